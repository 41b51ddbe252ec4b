import { expect, test } from 'vitest'
import { filesAt, filesOf, PARTS, scoreOf, shareOf, survivorLine } from './mutation.ts'

test('seven nights in a row take each file of a part once, and no test', () => {
  for (const part of PARTS) {
    const files = filesOf(part)
    expect(files.length).toBeGreaterThan(7)
    expect(files.filter((path) => /\.test\.|\/use[A-Z]/.test(path))).toEqual([])
    const nights = [1, 2, 3, 4, 5, 6, 7].flatMap((day) => shareOf(files, new Date(Date.UTC(2026, 11, day))))
    expect(nights.sort()).toEqual(files)
  }
})

test('a named folder is its own files, not those of a folder that begins like it', () => {
  const files = ['src/money/a.ts', 'src/money/b.ts', 'src/moneybox/c.ts']
  expect(filesAt(files, ['src/money/'])).toEqual(['src/money/a.ts', 'src/money/b.ts'])
  expect(filesAt(files, ['src/money/b.ts'])).toEqual(['src/money/b.ts'])
})

test('a score counts what was noticed among what could have been', () => {
  const of = (...statuses: Parameters<typeof scoreOf>[0][number]['status'][]) =>
    scoreOf(statuses.map((status) => ({ status })))
  expect(of('Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored', 'CompileError')).toBe(50)
  expect(of('Ignored')).toBe(100)
})

test('a survivor is named by its place, what stood there and what stood there instead', () => {
  const mutant = {
    id: '1',
    fileName: 'src/a.ts',
    mutatorName: 'ConditionalExpression',
    replacement: 'true',
    status: 'NoCoverage',
    location: { start: { line: 1, column: 12 }, end: { line: 2, column: 8 } },
  } as const
  expect(survivorLine(mutant, 'const is = one &&\n  other\n')).toBe(
    'src/a.ts:1 ConditionalExpression: one && other -> true (no test comes here)',
  )
})
