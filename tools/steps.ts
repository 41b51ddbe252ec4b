import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { delimiter, resolve as resolvePath } from 'node:path'
import type { Readable } from 'node:stream'
import { stripVTControlCharacters } from 'node:util'

/** One part of `npm test`: a command with a name that a person knows. */
export interface Step {
  readonly name: string
  readonly command: readonly [string, ...string[]]
  readonly env?: Readonly<Record<string, string>>
}

export interface StepResult {
  readonly name: string
  readonly status: number
  readonly seconds: number
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

/** Runs one command with the caller's output; resolves with its exit status and the time that it took. */
export const runStep = (step: Step): Promise<StepResult> =>
  new Promise((resolve) => {
    const started = performance.now()
    const [file, ...args] = step.command
    console.log(`\n── ${step.name} ── ${step.command.join(' ')}`)
    // To a terminal a tool speaks itself, in colour. Elsewhere its end is kept for the closing table, because a log is
    // often read from its end only.
    const isTerminal = process.stdout.isTTY === true
    const child = spawn(file, args, {
      stdio: isTerminal ? 'inherit' : ['inherit', 'pipe', 'pipe'],
      env: { ...process.env, PATH, ...step.env },
    })
    let tail = ''
    const tee = (from: Readable | null, to: NodeJS.WriteStream) =>
      from?.setEncoding('utf8').on('data', (text: string) => {
        to.write(text)
        tail = (tail + text).slice(-20_000)
      })
    tee(child.stdout, process.stdout)
    tee(child.stderr, process.stderr)
    const end = (status: number) =>
      resolve({
        name: step.name,
        status,
        seconds: (performance.now() - started) / 1000,
        ...(status === 0 || isTerminal ? {} : { lastWords: lastWordsOf(tail) }),
      })
    child.on('error', (error) => {
      console.error(error.message)
      end(127)
    })
    child.on('close', (code, signal) => end(signal ? 128 : (code ?? 1)))
  })

/** The closing table: each part, its time and its result. The last line is the count that CI reads. */
export const summary = (results: readonly StepResult[], of = 'npm test'): string => {
  const width = Math.max(...results.map(({ name }) => name.length))
  const rows = results.map(
    ({ name, status, seconds }) =>
      `  ${status === 0 ? 'ok    ' : 'FAILED'}  ${name.padEnd(width)}  ${seconds.toFixed(1).padStart(7)} s`,
  )
  const total = results.reduce((sum, { seconds }) => sum + seconds, 0)
  const failed = results.filter(({ status }) => status !== 0).length
  return [
    '',
    `Parts of ${of} (${availableParallelism()} cores):`,
    ...rows,
    `          ${'total'.padEnd(width)}  ${total.toFixed(1).padStart(7)} s`,
    ...results.flatMap(({ name, lastWords = [] }) =>
      lastWords.length === 0 ? [] : ['', `${name}:`, ...lastWords],
    ),
    '',
    `${results.length - failed} passed, ${failed} failed`,
  ].join('\n')
}
