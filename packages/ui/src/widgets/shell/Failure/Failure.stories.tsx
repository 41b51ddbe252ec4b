import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { longestWords, phone } from '../../../testing/index.ts'
import { AppError } from './AppError.tsx'
import { LostChunk } from './LostChunk.tsx'
import { PanelError } from './PanelError.tsx'
import { RouteError } from './RouteError.tsx'

const details = [
  'TypeError: cannot read properties of undefined (reading "name")',
  '2026-03-14T15:04:58.120Z GET stats/info done 200 84 ms',
  '2026-03-14T15:04:59.004Z GET chargepoints unreachable 0 10000 ms',
].join('\n')

const meta = {
  title: 'Widgets/Shell/Failure',
  component: RouteError,
  subcomponents: { RouteError, AppError, PanelError, LostChunk },
  args: { details, onRetry: fn(), onCopy: fn(async () => undefined), homeHref: '/' },
} satisfies Meta<typeof RouteError>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['screen'],
  parameters: { visual: { width: 360, height: 496 } },
}

export const Contents: Story = {
  ...longestWords,
  parameters: { visual: { width: 360, height: 592 } },
  args: { details: `${'x'.repeat(400)}\n${details}` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText((_, element) => element?.tagName === 'SUMMARY'))
  },
}

export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Tentar novamente' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Ir para o início' })).toHaveFocus()
  },
}

export const Route: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByText('Detalhes para o suporte'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Copiar detalhes' }))
    await expect(args.onCopy).toHaveBeenCalledWith(details)
    await expect(await canvas.findByText('Detalhes copiados')).toBeVisible()
  },
}

export const CopyRefused: Story = {
  args: { onCopy: fn(() => Promise.reject(new Error('refused'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Detalhes para o suporte'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Copiar detalhes' }))
    await expect(await canvas.findByText(/Não foi possível copiar/)).toBeVisible()
  },
}

export const RouteOnPhone: Story = { ...phone }

export const App: Story = {
  tags: ['screen'],
  parameters: { layout: 'fullscreen', visual: { width: 360, height: 480 } },
  render: ({ onCopy }) => <AppError details={details} onCopy={onCopy} onReload={fn()} />,
}

export const Panel: Story = {
  tags: ['visual'],
  parameters: { visual: { width: 360, height: 196 } },
  render: ({ onRetry }) => <PanelError onRetry={onRetry} />,
}

export const NewVersion: Story = {
  tags: ['visual'],
  parameters: { visual: { width: 480, height: 184 } },
  render: ({ onRetry }) => <LostChunk onReload={onRetry} keepsDraft />,
}
