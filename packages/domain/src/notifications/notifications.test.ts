import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { GOLDEN, listReplyWire, notificationFixture, notificationWire } from '../fixtures/index.ts'
import {
  CARD_LIMIT,
  EVENT_TYPES,
  eventTypeOf,
  HEADER_LIMIT,
  isHeaderEvent,
  mergeNotifications,
  readNotification,
  readNotifications,
  type StationNotification,
} from './index.ts'
import { HEADER_EVENTS } from './list.ts'

describe('reading', () => {
  test('ALR-009 E3: both rows, with numbers from text, UTC times and what is absent', () => {
    const read = readNotifications(GOLDEN.E3)
    expect(read).toMatchObject({ data: { count: 2 }, unread: 0 })
    expect(read?.data.rows[0]).toEqual({
      key: '#90211',
      pk: 90_211,
      stationId: 'IPE-0001',
      stationName: 'Ipê Centro 01',
      connectorId: 1,
      connectorType: 'Type 2',
      type: 'Warning',
      rawType: 'Warning',
      at: Date.parse('2026-03-14T15:04:09Z'),
      userName: 'Caio Fictício',
      userPk: 2041,
      transactionId: '55021',
      errorCode: 'NoError',
      errorMessage: undefined,
      state: 'SC',
      city: 'São José',
      street: 'Rua das Palmeiras',
    })
    expect(read?.data.rows[1]).toMatchObject({
      stationName: undefined,
      connectorId: undefined,
      type: 'Disconnected',
    })
  })

  test.each([
    ['2026-03-14 15:04:09', '2026-03-14T15:04:09Z'],
    ['2026-03-14T15:04:09', '2026-03-14T15:04:09Z'],
    ['2026-03-14T15:04:09Z', '2026-03-14T15:04:09Z'],
    ['2026-03-14T12:04:09-03:00', '2026-03-14T15:04:09Z'],
    ['14/03/2026 15:04:09', '2026-03-14T15:04:09Z'],
  ])('ALR-010 the time %j is %s: without a zone it is UTC', (text, instant) => {
    const read = readNotification(notificationWire({ notificationTimestampDT: text }))
    expect(read?.at).toBe(Date.parse(instant))
  })

  test('an unknown type is kept raw, a transaction is the same as number and as text', () => {
    const odd = readNotification(notificationWire({ type: 'Levitating', transactionId: 55_021 }))
    expect(odd).toMatchObject({ type: undefined, rawType: 'Levitating', transactionId: '55021' })
    expect(readNotification({ chargeBoxId: 'A' })).toMatchObject({ rawType: '', at: undefined })
    expect(eventTypeOf('station_booted')).toBe('StationBooted')
  })

  test('R10 rows without a station are dropped and counted, other bodies unreadable', () => {
    const rows = [notificationWire(), { type: 'Failure' }, null]
    expect(readNotifications(listReplyWire('notificationList', rows))).toMatchObject({ unread: 2 })
    expect(readNotifications({ error: null, notificationList: null })).toEqual({
      data: { rows: [], count: undefined },
      unread: 0,
    })
    for (const body of [null, {}, 'x', { notificationList: {} }])
      expect(readNotifications(body)).toBeUndefined()
    for (const body of [null, [], 'x', {}]) expect(readNotification(body)).toBeUndefined()
  })
})

describe('the header menu', () => {
  test.each(EVENT_TYPES)('SHL-005 of %s events the menu keeps Failure, Warning and Disconnected', (type) => {
    expect(isHeaderEvent(notificationFixture({ type }))).toBe(
      ['Failure', 'Warning', 'Disconnected'].includes(type),
    )
  })

  test('SHL-005 SHL-006 FMT-005 HOM-017 MON-046 three types, 100 in the header, 30 in cards', () => {
    expect(HEADER_EVENTS).toHaveLength(3)
    expect([HEADER_LIMIT, CARD_LIMIT]).toEqual([100, 30])
    expect(isHeaderEvent({ type: undefined })).toBe(false)
  })
})

describe('mergeNotifications', () => {
  const from = (overrides: Parameters<typeof notificationWire>[0]): StationNotification => {
    const read = readNotification(notificationWire(overrides))
    if (!read) throw new Error('not read')
    return read
  }
  const at = (minute: number, pk: number | null = minute) =>
    from({
      notificationPk: pk,
      notificationTimestampDT: `2026-03-14 15:${String(minute).padStart(2, '0')}:00`,
    })

  test('LIV-011 the newest stands first, each once', () => {
    const list = mergeNotifications([at(5), at(3)], [at(4), at(9), at(3)])
    expect(list.map((item) => item.pk)).toEqual([9, 5, 4, 3])
  })

  test('LIV-011 at most a hundred, the oldest go', () => {
    const all = Array.from({ length: 150 }, (_, index) =>
      from({
        notificationPk: index,
        notificationTimestampDT: `2026-03-14 1${Math.floor(index / 60)}:${String(index % 60).padStart(2, '0')}:00`,
      }),
    )
    const list = mergeNotifications([], all)
    expect(list).toHaveLength(100)
    expect(list[0]?.pk).toBe(149)
    expect(list.at(-1)?.pk).toBe(50)
    expect(mergeNotifications(list, [], 30)).toHaveLength(30)
  })

  test('R7 nothing new gives the same list', () => {
    const list = mergeNotifications([], [at(1), at(2)])
    expect(mergeNotifications(list, [at(2)])).toBe(list)
    expect(mergeNotifications(list, [])).toBe(list)
    const full = mergeNotifications([], [at(1), at(2), at(3)], 2)
    expect(mergeNotifications(full, [at(1)], 2)).toBe(full)
  })

  test('R7 without a number the facts tell repeats apart', () => {
    const live = at(1, null)
    expect(mergeNotifications([live], [at(1, null)])).toHaveLength(1)
    expect(mergeNotifications([live], [from({ notificationPk: null, connectorId: 2 })])).toHaveLength(2)
  })

  test('R7 the same notification live without a number and read with one is one', () => {
    const merged = mergeNotifications([at(1, null)], [at(1, 7)])
    expect(merged.map((item) => item.pk)).toEqual([7])
    expect(mergeNotifications(merged, [at(1, null)])).toBe(merged)
    expect(mergeNotifications([at(1, 7)], [at(1, 8)])).toHaveLength(2)
  })

  test('one without a time stands where it arrived: first', () => {
    const timeless = from({ notificationPk: 1000, notificationTimestampDT: '' })
    expect(mergeNotifications([at(5)], [timeless]).map((item) => item.pk)).toEqual([1000, 5])
  })

  test('R7 any order of arrival, with repeats and in any portions, ends alike', () => {
    const pool = fc
      .record({ minute: fc.integer({ min: 0, max: 9 }), connectorId: fc.integer({ min: 1, max: 3 }) })
      .map(({ minute, connectorId }) =>
        from({
          notificationPk: minute * 10 + connectorId,
          connectorId,
          notificationTimestampDT: `2026-03-14 15:0${minute}:00`,
        }),
      )
    fc.assert(
      fc.property(
        fc.array(pool),
        fc.integer({ min: 1, max: 5 }),
        fc.infiniteStream(fc.nat()),
        (items, size, order) => {
          const shuffled = items
            .map((item) => [item, order.next().value] as const)
            .sort((a, b) => a[1] - b[1])
          let list: readonly StationNotification[] = []
          for (let i = 0; i < shuffled.length; i += size) {
            const part = shuffled.slice(i, i + size).map(([item]) => item)
            list = mergeNotifications(mergeNotifications(list, part, 8), part, 8)
          }
          expect(list.map((item) => item.key)).toEqual(
            mergeNotifications([], items, 8).map((item) => item.key),
          )
        },
      ),
    )
  })
})
