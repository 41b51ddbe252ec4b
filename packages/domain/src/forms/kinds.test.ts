import { describe, expect, test } from 'vitest'
import {
  choice,
  day,
  type FieldState,
  flag,
  type Kind,
  lockedField,
  number,
  OPEN_FIELD,
  own,
  rows,
  text,
  time,
} from './index.ts'

/** What a field of this kind says of a value, by path. */
function said<Value>(
  kind: Kind<Value, string>,
  value: Value,
  { isRequired = false, loaded = kind.empty }: { isRequired?: boolean; loaded?: Value } = {},
) {
  const stateOf = (): FieldState<string> => ({ ...OPEN_FIELD, isRequired })
  return Object.fromEntries(
    kind.check('field', value, { loaded, stateOf }).map(([path, { key }]) => [path, key]),
  )
}
/** The word for the field itself. */
const word = (...of: Parameters<typeof said<string>>) => said(...of).field

describe('a field says what is wrong with it', () => {
  test('a text counts its characters without blanks at its ends, and is judged only where something stands in it', () => {
    const kind = text({ rule: (value) => (value.startsWith('x') ? 'wrong' : undefined) })
    const of40 = 'a'.repeat(40)
    expect([of40, `  ${of40}  `, `${of40}b`, 'xa', ' ', ''].map((value) => word(kind, value))).toEqual([
      undefined,
      undefined,
      'tooLong',
      'wrong',
      undefined,
      undefined,
    ])
    expect(word(kind, '  ', { isRequired: true })).toBe('required')
    expect(word(text({ missing: 'nameless' }), '', { isRequired: true })).toBe('nameless')
    expect(word(text({ limit: 41 }), `${of40}b`)).toBeUndefined()
  })

  test('a number that was loaded may stand where the form says so; an absent one is missed where it is required', () => {
    const rule = (value: number) => (value > 9 ? ({ key: 'tooMuch' } as const) : undefined)
    expect(said(number({ rule }), 10, { loaded: 10 })).toEqual({ field: 'tooMuch' })
    expect(said(number({ rule, isLoadedKept: true }), 10, { loaded: 10 })).toEqual({})
    expect(said(number({ rule, isLoadedKept: true }), 11, { loaded: 10 })).toEqual({ field: 'tooMuch' })
    expect([said(number(), undefined), said(number(), undefined, { isRequired: true })]).toEqual([
      {},
      { field: 'required' },
    ])
    expect(said(number(), 0, { isRequired: true })).toEqual({})
  })

  test('a choice is missed where it is required and none is made', () => {
    const kind = choice<string>({ empty: '' })
    expect([
      word(kind, ''),
      word(kind, '', { isRequired: true }),
      word(kind, 'A', { isRequired: true }),
    ]).toEqual([undefined, 'required', undefined])
  })

  test('a moment is one, or blank where it need not be', () => {
    const at = time({ missing: 'noTime' })
    expect(['09:30', '09:30:15', '', ' ', '25:00'].map((value) => word(at, value))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      'noTime',
    ])
    expect(word(at, ' ', { isRequired: true })).toBe('noTime')
    const on = day({ missing: 'noDay' })
    expect([word(on, '2026-03-14'), word(on, '14/03/2026')]).toEqual([undefined, 'noDay'])
    // What is no moment differs by what was typed, blanks at its ends aside.
    expect([at.isSame('25:00', ' 25:00 '), at.isSame('25:00', '26:00'), at.isSame('9:30', '09:30')]).toEqual([
      true,
      false,
      true,
    ])
  })

  test('a row is judged against the one that was loaded, by its path', () => {
    const kind = rows<{ id: number; price: number | undefined }, 'id', 'tooMuch' | 'required'>({
      key: 'id',
      fields: { price: number({ isLoadedKept: true, rule: () => ({ key: 'tooMuch' }) }) },
    })
    const loaded = [{ id: 1, price: 10 }]
    const mine = [
      { id: 2, price: 10 },
      { id: 1, price: 10 },
    ]
    expect(said(kind, mine, { loaded })).toEqual({ 'field.0.price': 'tooMuch' })
    expect(kind.isSame(loaded, [{ id: 1, price: 10 }])).toBe(true)
    for (const other of [[], mine, [{ id: 1, price: 11 }], [{ id: 2, price: 10 }]])
      expect([kind.isSame(loaded, other), kind.isSame(other, loaded)]).toEqual([false, false])
  })

  test('nothing is said of what nobody can change here', () => {
    const rules = { loaded: '', stateOf: () => lockedField('notYours') }
    expect(text({ limit: 1 }).check('field', 'ab', rules)).toEqual([])
  })
})

describe('a draft brings a field back', () => {
  const back = <Value>(kind: Kind<Value, string>, kept: unknown, now = kind.empty) => kind.restore(kept, now)

  test('only what may stand in it', () => {
    expect(back(choice<'A' | 'B' | ''>({ empty: '', of: ['A', 'B'] }), 'B')).toBe('B')
    expect(back(choice<'A' | 'B' | ''>({ empty: '', of: ['A', 'B'] }), 'C')).toBe('')
    // A raw word stays raw where the form names none.
    expect([back(choice<string>({ empty: '' }), 'C'), back(choice<string>({ empty: '' }), 3)]).toEqual([
      'C',
      '',
    ])
    expect([back(text(), 'x'), back(text(), 1), back(flag(), true), back(flag(), 'true')]).toEqual([
      'x',
      '',
      true,
      false,
    ])
    expect([back(number({ empty: 7 }), null), back(number({ empty: 7 }), '3')]).toEqual([undefined, 7])
    expect(number().keep(undefined, 3)).toBeNull()
  })

  test('nothing of a password', () => {
    const kind = text({ isKept: false })
    expect([kind.keep('secret', ''), back(kind, 'secret', 'now')]).toEqual([undefined, 'now'])
  })

  test('a field of its own: both sides are in a merge, and its draft is its own', () => {
    const lists = {
      empty: [] as readonly string[],
      isSame: (a: readonly string[], b: readonly string[]) => String(a) === String(b),
    }
    const plain = own(lists)
    expect(plain.merge('people', ['a'], ['b'], ['c'])).toMatchObject({
      value: ['b'],
      changes: [{ isClash: true }],
    })
    expect([plain.keep(['a'], []), plain.restore(['a'], ['now'])]).toEqual([undefined, ['now']])
    const both = own({
      ...lists,
      merge: (_base, mine, theirs) => [...mine, ...theirs],
      keep: (value) => value.length,
      restore: (kept, now) => [...now, String(kept)],
    })
    expect(both.merge('people', ['a'], ['b'], ['c'])).toEqual({
      value: ['b', 'c'],
      changes: [{ field: 'people', base: ['a'], mine: ['b', 'c'], theirs: ['c'], isClash: false }],
    })
    expect([both.keep(['a', 'b'], []), both.restore(2, ['now'])]).toEqual([2, ['now', '2']])
  })

  const shape = { key: 'id', fields: { name: text() } } as const
  type Row = { readonly id: number; readonly name: string }
  const through = (kind: Kind<readonly Row[], string>, mine: Row[], loaded: Row[], now: Row[]) =>
    kind.restore(JSON.parse(JSON.stringify(kind.keep(mine, loaded))), now)

  test('rows: edited, added and removed ones; what came since stays, what went since does not come back', () => {
    const kind = rows<Row, 'id', 'required' | 'tooLong'>(shape)
    const [one, two, three] = [1, 2, 3].map((id) => ({ id, name: `row ${id}` })) as [Row, Row, Row]
    const edited = { ...one, name: 'edited' }
    const added = { id: -1, name: 'added' }
    expect(through(kind, [edited, added], [one, two], [one, two, three])).toEqual([edited, added, three])
    expect(through(kind, [edited, two], [one, two], [two])).toEqual([two])
    for (const kept of [null, {}, { rows: [] }, { rows: [], gone: 1 }, { rows: 1, gone: [] }])
      expect(kind.restore(kept, [one])).toEqual([one])
    expect(kind.restore({ rows: [3, { key: 1 }, { key: 9, fields: {} }], gone: [] }, [one])).toEqual([one])
  })

  test('rows that come and go on the server alone: only what was typed comes back', () => {
    const kind = rows<Row, 'id', 'required' | 'tooLong'>({ ...shape, isFixed: true })
    const one = { id: 1, name: 'one' }
    const two = { id: 2, name: 'two' }
    const edited = { ...two, name: 'edited' }
    expect(kind.keep([one, edited], [one, two])).toEqual({
      rows: [{ key: 2, isNew: false, fields: { name: 'edited' } }],
      gone: [],
    })
    expect(kind.keep([one], [one, two])).toEqual({ rows: [], gone: [] })
    expect(through(kind, [one, edited], [one, two], [two, one])).toEqual([edited, one])
    expect(kind.restore({ rows: [{ key: 3, isNew: true, fields: {} }], gone: [1] }, [one])).toEqual([one])
  })
})
