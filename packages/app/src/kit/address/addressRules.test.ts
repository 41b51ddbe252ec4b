import { SEARCH_LIMIT } from '@corrente/domain/paging'
import { z } from '@corrente/domain/wire'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AddressRules, lenient, nextAddress, readAddress, textParam } from './addressRules.ts'

const schema = z.object({ q: textParam, city: textParam, person: lenient(z.int()) })
type Values = z.output<typeof schema>
const RULES: AddressRules<Values> = {
  read: (search) => schema.parse(search),
  replaces: ['q'],
  inMemory: { page: 'users', keys: ['person'] },
}
const NOTHING: Values = { q: undefined, city: undefined, person: undefined }

test('typing takes the place of the address, a choice is a step; both at once are a step', () => {
  const isStep = (change: Partial<Values>) => nextAddress(RULES, { ...NOTHING, q: 'a' }, change).isStep
  expect([isStep({ q: 'ab' }), isStep({ city: 'Lages' }), isStep({ q: 'ab', city: 'Lages' })]).toEqual([
    false,
    true,
    true,
  ])
  expect(isStep({ q: 'a', city: undefined })).toBe(false)
})

test('what names a person never stands in an address, which only says that it lacks something', () => {
  fc.assert(
    fc.property(fc.integer(), fc.option(fc.string(), { nil: undefined }), (person, q) => {
      const { search, held } = nextAddress(RULES, NOTHING, { person, q })
      expect(Object.hasOwn(search, 'person')).toBe(false)
      expect(search).toMatchObject({ private: true })
      // Here it is whole; where the link is opened it is not, and says so.
      expect(readAddress(RULES, search, held)).toEqual({
        values: { ...NOTHING, q, person },
        isIncomplete: false,
      })
      expect(readAddress(RULES, search, undefined)).toEqual({ values: { ...NOTHING, q }, isIncomplete: true })
    }),
  )
})

test('a person in an address is not read; one in memory counts for the address that says so alone', () => {
  expect(readAddress(RULES, { person: 5 }, { person: 7 })).toEqual({ values: NOTHING, isIncomplete: false })
  expect(readAddress(RULES, { person: 5, private: true }, { person: 7 }).values.person).toBe(7)
})

test('without the last person nothing is said to be missing', () => {
  const { search, held } = nextAddress(RULES, { ...NOTHING, person: 7, q: 'a' }, { person: undefined })
  expect([held, search]).toEqual([undefined, { q: 'a', city: undefined }])
})

test('a page without such keys has all in its address', () => {
  const rules: AddressRules<Values> = { read: RULES.read }
  expect(nextAddress(rules, NOTHING, { q: 'a', person: 7 })).toEqual({
    search: { q: 'a', city: undefined, person: 7 },
    held: undefined,
    isStep: true,
  })
  expect(readAddress(rules, { q: 12, person: 7 }, undefined).values).toEqual({
    q: '12',
    city: undefined,
    person: 7,
  })
})

test('a text that no server takes in an address counts as not given', () => {
  expect(readAddress(RULES, { q: 'a'.repeat(SEARCH_LIMIT) }, undefined).values.q).toHaveLength(SEARCH_LIMIT)
  expect(readAddress(RULES, { q: 'a'.repeat(100_000) }, undefined).values.q).toBeUndefined()
})
