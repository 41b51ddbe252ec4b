import { describe, expect, test } from 'vitest'
import type { Movement } from '../../financial/index.ts'
import {
  connectorDetailFixture,
  movementFixture,
  notificationFixture,
  rechargeFixture,
  taskFixture,
  unknownTagsFixture,
} from '../../fixtures/index.ts'
import type { StationNotification } from '../../notifications/index.ts'
import { EMPTY_WEEK, NO_TARIFF, putGeneral, WEEKDAYS } from '../../pricing/index.ts'
import { MINUTE_MS } from '../../time/index.ts'
import type { Recharge } from '../../transactions/index.ts'
import {
  axisOf,
  type CaseEnd,
  type CasePart,
  type CaseRows,
  factsOf,
  type NotRead,
  verdictOfCase,
} from './index.ts'

const T0 = Date.parse('2026-03-14T12:00:00Z')
const NOW = T0 + 300 * MINUTE_MS
const minutes = (count: number) => T0 + count * MINUTE_MS

const calm = {
  idleSeconds: undefined,
  idleAmount: undefined,
  idleAmountText: undefined,
  nfeStatus: undefined,
} as const
const recharge = (changes: Partial<Recharge> = {}): Recharge => ({
  ...rechargeFixture(),
  ...calm,
  id: 1,
  stationId: 'IPE-1',
  connectorId: 1,
  idTag: 'CARD-1',
  startedAt: T0,
  stoppedAt: minutes(60),
  energyKwh: 20,
  income: 4000,
  stopReason: 'Local',
  stopActor: undefined,
  ...changes,
})
let number = 0
const event = (
  type: StationNotification['type'],
  at: number,
  changes: Partial<StationNotification> = {},
): StationNotification => {
  number += 1
  return notificationFixture({
    pk: number,
    key: `#${number}`,
    stationId: 'IPE-1',
    connectorId: type === 'Connected' || type === 'Disconnected' ? undefined : 1,
    transactionId: undefined,
    type,
    at,
    ...changes,
  })
}
const paid = (pk: number, changes: Partial<Movement> = {}): Movement => ({
  ...movementFixture(),
  key: `TRANSACTION:${pk}`,
  pk,
  idTag: 'CARD-1',
  amount: 4000,
  refunded: 0,
  createdAt: T0,
  paidAt: minutes(61),
  ...changes,
})
const command = (operation: string, answer: string, at: number) =>
  taskFixture(
    operation,
    { 'IPE-1': answer },
    { startTimestamp: new Date(at).toISOString(), endTimestamp: new Date(at + 2000).toISOString() },
  )
const power = (...points: readonly (readonly [minute: number, kw: number])[]) => ({
  'Power.Active.Import': points.map(([minute, kw]) => ({
    timestamp: new Date(minutes(minute)).toISOString(),
    value: kw * 1000,
  })),
})
const refusedAt = (at: number) => [
  {
    ...(unknownTagsFixture()[0] as NonNullable<ReturnType<typeof unknownTagsFixture>[0]>),
    idTag: 'CARD-1',
    lastAt: at,
    stationIds: ['IPE-1'],
  },
]
const not = (why: NotRead, ...parts: readonly CasePart[]) =>
  Object.fromEntries(parts.map((part) => [part, why])) as CaseRows['unread']

const rows = (changes: Partial<CaseRows> = {}): CaseRows => ({
  recharge: undefined,
  values: undefined,
  stationId: 'IPE-1',
  stationName: 'Ipê Centro',
  card: undefined,
  at: T0,
  recharges: changes.recharge ? [changes.recharge] : [],
  events: [],
  tasks: [],
  cards: [],
  movements: [],
  priced: undefined,
  unread: {},
  readAt: NOW,
  zone: 'America/Sao_Paulo',
  ...changes,
})
const verdict = (changes: Partial<CaseRows>) => verdictOfCase(factsOf(rows(changes)))

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
/** A station whose connector has a profile, and three others who were billed by it. */
const byProfile = (kwh: number, income: number): Partial<CaseRows> => {
  const asked = recharge({ income })
  const others = [2, 4, 6].map((hours) =>
    recharge({
      ...{ id: 20 + hours, idTag: `CARD-${hours}`, energyKwh: 10, income: kwh * 1000 },
      ...{ startedAt: minutes(-60 * hours), stoppedAt: minutes(-60 * hours + 30) },
    }),
  )
  const tariff = { ...NO_TARIFF, kwh }
  const saved = putGeneral(EMPTY_WEEK, WEEKDAYS, { tariff, isActive: true }).week
  const connectors = [connectorDetailFixture({ id: asked.connectorId ?? 1, profileUuid: 'peak' })]
  return {
    recharge: asked,
    recharges: [asked, ...others],
    movements: [paid(1, { amount: income })],
    priced: { station: { id: 'IPE-1', connectors }, lists: new Map([['peak', { saved, replaced: [] }]]) },
  }
}

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

test('the profile in force tells a wrong price, and proves a right one however unusual', () => {
  expect(verdict(byProfile(2, 40_000))).toMatchObject({
    end: 'price.offProfile',
    proof: ['recharges', 'prices'],
    figures: { amount: 40_000, other: 4000, kwh: 20 },
  })
  expect(verdict(byProfile(2, 4000))).toMatchObject({
    end: 'price.lines',
    proof: ['recharge', 'money', 'prices'],
  })
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
