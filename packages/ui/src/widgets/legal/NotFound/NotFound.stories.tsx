import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { NotFound } from './NotFound.tsx'

const meta = {
  title: 'Widgets/Legal/NotFound',
  component: NotFound,
  args: { homeHref: '/', onBack: fn() },
} satisfies Meta<typeof NotFound>
export default meta
type Story = StoryObj<typeof meta>

export const SignedIn: Story = {
  name: 'LEG-007 RTE-038 says that the page was not found and offers ways on',
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Página não encontrada' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Ir para o início' })).toHaveAttribute('href', '/')
    await userEvent.click(canvas.getByRole('button', { name: 'Voltar' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}

export const SignedOut: Story = { render: () => <NotFound signInHref="/auth/login" /> }
