import { describe, expect, test } from 'vitest'
import type { CaseRows } from './index.ts'
import { minutes, not, paid, power, recharge, said, T0 } from './testing/told.ts'

type Row = readonly [what: string, read: () => Partial<CaseRows>, said: string]

const ended = (changes: Parameters<typeof recharge>[0]) => ({ recharge: recharge(changes) })
const twins = (changes: Parameters<typeof recharge>[0], ...movements: CaseRows['movements']) => ({
  ...{ recharge: recharge(), movements },
  recharges: [
    recharge(),
    recharge({ id: 2, startedAt: minutes(5), stoppedAt: minutes(55), income: 3000, ...changes }),
  ],
})
const register = (kwh: number) => ({
  'Energy.Active.Import.Register': [
    { timestamp: new Date(T0).toISOString(), value: 1000 },
    { timestamp: new Date(minutes(60)).toISOString(), value: 1000 + kwh * 1000 },
  ],
})
const others = (...incomes: readonly number[]) =>
  incomes.map((income, at) =>
    recharge({
      id: 11 + at,
      idTag: `CARD-${at}`,
      startedAt: minutes(-500 * (at + 1)),
      stoppedAt: minutes(60 - 500 * (at + 1)),
      income,
    }),
  )
const priced = (income: number, ...rest: readonly number[]) => ({
  ...{ recharge: recharge({ income }), recharges: [recharge({ income }), ...others(...rest)] },
  movements: [paid(1, { amount: income })],
})

const MONEY: readonly Row[] = [
  [
    'two at once',
    () => twins({}, paid(1), paid(2, { amount: 3000 })),
    'chargedTwice.overlap; recharges+money; amount 4000 other 3000',
  ],
  [
    'two at once, one in part given back',
    () => twins({}, paid(1), paid(2, { refunded: 1000 })),
    'chargedTwice.overlap; recharges+money; amount 4000 other 3000',
  ],
  [
    'two at once, the other given back',
    () => twins({}, paid(1), paid(2, { refunded: 4000 })),
    'chargedTwice.refunded; recharges+money; amount 4000 other 3000',
  ],
  [
    'two at once, this one given back',
    () => twins({}, paid(1, { refunded: 4000 }), paid(2)),
    'chargedTwice.refunded; recharges+money; amount 4000 other 3000',
  ],
  [
    'two at once, one refused',
    () => twins({}, paid(1), paid(2, { status: 'refused' })),
    'price.twoRecharges; recharges+money; amount 7000',
  ],
  [
    'two at once, the money unread',
    () => ({ ...twins({}), unread: not('failed', 'money') }),
    'unknown.maybeTwice; money; amount 4000 other 3000',
  ],
  [
    'two at once, one free, the money unread',
    () => ({ ...twins({ income: 0 }), unread: not('failed', 'money') }),
    'unknown.noBill; money',
  ],
  [
    'beside each other for a minute',
    () => twins({ startedAt: minutes(59), stoppedAt: minutes(90) }, paid(1), paid(2)),
    'price.twoRecharges; recharges+money; amount 7000',
  ],
  [
    'for longer',
    () => twins({ startedAt: minutes(58.9), stoppedAt: minutes(90) }, paid(1), paid(2)),
    'chargedTwice.overlap; recharges+money; amount 4000 other 3000',
  ],
  [
    'at another connector',
    () => twins({ connectorId: 2 }, paid(1), paid(2)),
    'price.twoRecharges; recharges+money; amount 7000',
  ],
  [
    'the other one goes on',
    () => twins({ stoppedAt: undefined }, paid(1), paid(2)),
    'chargedTwice.overlap; recharges+money; amount 4000 other 3000',
  ],
  [
    'paid twice',
    () => ({ ...ended({}), movements: [paid(1), paid(1, { key: 'B', externalId: 'B' })] }),
    'chargedTwice.payments; recharges+money; amount 4000 other 8000',
  ],
  [
    'paid twice, one given back',
    () => ({ ...ended({}), movements: [paid(1), paid(1, { key: 'B', externalId: 'B', refunded: 4000 })] }),
    'chargedTwice.refunded; recharges+money; amount 4000 other 0',
  ],
  [
    'paid, and given back',
    () => ({ ...ended({}), movements: [paid(1, { refunded: 4000 })] }),
    'price.lines; recharge+money; amount 4000 kwh 20',
  ],
  ['free', () => ended({ income: 0 }), 'price.free; recharge+money; kwh 20'],
  ['a price and no movement', () => ended({}), 'unknown.noBill; money'],
  [
    'the money unread',
    () => ({ ...ended({}), unread: not('notPermitted', 'money') }),
    'unknown.noBill; money',
  ],
  [
    'a hundredth apart',
    () => ({ ...ended({}), movements: [paid(1, { amount: 4001 })] }),
    'price.lines; recharge+money; amount 4000 kwh 20',
  ],
  [
    'two hundredths apart',
    () => ({ ...ended({}), movements: [paid(1, { amount: 4002 })] }),
    'unknown.amountsDiffer; money+prices; amount 4000 other 4002',
  ],
  [
    'no amount',
    () => ({ ...ended({}), movements: [paid(1, { amount: undefined })] }),
    'unknown.amountsDiffer; money+prices; amount 4000 other 0',
  ],
  [
    'reserved',
    () => ({ ...ended({}), movements: [paid(1, { status: 'authorized' })] }),
    'price.reserved; recharge+money; amount 4000 kwh 20',
  ],
  [
    'idle',
    () => ({ ...ended({ idleSeconds: 1559, idleAmount: 500 }), movements: [paid(1)] }),
    'price.idle; recharge+money; amount 4000 kwh 20 other 500 minutes 25',
  ],
  [
    'an idle movement alone',
    () => ({ ...ended({ idleSeconds: 1559 }), movements: [paid(1), paid(1, { key: 'I', target: 'IDLE' })] }),
    'price.idle; recharge+money; amount 4000 kwh 20 other 0 minutes 25',
  ],
  [
    'two recharges',
    () => ({ ...twins({ startedAt: minutes(70), stoppedAt: minutes(90) }, paid(1), paid(2)) }),
    'price.twoRecharges; recharges+money; amount 7000',
  ],
  [
    'one of two was free',
    () => ({ ...twins({ startedAt: minutes(70), stoppedAt: minutes(90), income: 0 }, paid(1)) }),
    'price.lines; recharge+money; amount 4000 kwh 20',
  ],
]
const ENERGY: readonly Row[] = [
  [
    '500 kW',
    () => ({ ...ended({ energyKwh: 500 }), movements: [paid(1)] }),
    'price.lines; recharge+money; amount 4000 kwh 500',
  ],
  [
    'more',
    () => ({ ...ended({ energyKwh: 501 }), movements: [paid(1)] }),
    'unknown.tooMuchEnergy; measures+meter; kwh 501 minutes 60',
  ],
  [
    'within a minute',
    () => ({ ...ended({ energyKwh: 8, stoppedAt: T0 + 1000 }), movements: [paid(1)] }),
    'price.lines; recharge+money; amount 4000 kwh 8',
  ],
  [
    'more within a minute',
    () => ({ ...ended({ energyKwh: 9, stoppedAt: T0 + 1000 }), movements: [paid(1)] }),
    'unknown.tooMuchEnergy; measures+meter; kwh 9 minutes 1',
  ],
  [
    'the meter says the same',
    () => ({ ...ended({}), values: register(21), movements: [paid(1)] }),
    'price.lines; recharge+money; amount 4000 kwh 20',
  ],
  [
    'the meter says more',
    () => ({ ...ended({}), values: register(21.1), movements: [paid(1)] }),
    'unknown.meterDiffers; meter; kwh 20 meterKwh 21.1',
  ],
  [
    'the meter says less',
    () => ({ ...ended({}), values: register(18.9), movements: [paid(1)] }),
    'unknown.meterDiffers; meter; kwh 20 meterKwh 18.9',
  ],
  [
    'of little half a kWh is allowed',
    () => ({ ...ended({ energyKwh: 2 }), values: register(2.5), movements: [paid(1)] }),
    'price.lines; recharge+money; amount 4000 kwh 2',
  ],
  [
    'the car stopped',
    () => ({ ...ended({}), values: power([1, 40], [48, 40], [50, 0], [60, 0]), movements: [paid(1)] }),
    'stoppedEarly.car; measures+recharge; at 50',
  ],
  [
    'the car stopped shortly before',
    () => ({ ...ended({}), values: power([1, 40], [50, 40], [51, 0], [60, 0]), movements: [paid(1)] }),
    'price.lines; recharge+money; amount 4000 kwh 20',
  ],
]
const USUAL: readonly Row[] = [
  [
    'twice what it costs',
    () => priced(8000, 4000, 4000, 4000, 4000, 4000),
    'price.lines; recharge+money; amount 8000 kwh 20',
  ],
  [
    'more',
    () => priced(8001, 4000, 4000, 4000, 4000, 4000),
    'unknown.unusualPrice; prices; amount 400 other 200',
  ],
  [
    'the middle one counts',
    () => priced(8001, 40_000, 100, 4000, 100, 40_000),
    'unknown.unusualPrice; prices; amount 400 other 200',
  ],
  [
    'too few others',
    () => priced(8001, 4000, 4000, 4000, 4000),
    'price.lines; recharge+money; amount 8001 kwh 20',
  ],
  [
    'free ones do not count',
    () => priced(8001, 4000, 4000, 4000, 4000, 0),
    'price.lines; recharge+money; amount 8001 kwh 20',
  ],
]

describe.each([
  ['money', MONEY],
  ['energy', ENERGY],
  ['what is usual', USUAL],
] as const)('%s', (_, all) => {
  test.each(all)('%s', (__, read, words) => {
    expect(said(read())).toBe(words)
  })
})
