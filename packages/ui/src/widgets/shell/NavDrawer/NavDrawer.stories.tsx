import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { Button } from '../../../primitives/index.ts'
import { overlayDocs, phone } from '../../../testing/index.ts'
import { allItems } from '../storyItems.ts'
import { NavDrawer } from './NavDrawer.tsx'

const meta = {
  title: 'Widgets/Shell/NavDrawer',
  component: NavDrawer,
  args: { items: allItems, current: 'home', isOpen: true, onClose: fn() },
  render: (args) => (
    <>
      <Button>Abrir menu</Button>
      <NavDrawer {...args} />
    </>
  ),
  ...phone,
  parameters: { ...phone.parameters, ...overlayDocs },
} satisfies Meta<typeof NavDrawer>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['visual', 'SHL-008'],
  parameters: { visual: { width: 360, height: 740, ownGlobals: true, representative: true } },
}

export const ClosesOnFollow: Story = {
  args: { items: allItems.map((item) => ({ ...item, href: `#${item.id}` })) },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('link', { name: 'Estações' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
