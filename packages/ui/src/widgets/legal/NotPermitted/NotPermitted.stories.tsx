import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { NotPermitted } from './NotPermitted.tsx'

const meta = {
  title: 'Widgets/Legal/NotPermitted',
  component: NotPermitted,
  args: { userName: 'Marina Exemplo', onLogout: fn() },
} satisfies Meta<typeof NotPermitted>
export default meta
type Story = StoryObj<typeof meta>

export const NoPageAtAll: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Sair' }))
    await expect(args.onLogout).toHaveBeenCalledOnce()
  },
}

export const LoggingOut: Story = { args: { isLoggingOut: true } }
