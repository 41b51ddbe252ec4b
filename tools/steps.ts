import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { delimiter, join, resolve as resolvePath } from 'node:path'
import type { Readable } from 'node:stream'
import { stripVTControlCharacters } from 'node:util'
import {
  type Counts,
  countLine,
  countPart,
  readReport,
  reportOptions,
  sumCounts,
  type TestProgram,
} from './testing/counts.ts'

/** One part of `npm test`: a command with a name that a person knows. */
export interface Step {
  readonly name: string
  readonly command: readonly [string, ...string[]]
  readonly env?: Readonly<Record<string, string>>
  /** The command is this program, whose report says how many tests ran. Without it the part is one check. */
  readonly tests?: TestProgram
}

export interface StepResult {
  readonly name: string
  readonly status: number
  readonly seconds: number
  /** What it adds to the count. Absent where it prepares the others: then it counts only when it fails. */
  readonly counts?: Counts
  /** What a failed part said at its end. Empty where it spoke to a terminal, which a person can scroll. */
  readonly lastWords?: readonly string[]
}

const LAST_WORDS = 14

/** The last lines that say something, as short as a table row. */
export const lastWordsOf = (output: string): string[] =>
  stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
    .slice(-LAST_WORDS)
    .map((line) => (line.length > 160 ? `${line.slice(0, 159)}…` : line))

/** The workspace's own programs come first, so that a step works from any shell. */
const PATH = [resolvePath('node_modules/.bin'), process.env.PATH ?? ''].join(delimiter)

/** A page that crashed can leave its test program waiting for ever. Storybook's build is silent for some 200 s. */
const SILENCE_MS = 10 * 60_000
/** What a program gets to close its browsers in, before it is ended. */
const CLOSING_MS = 10_000

interface Spawned {
  readonly status: number
  readonly tail: string
  /** It was ended, because it said nothing for too long. */
  readonly wasSilent: boolean
}

const spawnStep = (
  command: readonly [string, ...string[]],
  env: Readonly<Record<string, string>>,
  silenceMs: number,
): Promise<Spawned> =>
  new Promise((resolve) => {
    const [file, ...args] = command
    // To a terminal a tool speaks itself, in colour. Elsewhere its end is kept for the closing table, because a log is
    // often read from its end only.
    const isHeard = process.stdout.isTTY !== true
    const child = spawn(file, args, {
      stdio: isHeard ? ['inherit', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, PATH, ...env },
    })
    let tail = ''
    let wasSilent = false
    const silence = setTimeout(() => {
      wasSilent = true
      child.kill()
      setTimeout(() => child.kill('SIGKILL'), CLOSING_MS).unref()
    }, silenceMs)
    if (!isHeard) clearTimeout(silence)
    const end = (status: number, words: string) => {
      clearTimeout(silence)
      resolve({ status, tail: words, wasSilent })
    }
    const tee = (from: Readable | null, to: NodeJS.WriteStream) =>
      from?.setEncoding('utf8').on('data', (text: string) => {
        silence.refresh()
        to.write(text)
        tail = (tail + text).slice(-20_000)
      })
    tee(child.stdout, process.stdout)
    tee(child.stderr, process.stderr)
    child.on('error', (error) => {
      console.error(error.message)
      end(127, error.message)
    })
    child.on('close', (code, signal) => end(signal ? 128 : (code ?? 1), tail))
    // What it had started may still hold its output open.
    child.on('exit', () => wasSilent && end(128, tail))
  })

/**
 * Runs one command with the caller's output; resolves with its exit status, its count and the time that it took. One that
 * says nothing for `silenceMs` is ended and run once more: what hangs twice has failed.
 */
export const runStep = async (
  { name, command, env = {}, tests }: Step,
  silenceMs = SILENCE_MS,
): Promise<StepResult> => {
  const started = performance.now()
  const words = command.join(' ')
  console.log(`\n── ${name} ── ${words.length > 400 ? `${words.slice(0, 400)}…` : words}`)
  // A folder of its own: the report of an earlier run must not stand in for that of a run that crashed.
  const folder = tests && mkdtempSync(join(tmpdir(), 'corrente-report-'))
  const report = folder && join(folder, 'report.json')
  const options = tests && report ? reportOptions(tests, report) : undefined
  const run = () => spawnStep([...command, ...(options?.args ?? [])], { ...env, ...options?.env }, silenceMs)
  let ran = await run()
  if (ran.wasSilent) {
    console.log(
      `\n── ${name} ── said nothing for ${Math.round(silenceMs / 60_000)} minutes and was ended: once more`,
    )
    ran = await run()
  }
  const { status, tail } = ran
  const counts = countPart(status, tests, report && readReport(report))
  if (folder) rmSync(folder, { recursive: true, force: true })
  return {
    name,
    status: status === 0 && counts.failed > 0 ? 1 : status,
    seconds: (performance.now() - started) / 1000,
    counts,
    ...(status === 0 || tail === '' ? {} : { lastWords: lastWordsOf(tail) }),
  }
}

const failedAtLeast = (status: number): Counts => ({ passed: 0, failed: status === 0 ? 0 : 1, skipped: 0 })

/** What a part came to, for a person: nothing for a part that is one check, or none. */
const words = ({ passed, failed, skipped }: Counts): string =>
  passed + failed + skipped <= 1
    ? ''
    : [`${passed} passed`, failed && `${failed} failed`, skipped && `${skipped} skipped`]
        .filter(Boolean)
        .join(', ')

/** The closing table: each part, its time, its result and its tests. The last line is the count of all tests, which CI reads. */
export const summary = (results: readonly StepResult[], of = 'npm test'): string => {
  const width = Math.max(...results.map(({ name }) => name.length))
  const all = results.map(({ status, counts }) => counts ?? failedAtLeast(status))
  const rows = results.map(({ name, status, seconds }, index) =>
    `  ${status === 0 ? 'ok    ' : 'FAILED'}  ${name.padEnd(width)}  ${seconds.toFixed(1).padStart(7)} s  ${words(all[index] ?? failedAtLeast(status))}`.trimEnd(),
  )
  const total = results.reduce((sum, { seconds }) => sum + seconds, 0)
  return [
    '',
    `Parts of ${of} (${availableParallelism()} cores):`,
    ...rows,
    `          ${'total'.padEnd(width)}  ${total.toFixed(1).padStart(7)} s`,
    ...results.flatMap(({ name, lastWords = [] }) =>
      lastWords.length === 0 ? [] : ['', `${name}:`, ...lastWords],
    ),
    '',
    countLine(sumCounts(all)),
  ].join('\n')
}
