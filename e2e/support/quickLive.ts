import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Sandbox, startSandbox } from '@corrente/sandbox'
import { NOW } from './constants.ts'
import { test } from './test.ts'

/** How many times faster the live worker's waits pass. */
const FACTOR = 5

/**
 * Put before the live worker's own code: its waits pass so much faster while it has a socket or waits for the next
 * one; the making of a connection keeps its own time. A wait that is under way changes its pace with the others: else
 * it would hang on the machine's pace whether one that begins with the connection is quick.
 */
const PRELUDE = `{
  const real = performance.now.bind(performance), later = setTimeout, forget = clearTimeout
  let speed = 1, mark = real(), passed = mark, count = 0
  const waits = new Map()
  const now = () => passed + (real() - mark) * speed
  const arm = (id, own) => {
    own.handle = later(() => {
      if (own.every === undefined) waits.delete(id)
      else {
        own.due += own.every
        arm(id, own)
      }
      own.then(...own.rest)
    }, Math.max(0, own.due - now()) / speed)
  }
  const wait = (then, ms, every, rest) => {
    const id = ++count, own = { then, rest, every, due: now() + ms }
    waits.set(id, own)
    arm(id, own)
    return id
  }
  const become = (next) => {
    passed = now()
    mark = real()
    speed = next
    for (const [id, own] of waits) {
      forget(own.handle)
      arm(id, own)
    }
  }
  performance.now = now
  globalThis.setTimeout = (then, ms = 0, ...rest) => wait(then, ms, undefined, rest)
  globalThis.setInterval = (then, ms = 0, ...rest) => wait(then, ms, Math.max(1, ms), rest)
  globalThis.clearTimeout = globalThis.clearInterval = (id) => {
    forget(waits.get(id)?.handle)
    waits.delete(id)
  }
  globalThis.WebSocket = class extends WebSocket {
    constructor(...args) {
      super(...args)
      become(1)
      this.addEventListener('open', () => later(() => become(${FACTOR}), 200))
    }
  }
}
`

/** A copy of the built product whose live worker is quick; everything else of it is as built. */
const quickCopy = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'corrente-quick-'))
  await cp(process.env.E2E_STATIC ?? 'packages/app/dist', folder, { recursive: true })
  const assets = join(folder, 'assets')
  const workers = (await readdir(assets)).filter((name) => /^worker-live-.*\.js$/.test(name))
  if (workers.length !== 1) throw new Error(`the build has ${workers.length} live workers`)
  for (const name of workers) {
    const path = join(assets, name)
    await writeFile(path, PRELUDE + (await readFile(path, 'utf8')))
    // What the build packed beside it is without the prelude, and would be sent in its place.
    for (const packed of ['.br', '.gz']) await rm(path + packed, { force: true })
  }
  return folder
}

/**
 * For tests of the live connection's long waits: half a minute of silence passes in six seconds. The server's
 * heart-beats keep their pace, so to this page a server that says nothing for four seconds is silent.
 */
export const quickTest = test.extend<object, { readonly sandbox: Sandbox }>({
  sandbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const staticDir = await quickCopy()
      const sandbox = await startSandbox({
        port: 0,
        scale: 'small',
        stations: 60,
        seed: 'e2e',
        now: NOW,
        clock: 'manual',
        staticDir,
        quiet: true,
      })
      await use(sandbox)
      await sandbox.close()
      await rm(staticDir, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
})
