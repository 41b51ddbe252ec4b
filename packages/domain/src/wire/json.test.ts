import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ownField, safeJsonParse } from './json.ts'

const poisoned = [
  '{"__proto__":{"polluted":true}}',
  '{"a":{"__proto__":{"polluted":true}}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '[{"\\u005f_proto__":{"polluted":true}}]',
  '{"a":[{"const\\u0072uctor":{"prototype":{"polluted":true}}}]}',
  '{"pro\\u0074otype":{"polluted":true}}',
]

function keysOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return [...Object.getOwnPropertyNames(value), ...Object.values(value).flatMap(keysOf)]
}

describe('safeJsonParse', () => {
  test.each(poisoned)('R24 drops keys that could reach a prototype: %s', (text) => {
    const parsed = safeJsonParse(text)
    expect(keysOf(parsed).filter((key) => /proto|constructor/.test(key))).toEqual([])
    // What merges it carelessly must not change what everything inherits from.
    Object.assign({}, parsed)
    expect(Object.keys(Object.prototype)).toEqual([])
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
  })

  test('R24 a poisoned word as a value stays', () => {
    expect(safeJsonParse('{"name":"constructor __proto__"}')).toEqual({ name: 'constructor __proto__' })
  })

  test('R10 reads what JSON.parse reads, and gives undefined for anything else', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value)
        if (/__proto__|constructor|prototype/.test(text)) return
        expect(safeJsonParse(text)).toEqual(JSON.parse(text))
      }),
    )
    for (const broken of ['', '{', '<html>', '{"a":1', 'undefined', undefined, null, 12, {}]) {
      expect(safeJsonParse(broken)).toBeUndefined()
    }
  })

  test('R10 text that is nested without end does not throw', () => {
    const deep = 200_000
    expect(() => safeJsonParse(`${'[{"__proto__":'.repeat(deep)}1${'}]'.repeat(deep)}`)).not.toThrow()
  })

  test('R24 ownField never gives what is inherited', () => {
    expect(ownField({}, 'toString')).toBeUndefined()
    expect(ownField([1], 'length')).toBeUndefined()
    expect(ownField({ a: 1 }, 'a')).toBe(1)
  })
})
