import { type PastRecharge, reprice } from '@corrente/domain/pricing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { loaded, notLoaded, StateSheet } from '../../../testing/index.ts'
import { BASE, STORY_WEEK } from '../storyWeek.ts'
import { type AskedDays, PastDays, type ReadDays } from './PastDays.tsx'

const ZONE = 'America/Sao_Paulo'
const asListed = (recharge: PastRecharge) =>
  reprice([recharge], { before: STORY_WEEK, after: STORY_WEEK }, ZONE).before
/** Four weeks of one recharge each morning, 10:00, and one each evening, 19:00, of 20 kWh in UTC−3, billed as listed. */
const RECHARGES = Array.from({ length: 28 }, (_, day) =>
  [13, 22].map((hour) => {
    const recharge = { startedAt: Date.UTC(2026, 9, 26 + day, hour), minutes: 60, kwh: 20 }
    return { ...recharge, id: 55_000 + day * 24 + hour, income: asListed(recharge) }
  }),
).flat()
const READ: ReadDays = { recharges: RECHARGES, open: 0, unread: 0, chargers: 14, isPartial: false }
const DEARER = {
  ...STORY_WEEK,
  days: {
    ...STORY_WEEK.days,
    TUESDAY: {
      ...STORY_WEEK.days.TUESDAY,
      periods: STORY_WEEK.days.TUESDAY.periods.map((period) => ({
        ...period,
        tariff: { ...BASE, kwh: 3 },
      })),
    },
  },
}
/** Each tenth of them: one at ten times the price, then one for nothing. */
const OFF = RECHARGES.map((each, place) =>
  place % 10 === 3 ? { ...each, income: each.income * (place % 20 === 3 ? 10 : 0) } : each,
)
const ASKED: AskedDays = {
  read: loaded(READ),
  weeks: { before: STORY_WEEK, after: DEARER },
  zone: ZONE,
  replaced: [],
  hrefOf: (id) => `/transactions?recharge=${id}`,
  reading: 'recharges',
  progress: undefined,
  onCancel: fn(),
}
/** What a state stands for, by what was asked. */
const CASES = {
  before: undefined,
  reading: { ...ASKED, read: notLoaded('loading'), progress: { read: 6, total: 14 } },
  failed: { ...ASKED, read: notLoaded('unreachable') },
  saved: { ...ASKED, weeks: { before: STORY_WEEK, after: STORY_WEEK } },
  changed: ASKED,
  'off the list': {
    ...ASKED,
    read: loaded({ ...READ, recharges: OFF }),
    weeks: { before: STORY_WEEK, after: STORY_WEEK },
  },
  left: { ...ASKED, read: loaded({ ...READ, open: 2, unread: 1, isPartial: true }) },
  none: { ...ASKED, read: loaded({ ...READ, recharges: [] }) },
  unused: { ...ASKED, read: loaded({ ...READ, recharges: [], chargers: 0 }) },
} satisfies Record<string, AskedDays | undefined>

/** Each has its own number of days: landmarks of one page have different names. */
const PLACES = Object.keys(CASES) as (keyof typeof CASES)[]

const meta = {
  title: 'Widgets/Pricing/PastDays',
  component: PastDays,
  parameters: { visual: { width: 480, height: 420 } },
  args: { days: 28, asked: ASKED, onAsk: fn() },
} satisfies Meta<typeof PastDays>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    // 4 of 56 recharges are on a Tuesday evening: 20 kWh dearer by R$ 0,70, with 20 % of fee and tax.
    const cell = (name: string) => canvas.getByRole('row', { name: new RegExp(`^${name}`) })
    await expect(cell('Recargas')).toHaveTextContent('56')
    await expect(cell('Energia')).toHaveTextContent('1.120,00 kWh')
    await expect(cell('Diferença')).toHaveTextContent(/\+R\$\s67,20/)
    await expect(cell('Ficam mais caras')).toHaveTextContent(/4$/)
    await expect(cell('Ficam mais baratas')).toHaveTextContent(/0$/)
    await expect(canvas.getByText('56 recargas foram cobradas como a lista diz.')).toBeVisible()
  },
}

/** Who may not see amounts reads what the lists say, and not what was billed. */
export const NoAmounts: Story = {
  args: { asked: { ...ASKED, replaced: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^Recargas/ })).toHaveTextContent('56')
    await expect(canvas.queryByText(/cobradas/)).not.toBeInTheDocument()
  },
}

export const States: Story = {
  parameters: { visual: { width: 640, height: 2080 } },
  render: () => (
    <StateSheet rows={PLACES} columns={['now'] as const}>
      {(state) => (
        <div style={{ inlineSize: 440 }}>
          <PastDays days={PLACES.indexOf(state) + 21} asked={CASES[state]} onAsk={fn()} />
        </div>
      )}
    </StateSheet>
  ),
}
