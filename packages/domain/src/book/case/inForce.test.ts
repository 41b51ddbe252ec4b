import { expect, test } from 'vitest'
import { connectorDetailFixture } from '../../fixtures/index.ts'
import { EMPTY_WEEK, NO_TARIFF, putGeneral, WEEKDAYS } from '../../pricing/index.ts'
import type { CaseRows } from './index.ts'
import { minutes, paid, recharge, verdict } from './testing/told.ts'

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
