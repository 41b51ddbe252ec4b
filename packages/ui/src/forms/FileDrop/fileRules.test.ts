import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sortFiles, typeNames } from './fileRules.ts'

const rules = { types: ['image/jpeg', 'image/png'], maxBytes: 10_000_000, maxFiles: 3 }
const file = (name: string, type = 'image/png', size = 1) => ({ name, type, size })

test.each([
  ['STF-078', file('a.gif', 'image/gif'), 'type'],
  ['STF-078', file('a', ''), 'type'],
  ['STF-079', file('a.png', 'image/png', 10_000_000), 'size'],
  ['STF-081', file('Frente.PNG'), 'duplicate'],
] as const)('%s %j is refused: %s', (_id, refused, reason) => {
  expect(sortFiles([refused], ['frente.png'], rules).refused).toEqual([{ name: refused.name, reason }])
})

test('STF-079 one byte less is taken', () => {
  expect(sortFiles([file('a.png', 'image/png', 9_999_999)], [], rules).taken).toHaveLength(1)
})

test('STF-080 at most three, those that are there counted; a refused one takes no place', () => {
  const { taken, refused } = sortFiles(
    [file('a.png'), file('b.gif', 'image/gif'), file('c.png'), file('d.png')],
    ['frente.png'],
    rules,
  )
  expect(taken.map(({ name }) => name)).toEqual(['a.png', 'c.png'])
  expect(refused).toEqual([
    { name: 'b.gif', reason: 'type' },
    { name: 'd.png', reason: 'count' },
  ])
})

test('an ending is taken whatever its type, and named instead of the types', () => {
  const tables = { ...rules, types: ['text/csv'], extensions: ['.csv', '.txt'] }
  const files = [
    file('a.CSV', 'application/vnd.ms-excel'),
    file('b', 'text/csv'),
    file('c.pdf', 'application/pdf'),
  ]
  expect(sortFiles(files, [], tables).taken.map(({ name }) => name)).toEqual(['a.CSV', 'b'])
  expect(typeNames(tables.types, tables.extensions)).toBe('CSV, TXT')
})

test('every file is taken or refused, never both, and no name twice', () => {
  const any = fc.record({
    name: fc.constantFrom('a', 'A', 'b', 'c', 'd'),
    type: fc.constantFrom('image/png', 'text/plain'),
    size: fc.integer({ min: 0, max: 20_000_000 }),
  })
  fc.assert(
    fc.property(fc.array(any), (files) => {
      const { taken, refused } = sortFiles(files, [], rules)
      expect(taken.length + refused.length).toBe(files.length)
      expect(taken.length).toBeLessThanOrEqual(3)
      expect(new Set(taken.map(({ name }) => name.toLowerCase())).size).toBe(taken.length)
    }),
  )
})

test('types are called as people call them', () => {
  expect(typeNames(rules.types)).toBe('JPEG, PNG')
})
