import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { delimiter, resolve as resolvePath } from 'node:path'

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
}

/** The workspace's own programs come first, so that a step works from any shell. */
const PATH = [resolvePath('node_modules/.bin'), process.env.PATH ?? ''].join(delimiter)

/** Runs one command with the caller's output; resolves with its exit status and the time that it took. */
export const runStep = (step: Step): Promise<StepResult> =>
  new Promise((resolve) => {
    const started = performance.now()
    const [file, ...args] = step.command
    console.log(`\n── ${step.name} ── ${step.command.join(' ')}`)
    const child = spawn(file, args, { stdio: 'inherit', env: { ...process.env, PATH, ...step.env } })
    const end = (status: number) =>
      resolve({ name: step.name, status, seconds: (performance.now() - started) / 1000 })
    child.on('error', (error) => {
      console.error(error.message)
      end(127)
    })
    child.on('exit', (code, signal) => end(signal ? 128 : (code ?? 1)))
  })

/** The closing table: each part, its time and its result. The last line is the count that CI reads. */
export const summary = (results: readonly StepResult[]): string => {
  const width = Math.max(...results.map(({ name }) => name.length))
  const rows = results.map(
    ({ name, status, seconds }) =>
      `  ${status === 0 ? 'ok    ' : 'FAILED'}  ${name.padEnd(width)}  ${seconds.toFixed(1).padStart(7)} s`,
  )
  const total = results.reduce((sum, { seconds }) => sum + seconds, 0)
  const failed = results.filter(({ status }) => status !== 0).length
  return [
    '',
    `Parts of npm test (${availableParallelism()} cores):`,
    ...rows,
    `          ${'total'.padEnd(width)}  ${total.toFixed(1).padStart(7)} s`,
    '',
    `${results.length - failed} passed, ${failed} failed`,
  ].join('\n')
}
