import { spawn } from 'node:child_process'

/** What a program gets to close its browsers in, less than `tools/steps.ts` gives to all of us. */
const CLOSING_MS = 3_000

/**
 * Runs a program with our output; resolves with its exit status. When `stopped` is aborted it and all that it started in
 * its group are ended, and this rejects.
 */
export const run = (
  cwd: string,
  [file, ...args]: readonly [string, ...string[]],
  stopped: AbortSignal,
  env: Readonly<Record<string, string>> = {},
): Promise<number> =>
  new Promise((resolve, reject) => {
    stopped.throwIfAborted()
    const child = spawn(file, args, {
      cwd,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
      detached: true,
    })
    const signal = (name: NodeJS.Signals) => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, name)
      } catch {
        // All of them have ended.
      }
    }
    const end = () => {
      signal('SIGTERM')
      setTimeout(() => signal('SIGKILL'), CLOSING_MS).unref()
    }
    stopped.addEventListener('abort', end, { once: true })
    child.once('error', ({ message }) => {
      console.error(message)
      resolve(127)
    })
    child.once('close', (code) => {
      stopped.removeEventListener('abort', end)
      if (stopped.aborted) reject(stopped.reason)
      else resolve(code ?? 128)
    })
  })
