import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../../../primitives/index.ts'
import { longestWords, overlayDocs, phone } from '../../../testing/index.ts'
import { allItems, fewItems } from '../storyItems.ts'
import { NavDrawer, type NavDrawerProps } from './NavDrawer.tsx'

function Opener(props: NavDrawerProps) {
  const [isOpen, setOpen] = useState(props.isOpen)
  const close = (): void => {
    setOpen(false)
    props.onClose()
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Abrir menu</Button>
      <NavDrawer {...props} isOpen={isOpen} onClose={close} />
    </>
  )
}

const meta = {
  title: 'Widgets/Shell/NavDrawer',
  component: NavDrawer,
  args: { items: allItems, current: 'home', isOpen: true, onClose: fn() },
  render: (args) => <Opener {...args} />,
  ...phone,
  parameters: { ...phone.parameters, ...overlayDocs },
} satisfies Meta<typeof NavDrawer>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['visual'], parameters: { visual: { width: 360, height: 512 } } }

/** Only what somebody with few permissions may open. */
export const States: Story = {
  parameters: { visual: { width: 360, height: 320 } },
  args: { items: fewItems, current: 'alerts' },
}

export const Contents: Story = {
  globals: { ...phone.globals, ...longestWords.globals },
  parameters: { visual: { width: 360, height: 512 } },
}

export const Open: Story = {
  name: 'SHL-008 the same items in a drawer',
  play: async () => {
    await expect(await screen.findAllByRole('link')).toHaveLength(16)
  },
}

export const Keyboard: Story = {
  name: 'SHL-008 opens and closes by keyboard, the focus comes back',
  args: { isOpen: false },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const drawer = await screen.findByRole('dialog')
    await waitFor(() => expect(drawer).toBeVisible())
    // The first one closes the tooltip of the button that has the focus, if it stands.
    await userEvent.keyboard('{Escape}{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Abrir menu' })).toHaveFocus())
  },
}

export const ClosesOnFollow: Story = {
  args: { items: allItems.map((item) => ({ ...item, href: `#${item.id}` })) },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('link', { name: 'Estações' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
