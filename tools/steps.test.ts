import { expect, test } from 'vitest'
import { lastWordsOf, runStep, summary } from './steps.ts'

test('a part that fails keeps its last words, without colours and empty lines', async () => {
  const script = 'console.log("first"); console.error("\\u001b[31mlast words\\u001b[39m\\n"); process.exit(3)'
  const result = await runStep({ name: 'broken', command: [process.execPath, '-e', script] })
  expect(result.status).toBe(3)
  expect([...(result.lastWords ?? [])].sort()).toEqual(['first', 'last words'])
  const table = summary([{ name: 'good', status: 0, seconds: 1 }, result])
  expect(table).toMatch(/FAILED {2}broken/)
  expect(table).toContain('last words')
  expect(table.split('\n').at(-1)).toBe('1 passed, 1 failed')
})

test('a part that passes has nothing to say', async () => {
  const result = await runStep({ name: 'fine', command: [process.execPath, '-e', 'console.log("talk")'] })
  expect(result.lastWords).toBeUndefined()
})

test('a program that is not there fails with its reason', async () => {
  const result = await runStep({ name: 'absent', command: ['no-such-program-anywhere'] })
  expect(result.status).not.toBe(0)
})

test('only the end is kept, and long lines are cut', () => {
  const lines = Array.from({ length: 100 }, (_, index) => `line ${index}`)
  expect(lastWordsOf([...lines, 'x'.repeat(500)].join('\n'))).toHaveLength(14)
  expect(lastWordsOf('x'.repeat(500))[0]).toHaveLength(160)
})
