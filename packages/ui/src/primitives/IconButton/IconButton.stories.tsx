import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { StateSheet } from '../../testing/index.ts'
import { ICON_BUTTON_SIZES, ICON_BUTTON_TONES, IconButton } from './index.ts'

const meta = {
  title: 'Primitives/IconButton',
  component: IconButton,
  args: { label: 'Notificações', icon: <Bell aria-hidden="true" />, onClick: fn() },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = {
  render: (args) => (
    <StateSheet rows={ICON_BUTTON_SIZES} columns={['idle', 'pressed', 'busy', 'disabled'] as const}>
      {(size, state) => (
        <IconButton
          {...args}
          size={size}
          aria-pressed={state === 'pressed'}
          isBusy={state === 'busy'}
          disabledReason={state === 'disabled' ? 'Sem permissão para alertas' : undefined}
        />
      )}
    </StateSheet>
  ),
}

export const Tones: Story = {
  render: (args) => (
    <StateSheet rows={ICON_BUTTON_TONES} columns={ICON_BUTTON_SIZES}>
      {(tone, size) => <IconButton {...args} tone={tone} size={size} aria-pressed={tone === 'chrome'} />}
    </StateSheet>
  ),
}

export const LabelShowsOnFocus: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Notificações' })).toHaveFocus()
    await expect(canvas.getByText('Notificações')).toBeVisible()
    // The bubble repeats the name, so it is not read a second time as description.
    await expect(canvas.getByRole('button')).not.toHaveAccessibleDescription()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByText('Notificações')).not.toBeVisible()
  },
}
