import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { DRAWER_SIDES, Drawer } from './index.ts'

const meta = {
  title: 'Primitives/Drawer',
  component: Drawer,
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Paulista 01',
    children: 'Dois conectores, um em carga desde 11:42.',
    footer: <Button tone="brand">Abrir estação</Button>,
  },
  argTypes: { side: { control: 'select', options: DRAWER_SIDES } },
} satisfies Meta<typeof Drawer>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await within(canvasElement).findByRole('dialog', { name: 'Paulista 01' })
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
export const AtStart: Story = { args: { side: 'start' } }
