import type { BilledLine } from '@corrente/domain/pricing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { StateSheet } from '../../../testing/index.ts'
import { BilledSince, type BilledSinceProps } from './BilledSince.tsx'

const CHANGED_AT = Date.UTC(2026, 2, 10, 15)
const HOUR = 3_600_000

/** @param first - the hour of the first, from the change */
const lines = (first: number, count: number, price: number): readonly BilledLine[] =>
  Array.from({ length: count }, (_, i) => ({
    id: 55_000 + first + i,
    startedAt: CHANGED_AT + (first + i) * HOUR,
    kwh: 18.4 + i,
    billed: Math.round((18.4 + i) * price),
    expected: Math.round((18.4 + i) * price),
    isOff: false,
  }))
const BEFORE = lines(-3, 3, 190)
const TYPED_WRONG = { before: BEFORE, since: lines(1, 4, 1900), off: 0, ratio: 10, leap: 'up' } as const
const [first, ...others] = lines(1, 3, 199)

/** What a state stands for, by what was read. */
const CASES = {
  before: undefined,
  none: { before: BEFORE, since: [], off: 0, ratio: undefined, leap: undefined },
  'ten times': TYPED_WRONG,
  'a tenth': { ...TYPED_WRONG, since: lines(1, 1, 19), ratio: 0.1, leap: 'down' },
  'off the list': {
    before: BEFORE,
    since: [...(first ? [{ ...first, billed: 9_999, isOff: true }] : []), ...others],
    off: 1,
    ratio: 1.05,
    leap: undefined,
  },
  'nothing before': { before: [], since: others, off: 0, ratio: undefined, leap: undefined },
} satisfies Record<string, BilledSinceProps['billed']>
const PLACES = Object.keys(CASES) as (keyof typeof CASES)[]

const meta = {
  title: 'Widgets/Pricing/BilledSince',
  component: BilledSince,
  parameters: { visual: { width: 640, height: 520 } },
  args: {
    changedAt: CHANGED_AT,
    billed: TYPED_WRONG,
    onAsk: fn(),
    onRestore: fn(),
    hrefOf: (id) => `/transactions?recharge=${id}`,
  },
} satisfies Meta<typeof BilledSince>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/custaram, na mediana, 10 vezes/)
    await userEvent.click(canvas.getByRole('button', { name: 'Voltar à lista anterior' }))
    await expect(args.onRestore).toHaveBeenCalledOnce()
  },
}

export const States: Story = {
  parameters: { visual: { width: 800, height: 1760 } },
  render: (args) => (
    <StateSheet rows={PLACES} columns={['now'] as const}>
      {(state) => (
        <div style={{ inlineSize: 600 }}>
          {/* Landmarks of one page have different names. */}
          <BilledSince
            {...args}
            changedAt={CHANGED_AT + PLACES.indexOf(state) * HOUR}
            billed={CASES[state]}
            onRestore={state === 'none' ? undefined : args.onRestore}
          />
        </div>
      )}
    </StateSheet>
  ),
}
