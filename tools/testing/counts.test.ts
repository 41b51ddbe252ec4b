import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { countLine, countPart, readCounts, readReport, reportOptions, sumCounts } from './counts.ts'

/** A report as the program wrote it, without the stacks. */
const sample = (name: string): string =>
  readFileSync(new URL(`./samples/${name}.json`, import.meta.url), 'utf8')

describe('the programs’ reports', () => {
  test('vitest: a file that breaks at its import is a failure, a todo is left out like a skip', () => {
    expect(readCounts('vitest', sample('vitest-mixed'))).toEqual({ passed: 3, failed: 2, skipped: 2 })
  })

  test('playwright: what passes at the second try has passed', () => {
    expect(readCounts('playwright', sample('playwright-mixed'))).toEqual({ passed: 3, failed: 1, skipped: 1 })
  })

  test.each([
    ['no report', undefined],
    ['half a report', sample('vitest-mixed').slice(0, 200)],
    ['another file', '{"numPassedTests":"many"}'],
    ['no object', '[]'],
  ])('%s is no count', (_, text) => {
    expect(readCounts('vitest', text)).toBeUndefined()
    expect(readCounts('playwright', text)).toBeUndefined()
  })
})

describe('what a part counts', () => {
  test.each([
    ['a program that wrote no report', countPart(0, 'vitest', undefined)],
    ['a program that crashed', countPart(128, 'playwright', undefined)],
    ['a file that broke before its tests', countPart(1, 'vitest', sample('vitest-crash'))],
    ['a spec that broke before its tests', countPart(1, 'playwright', sample('playwright-crash'))],
    ['a check that failed', countPart(1)],
  ])('%s is one failure', (_, counts) => {
    expect(counts).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })

  test('an error between two tests that passed is a failure', () => {
    expect(countPart(1, 'vitest', sample('vitest-late-error'))).toEqual({ passed: 2, failed: 1, skipped: 0 })
  })

  test('failed tests are counted once, not again as the part', () => {
    expect(countPart(1, 'playwright', sample('playwright-mixed')).failed).toBe(1)
  })

  test('a part that is one check is one test', () => {
    expect(countPart(0)).toEqual({ passed: 1, failed: 0, skipped: 0 })
  })
})

test('the last line', () => {
  const counts = sumCounts([
    { passed: 4200, failed: 0, skipped: 1 },
    { passed: 13, failed: 0, skipped: 1 },
  ])
  expect(countLine(counts)).toBe('4213 passed, 0 failed, 2 skipped')
  expect(countLine(sumCounts([]))).toBe('0 passed, 0 failed, 0 skipped')
})

test('a report is asked for beside the words for people, and read from where it was asked', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'counts-')), 'report.json')
  expect(readReport(file)).toBeUndefined()
  writeFileSync(file, '{}')
  expect(readReport(file)).toBe('{}')
  expect(reportOptions('vitest', file).args).toContain(`--outputFile.json=${file}`)
  expect(reportOptions('playwright', file).env).toEqual({ PLAYWRIGHT_JSON_OUTPUT_FILE: file })
})
