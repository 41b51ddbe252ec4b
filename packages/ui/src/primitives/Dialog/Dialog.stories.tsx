import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { overlayDocs, SCENARIOS } from '../../testing/index.ts'
import { Button } from '../Button/Button.tsx'
import { StatList, StatRow } from '../StatRow/StatRow.tsx'
import { DIALOG_SIZES } from './Dialog.styles.ts'
import { Dialog, type DialogProps } from './Dialog.tsx'

const meta = {
  title: 'Primitives/Dialog',
  component: Dialog,
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Sessão expirada',
    description: 'Entre de novo para continuar. O que você digitou foi guardado.',
    footer: <Button tone="brand">Entrar de novo</Button>,
  },
  argTypes: { size: { control: 'select', options: DIALOG_SIZES } },
  parameters: overlayDocs,
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['visual'], parameters: { visual: { width: 480, height: 240 } } }

export const Contents: Story = {
  parameters: { visual: { width: 480, height: 512 } },
  args: {
    title: SCENARIOS[2].text,
    description: SCENARIOS[1].text,
    children: (
      <StatList>
        {SCENARIOS.map(({ name, text }) => (
          <StatRow key={name} label={name} value={text} />
        ))}
      </StatList>
    ),
  },
}

/** The largest size, with more than fits: it scrolls between head and foot, which stay. */
export const States: Story = {
  args: {
    size: 'large',
    children: Array.from({ length: 40 }, (_, i) => i + 1).map((n) => (
      <p key={n}>Linha {n}: Estação de recarga rápida do estacionamento subterrâneo</p>
    )),
  },
  // The scrolled body has nothing focusable in it; Chromium makes such a box focusable by itself.
  parameters: {
    visual: { width: 480, height: 360 },
    a11y: { config: { rules: [{ id: 'scrollable-region-focusable', enabled: false }] } },
  },
}

function Opened(args: DialogProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Abrir</Button>
      <Dialog {...args} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

export const Keyboard: Story = {
  render: (args) => <Opened {...args} />,
  play: async ({ canvas, canvasElement, step }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const dialog = await canvas.findByRole('dialog', { name: 'Sessão expirada' })
    await step('it is named, described, in its layer, and locks the page', async () => {
      await expect(dialog).toHaveAccessibleDescription(/O que você digitou foi guardado/)
      await expect(dialog.closest('[data-layer-host]')).not.toBeNull()
      await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden')
    })
    await step('Tab goes round inside', async () => {
      await waitFor(() =>
        expect(within(dialog).getByRole('button', { name: 'Entrar de novo' })).toHaveFocus(),
      )
      await userEvent.tab()
      await expect(within(dialog).getByRole('button', { name: 'Fechar' })).toHaveFocus()
      await userEvent.tab()
      await expect(within(dialog).getByRole('button', { name: 'Entrar de novo' })).toHaveFocus()
      await userEvent.tab()
    })
    await step('Escape closes the tooltip first, then the dialog; focus returns', async () => {
      // The close button's bubble only repeats its label, so assistive technology does not see it; the top layer does.
      const isBubbleOpen = () => canvasElement.ownerDocument.querySelector(':popover-open') !== null
      await waitFor(() => expect(isBubbleOpen()).toBe(true))
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(isBubbleOpen()).toBe(false))
      // It may still be fading in on a busy machine.
      await waitFor(() => expect(dialog).toBeVisible())
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Abrir' })).toHaveFocus())
    })
  },
}
