import { type Sandbox, startSandbox } from '@corrente/sandbox'

/** One for the test page that asked. */
let running: Promise<Sandbox> | undefined

/** A sandbox for tests in the browser, whose clock stands still. @returns its origin */
export const sandbox = async (): Promise<string> => {
  running ??= startSandbox({
    stations: 40,
    seed: 'every-write',
    now: Date.parse('2026-03-14T15:05:00Z'),
    clock: 'manual',
    quiet: true,
  })
  return (await running).origin
}

export const closeSandbox = async (): Promise<void> => {
  const own = running
  running = undefined
  await (await own)?.close()
}
