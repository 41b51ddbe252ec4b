import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { notificationFixture, rechargeFixture } from '../fixtures/index.ts'
import { MINUTE_MS } from '../time/index.ts'
import type { Recharge } from '../transactions/index.ts'
import { attemptsOf, type FailureReason } from './attempts.ts'
import { doubtSince } from './doubtful.ts'
import { quantile, wilson } from './statistics.ts'
import { atOnce } from './turns.ts'
import { visitSteps } from './visits.ts'

const T0 = Date.parse('2026-03-14T12:00:00Z')
const recharge = (changes: Partial<Recharge> = {}): Recharge => ({
  ...rechargeFixture(),
  stationId: 'IPE-1',
  connectorId: 1,
  idTag: 'CARD',
  startedAt: T0,
  stoppedAt: T0 + 30 * MINUTE_MS,
  energyKwh: 12,
  stopReason: 'Local',
  stopActor: 'station',
  ...changes,
})
const failureOf = (changes: Partial<Recharge>, failedAfterMs?: number) =>
  attemptsOf(
    [recharge(changes)],
    failedAfterMs === undefined
      ? []
      : [
          notificationFixture({
            stationId: 'IPE-1',
            connectorId: 1,
            type: 'Failure',
            at: T0 + 30 * MINUTE_MS + failedAfterMs,
          }),
        ],
  ).attempts[0]?.failure

describe('an attempt', () => {
  test.each<[string, Partial<Recharge>, FailureReason | undefined]>([
    ['the driver ended it', {}, undefined],
    ['by the app', { stopReason: 'Remote' }, undefined],
    ['by the cable, spelt otherwise', { stopReason: 'EV_Disconnected' }, undefined],
    ['no power', { stopReason: 'PowerLoss' }, 'station'],
    ['the button', { stopReason: 'EmergencyStop' }, 'station'],
    ['another card', { stopReason: 'DeAuthorized' }, 'authorization'],
    ["the driver's own app", { stopReason: 'DeAuthorized', stopActor: 'app' }, undefined],
    ['0.1 kWh is no energy', { energyKwh: 0.1 }, 'noEnergy'],
    ['no energy told', { energyKwh: undefined }, 'noEnergy'],
    ['no reason told', { stopReason: undefined }, 'unknown'],
    ['the station goes before the energy', { stopReason: 'Reboot', energyKwh: 0 }, 'station'],
  ])('%s', (_, changes, reason) => {
    expect(failureOf(changes)).toBe(reason)
  })

  test('a failure of the connector in the minute after its end fails it', () => {
    expect([0, 60_000, 60_001].map((ms) => failureOf({}, ms))).toEqual(['station', 'station', undefined])
  })

  test('a short one that a second try put right at once is a false start', () => {
    const first = { id: 1, stoppedAt: T0 + MINUTE_MS, energyKwh: 0.02 }
    const second = (after: number) =>
      recharge({ id: 2, startedAt: T0 + MINUTE_MS + after, stoppedAt: T0 + 40 * MINUTE_MS })
    const reasons = (after: number) =>
      attemptsOf([second(after), recharge(first)], []).attempts.map(({ failure }) => failure)
    expect(reasons(5 * MINUTE_MS)).toEqual(['falseStart', undefined])
    expect(reasons(5 * MINUTE_MS + 1)).toEqual(['noEnergy', undefined])
  })

  test('what runs and what cannot be placed is counted beside', () => {
    const rows = [{ stoppedAt: undefined }, { stationId: undefined }, { stoppedAt: T0 - 1 }, {}]
    const { attempts, running, unreadable } = attemptsOf(
      rows.map((row) => recharge(row)),
      [],
    )
    expect([attempts.length, running, unreadable]).toEqual([1, 1, 2])
  })
})

test('visits part the attempts: each is in one, and within a visit less than 30 minutes lie between two', () => {
  const some = fc.array(
    fc.record({
      station: fc.constantFrom('A', 'B', 'C'),
      card: fc.constantFrom('x', 'y', undefined),
      start: fc.integer({ min: 0, max: 600 }),
      length: fc.integer({ min: 0, max: 90 }),
    }),
    { maxLength: 40 },
  )
  const siteOf = (station: string) => (station === 'C' ? 'C' : 'AB')
  fc.assert(
    fc.property(some, (drawn) => {
      const rows = drawn.map(({ station, card, start, length }, id) =>
        recharge({
          id,
          stationId: station,
          idTag: card,
          startedAt: T0 + start * MINUTE_MS,
          stoppedAt: T0 + (start + length) * MINUTE_MS,
        }),
      )
      const { attempts } = attemptsOf(rows, [])
      const visits = atOnce(visitSteps(attempts, siteOf))
      expect(visits.flatMap((visit) => visit.attempts.map(({ id }) => id)).sort()).toEqual(
        attempts.map(({ id }) => id).sort(),
      )
      for (const { attempts: own, isSuccessful, isFirstTry } of visits) {
        expect(new Set(own.map(({ stationId, card }) => `${siteOf(stationId)}${card}`)).size).toBe(1)
        if (own[0].card === undefined) expect(own).toHaveLength(1)
        let until = own[0].to
        for (const { from, to } of own.slice(1)) {
          expect(from - until).toBeLessThan(30 * MINUTE_MS)
          until = Math.max(until, to)
        }
        expect([isSuccessful, isFirstTry]).toEqual([
          own.at(-1)?.failure === undefined,
          own[0].failure === undefined,
        ])
      }
    }),
  )
})

test("Wilson's interval holds the share, and is that of the textbook", () => {
  expect(wilson(8, 10)).toMatchObject({ low: expect.closeTo(0.4902, 4), high: expect.closeTo(0.9433, 4) })
  expect(wilson(0, 0)).toBeUndefined()
  fc.assert(
    fc.property(fc.nat(500), fc.nat(500), (successes, failures) => {
      const trials = successes + failures
      const bounds = wilson(successes, trials)
      if (!bounds) return
      expect(bounds.low).toBeGreaterThanOrEqual(0)
      expect(bounds.high).toBeLessThanOrEqual(1)
      expect(bounds.low).toBeLessThanOrEqual(successes / trials + 1e-12)
      expect(bounds.high).toBeGreaterThanOrEqual(successes / trials - 1e-12)
    }),
  )
})

test('a quantile lies between two values by distance', () => {
  expect(quantile([4, 1, 3, 2], 0.5)).toBe(2.5)
  expect(quantile([10], 0.9)).toBe(10)
  expect(quantile([], 0.5)).toBeUndefined()
})

test('a connector is doubtful after ten of its usual gaps, while another of its site works', () => {
  const DAY = 1440 * MINUTE_MS
  const own = attemptsOf(
    [0, 1, 2, 3, 4].map((day) =>
      recharge({ id: day, startedAt: T0 + day * DAY, stoppedAt: T0 + day * DAY + MINUTE_MS }),
    ),
    [],
  ).attempts
  const other = attemptsOf(
    [recharge({ id: 9, connectorId: 2, startedAt: T0 + 6 * DAY, stoppedAt: T0 + 7 * DAY })],
    [],
  )
  const last = T0 + 4 * DAY + MINUTE_MS
  const site = [...own, ...other.attempts]
  expect(doubtSince(own, site, last + 10 * DAY)).toBe(last)
  expect(doubtSince(own, site, last + 10 * DAY - 1)).toBeUndefined()
  expect(doubtSince(own, own, last + 20 * DAY)).toBeUndefined()
  expect(doubtSince(own.slice(1), site, last + 20 * DAY)).toBeUndefined()
})
