import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { misplaced } from '../day-plan/index.ts'
import { suggestedLimit } from './edits.ts'
import {
  addInterval,
  blocksOf,
  COARSE,
  checkProfile,
  dragBlock,
  dragEdge,
  drawInto,
  FINE,
  type IntervalRow,
  inOrder,
  type ProfilePlan,
  spanOf,
  splitRow,
  stepBlock,
  stepEdge,
  withLimit,
  withoutRow,
} from './index.ts'

const row = (id: number, from: string, to: string, limit = 16): IntervalRow => ({ id, from, to, limit })
const plan = (...rows: readonly IntervalRow[]): ProfilePlan => ({ limit: 32, rows })
const textOf = ({ rows }: ProfilePlan) => rows.map(({ from, to }) => `${from}-${to}`).join(' ')

const BUSY = plan(row(1, '06:00', '08:00'), row(2, '08:00', '09:07', 10), row(3, '18:00', '24:00'))
const minute = fc.integer({ min: -2000, max: 4000 })

test('the axis has the rows in the order of the day, whatever theirs; one over an earlier one has no place', () => {
  const rows = [row(1, '18:00', '20:00'), row(2, '06:00', '08:00'), row(3, '07:00', '09:00')]
  expect(blocksOf(plan(...rows)).map(({ id }) => id)).toEqual([2, 1])
})

describe('a hand on the day', () => {
  test('CHP-017 whatever is drawn, dragged, stepped, split and added in whatever order, no two overlap', () => {
    const edit = fc.tuple(fc.nat(7), fc.nat(12), minute, minute, fc.boolean())
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 30 }), (edits) => {
        let now = BUSY
        for (const [kind, pick, a, b, isFine] of edits) {
          const id = now.rows[pick % Math.max(1, now.rows.length)]?.id ?? 0
          const rules = isFine ? FINE : COARSE
          const edge = isFine ? 'start' : 'end'
          if (kind === 0) now = dragEdge(now, id, edge, a, rules)
          else if (kind === 1) now = dragBlock(now, id, a, rules)
          else if (kind === 2) now = stepEdge(now, id, edge, a % 5, rules)
          else if (kind === 3) now = stepBlock(now, id, a % 5, rules)
          else if (kind === 4) now = drawInto(now, Math.abs(a) % 1440, b, rules)
          else if (kind === 5) now = addInterval(now, isFine ? undefined : Math.abs(a) % 1440)
          else if (kind === 6) now = splitRow(now, id)
          else now = withLimit(now, id, Math.abs(b) % 70)
          expect(misplaced(now.rows.map(spanOf))).toEqual([])
          expect(blocksOf(now)).toHaveLength(now.rows.length)
          expect(checkProfile({ description: 'x', plan: now })).toEqual({})
        }
      }),
    )
  })

  test('CHP-017 by hand nothing begins at the last minute, which the wire cannot say', () => {
    const late = dragEdge(BUSY, 3, 'start', 1439, FINE)
    expect(textOf(late)).toBe('06:00-08:00 08:00-09:07 23:58-24:00')
    expect(textOf(dragEdge(late, 2, 'end', 1433, COARSE))).toBe('06:00-08:00 08:00-23:58 23:58-24:00')
    expect(splitRow(late, 3)).toBe(late)
  })

  test.each<readonly [string, () => ProfilePlan, string]>([
    ['an edge', () => dragEdge(BUSY, 3, 'start', 1041, COARSE), '06:00-08:00 08:00-09:07 17:15-24:00'],
    [
      'an edge to its neighbour',
      () => dragEdge(BUSY, 1, 'end', 700, COARSE),
      '06:00-08:00 08:00-09:07 18:00-24:00',
    ],
    [
      'an edge between two quarters',
      () => stepEdge(BUSY, 2, 'end', 1, COARSE),
      '06:00-08:00 08:00-09:15 18:00-24:00',
    ],
    ['an edge by a minute', () => stepEdge(BUSY, 2, 'end', 1, FINE), '06:00-08:00 08:00-09:08 18:00-24:00'],
    ['a whole one', () => dragBlock(BUSY, 2, 600, COARSE), '06:00-08:00 10:00-11:07 18:00-24:00'],
    [
      'a whole one, one step back',
      () => stepBlock(BUSY, 1, -1, COARSE),
      '05:45-07:45 08:00-09:07 18:00-24:00',
    ],
    ['one that is not there', () => dragBlock(BUSY, 9, 600, COARSE), '06:00-08:00 08:00-09:07 18:00-24:00'],
    ['drawn to midnight', () => drawInto(plan(), 1320, 1440, COARSE), '22:00-24:00'],
    ['drawn across it', () => drawInto(plan(), 1320, 1800, COARSE), '00:00-06:00 22:00-24:00'],
    ['split', () => splitRow(BUSY, 1), '06:00-07:00 07:00-08:00 08:00-09:07 18:00-24:00'],
    ['taken away', () => withoutRow(BUSY, 1), '08:00-09:07 18:00-24:00'],
    [
      'added where the longest free part is',
      () => addInterval(BUSY),
      '06:00-08:00 08:00-09:07 09:07-10:07 18:00-24:00',
    ],
    [
      'added where the finger was',
      () => addInterval(BUSY, 250),
      '04:00-05:00 06:00-08:00 08:00-09:07 18:00-24:00',
    ],
    ['added to an empty day', () => addInterval(plan()), '18:00-19:00'],
    ['added to it under a finger', () => addInterval(plan(), 250), '04:00-05:00'],
    ['added late', () => addInterval(plan(), 1439), '23:00-24:00'],
    [
      'added where less than an hour is free',
      () => addInterval(plan(row(1, '00:00', '12:00'), row(2, '12:30', '24:00')), 720),
      '00:00-12:00 12:00-12:30 12:30-24:00',
    ],
    ['drawn to where it began', () => drawInto(plan(), 600, 600, FINE), ''],
    [
      'one that cannot be read',
      () => stepBlock(plan(row(1, '07:00', '07:00'), row(2, '08:00', '09:00')), 2, -1, COARSE),
      '07:00-07:00 07:45-08:45',
    ],
    [
      'put in order',
      () => inOrder(plan(row(1, '18:00', '19:00'), row(2, '', ''), row(3, '06:00', '07:00'))),
      '06:00-07:00 18:00-19:00 -',
    ],
  ])('%s', (_, edit, expected) => expect(textOf(edit())).toBe(expected))

  test('a full day takes no more', () => {
    const full = plan(row(1, '00:00', '24:00'))
    expect(addInterval(full)).toBe(full)
    expect(textOf(drawInto(full, 600, 700, COARSE))).toBe('00:00-24:00')
  })

  test('CHP-016 a limit never becomes the default by hand, nor falls below 0', () => {
    const limits = (to: number, from = 16) =>
      withLimit(plan(row(1, '06:00', '08:00', from)), 1, to).rows[0]?.limit
    expect([limits(32), limits(32, 40), limits(-3), limits(10.26)]).toEqual([33, 31, 0, 10.3])
    expect(suggestedLimit(plan())).toBe(16)
    expect(suggestedLimit({ limit: 6, rows: [] })).toBe(8)
    expect(suggestedLimit(plan(row(1, '06:00', '08:00', 10)))).toBe(10)
  })
})
