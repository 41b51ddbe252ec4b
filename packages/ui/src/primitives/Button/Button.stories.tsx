import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { Scenarios, StateSheet } from '../../testing/index.ts'
import { BUTTON_SIZES, BUTTON_TONES } from './Button.styles.ts'
import { Button } from './Button.tsx'
import { ButtonLink } from './ButtonLink.tsx'

const meta = {
  title: 'Primitives/Button',
  component: Button,
  subcomponents: { Button, ButtonLink },
  args: { children: 'Salvar alterações', onClick: fn() },
  argTypes: {
    tone: { control: 'select', options: BUTTON_TONES },
    size: { control: 'select', options: BUTTON_SIZES },
  },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { tone: 'brand' } }

const STATES = ['idle', 'small', 'large', 'icon', 'busy', 'disabled', 'link'] as const

export const States: Story = {
  parameters: { visual: { width: 1180, height: 392 } },
  render: (args) => (
    <StateSheet rows={BUTTON_TONES} columns={STATES}>
      {(tone, state) => {
        if (state === 'link')
          return (
            <ButtonLink href="/stations" tone={tone}>
              Estações
            </ButtonLink>
          )
        return (
          <Button
            {...args}
            tone={tone}
            size={state === 'small' || state === 'large' ? state : 'medium'}
            isBusy={state === 'busy'}
            disabledReason={state === 'disabled' ? 'Escolha uma estação antes' : undefined}
            icon={state === 'icon' ? <Plus aria-hidden="true" /> : undefined}
          />
        )
      }}
    </StateSheet>
  ),
}

export const Contents: Story = {
  render: () => <Scenarios inlineSize={149}>{({ text }) => <Button>{text}</Button>}</Scenarios>,
  // An empty button has no name; that is what axe says here, rightly.
  parameters: {
    visual: { width: 512, height: 392 },
    a11y: { config: { rules: [{ id: 'button-name', enabled: false }] } },
  },
}

export const Keyboard: Story = {
  args: { tone: 'brand' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button')
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}

export const DisabledSaysWhy: Story = {
  args: { tone: 'brand', disabledReason: 'Passe a verificação humana antes' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button')
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveAccessibleDescription('Passe a verificação humana antes')
    await expect(canvas.getByRole('tooltip')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('tooltip')).toBeNull()
    await expect(button).toHaveFocus()
  },
}

export const BusyIsPressedOnce: Story = {
  args: { tone: 'brand', isBusy: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: /Aguarde/ })
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}
