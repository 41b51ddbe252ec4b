import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cpPath, queryText } from './path.ts'

/** The platform's class; domain has no DOM types. */
declare const URLSearchParams: new (query: string) => Iterable<[string, string]>

describe('cpPath', () => {
  test.each([
    ['stats/info?fromDate=x', 'stats/info/?fromDate=x'],
    ['stats/info/?fromDate=x', 'stats/info/?fromDate=x'],
    ['chargepoints', 'chargepoints/'],
    ['/chargepoints//', 'chargepoints/'],
    ['notification/list?searchInput=a%2Fb?c', 'notification/list/?searchInput=a%2Fb?c'],
  ])('API-009 MON-038 GET %s', (path, expected) => expect(cpPath('GET', path)).toBe(expected))

  test.each(['PUT', 'PATCH', 'DELETE'] as const)('API-010 MON-039 %s ends with the id', (method) => {
    expect(cpPath(method, 'chargepoints', 12)).toBe('chargepoints/12/')
    expect(cpPath(method, 'chargepoints/', 12)).toBe('chargepoints/12/')
    expect(cpPath(method, 'ocpptags/unknown', 'A/B 1')).toBe('ocpptags/unknown/A%2FB%201/')
    expect(cpPath(method, 'x?y=1', 3)).toBe('x/3/?y=1')
  })

  test.each([undefined, null, '', 'undefined', 'null', Number.NaN])(
    'API-010 without an id (%j) nothing is appended, never the text undefined',
    (id) => expect(cpPath('DELETE', 'chargepoints', id)).toBe('chargepoints'),
  )

  test('API-009 POST goes as written', () => {
    expect(cpPath('POST', 'login')).toBe('login')
    expect(cpPath('POST', 'report/xlsx/chargepoints?active=true')).toBe(
      'report/xlsx/chargepoints?active=true',
    )
  })

  test('R20 an id can never climb or add a segment', () => {
    expect(() => cpPath('DELETE', 'chargepoints', '..')).toThrow(RangeError)
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (id) => {
        fc.pre(!['.', '..', 'undefined', 'null'].includes(id))
        expect(cpPath('PUT', 'chargepoints', id).split('/')).toHaveLength(3)
      }),
    )
  })
})

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
