import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { overlayDocs, SCENARIOS } from '../../testing/index.ts'
import { Button } from '../Button/Button.tsx'
import { StatList, StatRow } from '../StatRow/StatRow.tsx'
import { DRAWER_SIDES, Drawer, type DrawerProps } from './Drawer.tsx'

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
  parameters: overlayDocs,
} satisfies Meta<typeof Drawer>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['visual'], parameters: { visual: { width: 480, height: 320 } } }

/** At the other edge, where navigation comes from. */
export const States: Story = {
  parameters: { visual: { width: 480, height: 320 } },
  args: { side: 'start' },
}

export const Contents: Story = {
  parameters: { visual: { width: 480, height: 512 } },
  args: {
    title: SCENARIOS[2].text,
    children: (
      <StatList>
        {SCENARIOS.map(({ name, text }) => (
          <StatRow key={name} label={name} value={text} />
        ))}
      </StatList>
    ),
  },
}

function Opened(args: DrawerProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Detalhes</Button>
      <Drawer {...args} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

export const Keyboard: Story = {
  render: (args) => <Opened {...args} />,
  play: async ({ canvas, step }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const drawer = within(await canvas.findByRole('dialog', { name: 'Paulista 01' }))
    await step('the content has the focus first, the cross comes last', async () => {
      await waitFor(() => expect(drawer.getByRole('button', { name: 'Abrir estação' })).toHaveFocus())
      await userEvent.tab({ shift: true })
      await expect(drawer.getByRole('button', { name: 'Fechar' })).toHaveFocus()
      await userEvent.tab()
      await expect(drawer.getByRole('button', { name: 'Abrir estação' })).toHaveFocus()
    })
    await step('Escape closes it and gives the focus back', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Detalhes' })).toHaveFocus())
    })
  },
}
