import fc from 'fast-check'
import { describe, expect, expectTypeOf, test } from 'vitest'
import {
  changedFields,
  checkForm,
  defineForm,
  emptyValues,
  flag,
  HIDDEN_FIELD,
  lockedField,
  mergeForm,
  number,
  OPEN_FIELD,
  tabAt,
  text,
} from './index.ts'
import { FORM, isAlike, type Period, some, type Values } from './testing/sampleForm.ts'

/** What nobody edits stands in a row as it was loaded. */
const carriedOver = (mine: Values, base: Values) =>
  mine.periods.map((each) => ({ ...each, unit: base.periods.find(({ id }) => id === each.id)?.unit }))

describe('merge', () => {
  test('nobody changed anything: the same', () => {
    fc.assert(
      fc.property(some, (base) => {
        const { merged, changes } = mergeForm(FORM, base, base, base)
        isAlike(merged, base)
        expect(changes).toEqual([])
      }),
    )
  })

  test('mine alone: mine, and nothing is told', () => {
    fc.assert(
      fc.property(some, some, (base, mine) => {
        const { merged, changes } = mergeForm(FORM, base, mine, base)
        isAlike(merged, { ...mine, periods: carriedOver(mine, base) })
        expect(changes).toEqual([])
      }),
    )
  })

  test('theirs alone: theirs, and all of it is told', () => {
    fc.assert(
      fc.property(some, some, (base, theirs) => {
        const { merged, changes } = mergeForm(FORM, base, base, theirs)
        isAlike(merged, theirs)
        const told = new Set(changes.map(({ field }) => field.split('.')[0]))
        const moved = changedFields(FORM, theirs, base).filter((field) => field !== 'periods')
        expect([...told].filter((field) => field !== 'periods')).toEqual(moved)
        expect(changes.filter(({ isClash }) => isClash)).toEqual([])
      }),
    )
  })

  test('both alike: no conflict', () => {
    fc.assert(
      fc.property(some, some, (base, both) => {
        const { merged, changes } = mergeForm(FORM, base, both, both)
        isAlike(merged, both)
        expect(changes.filter(({ isClash }) => isClash)).toEqual([])
      }),
    )
  })

  test('whatever three wrote: each field is mine where I changed it, theirs elsewhere', () => {
    fc.assert(
      fc.property(some, some, some, (base, mine, theirs) => {
        const { merged } = mergeForm(FORM, base, mine, theirs)
        const own = changedFields(FORM, mine, base)
        for (const field of ['name', 'price', 'isOn', 'kind', 'day', 'from', 'pictures'] as const) {
          const side = own.includes(field) ? mine : theirs
          expect(
            changedFields(FORM, { ...base, [field]: merged[field] }, { ...base, [field]: side[field] }),
          ).toEqual([])
        }
        expect(new Set(merged.guests).size).toBe(merged.guests.length)
        expect(new Set(merged.periods.map(({ id }) => id)).size).toBe(merged.periods.length)
      }),
    )
  })

  const row = (id: string, price?: number): Period => ({ id, price, unit: undefined })
  const base = { ...emptyValues(FORM), periods: [row('p', 1), row('q', 2)], guests: [1, 2] }
  const mergeOf = (mine: readonly Period[], theirs: readonly Period[]) =>
    mergeForm(FORM, base, { ...base, periods: mine }, { ...base, periods: theirs })

  test('rows that either side added stay, beside their neighbours', () => {
    const { merged, changes } = mergeOf(
      [row('p', 1), row('new', 9), row('q', 2)],
      [row('p', 1), row('q', 2), row('their', 7)],
    )
    expect(merged.periods.map(({ id }) => id)).toEqual(['p', 'new', 'q', 'their'])
    expect(changes).toMatchObject([{ field: 'periods.3', base: undefined, mine: undefined, isClash: false }])
  })

  test('a row that one side dropped goes, unless I had changed what they dropped; it is told', () => {
    const gone = mergeOf([row('p', 1), row('q', 2)], [row('q', 2)])
    expect(gone.merged.periods).toEqual([row('q', 2)])
    expect(gone.changes).toMatchObject([{ field: 'periods.0', theirs: undefined, isClash: false }])
    const kept = mergeOf([row('p', 5), row('q', 2)], [row('q', 2)])
    expect(kept.merged.periods).toEqual([row('p', 5), row('q', 2)])
    expect(kept.changes).toMatchObject([{ field: 'periods.0', isClash: true }])
    const dropped = mergeOf([row('q', 2)], [row('p', 8), row('q', 2)])
    expect(dropped.merged.periods).toEqual([row('q', 2)])
    expect(dropped.changes).toMatchObject([{ field: 'periods.0', mine: undefined, isClash: true }])
  })

  test('rows keep my order where I moved any, with what they changed in them', () => {
    const { merged } = mergeOf([row('q', 2), row('p', 1)], [row('p', 3), row('q', 2)])
    expect(merged.periods).toEqual([row('q', 2), row('p', 3)])
  })

  test('keys are merged one by one', () => {
    const { merged } = mergeForm(FORM, base, { ...base, guests: [2, 3] }, { ...base, guests: [1, 2, 4] })
    expect([...merged.guests].sort()).toEqual([2, 3, 4])
  })
})

describe('check', () => {
  const fine: Values = { ...emptyValues(FORM), name: 'Ana', price: 1, from: '08:00' }
  test.each<[Partial<Values>, Partial<Record<string, object>>]>([
    [{}, {}],
    [{ name: ' ' }, { name: { key: 'required' } }],
    [{ name: 'abcdef' }, { name: { key: 'tooLong', values: { limit: 5 } } }],
    [{ name: 'ab!cdef' }, { name: { key: 'shout' } }],
    [{ price: undefined }, { price: { key: 'required' } }],
    [{ price: -1 }, { price: { key: 'negative' } }],
    [{ day: 'x' }, { day: { key: 'noDay' } }],
    [{ from: '25:00' }, { from: { key: 'noTime' } }],
    [
      { periods: [{ id: 'p', price: undefined, unit: undefined }] },
      { 'periods.0.price': { key: 'required' } },
    ],
  ])('%j', (edit, errors) => {
    expect(checkForm(FORM, { ...fine, ...edit }, { loaded: fine })).toEqual(errors)
  })

  test('a rule holds for what can be edited, and for what was changed and is sent', () => {
    const stateOf = (state: typeof HIDDEN_FIELD | ReturnType<typeof lockedField>) => () => state
    const wrong = { ...fine, name: 'abcdef' }
    const at = (loaded: Values, state: Parameters<typeof stateOf>[0]) =>
      Object.keys(checkForm(FORM, wrong, { loaded, stateOf: stateOf(state) }))
    expect(at(fine, HIDDEN_FIELD)).toEqual([])
    expect(at(fine, lockedField('why'))).toEqual([])
    expect(at(fine, lockedField('why', 'value'))).toEqual(['name'])
    expect(at(wrong, lockedField('why', 'value'))).toEqual([])
  })

  test('a loaded number may be kept as it is, until it is edited', () => {
    const loaded = { ...fine, price: -5 }
    expect(checkForm(FORM, loaded, { loaded })).toEqual({})
    expect(checkForm(FORM, { ...loaded, price: -6 }, { loaded })).toEqual({ price: { key: 'negative' } })
  })

  test('tabs', () => {
    expect(['name', 'periods.3.price', 'guests'].map((path) => tabAt(FORM, path))).toEqual([
      'one',
      'two',
      undefined,
    ])
  })
})

test('two values that would be sent alike are the same', () => {
  const base = emptyValues(FORM)
  const alike: Partial<Values>[] = [{ name: '  ' }, { from: '08:00:00' }, { guests: [2, 1, 1] }]
  const other: Partial<Values>[] = [{ name: '' }, { from: '08:00' }, { guests: [1, 2] }]
  for (const [index, edit] of alike.entries()) isAlike({ ...base, ...edit }, { ...base, ...other[index] })
})

test('a wrong definition is reported at its field', () => {
  interface Two {
    readonly name: string
    readonly count: number | undefined
  }
  const define = defineForm<Two, keyof Two, 'required' | 'tooLong'>()
  define({
    name: text(),
    // @ts-expect-error a text is no number
    count: text(),
  })
  define({
    // @ts-expect-error the form has no such word
    name: text({ missing: 'nameMissing' }),
    count: number(),
  })
  define({
    name: text(),
    count: number(),
    // @ts-expect-error the form has no such field
    other: flag(),
  })
  // @ts-expect-error a field is missing
  define({ name: text() })
  // @ts-expect-error a tab names a field that the form has not
  define({ name: text(), count: number() }, { one: ['other'] })
  const form = define({ name: text({ limit: 7 }), count: number() }, { one: ['name'] })
  expectTypeOf(form.fields.name.limit).toBeNumber()
  expectTypeOf<keyof typeof form.tabs>().toEqualTypeOf<'one'>()
  expect(form.states.name).toEqual({ ...OPEN_FIELD })
})
