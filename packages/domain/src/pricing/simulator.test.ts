import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { costOf, simulate } from './simulator.ts'
import { anyTariff, anyWeek } from './testing/weeks.ts'
import { NO_TARIFF } from './week.ts'

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
        ).toEqual({ layer: { layer: 'own' }, cost: undefined })
      }),
    )
  })
})
