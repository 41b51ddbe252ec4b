import { readFileSync } from 'node:fs'

/** How many tests of a run passed, failed, and were left out by a `skip` or `todo` of their own. */
export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

/** The program whose own report names each test. */
export const TEST_PROGRAMS = ['vitest', 'playwright'] as const
export type TestProgram = (typeof TEST_PROGRAMS)[number]

/** What a run adds to its program's command, so that the report comes beside the words for people. */
export const reportOptions = (
  program: TestProgram,
  file: string,
): { readonly args: readonly string[]; readonly env: Readonly<Record<string, string>> } =>
  program === 'vitest'
    ? { args: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`], env: {} }
    : { args: ['--reporter=list,json'], env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const parse = (text: string): Record<string, unknown> | undefined => {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** The numbers under these names; undefined unless each is there. */
const numbersOf = (from: unknown, names: readonly string[]): number[] | undefined => {
  const values = names.map((name) => (isRecord(from) ? from[name] : undefined))
  return values.every((value) => typeof value === 'number') ? values : undefined
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** A file that failed before its first test has no failed test: it counts as one. */
const isBrokenFile = (file: unknown): boolean =>
  isRecord(file) &&
  file.status === 'failed' &&
  !listOf(file.assertionResults).some((test) => isRecord(test) && test.status === 'failed')

const vitestCounts = (report: Record<string, unknown>): Counts | undefined => {
  const numbers = numbersOf(report, ['numPassedTests', 'numFailedTests', 'numPendingTests', 'numTodoTests'])
  if (numbers === undefined) return undefined
  const [passed = 0, failed = 0, pending = 0, todo = 0] = numbers
  return {
    passed,
    failed: failed + listOf(report.testResults).filter(isBrokenFile).length,
    skipped: pending + todo,
  }
}

const playwrightCounts = (report: Record<string, unknown>): Counts | undefined => {
  const numbers = numbersOf(report.stats, ['expected', 'flaky', 'unexpected', 'skipped'])
  if (numbers === undefined) return undefined
  const [expected = 0, flaky = 0, unexpected = 0, skipped = 0] = numbers
  return { passed: expected + flaky, failed: unexpected, skipped }
}

/**
 * Counts of a program's own report.
 * @param text the report as written; undefined where the program wrote none
 * @returns undefined for what is no report of that program
 */
export const readCounts = (program: TestProgram, text: string | undefined): Counts | undefined => {
  const report = text === undefined ? undefined : parse(text)
  if (report === undefined) return undefined
  return program === 'vitest' ? vitestCounts(report) : playwrightCounts(report)
}

/**
 * What one part of `npm test` adds to the count. A part that is one check (types, the build) is one test. A part whose
 * program crashed, wrote no report, or ended badly without a failed test (an error between two tests) has one failure.
 * @param status the exit status
 * @param program whose report to read; undefined for a part that is one check
 */
export const countPart = (status: number, program?: TestProgram, report?: string): Counts => {
  if (program === undefined) return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0 }
  const counts = readCounts(program, report)
  if (counts === undefined) return { passed: 0, failed: 1, skipped: 0 }
  return status === 0 || counts.failed > 0 ? counts : { ...counts, failed: 1 }
}

/** The text of a report, undefined where there is none. */
export const readReport = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

export const sumCounts = (all: readonly Counts[]): Counts =>
  all.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )

/** `4213 passed, 0 failed, 2 skipped`: the line that machines read. */
export const countLine = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`
