import { describe, expect, test } from 'vitest'
import { addPeriods, type EditResult, putPeriod, type WeekStep } from './edits.ts'
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
import { keepingHidden, splitNights } from './shownEdits.ts'
import { beginHistory, redoStep, stepFurther, stepOn, UNDO_DEPTH, undoStep } from './undo.ts'
import { EMPTY_WEEK, goesOn, NO_TARIFF, type PricingWeek, tailsOf, type Weekday } from './week.ts'

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
    expect(night && goesOn(week, 'SUNDAY', { ...night, end: 1439 })).toBeUndefined()
    for (const change of [{ start: 1 }, { isActive: false }, { tariff: A }]) {
      const periods = week.days.MONDAY.periods.map((each) => ({ ...each, ...change }))
      const other = { ...week, days: { ...week.days, MONDAY: { general: null, periods } } }
      expect(night && goesOn(other, 'SUNDAY', night)).toBeUndefined()
    }
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
    const whole = copyDay(ruled, 'TUESDAY', ['SUNDAY'], { withGeneral: true })
    expect(must(whole).days.SUNDAY.general?.tariff).toEqual(B)
    expect(whole).toMatchObject({ step: { kind: 'copyDay', place: { day: 'TUESDAY' }, count: 1 } })
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
    expect(splitNights(week, cut)).toEqual([{ day: 'MONDAY', start: 1200, end: 1680 }])
    expect(splitNights(week, week)).toEqual([])
    // Gone as a whole is not split.
    expect(splitNights(week, must(clearPeriods(week, ['n'])))).toEqual([])
  })

  test('the hours of a loaded night are changed without meeting its own tail, and a new price for all splits it too', () => {
    const night = { key: 'n', uuid: 'u', isActive: true, tariff: A, start: 1320, end: 1800 }
    const week: PricingWeek = {
      ...EMPTY_WEEK,
      days: { ...EMPTY_WEEK.days, MONDAY: { general: null, periods: [night] } },
    }
    const longer = must(changePeriod(week, 'n', { span: { start: 1260, end: 1740 }, tariff: B }))
    expect([spansOn(longer, 'MONDAY'), spansOn(longer, 'TUESDAY')]).toEqual([
      ['1260-1440 2.3'],
      ['0-300 2.3'],
    ])
    const shorter = must(changePeriod(week, 'n', { span: { start: 1320, end: 1380 }, tariff: A }))
    expect([spansOn(shorter, 'MONDAY'), spansOn(shorter, 'TUESDAY')]).toEqual([['1320-1380 1.2'], []])
    const repriced = must(repriceAll(week, A, B))
    expect([spansOn(repriced, 'MONDAY'), spansOn(repriced, 'TUESDAY')]).toEqual([
      ['1320-1440 2.3'],
      ['0-360 2.3'],
    ])
  })
})

describe('what an edit says of itself', () => {
  const KEY = keyAt(EVENING, 'TUESDAY')
  const HERE = { day: 'TUESDAY', start: 1020, end: 1140 } as const
  const LONGER = { start: 1020, end: 1200 }
  const DAWN = { start: 0, end: 120 }
  const FRIDAY = { day: 'FRIDAY', ...DAWN } as const
  const NIGHT = must(addPeriods(EVENING, ['SATURDAY'], { start: 1320, end: 1800 }, B))
  const nightKeys = [keyAt(NIGHT, 'SATURDAY'), keyAt(NIGHT, 'SUNDAY')]
  const rule = { tariff: A, isActive: true }

  test.each<readonly [WeekStep, readonly string[], () => EditResult]>([
    [
      { kind: 'add', place: HERE, count: 2 },
      ['new-1', 'new-2'],
      () => addPeriods(EMPTY_WEEK, ['TUESDAY', 'FRIDAY'], { start: 1020, end: 1140 }, A),
    ],
    [{ kind: 'add', place: FRIDAY, count: 1 }, ['new-2'], () => copyPeriod(EVENING, KEY, 'FRIDAY', DAWN)],
    [{ kind: 'move', place: HERE, count: 1 }, [KEY], () => putPeriod(EVENING, KEY, 'TUESDAY', DAWN)],
    [{ kind: 'resize', place: HERE, count: 1 }, [KEY], () => putPeriod(EVENING, KEY, 'TUESDAY', LONGER)],
    [{ kind: 'move', place: HERE, count: 1 }, [KEY], () => putPeriod(EVENING, KEY, 'FRIDAY', LONGER)],
    [
      { kind: 'move', place: { day: 'SATURDAY', start: 1320, end: 1800 }, count: 2 },
      nightKeys,
      () => putPeriod(NIGHT, nightKeys, 'SATURDAY', { start: 1200, end: 1680 }),
    ],
    [{ kind: 'split', place: HERE, count: 1 }, [KEY, 'new-2'], () => splitPeriod(EVENING, KEY)],
    [{ kind: 'clear', place: HERE, count: 1 }, [], () => clearPeriods(NIGHT, [KEY])],
    [{ kind: 'price', place: HERE, count: 1 }, [KEY], () => pricePeriods(NIGHT, [KEY], B)],
    [
      { kind: 'price', place: HERE, count: 2 },
      [KEY, nightKeys[0] ?? ''],
      () =>
        changePeriod(
          NIGHT,
          KEY,
          { span: { start: 1020, end: 1140 }, tariff: B },
          { linked: nightKeys.slice(0, 1) },
        ),
    ],
    [
      { kind: 'resize', place: HERE, count: 1 },
      [KEY],
      () => changePeriod(EVENING, KEY, { span: LONGER, tariff: B }),
    ],
    [{ kind: 'reprice', count: 1 }, [KEY], () => repriceAll(NIGHT, A, B)],
    [
      { kind: 'general', place: { day: 'FRIDAY', start: 0, end: 1440 }, count: 2 },
      [],
      () => putGeneral(EVENING, ['FRIDAY', 'SUNDAY'], rule),
    ],
    [
      { kind: 'copyDay', place: { day: 'TUESDAY', start: 0, end: 1440 }, count: 2 },
      ['new-2', 'new-3'],
      () => copyDay(EVENING, 'TUESDAY', ['MONDAY', 'TUESDAY', 'FRIDAY'], { withGeneral: false }),
    ],
    [
      { kind: 'copyDay', place: { day: 'MONDAY', start: 0, end: 1440 }, count: 1 },
      [],
      () => copyDay(EVENING, 'MONDAY', ['TUESDAY'], { withGeneral: false }),
    ],
  ])('%j, of the periods %j', (step, keys, edit) => {
    const result = edit()
    expect(result).toMatchObject({ isDone: true, step })
    expect(result.isDone && result.keys).toEqual(keys)
  })

  const MINUTE = must(addPeriods(EVENING, ['MONDAY'], { start: 600, end: 601 }, A))
  test.each<readonly [string, () => EditResult]>([
    ['tooShort', () => addPeriods(EVENING, ['MONDAY'], { start: 600, end: 600 }, A)],
    ['tooShort', () => putPeriod(EVENING, KEY, 'MONDAY', { start: 600, end: 600 })],
    ['tooShort', () => splitPeriod(MINUTE, keyAt(MINUTE, 'MONDAY'))],
    ['gone', () => putPeriod(EVENING, [KEY, 'x'], 'MONDAY', DAWN)],
    ['gone', () => putPeriod(EVENING, [], 'MONDAY', DAWN)],
    ['gone', () => copyPeriod(EVENING, 'x', 'MONDAY', DAWN)],
    ['gone', () => splitPeriod(EVENING, 'x')],
    ['gone', () => clearPeriods(EVENING, ['x'])],
    ['gone', () => pricePeriods(EVENING, ['x'], A)],
    ['gone', () => changePeriod(EVENING, 'x', { span: DAWN, tariff: A })],
    ['gone', () => repriceAll(EVENING, B, A)],
    ['gone', () => copyDay(EVENING, 'TUESDAY', ['TUESDAY'], { withGeneral: true })],
    ['meets', () => changePeriod(MINUTE, KEY, { span: { start: -900, end: 120 }, tariff: A })],
    ['meets', () => copyPeriod(EVENING, KEY, 'TUESDAY', LONGER)],
  ])('what is not done: %s, %#', (why, edit) => {
    expect(edit()).toMatchObject({ isDone: false, why })
  })

  test('a cut is where it is asked, on a quarter of an hour, or at the middle minute', () => {
    const cutsOf = (week: PricingWeek, day: Weekday, at?: number) =>
      spansOn(must(splitPeriod(week, keyAt(week, day), at)), day)
    expect(cutsOf(EVENING, 'TUESDAY', 1021)).toEqual(['1020-1021 1.2', '1021-1140 1.2'])
    // Not at an end of it, nor outside.
    for (const at of [0, 1020, 1140, 1300])
      expect(cutsOf(EVENING, 'TUESDAY', at)).toEqual(['1020-1080 1.2', '1080-1140 1.2'])
    const two = must(addPeriods(EMPTY_WEEK, ['MONDAY'], { start: 604, end: 606 }, A))
    expect(cutsOf(two, 'MONDAY')).toEqual(['604-605 1.2', '605-606 1.2'])
  })

  test('a new key is none that the week has, whatever its entries are called', () => {
    const named = {
      ...EVENING,
      exceptions: [{ key: 'new-7', uuid: null, isActive: true, from: '', to: '', tariff: A }],
    }
    const odd = must(pricePeriods(named, [KEY], B))
    expect(must(addPeriods(odd, ['MONDAY'], DAWN, A)).days.MONDAY.periods[0]?.key).toBe('new-8')
  })
})

test('what an exception hides is neither changed nor named as what is in the way', () => {
  const hidden = ['TUESDAY'] as const
  const of = (...days: readonly Weekday[]) =>
    keepingHidden(EVENING, addPeriods(EVENING, days, { start: 0, end: 60 }, B), hidden)
  expect(of('MONDAY').isDone).toBe(true)
  expect(of('MONDAY', 'TUESDAY')).toEqual({ isDone: false, why: 'exception', day: 'TUESDAY' })
  const met = addPeriods(EVENING, ['TUESDAY'], { start: 1020, end: 1030 }, B)
  expect(keepingHidden(EVENING, met, hidden)).toEqual({ isDone: false, why: 'exception', day: 'TUESDAY' })
  expect(keepingHidden(EVENING, met, [])).toBe(met)
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

  test('a step that goes on is still one to take back', () => {
    const typed = stepFurther(stepFurther(stepOn(beginHistory('190'), '2', 'price'), '21'), '210')
    expect([typed.now, undoStep(typed).now, redoStep(undoStep(typed)).now]).toEqual(['210', '190', '210'])
    expect(stepFurther(undoStep(typed), 'x').future).toEqual([])
  })
})
