import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { overlayDocs } from '../../../testing/index.ts'
import { ToastSetting } from './ToastSetting.tsx'

const meta = {
  title: 'Widgets/Shell/ToastSetting',
  component: ToastSetting,
  args: { value: 'all', onChange: fn() },
  parameters: overlayDocs,
} satisfies Meta<typeof ToastSetting>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Keyboard: Story = {
  tags: ['LIV-009'],
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Avisos ao vivo' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('menuitemradio', { name: 'Todos os eventos' })).toBeChecked()
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Só falhas' }))
    await expect(args.onChange).toHaveBeenCalledWith('failures')
  },
}
