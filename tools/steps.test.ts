import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
  // What prepares the others counts only when it fails.
  expect(table.split('\n').at(-1)).toBe('0 passed, 1 failed, 0 skipped')
})

test('the last line sums the tests of all parts', () => {
  const table = summary([
    { name: 'install', status: 0, seconds: 9 },
    { name: 'types', status: 0, seconds: 1, counts: { passed: 1, failed: 0, skipped: 0 } },
    { name: 'unit', status: 1, seconds: 1, counts: { passed: 40, failed: 2, skipped: 3 } },
  ])
  expect(table).toMatch(/FAILED {2}unit .*40 passed, 2 failed, 3 skipped/)
  expect(table.split('\n').slice(-2)).toEqual(['', '41 passed, 2 failed, 3 skipped'])
})

test('a program of tests that ends well without a report has failed', async () => {
  const silent = await runStep({
    name: 'silent',
    command: [process.execPath, '-e', '', '--'],
    tests: 'playwright',
  })
  expect(silent.status).toBe(1)
  expect(silent.counts).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('a part that passes has nothing to say', async () => {
  const result = await runStep({ name: 'fine', command: [process.execPath, '-e', 'console.log("talk")'] })
  expect(result.lastWords).toBeUndefined()
})

test('a program that is not there fails with its reason', async () => {
  const result = await runStep({ name: 'absent', command: ['no-such-program-anywhere'] })
  expect(result.status).not.toBe(0)
})

test('a part that hangs is ended and run once more; what hangs twice has failed', async () => {
  const ran = join(mkdtempSync(join(tmpdir(), 'corrente-hang-')), 'ran')
  const hangs = `require('node:fs').writeFileSync(${JSON.stringify(ran)}, ''); setInterval(() => {}, 1000)`
  const once = `require('node:fs').existsSync(${JSON.stringify(ran)}) || (() => { ${hangs} })()`
  const of = (script: string, silenceMs: number) =>
    runStep({ name: 'hangs', command: [process.execPath, '-e', script] }, silenceMs)
  expect((await of(once, 3000)).status).toBe(0)
  expect(existsSync(ran)).toBe(true)
  expect((await of(hangs, 300)).status).not.toBe(0)
})

test('only the end is kept, and long lines are cut', () => {
  const lines = Array.from({ length: 100 }, (_, index) => `line ${index}`)
  expect(lastWordsOf([...lines, 'x'.repeat(500)].join('\n'))).toHaveLength(14)
  expect(lastWordsOf('x'.repeat(500))[0]).toHaveLength(160)
})
