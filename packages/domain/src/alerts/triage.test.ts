import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { notificationFixture } from '../fixtures/index.ts'
import type { EventType, StationNotification } from '../notifications/index.ts'
import { MINUTE_MS } from '../time/index.ts'
import { causeOf } from './cause.ts'
import { alertSpan, HOLD_MINUTES, TRIAGE_SIZE, type TroubleGroup, triage } from './index.ts'

const NOW = Date.parse('2026-03-14T15:00:00Z')
let last = 0
/** An event so many minutes ago. */
const ago = (minutes: number, type: EventType, changes: Partial<StationNotification> = {}) => {
  last += 1
  const at = NOW - minutes * MINUTE_MS
  return notificationFixture({ pk: last, key: `#${last}`, type, at, errorCode: undefined, ...changes })
}
const look = (alerts: readonly StationNotification[], holdMinutes: 0 | 2 | 10 = 2, now = NOW) =>
  triage(alerts, { now, holdMinutes })
const facts = ({ stationId, cause, count, isOpen }: TroubleGroup) => [
  stationId,
  cause.type ?? cause.rawType,
  count,
  isOpen,
]

describe('groups', () => {
  test('one station, one cause, one group with its count; ways of living are no trouble', () => {
    const { groups } = look([
      ago(50, 'Failure', { errorCode: 'GroundFailure' }),
      ago(40, 'Failure', { errorCode: 'ground_failure', connectorId: 2 }),
      ago(35, 'Failure', { errorCode: 'EVCommunicationError' }),
      ago(30, 'Failure', { errorCode: 'GroundFailure', stationId: 'B', stationName: undefined }),
      ago(20, 'Available', { stationId: 'C' }),
      ago(19, 'TransactionStarted', { stationId: 'C' }),
    ])
    expect(groups.map(facts)).toEqual([
      ['B', 'Failure', 1, true],
      ['IPE-0001', 'Failure', 1, true],
      ['IPE-0001', 'Failure', 2, true],
    ])
    expect(groups[2]).toMatchObject({
      connectorIds: [1, 2],
      cause: { errorCode: 'GroundFailure' },
      firstAt: NOW - 50 * MINUTE_MS,
      lastAt: NOW - 40 * MINUTE_MS,
      stationName: 'Ipê Centro 01',
    })
    expect(groups[2]?.alerts[0]?.connectorId).toBe(2)
  })

  test('an unknown type is kept, raw; a code that names no error is none', () => {
    expect(causeOf(ago(1, 'Warning', { errorCode: 'NO_ERROR' }))?.errorCode).toBeUndefined()
    const odd = notificationFixture({ type: undefined, rawType: 'Levitating', at: NOW })
    expect(look([odd]).groups.map(facts)).toEqual([['IPE-0001', 'Levitating', 1, false]])
  })

  test('open ones stand first, then the newest', () => {
    const { groups } = look([
      ago(60, 'Disconnected', { stationId: 'A' }),
      ago(5, 'Warning', { stationId: 'B' }),
      ago(4, 'Warning', { stationId: 'C' }),
    ])
    expect(groups.map(({ stationId }) => stationId)).toEqual(['A', 'C', 'B'])
  })
})

describe('what ends a trouble', () => {
  test.each([
    ['Disconnected', 'Connected', 0, false],
    ['Disconnected', 'StationBooted', 0, false],
    ['Disconnected', 'Available', 1, true],
    ['Failure', 'Available', 1, false],
    ['Failure', 'TransactionStarted', 1, false],
    ['Failure', 'Available', 2, true],
    ['Failure', 'Available', 0, false],
    ['Failure', 'Connected', 1, true],
  ] as const)('%s, then %s of connector %i: still open %j', (trouble, event, connectorId, isOpen) => {
    const { groups } = look([ago(30, trouble), ago(20, event, { connectorId })])
    expect(groups[0]?.isOpen).toBe(isOpen)
  })

  test('another station ends nothing', () => {
    const { groups } = look([ago(30, 'Disconnected'), ago(20, 'Connected', { stationId: 'B' })])
    expect(groups[0]?.isOpen).toBe(true)
  })
})

describe('transient faults', () => {
  const blip = () => [ago(31, 'Disconnected'), ago(30, 'Connected')]

  test('one that was over within the chosen time is held back and counted', () => {
    const { groups, heldBack, nextDueAt } = look(blip())
    expect([groups.length, heldBack.map(facts), nextDueAt]).toEqual([
      0,
      [['IPE-0001', 'Disconnected', 1, false]],
      undefined,
    ])
    expect(look(blip(), 0).heldBack).toEqual([])
  })

  test('one that lasted for longer is shown, with a longer setting held back', () => {
    const events = [ago(31, 'Failure'), ago(26, 'Available')]
    expect(look(events, 2).groups).toHaveLength(1)
    expect(look(events, 10).heldBack).toHaveLength(1)
  })

  test('one that has just begun waits, says until when, and is shown at that moment', () => {
    const events = [ago(1, 'Failure')]
    const { groups, nextDueAt } = look(events)
    expect([groups.length, nextDueAt]).toEqual([0, NOW + MINUTE_MS])
    expect(look(events, 2, NOW + MINUTE_MS - 1).groups).toHaveLength(0)
    expect(look(events, 2, NOW + MINUTE_MS).groups).toHaveLength(1)
  })

  test('a clock of this machine that runs an hour late does not hide what has stood', () => {
    const events = [ago(30, 'Failure'), ago(1, 'Available', { stationId: 'B' })]
    expect(look(events, 2, NOW - 60 * MINUTE_MS).groups).toHaveLength(1)
  })

  test('a short recharge, and a fault without a time, are never held back', () => {
    expect(look([ago(0, 'Warning')]).groups).toHaveLength(1)
    expect(look([ago(0, 'Failure', { at: undefined })]).groups).toHaveLength(1)
  })

  test('x7: one that flaps is shown, however short each time was', () => {
    const flaps = Array.from({ length: 7 }, (_, index) => [
      ago(50 - index * 5, 'Disconnected'),
      ago(49 - index * 5, 'Connected'),
    ]).flat()
    const [group] = look(flaps).groups
    expect(group).toMatchObject({ count: 7, isFlapping: true, isOpen: false })
  })

  test('the same over three hours, or of three connectors at once, does not flap', () => {
    const slow = [150, 80, 10].flatMap((at) => [ago(at, 'Disconnected'), ago(at - 1, 'Connected')])
    expect(look(slow).heldBack).toMatchObject([{ count: 3, isFlapping: false }])
    const together = [1, 2, 3].flatMap((connectorId) => [
      ago(9, 'Failure', { connectorId }),
      ago(8, 'Available', { connectorId }),
    ])
    expect(look(together).heldBack).toMatchObject([{ count: 3, isFlapping: false }])
  })
})

test('"last 500, since": how many, from when, and whether there may be older ones', () => {
  expect(TRIAGE_SIZE).toBe(500)
  const list = [ago(1, 'Failure'), ago(9, 'Failure', { at: undefined }), ago(5, 'Failure')]
  expect(alertSpan(list)).toEqual({ count: 3, isCut: false, since: NOW - 5 * MINUTE_MS })
  expect(alertSpan(list, 3).isCut).toBe(true)
  expect(alertSpan([])).toEqual({ count: 0, isCut: false, since: undefined })
})

describe('whatever happens', () => {
  const event = fc
    .record({
      minutes: fc.option(fc.integer({ min: 0, max: 90 })),
      type: fc.constantFrom<EventType>('Failure', 'Available', 'Disconnected', 'Connected', 'Warning'),
      stationId: fc.constantFrom('A', 'B'),
      connectorId: fc.constantFrom(0, 1, 2),
    })
    .map(({ minutes, type, ...where }) =>
      ago(minutes ?? 0, type, { ...where, ...(minutes === null && { at: undefined }) }),
    )
  const events = fc.array(event, { maxLength: 60 })
  const hold = fc.constantFrom(...HOLD_MINUTES)

  test('every trouble stands in one group, shown or held back, and nothing else does', () => {
    fc.assert(
      fc.property(events, hold, (list, holdMinutes) => {
        const { groups, heldBack } = triage(list, { now: NOW, holdMinutes })
        const all = [...groups, ...heldBack]
        expect(new Set(all.map(({ key }) => key)).size).toBe(all.length)
        const held = all.flatMap(({ alerts }) => alerts.map(({ key }) => key))
        expect(held.sort()).toEqual(
          list
            .filter((item) => causeOf(item))
            .map(({ key }) => key)
            .sort(),
        )
        if (holdMinutes === 0) expect(heldBack).toEqual([])
      }),
    )
  })

  test('the order of arrival does not matter; a longer setting never shows more', () => {
    fc.assert(
      fc.property(events, fc.array(fc.nat()), (list, order) => {
        const shuffled = list
          .map((item, index) => [item, order[index] ?? 0] as const)
          .sort((a, b) => a[1] - b[1])
          .map(([item]) => item)
        expect(look(shuffled)).toEqual(look(list))
        const keys = (minutes: 2 | 10) => look(list, minutes).groups.map(({ key }) => key)
        expect(keys(2)).toEqual(expect.arrayContaining(keys(10)))
      }),
    )
  })

  test('at the time that is said, more is shown than before', () => {
    fc.assert(
      fc.property(events, (list) => {
        const { groups, nextDueAt } = look(list, 10)
        if (nextDueAt === undefined) return
        expect(nextDueAt).toBeGreaterThan(NOW)
        expect(look(list, 10, nextDueAt).groups.length).toBeGreaterThan(groups.length)
      }),
    )
  })
})
