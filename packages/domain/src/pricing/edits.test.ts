import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { draftDays, sendableWeek } from './codec.ts'
import { addPeriods, type EditResult, findPeriod, placedPeriods, putPeriod } from './edits.ts'
import {
  clearPeriods,
  copyDay,
  copyPeriod,
  pricePeriods,
  putGeneral,
  repriceAll,
  splitPeriod,
  switchDay,
} from './editsOfWeek.ts'
import { anyPrice, anyWeek } from './testing/weeks.ts'
import { beginHistory, redoStep, stepOn, UNDO_DEPTH, undoStep } from './undo.ts'
import {
  conflictsOf,
  EMPTY_WEEK,
  goesOn,
  NO_TARIFF,
  type PricingWeek,
  tailsOf,
  WEEKDAYS,
  type Weekday,
  weekPriceAt,
} from './week.ts'
import { weekProblems } from './weekRules.ts'

const A = { ...NO_TARIFF, kwh: 1.2 }
const B = { ...NO_TARIFF, kwh: 2.3 }

function must(result: EditResult): PricingWeek {
  if (!result.isDone) throw new Error(`refused: ${result.why}`)
  return result.week
}
const spansOn = (week: PricingWeek, day: Weekday) =>
  week.days[day].periods.map(({ start, end, tariff }) => `${start}-${end} ${tariff?.kwh ?? 'draft'}`)
const keyAt = (week: PricingWeek, day: Weekday, at = 0) => week.days[day].periods[at]?.key ?? ''
const EVENING = must(addPeriods(EMPTY_WEEK, ['TUESDAY'], { start: 1020, end: 1140 }, A))

describe('edits', () => {
  test('DPR-028 what would overlap is not applied, and names what stands there', () => {
    const result = addPeriods(EVENING, ['MONDAY', 'TUESDAY'], { start: 1080, end: 1200 }, B)
    expect(result).toMatchObject({
      isDone: false,
      why: 'meets',
      blocker: { day: 'TUESDAY', period: { start: 1020 } },
    })
    expect(addPeriods(EVENING, ['TUESDAY'], { start: 1140, end: 1200 }, B).isDone).toBe(true)
  })

  test('a refusal has two ways out: only the free hours, or what is there is cut', () => {
    const around = { start: 1000, end: 1200 }
    expect(spansOn(must(addPeriods(EVENING, ['TUESDAY'], around, B, 'free')), 'TUESDAY')).toEqual([
      '1000-1020 2.3',
      '1020-1140 1.2',
      '1140-1200 2.3',
    ])
    const inside = { start: 1050, end: 1080 }
    expect(spansOn(must(addPeriods(EVENING, ['TUESDAY'], inside, B, 'cut')), 'TUESDAY')).toEqual([
      '1020-1050 1.2',
      '1050-1080 2.3',
      '1080-1140 1.2',
    ])
    expect(addPeriods(EVENING, ['TUESDAY'], inside, B, 'free')).toMatchObject({
      isDone: false,
      why: 'noRoom',
    })
  })

  test('over midnight it makes two, from Sunday into Monday too, and they are known to go on', () => {
    const week = must(addPeriods(EMPTY_WEEK, ['SUNDAY'], { start: 1320, end: 1800 }, B))
    expect([spansOn(week, 'SUNDAY'), spansOn(week, 'MONDAY')]).toEqual([['1320-1440 2.3'], ['0-360 2.3']])
    const [night] = week.days.SUNDAY.periods
    expect(night && goesOn(week, 'SUNDAY', night)?.day).toBe('MONDAY')
    const moved = must(putPeriod(week, keyAt(week, 'MONDAY'), 'MONDAY', { start: -60, end: 30 }, 'cut'))
    expect([spansOn(moved, 'SUNDAY'), spansOn(moved, 'MONDAY')]).toEqual([
      ['1320-1380 2.3', '1380-1440 2.3'],
      ['0-30 2.3'],
    ])
  })

  test('move, copy, split, clear and the prices', () => {
    const key = keyAt(EVENING, 'TUESDAY')
    const moved = must(putPeriod(EVENING, key, 'FRIDAY', { start: 0, end: 120 }))
    expect([spansOn(moved, 'TUESDAY'), spansOn(moved, 'FRIDAY')]).toEqual([[], ['0-120 1.2']])
    const copied = must(copyPeriod(EVENING, key, 'FRIDAY', { start: 0, end: 120 }))
    expect([spansOn(copied, 'TUESDAY'), spansOn(copied, 'FRIDAY')]).toEqual([
      ['1020-1140 1.2'],
      ['0-120 1.2'],
    ])
    const split = must(splitPeriod(EVENING, key))
    expect(spansOn(split, 'TUESDAY')).toEqual(['1020-1080 1.2', '1080-1140 1.2'])
    expect(spansOn(must(pricePeriods(split, [key], null)), 'TUESDAY')).toEqual([
      '1020-1080 draft',
      '1080-1140 1.2',
    ])
    expect(spansOn(must(repriceAll(split, A, B)), 'TUESDAY')).toEqual(['1020-1080 2.3', '1080-1140 2.3'])
    expect(spansOn(must(clearPeriods(split, [key])), 'TUESDAY')).toEqual(['1080-1140 1.2'])
  })

  test('DPR-018 a day is switched off with its prices; a copy takes the rule along only where asked', () => {
    const ruled = putGeneral(EVENING, ['TUESDAY'], { tariff: B, isActive: true }).week
    const off = switchDay(ruled, 'TUESDAY', false).week
    expect(off.days.TUESDAY).toMatchObject({
      general: { isActive: false, tariff: B },
      periods: [{ isActive: false, tariff: A }],
    })
    const copied = must(copyDay(ruled, 'TUESDAY', ['MONDAY', 'SUNDAY'], { withGeneral: false }))
    expect([copied.days.SUNDAY.general, spansOn(copied, 'SUNDAY')]).toEqual([null, ['1020-1140 1.2']])
    expect(
      must(copyDay(ruled, 'TUESDAY', ['SUNDAY'], { withGeneral: true })).days.SUNDAY.general?.tariff,
    ).toEqual(B)
  })

  test('a loaded period that crosses midnight becomes two at its first edit, and nothing changes its price', () => {
    const night = { key: 'n', uuid: 'u', isActive: true, tariff: A, start: 1200, end: 1680 }
    const week: PricingWeek = {
      ...EVENING,
      days: { ...EVENING.days, MONDAY: { general: null, periods: [night] } },
    }
    expect(tailsOf(week, 'TUESDAY')).toMatchObject([{ start: 0, end: 240 }])
    const priced = must(pricePeriods(week, ['n'], B))
    expect([spansOn(priced, 'MONDAY'), spansOn(priced, 'TUESDAY')]).toEqual([
      ['1200-1440 2.3'],
      ['0-240 2.3', '1020-1140 1.2'],
    ])
    const cut = must(addPeriods(week, ['MONDAY'], { start: 1260, end: 1320 }, B, 'cut'))
    expect([spansOn(cut, 'MONDAY'), spansOn(cut, 'TUESDAY')]).toEqual([
      ['1200-1260 1.2', '1260-1320 2.3', '1320-1440 1.2'],
      ['0-240 1.2', '1020-1140 1.2'],
    ])
  })
})

describe('undo', () => {
  test('a hundred steps go back and forth, by their names; a new one drops what was taken back', () => {
    let history = beginHistory<number, string>(0)
    for (let step = 1; step <= UNDO_DEPTH + 5; step += 1) history = stepOn(history, step, `step ${step}`)
    expect([history.past.length, history.past[0]?.step]).toEqual([UNDO_DEPTH, 'step 6'])
    for (let step = 0; step < UNDO_DEPTH + 5; step += 1) history = undoStep(history)
    expect([history.now, history.future[0]?.step]).toEqual([5, 'step 6'])
    expect(redoStep(history)).toMatchObject({ now: 6, past: [{ state: 5, step: 'step 6' }] })
    expect(stepOn(redoStep(history), 99, 'other').future).toEqual([])
    expect(redoStep(stepOn(history, 1, 'x')).now).toBe(1)
  })
})

const anyDayName = fc.constantFrom(...WEEKDAYS)
const anySpan = fc
  .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 700 }))
  .map(([start, length]) => ({ start, end: start + length }))
const anyRule = fc.constantFrom('refuse' as const, 'free' as const, 'cut' as const)
const anyEdit = fc
  .record({
    kind: fc.constantFrom(
      'add',
      'put',
      'copy',
      'split',
      'clear',
      'price',
      'copyDay',
      'reprice',
      'switch',
      'draft',
    ),
    day: anyDayName,
    other: anyDayName,
    span: anySpan,
    rule: anyRule,
    at: fc.nat(20),
    tariff: anyPrice,
  })
  .map((edit) => (week: PricingWeek): EditResult => {
    const { kind, day, other, span, rule, at, tariff } = edit
    const all = placedPeriods(week)
    const key = all[at % Math.max(1, all.length)]?.period.key ?? ''
    if (kind === 'add') return addPeriods(week, [...new Set([day, other])], span, tariff, rule)
    if (kind === 'put')
      return putPeriod(week, key, day, { start: span.start - 200, end: span.end - 200 }, rule)
    if (kind === 'copy') return copyPeriod(week, key, day, span, rule)
    if (kind === 'split') return splitPeriod(week, key)
    if (kind === 'clear') return clearPeriods(week, [key])
    if (kind === 'price') return pricePeriods(week, [key], tariff)
    if (kind === 'copyDay') return copyDay(week, day, [other], { withGeneral: at % 2 === 0 })
    if (kind === 'reprice') return repriceAll(week, findPeriod(week, key)?.period.tariff ?? tariff, tariff)
    if (kind === 'switch') return switchDay(week, day, at % 2 === 0)
    return addPeriods(week, [day], span, null, rule)
  })

describe('any sequence of edits', () => {
  const editedBy = (week: PricingWeek, edits: readonly ((week: PricingWeek) => EditResult)[]) =>
    edits.reduce((now, edit) => {
      const result = edit(now)
      return result.isDone ? result.week : now
    }, week)

  test('DPR-028 periods cover no minute twice, keys are their own, and what is sent keeps the rules', () => {
    fc.assert(
      fc.property(anyWeek, fc.array(anyEdit, { maxLength: 20 }), (before, edits) => {
        const week = editedBy(before, edits)
        for (const day of WEEKDAYS) expect(conflictsOf(week.days[day]).size).toBe(0)
        const keys = placedPeriods(week).map(({ period }) => period.key)
        expect(new Set(keys).size).toBe(keys.length)
        expect(weekProblems(sendableWeek(week, before), before)).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  test('DPR-029 from every state some edits save: with the drafts priced, every day can be sent', () => {
    fc.assert(
      fc.property(anyWeek, fc.array(anyEdit, { maxLength: 20 }), (before, edits) => {
        const week = editedBy(before, edits)
        const drafts = placedPeriods(week).filter(({ period }) => period.tariff === null)
        const priced =
          drafts.length === 0
            ? week
            : must(
                pricePeriods(
                  week,
                  drafts.map(({ period }) => period.key),
                  B,
                ),
              )
        expect([draftDays(priced), weekProblems(priced, before)]).toEqual([[], []])
      }),
      { numRuns: 100 },
    )
  })

  test('a refused edit and a split change no price', () => {
    fc.assert(
      fc.property(anyWeek, fc.nat(20), anyDayName, fc.nat(1439), (week, at, day, minute) => {
        const all = placedPeriods(week)
        const split = splitPeriod(week, all[at % Math.max(1, all.length)]?.period.key ?? '')
        const now = split.isDone ? split.week : week
        expect(weekPriceAt(now, day, minute).tariff).toEqual(weekPriceAt(week, day, minute).tariff)
      }),
    )
  })
})
