import { expect, test } from 'vitest'
import { localMoment } from './clock.ts'
import { decodeWeek } from './codec.ts'
import {
  checkProfileName,
  copiedEntries,
  hasConflict,
  nextException,
  orderPricingProfiles,
  priceRange,
} from './profiles.ts'
import { readPricingDetails } from './wire.ts'

const entriesOf = (...entries: readonly object[]) =>
  readPricingDetails({ dynamicPricingDetailList: entries })?.data ?? []
const rule = (prices: object) => ({ dayOfWeek: 'MONDAY', general: true, ...prices })

test('DPR-046 most chargers first, then by name', () => {
  const of = (uuid: string, name: string | undefined, chargerCount: number | undefined) => ({
    uuid,
    name,
    chargerCount,
  })
  const rows = [of('1', 'B', 2), of('2', undefined, undefined), of('3', 'A', 2), of('4', 'Z', 14)]
  expect(orderPricingProfiles(rows).map(({ uuid }) => uuid)).toEqual(['4', '3', '1', '2'])
})

test('the lowest and the highest price of what is active, by the kWh before by the minute', () => {
  const kwh = entriesOf(
    rule({ kwhPrice: 2.3, durationPrice: 9 }),
    rule({ kwhPrice: 0 }),
    rule({ kwhPrice: 0.8537 }),
    rule({ kwhPrice: 99, active: false }),
    { exception: true, startDate: '2026-12-25', kwhPrice: 3 },
    'odd' as unknown as object,
  )
  expect(priceRange(kwh)).toEqual({ unit: 'kwh', lowest: 0.8537, highest: 3 })
  expect(priceRange(entriesOf(rule({ durationPrice: 0.4 })))).toEqual({
    unit: 'minute',
    lowest: 0.4,
    highest: 0.4,
  })
  expect(priceRange(entriesOf(rule({ servicePrice: 4 })))).toBeUndefined()
})

test('DPR-023 a name is there, and has at most 40 characters', () => {
  expect(checkProfileName('  ')).toBe('missing')
  expect(checkProfileName('x'.repeat(41))).toBe('tooLong')
  expect(checkProfileName(`${'🔌'.repeat(40)} `)).toBeUndefined()
})

test('the next exception is the first that is not over', () => {
  const of = (startDate: string, endDate: string, active = true) => ({
    exception: true,
    startDate,
    endDate,
    active,
  })
  const entries = entriesOf(
    of('2026-01-01', '2026-01-01'),
    of('2026-12-24', '2026-12-25'),
    of('2026-11-20', '2026-11-23'),
    of('2026-11-23', '2026-11-23', false),
  )
  expect(nextException(entries, '2026-11-23')?.startDate).toBe('2026-11-20')
  expect(nextException(entries, '2027-01-01')).toBeUndefined()
})

test('a copy has no uuids, and nothing that could not be read', () => {
  const entries = entriesOf(
    { ...rule({ kwhPrice: 2 }), dynamicPricingDetailUuid: 'b2' },
    rule({ kwhPrice: 'x' }),
  )
  expect(copiedEntries(entries)).toMatchObject([{ dynamicPricingDetailUuid: null, kwhPrice: 2 }])
})

test('DPR-015 a moment by the clock of the tariffs', () => {
  const at = Date.UTC(2026, 10, 23, 1, 30)
  expect(localMoment(at, 'America/Sao_Paulo')).toEqual({ date: '2026-11-22', minute: 22 * 60 + 30 })
  expect(localMoment(at, 'America/Guayaquil')).toEqual({ date: '2026-11-22', minute: 20 * 60 + 30 })
})

test('DPR-028 DPR-032 periods of a day, or exceptions, that overlap are a conflict; touching ones are none', () => {
  const isConflict = (...entries: readonly object[]) => hasConflict(decodeWeek(entriesOf(...entries), 'UTC'))
  const period = (start: string, end: string) => ({
    dayOfWeek: 'MONDAY',
    startTimeGMT: start,
    endTimeGMT: end,
    kwhPrice: 1,
  })
  const exception = (startDate: string, endDate: string, kwhPrice: number, active = true) => ({
    exception: true,
    startDate,
    endDate,
    kwhPrice,
    active,
  })
  expect(isConflict(period('08:00:00', '12:00:00'), period('11:00:00', '13:00:00'))).toBe(true)
  expect(isConflict(period('08:00:00', '12:00:00'), period('12:00:00', '13:00:00'))).toBe(false)
  const christmas = exception('2026-12-24', '2026-12-26', 1)
  expect(isConflict(christmas, exception('2026-12-26', '2026-12-28', 2))).toBe(true)
  expect(isConflict(christmas, exception('2026-12-27', '2026-12-28', 2))).toBe(false)
  expect(isConflict(christmas, exception('2026-12-26', '2026-12-28', 2, false))).toBe(false)
})
