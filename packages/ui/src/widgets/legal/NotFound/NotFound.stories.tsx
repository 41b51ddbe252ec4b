import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { longestWords } from '../../../testing/index.ts'
import { NotFound } from './NotFound.tsx'

const meta = {
  title: 'Widgets/Legal/NotFound',
  component: NotFound,
  args: { homeHref: '/', onBack: fn() },
  parameters: { visual: { width: 360, height: 400 } },
} satisfies Meta<typeof NotFound>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['LEG-007', 'RTE-038'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Página não encontrada' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Ir para o início' })).toHaveAttribute('href', '/')
  },
}

export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Ir para o início' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}

export const Contents: Story = { ...longestWords }

export const SignedOut: Story = {
  render: () => <NotFound signInHref="/auth/login" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/auth/login')
  },
}
