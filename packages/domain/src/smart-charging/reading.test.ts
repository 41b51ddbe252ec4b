import { describe, expect, test } from 'vitest'
import { GOLDEN } from '../fixtures/index.ts'
import { type MeterReading, meterLoad, readMeter, readMeters } from './index.ts'
import { phaseMaxValue } from './reading.ts'

const AT = Date.parse('2026-03-14T15:05:00Z')
const wire = (fields: object = {}) => ({ ...(GOLDEN.E14 as object), ...fields })
const one = (fields: object = {}): MeterReading => {
  const read = readMeter(wire(fields))?.data
  if (!read || read === 'missing') throw new Error('no reading')
  return read
}
const current = (...[a, b, c]: (number | null)[]) => ({ current: { phase: { '01': a, '02': b, '03': c } } })

describe('a reading', () => {
  test('SMC-003 it has the meter, its mac address, its time, its state and the current of each phase', () => {
    expect(readMeter(GOLDEN.E14)?.data).toEqual({
      meterId: 'MTR-0001',
      macAddress: 'AA:BB:CC:00:00:01',
      at: AT,
      isOnline: true,
      phases: { A: 12.31, B: 11.9, C: 0 },
    })
  })

  test.each([
    [1, true],
    ['1', true],
    [0, false],
    [2, false],
    [-1, false],
    [null, undefined],
    ['null', undefined],
    [undefined, undefined],
  ])('SMC-004 status %j is online %j: only 1 is online, none is not offline', (status, expected) => {
    expect(one({ meter: { communication_status: status } }).isOnline).toBe(expected)
    expect(one({ meter: null }).isOnline).toBeUndefined()
  })

  test.each([
    [[12.31, 11.9, 0], 12.4],
    [[12.3, 12.3, 12.3], 12.3],
    [[117.2, 117.21, 3], 117.3],
    [[null, 5.05, null], 5.1],
    [[0, 0, 0], 0],
    [[null, null, null], undefined],
  ])('SMC-005 the highest of %j, rounded up to one decimal, is %s', (amps, expected) => {
    expect(phaseMaxValue(one(current(...amps)))).toBe(expected)
  })

  test.each([[null], [undefined], [{}], [[]], [{ device_remote_id: null }], [{ device_remote_id: '' }]])(
    'SMC-010 SMC-021 the answer %j is empty: the meter was not found',
    (body) => expect(readMeter(body)?.data).toBe('missing'),
  )

  test('odd readings are read as far as they go, other answers are none', () => {
    expect(one({ timestamp: 'ontem', meter: 5, current: null })).toMatchObject({
      at: undefined,
      isOnline: undefined,
      phases: { A: undefined, B: undefined, C: undefined },
    })
    expect(one({ current: { phase: { '01': '12.5', '02': 'x' } } }).phases).toEqual({
      A: 12.5,
      B: undefined,
      C: undefined,
    })
    expect(readMeter('<html>')).toBeUndefined()
    expect(readMeter([wire()])).toBeUndefined()
  })

  test('SMC-025 the list is bare; a row without a meter is dropped and counted', () => {
    const read = readMeters([GOLDEN.E14, wire({ device_remote_id: 17 }), { mac_address: 'x' }])
    expect(read?.data.map(({ meterId }) => meterId)).toEqual(['MTR-0001', '17'])
    expect(read?.unread).toBe(1)
    expect(readMeters('no list')).toBeUndefined()
  })
})

describe('against the limit', () => {
  const load = (fields: object, limit: number | undefined = 125, now = AT) =>
    meterLoad(one(fields), limit, now)

  test.each([
    [99.99, 'fine'],
    [100, 'near'],
    [124.9, 'near'],
    [125, 'over'],
    [400, 'over'],
  ])('%s A of 125 A is %s: near from 80 %%, over from 100 %%', (amps, state) => {
    expect(load(current(10, amps, 20))).toMatchObject({ state, worst: 'B', gap: undefined })
  })

  test('what is left is told of the worst phase, its current rounded up', () => {
    expect(load(current(100, 117.96, 90))).toMatchObject({ worst: 'B', max: 118, left: 7 })
    expect(load(current(130.01, 1, 1))).toMatchObject({ worst: 'A', left: -5.1 })
    expect(load(current(null, null, null))).toMatchObject({ state: 'unknown', gap: 'noCurrent' })
  })

  test('a reading is old after five minutes: silent, whatever it said; one from the future is new', () => {
    const fine = current(1, 1, 1)
    expect(load(fine, 125, AT + 300_000)).toMatchObject({ state: 'fine', ageMs: 300_000 })
    expect(load(fine, 125, AT + 300_001)).toMatchObject({ state: 'silent', gap: 'old' })
    expect(load(current(200, 1, 1), 125, AT + 600_000).state).toBe('silent')
    expect(load(fine, 125, AT - 60_000)).toMatchObject({ state: 'fine', ageMs: 0 })
  })

  test('SMC-004 offline is silent; no state, no reading, no time and no limit are unknown, never offline', () => {
    expect(load({ meter: { communication_status: 0 } })).toMatchObject({ state: 'silent', gap: 'offline' })
    expect(load({ meter: { communication_status: null } })).toMatchObject({
      state: 'unknown',
      gap: 'noState',
    })
    expect(load({ timestamp: null })).toMatchObject({ state: 'unknown', gap: 'noTime' })
    expect(load({}, 0)).toMatchObject({ state: 'unknown', gap: 'noLimit', left: undefined })
    expect(meterLoad(undefined, 125, AT)).toMatchObject({ state: 'unknown', gap: 'noReading' })
  })
})
