import { type Sandbox, startSandbox } from '@corrente/sandbox'

/** The test page that asks. */
interface Asker {
  readonly testPath?: string | undefined
}

/** One for each test file that asked. */
const running = new Map<string, Promise<Sandbox>>()

/** A sandbox for tests in the browser, whose clock stands still. @returns its origin */
export const sandbox = async ({ testPath = '' }: Asker): Promise<string> => {
  const own =
    running.get(testPath) ??
    startSandbox({
      stations: 40,
      seed: 'every-write',
      now: Date.parse('2026-03-14T15:05:00Z'),
      clock: 'manual',
      quiet: true,
    })
  running.set(testPath, own)
  return (await own).origin
}

export const closeSandbox = async ({ testPath = '' }: Asker): Promise<void> => {
  const own = running.get(testPath)
  running.delete(testPath)
  await (await own)?.close()
}
