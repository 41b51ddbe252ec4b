import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createHeldPlaces, type LiveRows } from './heldRows.ts'
import { holdRows } from './hold.ts'

interface Row {
  readonly key: number
  readonly value: number
}
const keyOf = ({ key }: Row) => key
const isEven = ({ value }: Row) => value % 2 === 0
const listOf = (values: readonly number[]): readonly Row[] => values.map((value, key) => ({ key, value }))
const whole = (rows: readonly Row[]): LiveRows<Row> => ({ rows, before: undefined, touched: 'all' })
/** The next list, in which one row has another value. */
const changed = ({ rows }: LiveRows<Row>, at: number, value: number): LiveRows<Row> => ({
  rows: rows.with(at, { key: at, value }),
  before: rows,
  touched: [at],
})

test('whatever changes, row by row or whole, it holds what `holdRows` holds', () => {
  const step = fc.record({
    at: fc.nat({ max: 4 }),
    value: fc.nat({ max: 5 }),
    kind: fc.constantFrom('row', 'row', 'row', 'list', 'skip'),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let live = whole(listOf([0, 1, 2, 3, 4]))
      const laidOut = live.rows.filter(isEven)
      const hold = createHeldPlaces(keyOf)
      hold({ laidOut, live, fits: isEven })
      for (const { at, value, kind } of steps) {
        // A list that nobody looked at, and one that came by a reading.
        if (kind === 'skip') live = changed(live, (at + 1) % live.rows.length, value + 1)
        live = kind === 'list' ? whole(listOf([value, at, 2])) : changed(live, at % live.rows.length, value)
        const held = hold({ laidOut, live, fits: isEven })
        const byKey = new Map(live.rows.map((row) => [row.key, row]))
        const told = holdRows(laidOut, live.rows.filter(isEven), keyOf, (key) => byKey.get(key))
        expect(held.outside).toEqual(new Set(told.rows.filter(({ fits }) => !fits).map(({ row }) => row.key)))
        expect(held.fresh).toBe(told.fresh)
        for (const [place, { row }] of told.rows.entries())
          if (byKey.has(row.key)) expect(held.rows[place]).toEqual(row)
      }
    }),
  )
})

test('a batch asks of the rows that changed alone; the same list is the same object', () => {
  const first = whole(listOf(Array.from({ length: 1000 }, (_, value) => value)))
  const laidOut = first.rows.filter(isEven)
  const asked: number[] = []
  const fits = (row: Row) => {
    asked.push(row.key)
    return isEven(row)
  }
  const hold = createHeldPlaces(keyOf)
  const before = hold({ laidOut, live: first, fits })
  expect(asked).toHaveLength(1000)
  asked.length = 0
  expect(hold({ laidOut, live: first, fits })).toBe(before)
  const second = changed(first, 500, 501)
  const after = hold({ laidOut, live: second, fits })
  expect(asked).toEqual([500])
  expect([after.rows[250]?.value, after.outside.has(500), after.outside.size]).toEqual([501, true, 1])
  // Every other row is the same object, so that it is not drawn again.
  expect(after.rows.filter((row, place) => row !== before.rows[place])).toHaveLength(1)
  expect(hold({ laidOut, live: changed(second, 1, 0), fits })).toMatchObject({ fresh: 1 })
})

test('while nobody can say what fits, rows change, and none is marked or counted', () => {
  const first = whole(listOf([0, 1, 2]))
  const hold = createHeldPlaces(keyOf)
  const laidOut = first.rows.slice(0, 2)
  hold({ laidOut, live: first, fits: isEven })
  const waiting = hold({ laidOut, live: changed(first, 1, 7), fits: undefined })
  expect([waiting.rows[1]?.value, waiting.outside.size, waiting.fresh]).toEqual([7, 0, 0])
})
