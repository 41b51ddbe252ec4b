import { describe, expect, test } from 'vitest'
import { axisOf, type CaseEnd, type CaseRows, factsOf } from './index.ts'
import {
  command,
  event,
  minutes,
  NOW,
  not,
  paid,
  power,
  recharge,
  refusedAt,
  rows,
  T0,
  verdict,
} from './testing/told.ts'

/** What a driver says, what was read, the verdict; of what nobody can tell, what would settle it. */
type Story = readonly [told: string, read: () => Partial<CaseRows>, end: CaseEnd, settledBy?: string]

const DID_NOT_START: readonly Story[] = [
  ['the card is nobody’s', () => ({ cards: refusedAt(minutes(1)) }), 'didNotStart.cardRefused'],
  [
    'the connector was out of order',
    () => ({ events: [event('Available', minutes(-90)), event('Failure', minutes(-50))] }),
    'didNotStart.fault',
  ],
  ['the station was away', () => ({ events: [event('Disconnected', minutes(-20))] }), 'didNotStart.offline'],
  [
    'the station refused the start that support sent',
    () => ({ tasks: [command('Remote Start Transaction', 'Rejected', minutes(2))] }),
    'didNotStart.commandRefused',
  ],
  [
    'the start never arrived',
    () => ({ tasks: [command('Remote Start Transaction', 'error: offline', minutes(2))] }),
    'unknown.commandSilent',
    'events, log',
  ],
  [
    'the power went at once',
    () => ({ recharge: recharge({ energyKwh: 0, stopReason: 'PowerLoss' }) }),
    'didNotStart.power',
  ],
  [
    'another card ended it',
    () => ({ recharge: recharge({ energyKwh: 0, stopReason: 'DeAuthorized' }) }),
    'didNotStart.notAuthorized',
  ],
  [
    'the plug sat, nothing flowed',
    () => ({ recharge: recharge({ energyKwh: 0, stopReason: 'EVDisconnected' }) }),
    'didNotStart.noEnergy',
  ],
  [
    'nobody saw anything',
    () => ({ unread: not('notPermitted', 'cards') }),
    'unknown.nothingSeen',
    'driver, cards, log',
  ],
]
const twin = () => recharge({ id: 2, startedAt: minutes(5), stoppedAt: minutes(55) })
const CHARGED_TWICE: readonly Story[] = [
  [
    'two at once, both paid',
    () => ({ recharge: recharge(), recharges: [recharge(), twin()], movements: [paid(1), paid(2)] }),
    'chargedTwice.overlap',
  ],
  [
    'two at once, one given back',
    () => ({
      recharge: recharge(),
      recharges: [recharge(), twin()],
      movements: [paid(1), paid(2, { refunded: 4000 })],
    }),
    'chargedTwice.refunded',
  ],
  [
    'paid twice',
    () => ({
      recharge: recharge(),
      movements: [paid(1), paid(1, { key: 'TRANSACTION:1:CHAR_2', externalId: 'CHAR_2' })],
    }),
    'chargedTwice.payments',
  ],
  [
    'two at once, the payments unseen',
    () => ({ recharge: recharge(), recharges: [recharge(), twin()], unread: not('notPermitted', 'money') }),
    'unknown.maybeTwice',
    'money',
  ],
  [
    'one after the other, each with its energy',
    () => ({
      recharge: recharge(),
      recharges: [recharge(), recharge({ id: 2, startedAt: minutes(70), stoppedAt: minutes(90) })],
      movements: [paid(1), paid(2)],
    }),
    'price.twoRecharges',
  ],
  [
    'what was reserved stands beside what it cost',
    () => ({ recharge: recharge(), movements: [paid(1, { status: 'authorized' })] }),
    'price.reserved',
  ],
]
const STOPPED_EARLY: readonly Story[] = [
  ['the power went', () => ({ recharge: recharge({ stopReason: 'PowerLoss' }) }), 'stoppedEarly.power'],
  [
    'the connector failed',
    () => ({ recharge: recharge(), events: [event('Failure', minutes(60.5))] }),
    'stoppedEarly.fault',
  ],
  [
    'support ended it',
    () => ({
      recharge: recharge({ stopReason: 'Remote' }),
      tasks: [command('Remote Stop Transaction', 'Accepted', minutes(59))],
    }),
    'stoppedEarly.operator',
  ],
  ['no reason was told', () => ({ recharge: recharge({ stopReason: 'Other' }) }), 'unknown.noReason', 'log'],
]
const running = () => recharge({ stoppedAt: undefined, energyKwh: undefined, income: undefined })
const STILL_CHARGING: readonly Story[] = [
  ['it draws', () => ({ recharge: running(), values: power([10, 40], [295, 11]) }), 'stillCharging.charging'],
  [
    'the connector is free again',
    () => ({ recharge: running(), events: [event('Available', minutes(80))] }),
    'stillCharging.leftOpen',
  ],
  [
    'the station says nothing',
    () => ({ recharge: running(), values: power([10, 40]), unread: not('failed', 'events') }),
    'unknown.openSilent',
    'measures, events, log',
  ],
]
const PRICE: readonly Story[] = [
  ['what it cost', () => ({ recharge: recharge(), movements: [paid(1)] }), 'price.lines'],
  [
    'it stood afterwards',
    () => ({ recharge: recharge({ idleSeconds: 1500, idleAmount: 500 }), movements: [paid(1)] }),
    'price.idle',
  ],
  [
    'more than a car can take',
    () => ({ recharge: recharge({ energyKwh: 6820, stoppedAt: minutes(20) }), movements: [paid(1)] }),
    'unknown.tooMuchEnergy',
    'measures, meter',
  ],
  [
    'ten times what it costs here',
    () => {
      const asked = recharge({ income: 40_000 })
      const others = [11, 12, 13, 14, 15].map((id) =>
        recharge({
          id,
          idTag: `CARD-${id}`,
          startedAt: minutes(-id * 500),
          stoppedAt: minutes(-id * 500 + 60),
        }),
      )
      return { recharge: asked, recharges: [asked, ...others], movements: [paid(1, { amount: 40_000 })] }
    },
    'unknown.unusualPrice',
    'prices',
  ],
]
describe('26 told stories', () => {
  test('nine, six, four, three and four of them', () => {
    expect(
      [DID_NOT_START, CHARGED_TWICE, STOPPED_EARLY, STILL_CHARGING, PRICE].map(({ length }) => length),
    ).toEqual([9, 6, 4, 3, 4])
  })

  const all = [...DID_NOT_START, ...CHARGED_TWICE, ...STOPPED_EARLY, ...STILL_CHARGING, ...PRICE]

  test.each(all.map(([told, read, end, settledBy = '']) => [told, read, end, settledBy] as const))(
    '%s',
    (_, read, end, settledBy) => {
      const found = verdict(read())
      expect([found.end, found.settledBy.join(', ')]).toEqual([end, settledBy])
      // Two sources, or the charger's own word; what nobody can tell says what would settle it.
      const isOwnWord = ['recharge', 'events', 'commands'].includes(found.proof[0] ?? '')
      expect(
        found.end.startsWith('unknown') ? found.settledBy.length > 0 : found.proof.length > 1 || isOwnWord,
      ).toBe(true)
    },
  )
})

test('a price that two payments share is explained, as one payment is', () => {
  const half = (id: string) => paid(1, { key: id, externalId: id, amount: 2000 })
  const { end } = verdict({ recharge: recharge(), movements: [half('A'), half('B')] })
  expect(end).toBe(verdict({ recharge: recharge(), movements: [paid(1)] }).end)
})

describe('what could not be read', () => {
  test.each<[string, Partial<CaseRows>, CaseEnd]>([
    [
      'a refused card, the recharges unread',
      { cards: refusedAt(T0), unread: not('failed', 'recharges') },
      'unknown.nothingSeen',
    ],
    [
      'an absence, the recharges unread',
      { events: [event('Disconnected', minutes(-20))], unread: not('failed', 'recharges') },
      'unknown.nothingSeen',
    ],
    [
      'a price, the money unread',
      { recharge: recharge(), unread: not('notPermitted', 'money') },
      'unknown.noBill',
    ],
    [
      'an end without energy, nothing told',
      { recharge: recharge({ energyKwh: undefined }) },
      'unknown.noEnergyTold',
    ],
    [
      'the amounts differ',
      { recharge: recharge(), movements: [paid(1, { amount: 4100 })] },
      'unknown.amountsDiffer',
    ],
  ])('%s: nobody can tell', (_, read, end) => {
    expect(verdict(read).end).toBe(end)
  })

  test('a fault that came in between is no cause any more, and one of another connector is none', () => {
    const mended = [event('Failure', minutes(-50)), event('Available', minutes(-10))]
    expect(verdict({ events: mended }).end).toBe('unknown.nothingSeen')
    const other = [event('Failure', minutes(-50), { connectorId: 2 }), event('Available', minutes(-40))]
    expect(verdict({ events: other }).end).toBe('unknown.nothingSeen')
  })

  test('an event that came late proves nothing of what lies within its range', () => {
    const first = event('Available', minutes(-120))
    const after = [event('StationBooted', minutes(30)), event('StationBooted', minutes(35))]
    const late = event('Failure', minutes(-60))
    expect(verdict({ events: [first, ...after, late] }).end).toBe('unknown.clock')
    const item = axisOf(factsOf(rows({ events: [first, ...after, late] }))).find(
      (each) => each.what === 'event' && each.event === late,
    )
    expect(item?.doubt).toEqual({ from: minutes(-60), to: NOW })
  })
})

describe('the axis', () => {
  const asked = recharge({ nfeStatus: 'autorizado' })
  const next = recharge({ id: 2, startedAt: minutes(80), stoppedAt: minutes(100), income: 0 })
  const facts = factsOf(
    rows({
      recharge: asked,
      recharges: [asked, next, recharge({ id: 3, startedAt: minutes(200), stoppedAt: minutes(220) })],
      events: [
        event('Available', minutes(-31)),
        event('TransactionStarted', T0),
        event('Available', minutes(129)),
      ],
      movements: [paid(1, { refunded: 1000 })],
      tasks: [command('Reset', 'Accepted', minutes(-10)), command('Reset', 'Accepted', minutes(131))],
      values: power([1, 40], [30, 42], [40, 0], [60, 0]),
    }),
  )

  test('goes half an hour beyond the visit', () => {
    expect(facts.stretch).toEqual({ from: minutes(-30), to: minutes(130) })
    expect(facts.together.map(({ id }) => id)).toEqual([1, 2])
  })

  test('each item has its lane, its source and its clock; what no row dates is a range', () => {
    expect(
      axisOf(facts).map(({ what, lane, source, clock, doubt }) => [
        what,
        lane,
        source,
        clock,
        doubt !== undefined,
      ]),
    ).toEqual([
      ['command', 'operator', 'commands', 'server', false],
      ['recharge', 'driver', 'recharge', 'charger', false],
      ['event', 'station', 'events', 'charger', false],
      ['curve', 'driver', 'measures', 'charger', false],
      ['price', 'money', 'money', 'server', false],
      ['invoice', 'money', 'recharge', 'unknown', true],
      ['payment', 'money', 'money', 'server', false],
      ['refund', 'money', 'money', 'unknown', true],
      ['recharge', 'driver', 'recharges', 'charger', false],
      ['price', 'money', 'recharge', 'server', false],
      ['event', 'station', 'events', 'charger', false],
    ])
  })
})
