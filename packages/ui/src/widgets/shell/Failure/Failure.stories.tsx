import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { longestWords } from '../../../testing/index.ts'
import { AppError } from './AppError.tsx'
import { ErrorDetails } from './ErrorDetails.tsx'
import { LostChunk, type LostChunkProps } from './LostChunk.tsx'
import { PanelError } from './PanelError.tsx'
import { RouteError } from './RouteError.tsx'

const details = [
  'TypeError: cannot read properties of undefined (reading "name")',
  '2026-03-14T15:04:58.120Z GET stats/info done 200 84 ms',
  '2026-03-14T15:04:59.004Z GET chargepoints unreachable 0 10000 ms',
].join('\n')

const nothing = async () => undefined
const onCopy = fn(async () => undefined)
const onSave = fn(async () => undefined)

const meta = {
  title: 'Widgets/Shell/Failure',
  component: RouteError,
  subcomponents: { RouteError, AppError, ErrorDetails, PanelError, LostChunk },
  args: {
    details: <ErrorDetails details={details} onCopy={onCopy} onSave={onSave} />,
    onRetry: fn(),
    homeHref: '/',
  },
} satisfies Meta<typeof RouteError>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Contents: Story = {
  ...longestWords,
  parameters: { visual: { width: 360, height: 592 } },
  args: {
    details: <ErrorDetails details={`${'x'.repeat(400)}\n${details}`} onCopy={onCopy} onSave={onSave} />,
  },
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
    await expect(onCopy).toHaveBeenCalledWith(details)
    await expect(await canvas.findByText('Detalhes copiados')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar para o suporte' }))
    await expect(onSave).toHaveBeenCalledOnce()
  },
}

export const CopyRefused: Story = {
  args: {
    details: (
      <ErrorDetails details={details} onCopy={() => Promise.reject(new Error('refused'))} onSave={onSave} />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Detalhes para o suporte'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Copiar detalhes' }))
    await expect(await canvas.findByText(/Não foi possível copiar/)).toBeVisible()
  },
}

export const App: Story = {
  tags: ['screen'],
  parameters: { layout: 'fullscreen', visual: { width: 360, height: 480 } },
  render: (args) => <AppError details={args.details} onReload={fn()} />,
}

export const Panel: Story = {
  tags: ['visual'],
  parameters: { visual: { width: 360, height: 196 } },
  render: ({ onRetry }) => <PanelError onRetry={onRetry} />,
}

export const NewVersion: Story = {
  tags: ['visual'],
  parameters: { visual: { width: 480, height: 184 } },
  render: ({ onRetry }) => <LostChunk loss="outdated" onReload={onRetry} onCheck={nothing} keepsDraft />,
}

/** While nobody answers a reload would lose the page: it is offered once the check finds somebody. */
export const CheckFirst: Story = {
  render: function Render({ onRetry }) {
    const [loss, setLoss] = useState<LostChunkProps['loss']>('unreachable')
    const check = async () => setLoss('missed')
    return <LostChunk loss={loss} onReload={onRetry} onCheck={check} />
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Recarregar agora' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Verificar conexão' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Recarregar agora' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
