import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Scenarios, StateSheet } from '../../testing/index.ts'
import { Button } from '../Button/Button.tsx'
import { TOOLTIP_SIDES, Tooltip } from './Tooltip.tsx'

const meta = {
  title: 'Primitives/Tooltip',
  component: Tooltip,
  args: { text: 'OCPP 1.6: aceita o comando remoto', children: <Button>Iniciar recarga</Button> },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** All bubbles at once, which only this sheet does. */
const openAll = (canvasElement: HTMLElement): void => {
  for (const bubble of canvasElement.querySelectorAll<HTMLElement>('[role=tooltip]')) bubble.showPopover()
}

export const States: Story = {
  parameters: { layout: 'padded', visual: { width: 420, height: 320 } },
  play: ({ canvasElement }) => openAll(canvasElement),
  render: () => (
    <StateSheet rows={TOOLTIP_SIDES} columns={['trigger'] as const}>
      {(side) => (
        <Tooltip text={side} side={side}>
          <Button>{side}</Button>
        </Tooltip>
      )}
    </StateSheet>
  ),
}

export const Contents: Story = {
  parameters: { layout: 'padded', visual: { width: 648, height: 640 } },
  play: ({ canvasElement }) => openAll(canvasElement),
  render: () => (
    <Scenarios inlineSize={300}>
      {({ name, text }) => (
        <div style={{ paddingBlockEnd: 90 }}>
          <Tooltip text={text ?? undefined} side="below">
            <Button size="small">{name}</Button>
          </Tooltip>
        </div>
      )}
    </Scenarios>
  ),
}

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('tooltip')).toBeVisible()
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('OCPP 1.6: aceita o comando remoto')
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('tooltip')).toBeNull()
  },
}
export const StaysWhilePointedAt: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    await userEvent.hover(button)
    const bubble = await canvas.findByRole('tooltip')
    await userEvent.hover(bubble)
    await new Promise((resolve) => setTimeout(resolve, 300))
    await expect(bubble).toBeVisible()
    await userEvent.unhover(bubble)
    await waitFor(() => expect(bubble).not.toBeVisible())
  },
}

/** A list has hundreds of icon buttons: the bubble of a label is put into the page by a pointer or by the focus. */
export const LabelWaitsForAHand: Story = {
  args: { text: 'Reiniciar', isLabel: true, children: <Button>R</Button> },
  play: async ({ canvas, canvasElement }) => {
    const bubble = () => canvasElement.querySelector('[role=tooltip]')
    await expect(bubble()).toBeNull()
    await userEvent.tab()
    await waitFor(() => expect(bubble()).toBeVisible())
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(bubble()).not.toBeVisible())
    await userEvent.hover(canvas.getByRole('button'))
    await waitFor(() => expect(bubble()).toBeVisible())
  },
}
