import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addPeriods } from './edits.ts'
import { putGeneral } from './editsOfWeek.ts'
import { pastRecharges, reprice } from './repriced.ts'
import { anyWeek } from './testing/weeks.ts'
import { EMPTY_WEEK, NO_TARIFF, type PricingWeek, WEEKDAYS } from './week.ts'

const ZONE = 'America/Sao_Paulo'
/** A Tuesday, 18:30 in São Paulo. */
const EVENING = Date.UTC(2026, 10, 24, 21, 30)
const MORNING = Date.UTC(2026, 10, 24, 13)
const told = {
  id: 7,
  income: 2000,
  connectorId: 1,
  startedAt: EVENING,
  stoppedAt: EVENING + 3_600_000,
  durationSeconds: 1800,
  energyKwh: 10,
}

const flat = (kwh: number): PricingWeek =>
  putGeneral(EMPTY_WEEK, WEEKDAYS, { tariff: { ...NO_TARIFF, kwh }, isActive: true }).week
function withEvenings(week: PricingWeek, kwh: number): PricingWeek {
  const result = addPeriods(week, ['TUESDAY'], { start: 1080, end: 1320 }, { ...NO_TARIFF, kwh })
  if (!result.isDone) throw new Error(result.why)
  return result.week
}

describe('the recharges of past days', () => {
  test('those of other connectors are not asked about; open and unreadable ones are counted apart', () => {
    const found = pastRecharges(
      [
        told,
        { ...told, connectorId: 4 },
        { ...told, stoppedAt: undefined },
        { ...told, energyKwh: undefined },
        { ...told, startedAt: undefined },
        { ...told, connectorId: undefined },
        { ...told, durationSeconds: undefined },
      ],
      (connectorId) => connectorId <= 3,
    )
    expect(found).toEqual({
      priced: [
        { id: 7, income: 2000, startedAt: EVENING, minutes: 30, kwh: 10 },
        { id: 7, income: 2000, startedAt: EVENING, minutes: 60, kwh: 10 },
      ],
      open: 1,
      unread: 3,
    })
  })

  test('each keeps the tariff of its start, by the tariffs’ clock', () => {
    const recharges = [
      { startedAt: EVENING, minutes: 600, kwh: 10 },
      { startedAt: MORNING, minutes: 60, kwh: 0.1 },
    ]
    const weeks = { before: flat(2), after: withEvenings(flat(1), 3) }
    expect(reprice(recharges, weeks, ZONE)).toEqual({
      count: 2,
      kwh: 10.1,
      before: 2020,
      after: 3010,
      dearer: 1,
      cheaper: 1,
      own: 0,
    })
  })

  test('where one of the weeks knows no price the recharge is in no sum', () => {
    const recharges = [{ startedAt: EVENING, minutes: 1, kwh: 10 }]
    const own = { count: 0, kwh: 0, before: 0, after: 0, dearer: 0, cheaper: 0, own: 1 }
    expect(reprice(recharges, { before: flat(2), after: EMPTY_WEEK }, ZONE)).toEqual(own)
    expect(reprice(recharges, { before: EMPTY_WEEK, after: flat(2) }, ZONE)).toEqual(own)
  })

  test('each recharge is priced or left out, and a week beside itself changes nothing', () => {
    const recharge = fc.record({
      startedAt: fc.integer({ min: EVENING - 28 * 86_400_000, max: EVENING }),
      minutes: fc.nat(2000),
      kwh: fc.nat(200_000).map((wh) => wh / 1000),
    })
    fc.assert(
      fc.property(anyWeek, anyWeek, fc.array(recharge, { maxLength: 20 }), (before, after, recharges) => {
        const both = reprice(recharges, { before, after }, ZONE)
        expect(both.count + both.own).toBe(recharges.length)
        expect(both.dearer + both.cheaper).toBeLessThanOrEqual(both.count)
        const turned = reprice(recharges, { before: after, after: before }, ZONE)
        expect(turned).toEqual({
          ...both,
          before: both.after,
          after: both.before,
          dearer: both.cheaper,
          cheaper: both.dearer,
        })
        const same = reprice(recharges, { before, after: before }, ZONE)
        expect(same).toMatchObject({ before: same.after, dearer: 0, cheaper: 0 })
      }),
    )
  })
})
