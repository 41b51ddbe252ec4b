import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { GOLDEN, statsAltWire, statsFixture, statsWire } from '../fixtures/index.ts'
import { mergeStats, readPartialStats, readStats } from './index.ts'
import { NO_STATS } from './stats.ts'

describe('readStats', () => {
  test('HOM-023 E2: the first form', () => {
    expect(readStats(GOLDEN.E2)?.data).toEqual({
      totalUsers: 1240,
      usersCharging: 31,
      usersChargingPercentage: 2.5,
      usersCharged: 318,
      usersRegistered: 41,
      stations: { total: 86, charging: 31, available: 44, unavailable: 8, maintenance: 3 },
      energyKwh: 18_342.75,
      treeGoalPercentage: 64,
      cultivatedTrees: 112,
      co2SavedKg: 12_656.5,
      cost: 9171.38,
      income: 27_514.13,
      currency: 'BRL',
    })
  })

  test('HOM-024 the second form is the same model, what it lacks is zero', () => {
    const first = statsFixture()
    expect(readStats(statsAltWire())?.data).toEqual({
      ...first,
      usersCharged: 0,
      usersRegistered: 0,
      stations: { ...first.stations, maintenance: 0 },
    })
    expect(readStats({ users: { inUse: 3, notUsing: 9 } })?.data).toMatchObject({
      totalUsers: 12,
      usersCharging: 3,
      usersChargingPercentage: 25,
    })
    expect(readStats({ users: { total: 0, inUse: 0, notUsing: 0 } })?.data.usersChargingPercentage).toBe(0)
  })

  test('HOM-023 envIndicator is an object, tolerated as a bare number, zero when absent', () => {
    expect(readStats(statsWire({ envIndicator: { co2Saved: 7.5 } }))?.data.co2SavedKg).toBe(7.5)
    expect(readStats(statsWire({ envIndicator: 7.5 }))?.data.co2SavedKg).toBe(7.5)
    for (const envIndicator of [null, { co2Saved: null }]) {
      expect(readStats(statsWire({ envIndicator }))?.data.co2SavedKg).toBe(0)
    }
  })

  test('HOM-005 users charging is the rounded share of the total', () => {
    expect(readStats(statsWire({ totalUsers: 10, userChargingPercentage: 25 }))?.data.usersCharging).toBe(3)
  })

  test('API-023 API-024 missing, null and unreadable values count as zero, numbers may be text', () => {
    expect(readStats({ totalUsers: null, statusChargeBox: null, energy: 'x', coin: 'null' })?.data).toEqual(
      NO_STATS,
    )
    expect(readStats({ usersCharged: '5' })?.data).toEqual({ ...NO_STATS, usersCharged: 5 })
  })

  test('R10 a body without one known field is unreadable, not a network of zeros', () => {
    for (const body of [null, undefined, 'x', 5, [], {}, { error: null }, [statsWire()]])
      expect(readStats(body)).toBeUndefined()
  })
})

describe('mergeStats', () => {
  const shown = statsFixture()

  test('LIV-005 fields that are absent leave the shown ones', () => {
    const patch = readPartialStats({ usersCharged: 319, statusChargeBox: { charging: 32 }, cost: null })
    expect(patch).toEqual({ usersCharged: 319, stations: { charging: 32 } })
    expect(patch && mergeStats(shown, patch)).toEqual({
      ...shown,
      usersCharged: 319,
      stations: { ...shown.stations, charging: 32 },
    })
  })

  test('LIV-005 a message that changes nothing gives the same object', () => {
    expect(mergeStats(shown, {})).toBe(shown)
    expect(mergeStats(shown, readPartialStats(GOLDEN.E2) ?? {})).toBe(shown)
    expect(mergeStats(shown, { stations: {} })).toBe(shown)
  })

  test('LIV-005 users charging and their share follow each other', () => {
    expect(mergeStats(shown, { usersChargingPercentage: 5 })).toMatchObject({ usersCharging: 62 })
    expect(mergeStats(shown, { totalUsers: 2480 })).toMatchObject({
      usersCharging: 62,
      usersChargingPercentage: 2.5,
    })
    expect(mergeStats(shown, { usersCharging: 124 })).toMatchObject({ usersChargingPercentage: 10 })
  })

  test('LIV-005 the second form patches what the first one showed', () => {
    const patch = readPartialStats({ stations: { inUse: 40 }, energy: { monthCost: 1, coin: 'USD' } })
    expect(patch && mergeStats(shown, patch)).toEqual({
      ...shown,
      cost: 1,
      currency: 'USD',
      stations: { ...shown.stations, charging: 40 },
    })
  })

  test('applying a patch twice is applying it once', () => {
    const number = fc.option(fc.double({ noNaN: true, noDefaultInfinity: true, min: 0, max: 1e6 }))
    const body = fc.record(
      {
        totalUsers: number,
        userChargingPercentage: number,
        cost: number,
        statusChargeBox: fc.record({ total: number }, { requiredKeys: [] }),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(body, (wire) => {
        const patch = readPartialStats(wire) ?? {}
        const once = mergeStats(shown, patch)
        expect(mergeStats(once, patch)).toBe(once)
      }),
    )
  })
})
