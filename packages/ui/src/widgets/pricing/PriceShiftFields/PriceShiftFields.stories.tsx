import { EMPTY_WEEK } from '@corrente/domain/pricing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { StateSheet } from '../../../testing/index.ts'
import { STORY_WEEK } from '../storyWeek.ts'
import { PriceShiftFields } from './PriceShiftFields.tsx'

const meta = {
  title: 'Widgets/Pricing/PriceShiftFields',
  component: PriceShiftFields,
  parameters: { visual: { width: 480, height: 320 } },
  args: { week: STORY_WEEK, percent: undefined, onPercent: fn() },
  render: function Typed({ percent: initial, onPercent, ...args }) {
    const [percent, setPercent] = useState(initial)
    return (
      <PriceShiftFields
        {...args}
        percent={percent}
        onPercent={(typed) => {
          setPercent(typed)
          onPercent(typed)
        }}
      />
    )
  },
} satisfies Meta<typeof PriceShiftFields>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['visual'],
  name: '5 percent more: every price before and after; ten times more is refused',
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText(/Mudar todos os preços em/)
    const prices = canvas.getByRole('list', { name: 'Preços antes e depois' })
    await expect(prices).not.toHaveTextContent('→')
    await userEvent.type(field, '5')
    await expect(args.onPercent).toHaveBeenLastCalledWith(5)
    await expect(prices).toHaveTextContent(/R\$\s1,90\/kWh.*→ R\$\s2,00\/kWh/)
    await userEvent.clear(field)
    await userEvent.type(field, '-12,5')
    await expect(prices).toHaveTextContent(/R\$\s2,30\/kWh.*→ R\$\s2,01\/kWh/)
    await userEvent.clear(field)
    await userEvent.type(field, '900')
    await expect(canvas.getByText(/Escolha um valor entre/)).toBeVisible()
    await expect(prices).not.toHaveTextContent('→')
  },
}

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByLabelText(/Mudar todos os preços em/)).toHaveFocus()
    await userEvent.keyboard('5{ArrowUp}')
    await expect(args.onPercent).toHaveBeenLastCalledWith(6)
  },
}

const PERCENTS = { none: undefined, more: 5, less: -12.5, wrong: 900 } as const
const KINDS = Object.keys(PERCENTS) as (keyof typeof PERCENTS)[]

export const States: Story = {
  parameters: { visual: { width: 512, height: 1120 } },
  render: (args) => (
    <StateSheet rows={KINDS} columns={['copy'] as const}>
      {(kind) => (
        <div style={{ inlineSize: 340 }}>
          <PriceShiftFields {...args} percent={PERCENTS[kind]} />
        </div>
      )}
    </StateSheet>
  ),
}

export const Contents: Story = { args: { week: EMPTY_WEEK, percent: 5 } }
