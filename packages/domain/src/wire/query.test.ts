import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { queryText } from './query.ts'

/** The platform's class; domain has no DOM types. */
declare const URLSearchParams: new (query: string) => Iterable<[string, string]>

describe('queryText', () => {
  test('leaves out what has no value, joins lists, writes booleans', () => {
    const query = queryText({
      a: 1,
      b: undefined,
      c: null,
      d: '',
      e: false,
      f: ['x', 'y'],
      g: [],
      h: Number.NaN,
    })
    expect(query).toBe('?a=1&e=false&f=x%2Cy')
    expect(queryText({ a: undefined })).toBe('')
  })

  test('R20 names and values stay where they are', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ minLength: 1 }), fc.string({ minLength: 1 })), (values) => {
        const entries = [...new URLSearchParams(queryText(values))]
        expect(entries).toEqual(Object.entries(values))
      }),
    )
    expect(queryText({ a: 'x\ud800' })).toBe('?a=x%EF%BF%BD')
  })
})
