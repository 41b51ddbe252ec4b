import { EMPTY_WEEK, NO_TARIFF, putGeneral } from '@corrente/domain/pricing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { StateSheet } from '../../../testing/index.ts'
import { DEAR, STORY_WEEK } from '../storyWeek.ts'
import { Simulator } from './Simulator.tsx'

/** A Tuesday evening. */
const EVENING = { date: '2026-11-24', minute: 1110, minutes: 60, kwh: 40, idleMinutes: 10 }
/** What a state stands for, by the recharge that shows it. */
const CASES = {
  period: { week: STORY_WEEK, initial: EVENING },
  general: { week: STORY_WEEK, initial: { ...EVENING, minute: 600 } },
  tail: { week: STORY_WEEK, initial: { ...EVENING, date: '2026-11-29', minute: 120 } },
  byMinute: { week: STORY_WEEK, initial: { ...EVENING, date: '2026-11-29', minute: 660 } },
  own: { week: EMPTY_WEEK, initial: EVENING },
  unpriced: {
    week: putGeneral(EMPTY_WEEK, ['TUESDAY'], { tariff: NO_TARIFF, isActive: true, missing: ['kwh'] }).week,
    initial: EVENING,
  },
}

const meta = {
  title: 'Widgets/Pricing/Simulator',
  component: Simulator,
  parameters: { visual: { width: 480, height: 620 } },
  args: { week: STORY_WEEK, initial: EVENING },
  argTypes: { connector: { control: false } },
} satisfies Meta<typeof Simulator>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['DPR-047'],
  play: async ({ canvas }) => {
    const [bill] = canvas.getAllByRole('table')
    const amounts = within(bill ?? canvas.getByRole('table'))
      .getAllByRole('row')
      .map((row) => within(row).getByRole('cell').textContent)
    // 1 + 40 × 2.30 = 93: 5 % and 15 % of it, ten idle minutes at 0.50.
    await expect(amounts.map((text) => text?.replace(/\s/g, ' '))).toEqual([
      'R$ 1,00',
      'R$ 92,00',
      'R$ 4,65',
      'R$ 13,95',
      'R$ 5,00',
      'R$ 116,60',
    ])
    await expect(canvas.getByText('Preço da faixa de terça 18:00–22:00')).toBeVisible()
    await expect(canvas.getByText('estimativa')).toBeVisible()
  },
}

export const States: Story = {
  parameters: { visual: { width: 640, height: 3520 } },
  render: () => (
    <StateSheet
      rows={['period', 'general', 'tail', 'byMinute', 'own', 'unpriced'] as const}
      columns={['now'] as const}
    >
      {(state) => (
        <div style={{ inlineSize: 440 }}>
          <Simulator {...CASES[state]} />
        </div>
      )}
    </StateSheet>
  ),
}

/** The cheapest, the chosen and the dearest hour, saved and changed. */
export const Compared: Story = {
  args: {
    before: STORY_WEEK,
    week: {
      ...STORY_WEEK,
      days: {
        ...STORY_WEEK.days,
        TUESDAY: {
          ...STORY_WEEK.days.TUESDAY,
          periods: STORY_WEEK.days.TUESDAY.periods.map((period) => ({
            ...period,
            tariff: { ...DEAR, kwh: 3 },
          })),
        },
      },
    },
  },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'A mesma recarga nesse dia' }))
    await expect(table.getByRole('row', { name: /mais barata.*00:00–18:00/ })).toHaveTextContent(
      /97,40.*97,40/,
    )
    await expect(table.getByRole('row', { name: /escolhida/ })).toHaveTextContent(/116,60.*150,20/)
    await expect(table.getByRole('row', { name: /mais cara.*18:00–22:00/ })).toHaveTextContent(
      /116,60.*150,20/,
    )
  },
}

export const Contents: Story = {
  args: { initial: { ...EVENING, minutes: 999_999, kwh: 123_456.789, idleMinutes: 99_999 } },
}

export const Typing: Story = {
  play: async ({ canvas }) => {
    const energy = canvas.getByLabelText(/Energia/)
    await userEvent.clear(energy)
    await expect(canvas.getByText('Preencha os campos para ver o custo.')).toBeVisible()
    await userEvent.type(energy, '10')
    await expect(canvas.getByText(/10 kWh × R\$\s2,30/)).toBeVisible()
    await expect(canvas.getByText(/R\$\s23,00/)).toBeVisible()
  },
}
