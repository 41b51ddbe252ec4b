import fc from 'fast-check'
import { expect, test } from 'vitest'
import { connectorFixture, stationFixture } from '../fixtures/index.ts'
import { breakagesOf, CONNECTOR_STATUSES, normaliseStatus, stationConditionOf } from '../stations/index.ts'
import { problemsOf } from './problems.ts'

const connectors = fc
  .array(
    fc.record({
      reported: fc.constantFrom(...CONNECTOR_STATUSES, 'Odd'),
      override: fc.constantFrom(undefined, undefined, 'Maintenance' as const, 'Unavailable' as const),
    }),
    { maxLength: 4 },
  )
  .map((all) =>
    all.map(({ reported, override }, index) =>
      connectorFixture({ id: index + 1, reported, override, status: normaliseStatus(override ?? reported) }),
    ),
  )
const own = fc.option(
  fc.constantFrom('Faulted', 'Unavailable', 'Available').map((reported) => ({
    reported,
    statusAt: 7,
    errorCode: undefined,
    errorInfo: undefined,
  })),
)

test('the problems that nobody meant are what every other count calls broken, and what its row says', () => {
  fc.assert(
    fc.property(connectors, own, fc.boolean(), (each, report, isActive) => {
      const station = stationFixture({ connectors: each, isActive, ...(report && { own: report }) })
      const open = problemsOf(station).filter(({ isPlanned }) => !isPlanned)
      const broken = breakagesOf(station)
      expect(new Set(open.map(({ kind }) => kind))).toEqual(new Set(broken.keys()))
      const { condition, own: said } = stationConditionOf(station)
      const isShown = condition === 'offline' || (condition === 'faulted' && !said)
      if (isActive && isShown) expect(broken.has(condition)).toBe(true)
      if (!isActive) expect(broken.size).toBe(0)
    }),
  )
})
