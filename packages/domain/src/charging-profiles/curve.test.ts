import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY_MINUTES } from '../day-plan/index.ts'
import { GOLDEN } from '../fixtures/index.ts'
import { planOf } from './form.ts'
import {
  checkProfile,
  type DayCurve,
  isProfileSavedAs,
  isSameCurve,
  limitAt,
  lowestLimit,
  type ProfileSave,
  profileForm,
  profileRequest,
  readProfile,
  runsOf,
} from './index.ts'
import { periodCount } from './schedule.ts'

const read = (form: object) => {
  const found = readProfile({ error: null, form: { description: 'x', schedulePeriodMap: {}, ...form } })
  if (!found) throw new Error('not read')
  return found.data
}
/** A map of `[seconds, amperes]`. */
const map = (...periods: readonly (readonly [number, number])[]) => ({
  schedulePeriodMap: Object.fromEntries(
    periods.map(([startPeriodInSeconds, powerLimit], index) => [
      String(index),
      { startPeriodInSeconds, powerLimit, numberPhases: 3 },
    ]),
  ),
})
const H = 3600

/** How a server may write the map; it need not know that 23:59 stands for the end of the day. */
function writtenMap(save: ProfileSave, knowsTheEnd: boolean) {
  const seconds = (text: string) => Number(text.slice(0, 2)) * H + Number(text.slice(3)) * 60
  const periods = new Map<number, number>([[0, save.currentLimitDefault]])
  for (const { beginningEnd, currentLimit } of save.intervals) {
    const [start, end] = beginningEnd.map(seconds) as [number, number]
    periods.set(start, currentLimit)
    if (!knowsTheEnd || end !== DAY_MINUTES * 60 - 60)
      if (!save.intervals.some((each) => seconds(each.beginningEnd[0]) === end))
        periods.set(end, save.currentLimitDefault)
  }
  return map(...[...periods].toSorted(([a], [b]) => a - b))
}

const limit = fc.integer({ min: 0, max: 630 }).map((tenths) => tenths / 10)
/** Any day that the form lets through. */
const day: fc.Arbitrary<DayCurve> = fc
  .tuple(
    limit,
    fc.uniqueArray(
      fc.integer({ min: 0, max: DAY_MINUTES }).filter((cut) => cut !== DAY_MINUTES - 1),
      { maxLength: 12 },
    ),
    fc.array(limit, { minLength: 12, maxLength: 12 }),
    fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
  )
  .map(([defaultLimit, cuts, limits, isOwn]) => {
    const edges = cuts.toSorted((a, b) => a - b)
    const intervals = edges.slice(1).flatMap((end, index) => {
      const own = { start: edges[index] ?? 0, end, limit: limits[index] ?? 0 }
      return isOwn[index] && own.limit !== defaultLimit ? [own] : []
    })
    return { defaultLimit, intervals }
  })
const valuesOf = (curve: DayCurve) => ({ description: 'x', plan: planOf(curve) })

describe('the round trip of the curve', () => {
  test.each([true, false])(
    'CHP-009 CHP-017 CHP-018 at every minute the limit after saving and reading is the one before; the server knows the end of the day: %j',
    (knowsTheEnd) => {
      fc.assert(
        fc.property(day, (curve) => {
          const values = valuesOf(curve)
          expect(checkProfile(values)).toEqual({})
          const sent = profileRequest(values)
          const saved = read(writtenMap(sent, knowsTheEnd))
          for (let minute = 0; minute < DAY_MINUTES; minute += 1)
            if (limitAt(saved.curve, minute) !== limitAt(curve, minute))
              throw new Error(`minute ${minute}: ${limitAt(saved.curve, minute)}`)
          expect(isSameCurve(saved.curve, curve)).toBe(true)
          expect(isProfileSavedAs(sent, { ...saved, description: 'x' })).toBe(true)
        }),
        { numRuns: 300 },
      )
    },
  )

  test('CHP-009 from form to wire to form it stands still after the first save', () => {
    fc.assert(
      fc.property(day, (curve) => {
        const once = profileForm(1, read(writtenMap(profileRequest(valuesOf(curve)), false)))
        const twice = profileForm(1, read(writtenMap(profileRequest(once.values), false)))
        expect(twice.values).toEqual(once.values)
      }),
    )
  })

  test('CHP-009 CHP-018 the form that comes back as it was sent is the same', () => {
    fc.assert(
      fc.property(day, (curve) => {
        const { description: _description, ...form } = profileRequest(valuesOf(curve))
        expect(isSameCurve(read(form).curve, curve)).toBe(true)
      }),
    )
  })

  test('every minute of the day is in one run, and neighbours differ', () => {
    fc.assert(
      fc.property(day, (curve) => {
        const runs = runsOf(curve)
        expect(runs[0]?.start).toBe(0)
        expect(runs.at(-1)?.end).toBe(DAY_MINUTES)
        runs.slice(1).forEach((run, index) => {
          expect(run.start).toBe(runs[index]?.end)
          expect(run.limit).not.toBe(runs[index]?.limit)
        })
        expect(periodCount(curve)).toBe(runs.length)
      }),
    )
  })
})

describe('what is read', () => {
  test('CHP-009 the example of the contract: 16 A from 18:00 to 21:00', () => {
    const found = readProfile(GOLDEN.E8)?.data
    expect(found).toEqual({
      description: 'Noturno',
      curve: { defaultLimit: 32, intervals: [{ start: 1080, end: 1260, limit: 16 }] },
      losses: [],
    })
  })

  test.each([
    ['the limit of most of the day is the default', map([0, 10], [6 * H, 32]), 32, [[0, 360, 10]]],
    ['the earliest on a tie', map([0, 10], [12 * H, 32]), 10, [[720, 1440, 32]]],
    ['entries in any order', map([64_800, 16], [0, 32], [75_600, 32]), 32, [[1080, 1260, 16]]],
    ['a last run without a next entry ends at 24:00', map([0, 32], [22 * H, 16]), 32, [[1320, 1440, 16]]],
    ['one that ends at 23:59 too', map([0, 32], [22 * H, 16], [86_340, 32]), 32, [[1320, 1440, 16]]],
    ['nothing at all', {}, undefined, []],
    ['no map', { schedulePeriodMap: null }, undefined, []],
    [
      'what the form says wins',
      {
        ...map([0, 32]),
        currentLimitDefault: 20,
        intervals: [{ beginningEnd: ['22:00', '23:59'], currentLimit: 10 }],
      },
      20,
      [[1320, 1440, 10]],
    ],
    ['one of it alone too', { ...map([0, 32], [18 * H, 16]), currentLimitDefault: 16 }, 16, [[0, 1080, 32]]],
    [
      'across midnight is two',
      { currentLimitDefault: 20, intervals: [{ beginningEnd: ['22:00', '06:00'], currentLimit: 10 }] },
      20,
      [
        [0, 360, 10],
        [1320, 1440, 10],
      ],
    ],
    [
      'the older name of the limit',
      { schedulePeriodMap: { a: { startPeriodInSeconds: '0', powerLimitInAmperes: '13' } } },
      13,
      [],
    ],
  ])('CHP-009 %s', (_, form, expected, intervals) => {
    const { curve } = read(form)
    expect(curve.defaultLimit).toBe(expected)
    expect(curve.intervals.map(({ start, end, limit: amps }) => [start, end, amps])).toEqual(intervals)
  })

  test.each([
    ['starts that are no whole minute', map([0, 32], [64_830, 16]), ['seconds']],
    ['starts past the day', map([0, 32], [90_000, 16]), ['pastDay']],
    ['a day that does not begin at 0', map([60, 32]), ['lateStart']],
    ['a limit of the last minute alone', map([0, 32], [86_340, 7]), ['lastMinute']],
    [
      'one phase',
      { schedulePeriodMap: { 0: { startPeriodInSeconds: 0, powerLimit: 16, numberPhases: 1 } } },
      ['phases'],
    ],
    [
      'watts',
      { schedulePeriodMap: { 0: { startPeriodInSeconds: 0, powerLimit: 7400, chargingRateUnit: 'W' } } },
      ['watts'],
    ],
    [
      'entries that say nothing',
      {
        schedulePeriodMap: {
          0: null,
          1: { startPeriodInSeconds: 0 },
          2: { startPeriodInSeconds: -5, powerLimit: 1 },
        },
      },
      ['unreadable'],
    ],
    [
      'an interval that is none',
      { currentLimitDefault: 1, intervals: [{ beginningEnd: ['7'] }] },
      ['unreadable'],
    ],
    ['nothing of a plain one', map([0, 32], [64_800, 16], [86_340, 32]), []],
  ])('what the form would lose is named: %s', (_, form, losses) => expect(read(form).losses).toEqual(losses))

  test('CHP-005 what is no such reply is not read', () => {
    for (const body of [null, 'x', {}, { form: null }, { form: [] }])
      expect(readProfile(body)).toBeUndefined()
  })

  test('the lowest limit is not said where one is not known', () => {
    expect(lowestLimit(read(map([0, 32], [64_800, 16])).curve)).toBe(16)
    expect(lowestLimit({ defaultLimit: undefined, intervals: [] })).toBeUndefined()
  })
})

test('job 4: the limit that holds at a minute; an interval begins with its first minute and ends before its last', () => {
  const evening = { defaultLimit: 32, intervals: [{ start: 1080, end: 1260, limit: 16 }] }
  expect([1079, 1080, 1259, 1260].map((minute) => limitAt(evening, minute))).toEqual([32, 16, 16, 32])
})
