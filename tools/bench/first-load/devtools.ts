import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { CHROMIUM_ARGS, chromiumPath } from '../../chromium.ts'

/** Sends a command of the DevTools protocol. */
export type Send = (method: string, params?: object) => Promise<Record<string, unknown>>

/** A browser that nothing but this file's few commands talks to. */
export interface BareBrowser {
  readonly send: Send
  /** Commands of one page. */
  readonly pageOf: (sessionId: string) => Send
  readonly close: () => Promise<void>
}

/** Where a started browser listens: it says so in a file of its profile. */
async function addressOf(profile: string): Promise<string> {
  for (let tries = 0; tries < 200; tries += 1) {
    try {
      const [port, path] = readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n')
      if (port && path) return `ws://127.0.0.1:${port}${path}`
    } catch {
      // Not written yet.
    }
    await wait(50)
  }
  throw new Error('the browser did not start')
}

async function stop(process: ChildProcess, profile: string): Promise<void> {
  const ended = new Promise((resolve) => process.once('exit', resolve))
  process.kill()
  await ended
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
}

/**
 * Starts a browser without a test library around it. Such libraries watch the network of every page. A trace of a watched
 * page showed the engine parse our whole script anew (`CollectSourcePositions`, 0.17 s of a slowed CPU), probably for the
 * stacks of the requests that it makes: a cost that the floor, which asks for nothing, and a person do not have.
 */
export async function openBareBrowser(): Promise<BareBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'corrente-first-load-'))
  const process = spawn(
    chromiumPath(),
    [
      ...CHROMIUM_ARGS,
      '--headless',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: 'ignore' },
  )
  const socket = new WebSocket(await addressOf(profile))
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', reject, { once: true })
  })
  const waiting = new Map<
    number,
    { ok: (result: Record<string, unknown>) => void; no: (why: Error) => void }
  >()
  let last = 0
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error } = JSON.parse(String(data)) as {
      readonly id?: number
      readonly result?: Record<string, unknown>
      readonly error?: { readonly message: string }
    }
    if (id === undefined) return
    const one = waiting.get(id)
    waiting.delete(id)
    if (error) one?.no(new Error(error.message))
    else one?.ok(result ?? {})
  })
  const pageOf =
    (sessionId: string | undefined): Send =>
    (method, params = {}) => {
      last += 1
      const id = last
      socket.send(JSON.stringify({ id, method, params, ...(sessionId === undefined ? {} : { sessionId }) }))
      return new Promise((ok, no) => waiting.set(id, { ok, no }))
    }
  return {
    send: pageOf(undefined),
    pageOf,
    close: async () => {
      socket.close()
      await stop(process, profile)
    },
  }
}
