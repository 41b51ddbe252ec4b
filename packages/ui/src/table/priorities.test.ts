import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fitColumns, layoutColumns } from './priorities.ts'
import { columnOf } from './testing/columnOf.ts'

const name = columnOf('name', { minInlineSize: 160 })
const account = columnOf('account', { minInlineSize: 120, priority: 3 })
const city = columnOf('city', { minInlineSize: 100, priority: 3 })
const energy = columnOf('energy', { minInlineSize: 90, priority: 2, kind: 'number' })
const COLUMNS = [name, account, city, energy]
const shownAt = (width: number) => fitColumns(COLUMNS, width).shown.map(({ column }) => column.key)

const anyColumns = fc
  .array(
    fc.record({
      minInlineSize: fc.integer({ min: 24, max: 300 }),
      priority: fc.integer({ min: 1, max: 5 }),
      grow: fc.integer({ min: 0, max: 4 }),
    }),
    { minLength: 1, maxLength: 14 },
  )
  .map((list) => list.map((each, index) => columnOf(`c${index}`, each)))
const width = fc.integer({ min: 0, max: 2_400 })

describe('fitColumns', () => {
  test('the highest number leaves first, of equal ones the last; priority 1 stays', () => {
    expect(shownAt(470)).toEqual(['name', 'account', 'city', 'energy'])
    expect(shownAt(469)).toEqual(['name', 'account', 'energy'])
    expect(shownAt(369)).toEqual(['name', 'energy'])
    expect(shownAt(249)).toEqual(['name'])
    expect(shownAt(0)).toEqual(['name'])
  })
  test('what has left is kept for the panel, in its order', () => {
    expect(fitColumns(COLUMNS, 250).dropped.map(({ key }) => key)).toEqual(['account', 'city'])
  })
  test('widths add up to the room to the pixel, so nothing ever scrolls sideways', () => {
    fc.assert(
      fc.property(anyColumns, width, (columns, room) => {
        const sizes = fitColumns(columns, room).shown.map(({ inlineSize }) => inlineSize)
        if (sizes.length > 0) expect(sizes.reduce((a, b) => a + b, 0)).toBe(room)
        for (const size of sizes) expect(size).toBeGreaterThanOrEqual(0)
      }),
    )
  })
  test('with room for those that stay, each has at least its least width', () => {
    fc.assert(
      fc.property(anyColumns, width, (columns, room) => {
        const { shown } = fitColumns(columns, room)
        if (shown.reduce((sum, { column }) => sum + column.minInlineSize, 0) > room) return
        for (const { column, inlineSize } of shown)
          expect(inlineSize).toBeGreaterThanOrEqual(column.minInlineSize)
      }),
    )
  })
  test('a wider table never lacks a column that a narrower one shows', () => {
    fc.assert(
      fc.property(anyColumns, width, width, (columns, a, b) => {
        const narrow = fitColumns(columns, Math.min(a, b)).shown.map(({ column }) => column)
        const wide = new Set(fitColumns(columns, Math.max(a, b)).shown.map(({ column }) => column))
        for (const column of narrow) expect(wide).toContain(column)
      }),
    )
  })
  test('every column is either side by side or in the panel, once', () => {
    fc.assert(
      fc.property(anyColumns, width, (columns, room) => {
        const { shown, dropped } = fitColumns(columns, room)
        const all = new Set([...shown.map(({ column }) => column), ...dropped])
        expect(all.size).toBe(columns.length)
        expect(shown.length + dropped.length).toBe(columns.length)
      }),
    )
  })
  test('only what wants to grow does', () => {
    const sizes = fitColumns([name, energy], 400).shown.map(({ inlineSize }) => inlineSize)
    expect(sizes).toEqual([310, 90])
  })
})

describe('layoutColumns', () => {
  const layout = (inlineSize: number, hasPanel = false, hasSelect = false) =>
    layoutColumns(COLUMNS, inlineSize, { hasPanel, hasSelect, hasCards: false })
  test('an expander comes with the screen’s panel, or once a column has to go', () => {
    expect(layout(470).hasExpander).toBe(false)
    expect(layout(469).hasExpander).toBe(true)
    expect(layout(2_000, true).hasExpander).toBe(true)
  })
  test.each([
    [900, { select: 44, expand: 40 }],
    [400, { select: 44, expand: 40 }],
    [399, { select: 34, expand: 34 }],
  ])('of %i px the table’s own columns take theirs first: %j', (room, own) => {
    const { shown, ...taken } = layout(room, true, true)
    expect(taken.own).toEqual(own)
    expect(shown.reduce((sum, { inlineSize }) => sum + inlineSize, 0)).toBe(room - own.select - own.expand)
  })
  test.each([
    ['two columns of a phone', 399, 2, true],
    ['more side by side', 399, 3, false],
    ['a tablet', 400, 2, false],
  ])('rows are cards: %s of %i px, %i columns: %s', (_, inlineSize, count, isCards) => {
    const columns = COLUMNS.slice(0, count).map((column) => ({ ...column, minInlineSize: 90 }))
    expect(
      layoutColumns(columns, inlineSize, { hasPanel: true, hasSelect: true, hasCards: true }),
    ).toMatchObject({
      isCards,
      own: isCards ? { select: 32, expand: 24 } : { select: inlineSize < 400 ? 34 : 44 },
    })
  })
})
