import { theme } from '@corrente/themes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import styled from 'styled-components'
import { StateSheet } from '../../testing/index.ts'
import { ICON_BUTTON_SIZES, ICON_BUTTON_TONES } from './IconButton.styles.ts'
import { IconButton } from './IconButton.tsx'

const meta = {
  title: 'Primitives/IconButton',
  component: IconButton,
  args: { label: 'Notificações', icon: <Bell aria-hidden="true" />, onClick: fn() },
  argTypes: {
    tone: { control: 'select', options: ICON_BUTTON_TONES },
    size: { control: 'select', options: ICON_BUTTON_SIZES },
  },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const Ground = styled.div`
  display: inline-block;
  padding: ${theme.space[1]};

  &[data-tone='chrome'] {
    background: ${theme.chrome.bg};
  }
`
const STATES = ['idle', 'small', 'pressed', 'busy', 'disabled'] as const

export const States: Story = {
  parameters: { visual: { width: 440, height: 188 } },
  render: (args) => (
    <StateSheet rows={ICON_BUTTON_TONES} columns={STATES}>
      {(tone, state) => (
        <Ground data-tone={tone}>
          <IconButton
            {...args}
            tone={tone}
            size={state === 'small' ? 'small' : 'medium'}
            aria-pressed={state === 'pressed'}
            isBusy={state === 'busy'}
            disabledReason={state === 'disabled' ? 'Sem permissão para alertas' : undefined}
          />
        </Ground>
      )}
    </StateSheet>
  ),
}

export const Keyboard: Story = {
  play: async ({ canvas, args, step }) => {
    const button = canvas.getByRole('button', { name: 'Notificações' })
    await step(
      'the label shows on focus; it is the name, so it is not read again as description',
      async () => {
        await userEvent.tab()
        await expect(button).toHaveFocus()
        await expect(canvas.getByText('Notificações')).toBeVisible()
        await expect(button).not.toHaveAccessibleDescription()
      },
    )
    await step('Escape closes the label alone; Enter and Space press', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(canvas.getByText('Notificações')).not.toBeVisible()
      await userEvent.keyboard('{Enter}')
      await userEvent.keyboard(' ')
      await expect(args.onClick).toHaveBeenCalledTimes(2)
    })
  },
}
