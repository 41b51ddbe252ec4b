import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addPeriods } from './edits.ts'
import { putGeneral } from './editsOfWeek.ts'
import { costOf, simulate, simulateDay } from './simulator.ts'
import { anyTariff, anyWeek } from './testing/weeks.ts'
import { EMPTY_WEEK, NO_TARIFF } from './week.ts'

const TARIFF = { ...NO_TARIFF, start: 1, kwh: 2.3, idle: 0.5, fee: 0.05, tax: 0.15 }

describe('the simulator', () => {
  test('DPR-047 fee and tax are each taken on start price and energy, never on each other; idle is without them', () => {
    const { lines, total } = costOf(TARIFF, { minutes: 60, kwh: 20, idleMinutes: 12 })
    expect(lines.map(({ kind, hundredths }) => [kind, hundredths])).toEqual([
      ['start', 100],
      ['energy', 4600],
      ['fee', 235],
      ['tax', 705],
      ['idle', 600],
    ])
    expect(total).toBe(6240)
  })

  test('no product is reckoned in binary fractions: half a hundredth goes up', () => {
    expect(costOf({ ...NO_TARIFF, kwh: 1.005 }, { minutes: 0, kwh: 1, idleMinutes: 0 }).total).toBe(101)
    expect(costOf({ ...NO_TARIFF, minute: 0.8537 }, { minutes: 90.5, kwh: 7, idleMinutes: 0 }).total).toBe(
      7726,
    )
  })

  test('a recharge keeps the tariff of its start, and the connector has a price that is not known here', () => {
    fc.assert(
      fc.property(anyWeek, anyTariff, fc.nat(500), fc.nat(200), (week, tariff, minutes, kwh) => {
        const days = {
          ...week.days,
          MONDAY: { general: { key: 'g', uuid: null, isActive: true, tariff }, periods: [] },
        }
        const recharge = { date: '2030-01-07', minute: 1439, minutes, kwh, idleMinutes: 3 }
        const { cost } = simulate({ ...week, days, exceptions: [] }, recharge)
        expect(cost).toEqual(costOf(tariff, recharge))
        expect(cost?.lines.reduce((sum, { hundredths }) => sum + hundredths, 0)).toBe(cost?.total)
        expect(
          simulate(
            {
              ...week,
              days: {
                ...days,
                MONDAY: { general: null, periods: [] },
                SUNDAY: { general: null, periods: [] },
              },
              exceptions: [],
            },
            recharge,
          ),
        ).toEqual({ layer: { layer: 'own' }, cost: undefined, isUnpriced: false })
      }),
    )
  })
})

test('DPR-019 a price that is on and has no value is not known, never free; the dearest hour leaves it out', () => {
  const recharge = { date: '2026-11-24', minute: 600, minutes: 60, kwh: 10, idleMinutes: 0 }
  const lacking = putGeneral(EMPTY_WEEK, ['TUESDAY'], { tariff: NO_TARIFF, isActive: true, missing: ['kwh'] })
  expect(simulate(lacking.week, recharge)).toMatchObject({ cost: undefined, isUnpriced: true })
  expect(simulateDay(lacking.week, recharge)).toBeUndefined()
  const free = putGeneral(EMPTY_WEEK, ['TUESDAY'], { tariff: NO_TARIFF, isActive: true })
  expect(simulate(free.week, recharge)).toMatchObject({ cost: { total: 0 }, isUnpriced: false })
  const edited = addPeriods(lacking.week, ['TUESDAY'], { start: 540, end: 720 }, { ...NO_TARIFF, start: 2 })
  if (!edited.isDone) throw new Error('the period has room')
  // A start price alone is a draft.
  expect(simulate(edited.week, recharge)).toMatchObject({ layer: { layer: 'period' }, isUnpriced: true })
})

describe('the day of a recharge', () => {
  const recharge = { date: '2026-11-24', minute: 600, minutes: 60, kwh: 10, idleMinutes: 0 }
  const based = putGeneral(EMPTY_WEEK, ['TUESDAY'], { tariff: { ...NO_TARIFF, kwh: 2 }, isActive: true }).week
  const edited = addPeriods(based, ['TUESDAY'], { start: 1080, end: 1320 }, { ...NO_TARIFF, kwh: 3 })
  const week = edited.isDone ? edited.week : based

  test('the cheapest and the dearest hours, the first of equal ones', () => {
    expect(simulateDay(week, recharge)).toEqual({
      cheapest: { start: 0, end: 1080, total: 2000 },
      dearest: { start: 1080, end: 1320, total: 3000 },
    })
  })

  test('an exception is the whole day; where only connectors have prices nothing is known', () => {
    const tariff = { ...NO_TARIFF, kwh: 1 }
    const exceptions = [
      { key: 'x', uuid: null, isActive: true, from: '2026-11-24', to: '2026-11-24', tariff },
    ]
    const whole = { start: 0, end: 1440, total: 1000 }
    expect(simulateDay({ ...week, exceptions }, recharge)).toEqual({ cheapest: whole, dearest: whole })
    expect(simulateDay(EMPTY_WEEK, recharge)).toBeUndefined()
  })

  test('no hour of the day costs less than the cheapest, or more than the dearest', () => {
    fc.assert(
      fc.property(anyWeek, fc.integer({ min: 0, max: 1439 }), (any, minute) => {
        const { cost } = simulate(any, { ...recharge, minute })
        const day = simulateDay(any, recharge)
        if (!cost) return
        expect(day?.cheapest.total).toBeLessThanOrEqual(cost.total)
        expect(day?.dearest.total).toBeGreaterThanOrEqual(cost.total)
      }),
    )
  })
})
