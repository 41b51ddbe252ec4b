import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  acrossMidnight,
  clockOf,
  DAY_MINUTES,
  drawnSpans,
  gapsOf,
  minuteAt,
  minuteOf,
  misplaced,
  movedSpan,
  roomOf,
  type Span,
  shareOf,
  snapMinute,
  splitSpan,
  stepMinute,
  withEdge,
} from './index.ts'

const RULES = { step: 15, least: 15 }
const minute = fc.integer({ min: 0, max: DAY_MINUTES })
/** Spans in their order that do not overlap; some touch. */
const plan = fc
  .uniqueArray(minute, { maxLength: 12 })
  .map((cuts) => cuts.toSorted((a, b) => a - b))
  .chain((cuts) =>
    fc
      .array(fc.boolean(), { minLength: cuts.length, maxLength: cuts.length })
      .map((isTaken) =>
        cuts.slice(1).flatMap((end, index) => (isTaken[index] ? [{ start: cuts[index] ?? 0, end }] : [])),
      ),
  )
const isApart = (spans: readonly Span[]) =>
  misplaced(spans.toSorted((a, b) => a.start - b.start)).length === 0 &&
  spans.every(({ start, end }) => start >= 0 && end <= DAY_MINUTES)

describe('minutes', () => {
  test.each([
    ['18:30', 1110],
    ['830', 510],
    ['0:00', 0],
    ['24:00', 1440],
    ['24:01', undefined],
    ['', undefined],
    ['18:30:15', undefined],
  ])('%j is minute %j', (text, expected) => expect(minuteOf(text)).toBe(expected))

  test('what is written is read as the same minute', () =>
    fc.assert(fc.property(minute, (at) => void expect(minuteOf(clockOf(at))).toBe(at))))

  test('a place of the axis and a minute are each other’s', () =>
    fc.assert(
      fc.property(
        minute,
        fc.integer({ min: 1, max: 4000 }),
        (at, size) => void expect(minuteAt(shareOf(at) * size, size)).toBeCloseTo(at, 6),
      ),
    ))

  test('beyond the axis the minutes go on, and an axis without a size has one place', () => {
    expect(minuteAt(-100, 1000)).toBe(-144)
    expect(minuteAt(1100, 1000)).toBeCloseTo(1584)
    expect(minuteAt(5, 0)).toBe(0)
  })

  test.each([
    [1087, 1, 1095],
    [1087, -1, 1080],
    [1080, 1, 1095],
    [1080, -2, 1050],
  ])('from %d, %d steps: %d', (from, steps, expected) => expect(stepMinute(from, steps, 15)).toBe(expected))

  test('snapping takes the nearest', () =>
    expect([7, 8, 1439].map((at) => snapMinute(at, 15))).toEqual([0, 15, 1440]))
})

describe('spans', () => {
  test.each([
    [1080, 1260, [{ start: 1080, end: 1260 }]],
    [
      1320,
      360,
      [
        { start: 0, end: 360 },
        { start: 1320, end: 1440 },
      ],
    ],
    [1320, 0, [{ start: 1320, end: 1440 }]],
    [0, 0, [{ start: 0, end: 1440 }]],
  ])('CHP-017 from %d to %d across midnight is two', (start, end, expected) =>
    expect(acrossMidnight(start, end)).toEqual(expected),
  )

  test('CHP-017 no edge and no move makes two overlap, whatever hand asks for', () => {
    fc.assert(
      fc.property(plan, fc.nat(20), fc.integer({ min: -3000, max: 4000 }), (spans, pick, to) => {
        fc.pre(spans.length > 0)
        const index = pick % spans.length
        const span = spans[index] ?? { start: 0, end: 1 }
        const room = roomOf(spans, index)
        for (const next of [
          withEdge(span, 'start', to, room, RULES),
          withEdge(span, 'end', to, room, RULES),
          movedSpan(span, to, room),
        ]) {
          const moved = spans.map((each, at) => (at === index ? next : each))
          expect(isApart(moved)).toBe(true)
        }
        expect(movedSpan(span, to, room).end - movedSpan(span, to, room).start).toBe(span.end - span.start)
      }),
    )
  })

  test('CHP-017 what is drawn fits between what is there, and is long enough', () => {
    fc.assert(
      fc.property(plan, minute, fc.integer({ min: -1440, max: 2880 }), (spans, from, to) => {
        const drawn = drawnSpans(spans, from, to, RULES)
        expect(isApart([...spans, ...drawn])).toBe(true)
        for (const { start, end } of drawn) expect(end - start).toBeGreaterThanOrEqual(RULES.least)
      }),
    )
  })

  test.each([
    ['to the end of the day', [], 1320, 1440, [{ start: 1320, end: 1440 }]],
    [
      'beyond it',
      [],
      1320,
      1800,
      [
        { start: 0, end: 360 },
        { start: 1320, end: 1440 },
      ],
    ],
    [
      'backwards beyond its beginning',
      [],
      360,
      -120,
      [
        { start: 0, end: 360 },
        { start: 1320, end: 1440 },
      ],
    ],
    [
      'beyond it, up to what stands there',
      [{ start: 120, end: 240 }],
      1320,
      1800,
      [
        { start: 0, end: 120 },
        { start: 1320, end: 1440 },
      ],
    ],
    [
      'up to a neighbour, which stands between two steps',
      [{ start: 607, end: 660 }],
      540,
      700,
      [{ start: 540, end: 607 }],
    ],
    ['on another one', [{ start: 600, end: 660 }], 630, 900, []],
    ['hardly at all', [], 600, 605, []],
  ])('drawn %s', (_, spans, from, to, expected) =>
    expect(drawnSpans(spans, from, to, RULES)).toEqual(expected),
  )

  test('gaps and spans make up the day', () => {
    fc.assert(
      fc.property(plan, (spans) => {
        const all = [...spans, ...gapsOf(spans)].toSorted((a, b) => a.start - b.start)
        expect(all.reduce((sum, { start, end }) => sum + end - start, 0)).toBe(DAY_MINUTES)
        expect(isApart(all)).toBe(true)
      }),
    )
  })

  test('a span is cut at its middle, at a step; one that is too short is not', () => {
    expect(splitSpan({ start: 1080, end: 1260 }, RULES)).toEqual([
      { start: 1080, end: 1170 },
      { start: 1170, end: 1260 },
    ])
    expect(splitSpan({ start: 1080, end: 1260 }, RULES, 1100)?.[0].end).toBe(1095)
    expect(splitSpan({ start: 1080, end: 1095 }, RULES)).toBeUndefined()
  })

  test('CHP-017 overlapping, out of order and backwards are named; touching is fine', () => {
    const at = (start: number, end: number) => ({ start, end })
    expect(misplaced([at(0, 60), at(60, 120)])).toEqual([])
    expect(misplaced([at(0, 61), at(60, 120)])).toEqual([1])
    expect(misplaced([at(600, 660), at(60, 120), at(700, 710)])).toEqual([1])
    expect(misplaced([at(600, 600), undefined, at(500, 700)])).toEqual([0, 2])
  })
})
