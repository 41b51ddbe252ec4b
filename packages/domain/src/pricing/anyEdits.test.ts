import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { draftDays, sendableWeek } from './codec.ts'
import { addPeriods, type EditResult, findPeriod, placedPeriods, putPeriod } from './edits.ts'
import {
  changePeriod,
  clearPeriods,
  copyDay,
  copyPeriod,
  pricePeriods,
  putGeneral,
  repriceAll,
  splitPeriod,
  switchDay,
} from './editsOfWeek.ts'
import { checkExceptionDays } from './exceptions.ts'
import { linkedKeys, nightOf } from './linked.ts'
import { anyLoadedWeek, anyPrice, anyWeek } from './testing/weeks.ts'
import { beginHistory, type History, redoStep, stepOn, undoStep } from './undo.ts'
import {
  conflictsOf,
  isDraft,
  NO_TARIFF,
  type PricingWeek,
  type Tariff,
  WEEKDAYS,
  type Weekday,
  weekPriceAt,
} from './week.ts'
import { pasteLines } from './weekLines.ts'
import { weekProblems } from './weekRules.ts'

const B = { ...NO_TARIFF, kwh: 2.3 }

function must(result: EditResult): PricingWeek {
  if (!result.isDone) throw new Error(`refused: ${result.why}`)
  return result.week
}

const anyDayName = fc.constantFrom(...WEEKDAYS)
const anySpan = fc
  .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 700 }))
  .map(([start, length]) => ({ start, end: start + length }))
const anyRule = fc.constantFrom('refuse' as const, 'free' as const, 'cut' as const)
const done = (week: PricingWeek): EditResult => ({
  isDone: true,
  week,
  keys: [],
  step: { kind: 'exception', count: 1 },
})
const dateOf = (at: number) => new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10)

/** An exception as its form makes it: one that it refuses changes nothing. */
function withException(week: PricingWeek, from: number, length: number, tariff: Tariff): EditResult {
  const days = { from: dateOf(from), to: dateOf(from + length) }
  if (checkExceptionDays({ ...days, isSingle: length === 0 }, week.exceptions))
    return { isDone: false, why: 'meets' }
  const key = `exception-new-${from}-${week.exceptions.length}`
  return done({
    ...week,
    exceptions: [...week.exceptions, { key, uuid: null, isActive: true, ...days, tariff }],
  })
}

type Move = (history: History<PricingWeek, string>) => History<PricingWeek, string>
const anyMove: fc.Arbitrary<Move> = fc
  .record({
    kind: fc.constantFrom(
      ...([
        'add',
        'put',
        'change',
        'night',
        'copy',
        'split',
        'clear',
        'price',
        'copyDay',
        'reprice',
      ] as const),
      ...(['switch', 'draft', 'general', 'paste', 'exception', 'dropException', 'undo', 'redo'] as const),
    ),
    day: anyDayName,
    other: anyDayName,
    span: anySpan,
    rule: anyRule,
    at: fc.nat(20),
    tariff: anyPrice,
  })
  .map(({ kind, day, other, span, rule, at, tariff }) => {
    const edits = (week: PricingWeek): Record<Exclude<typeof kind, 'undo' | 'redo'>, () => EditResult> => {
      const all = placedPeriods(week)
      const key = all[at % Math.max(1, all.length)]?.period.key ?? ''
      const moved = { start: span.start - 200, end: span.end - 200 }
      const line = { day, kind: 'period' as const, ...span, tariff: at % 3 === 0 ? null : tariff }
      return {
        add: () => addPeriods(week, [...new Set([day, other])], span, tariff, rule),
        put: () => putPeriod(week, key, day, moved, rule),
        change: () =>
          changePeriod(
            week,
            key,
            { span: at % 2 === 0 ? moved : undefined, tariff },
            { rule, linked: linkedKeys(week, key) },
          ),
        night: () => {
          const night = nightOf(week, key)
          const by = span.start - 700
          return night
            ? putPeriod(week, night.keys, day, { start: night.start + by, end: night.end + by }, rule)
            : addPeriods(week, [day], { start: 1320, end: 1800 }, tariff, rule)
        },
        copy: () => copyPeriod(week, key, day, span, rule),
        split: () => splitPeriod(week, key),
        clear: () => clearPeriods(week, [key]),
        price: () => pricePeriods(week, [key], at % 5 === 0 ? { ...NO_TARIFF, start: 1 } : tariff),
        copyDay: () => copyDay(week, day, [other], { withGeneral: at % 2 === 0 }),
        reprice: () => repriceAll(week, findPeriod(week, key)?.period.tariff ?? tariff, tariff),
        switch: () => switchDay(week, day, at % 2 === 0),
        draft: () => addPeriods(week, [day], span, null, rule),
        general: () =>
          putGeneral(week, [day, other], at % 3 === 0 ? null : { tariff, isActive: at % 2 === 0 }),
        paste: () =>
          pasteLines(
            week,
            [line, { ...line, kind: 'general' }, { ...line, day: other }],
            { day, minute: span.start },
            rule,
          ),
        exception: () => withException(week, span.start % 400, at, tariff),
        dropException: () => done({ ...week, exceptions: week.exceptions.slice(1) }),
      }
    }
    return (history) => {
      if (kind === 'undo') return undoStep(history)
      if (kind === 'redo') return redoStep(history)
      const result = edits(history.now)[kind]()
      return result.isDone ? stepOn(history, result.week, kind) : history
    }
  })

/** How many periods cover a minute of a day. */
const coverAt = (week: PricingWeek, day: Weekday, minute: number) =>
  week.days[day].periods.filter(({ start, end }) => minute >= start && minute < Math.min(end, 1440)).length

describe('any sequence of edits, undone and done again', () => {
  const editedBy = (week: PricingWeek, moves: readonly Move[]) =>
    moves.reduce((history, move) => move(history), beginHistory<PricingWeek, string>(week)).now
  const anyMoves = fc.array(anyMove, { maxLength: 20 })

  test('DPR-028 periods cover no minute twice, keys are their own, and what is sent keeps the rules', () => {
    fc.assert(
      fc.property(anyWeek, anyMoves, (before, moves) => {
        const week = editedBy(before, moves)
        for (const day of WEEKDAYS) expect(conflictsOf(week.days[day]).size).toBe(0)
        const keys = placedPeriods(week).map(({ period }) => period.key)
        expect(new Set(keys).size).toBe(keys.length)
        const sent = sendableWeek(week, before)
        // Loaded exceptions may meet each other, and are judged once a new price for all touches them.
        expect(weekProblems(sent, before).filter(({ what }) => what !== 'dates')).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  test('DPR-028 of a week as it may be loaded, no edit covers a minute twice that was not, and only that keeps it back', () => {
    fc.assert(
      fc.property(anyLoadedWeek, anyMoves, (before, moves) => {
        const week = editedBy(before, moves)
        for (const { day, period } of placedPeriods(week))
          expect(coverAt(week, day, period.start)).toBeLessThanOrEqual(
            Math.max(1, coverAt(before, day, period.start)),
          )
        const problems = weekProblems(sendableWeek(week, before), before)
        expect(problems.filter(({ what }) => what !== 'overlap' && what !== 'dates')).toEqual([])
        expect(week.unread).toBe(before.unread)
      }),
      { numRuns: 300 },
    )
  })

  test('DPR-029 from every state some edits save: drafts priced, doubles taken away, every day can be sent', () => {
    fc.assert(
      fc.property(anyLoadedWeek, anyMoves, (before, moves) => {
        const edited = { ...editedBy(before, moves), exceptions: before.exceptions }
        const doubles = WEEKDAYS.flatMap((day) => [...conflictsOf(edited.days[day])])
        const single = doubles.length === 0 ? edited : must(clearPeriods(edited, doubles))
        const drafts = placedPeriods(single).flatMap(({ period }) => (isDraft(period) ? [period.key] : []))
        const priced = drafts.length === 0 ? single : must(pricePeriods(single, drafts, B))
        expect([draftDays(priced), weekProblems(priced, before)]).toEqual([[], []])
      }),
      { numRuns: 300 },
    )
  })

  test('a refused edit and a split change no price', () => {
    fc.assert(
      fc.property(anyLoadedWeek, fc.nat(20), anyDayName, fc.nat(1439), (loaded, at, day, minute) => {
        // Of two prices at one time the one that stands first holds, and a split changes which that is.
        const doubles = WEEKDAYS.flatMap((each) => [...conflictsOf(loaded.days[each])])
        const week = doubles.length === 0 ? loaded : must(clearPeriods(loaded, doubles))
        const all = placedPeriods(week)
        const split = splitPeriod(week, all[at % Math.max(1, all.length)]?.period.key ?? '')
        const now = split.isDone ? split.week : week
        expect(weekPriceAt(now, day, minute).tariff).toEqual(weekPriceAt(week, day, minute).tariff)
      }),
    )
  })
})
