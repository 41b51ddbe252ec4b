import fc from 'fast-check'
import { expect } from 'vitest'
import { carried, changedFields, choice, defineForm, flag, number, own, rows, text, time } from '../index.ts'
import { day, keys } from '../kinds.ts'

export interface Period {
  readonly id: string
  readonly price: number | undefined
  readonly unit: string | undefined
}
export interface Values {
  readonly name: string
  readonly price: number | undefined
  readonly isOn: boolean
  readonly kind: 'a' | 'b'
  readonly day: string
  readonly from: string
  readonly guests: readonly number[]
  readonly periods: readonly Period[]
  readonly pictures: readonly string[]
  readonly secret: string
}
export type Path = Exclude<keyof Values, 'periods'> | `periods.${number}.price`
export type Word = 'required' | 'tooLong' | 'noDay' | 'noTime' | 'negative' | 'shout'
export const FORM = defineForm<Values, Path, Word>()(
  {
    name: text({ limit: 5, required: true, rule: (name) => (name.includes('!') ? 'shout' : undefined) }),
    price: number({
      required: true,
      isLoadedKept: true,
      rule: (price) => (price < 0 ? { key: 'negative' } : undefined),
    }),
    isOn: flag(true),
    kind: choice({ of: ['a', 'b'], empty: 'a' }),
    day: day({ missing: 'noDay' }),
    from: time({ required: true, missing: 'noTime' }),
    guests: keys(),
    periods: rows<Period, 'id', Word>({
      key: 'id',
      fields: { price: number({ required: true }), unit: carried<string | undefined>(undefined) },
    }),
    pictures: own<readonly string[]>({ empty: [], isSame: (a, b) => a.length === b.length }),
    secret: text({ isKept: false }),
  },
  { one: ['name', 'price'], two: ['periods'] },
)

export const word = fc.constantFrom('', 'a', 'b', ' a ')
export const period = fc.record({
  id: fc.constantFrom('p', 'q', 'r', 's'),
  price: fc.option(fc.nat(2), { nil: undefined }),
  unit: fc.constant(undefined),
})
export const some: fc.Arbitrary<Values> = fc.record({
  name: word,
  price: fc.option(fc.nat(2), { nil: undefined }),
  isOn: fc.boolean(),
  kind: fc.constantFrom('a' as const, 'b' as const),
  day: fc.constantFrom('', '2026-01-02', 'x'),
  from: fc.constantFrom('', '08:00', '08:00:00', '9h'),
  guests: fc.uniqueArray(fc.nat(4)),
  periods: fc.uniqueArray(period, { selector: ({ id }) => id }),
  pictures: fc.constantFrom([], ['x']),
  secret: word,
})
export const isAlike = (a: Values, b: Values) => expect(changedFields(FORM, a, b)).toEqual([])
