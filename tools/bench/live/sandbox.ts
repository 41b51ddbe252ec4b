import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { countStatuses, readStations, type StationStatus } from '@corrente/domain/stations'

const ROOT = join(import.meta.dirname, '../../..')

/** A sandbox in a process of its own, so that its work is not on the page's bill. */
export interface BenchSandbox {
  readonly origin: string
  readonly post: (path: string, body: object) => Promise<unknown>
  readonly get: (path: string) => Promise<unknown>
  /** How the server's stations with a place stand now. */
  readonly placedCounts: (token: string) => Promise<Readonly<Record<StationStatus, number>>>
  readonly close: () => Promise<void>
}

/** A port that nobody listens on now. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

const until = async (what: string, is: () => Promise<boolean>, seconds: number): Promise<void> => {
  const end = performance.now() + seconds * 1000
  for (;;) {
    if (await is().catch(() => false)) return
    if (performance.now() > end) throw new Error(`${what}: not within ${seconds} s`)
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}

export { until }

/**
 * Starts it with so many stations and the built product in `staticDir`; its own life goes on, a few messages a second.
 * @param more - further `SANDBOX_` variables
 */
export async function startBenchSandbox(
  stations: number,
  staticDir: string,
  more: Readonly<Record<string, string>> = {},
): Promise<BenchSandbox> {
  const port = await freePort()
  const child: ChildProcess = spawn(process.execPath, ['packages/sandbox/src/main.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      SANDBOX_STATIONS: String(stations),
      SANDBOX_SEED: 'bench',
      SANDBOX_STATIC: staticDir,
      ...more,
    },
  })
  const origin = `http://localhost:${port}`
  const call = async (path: string, init?: RequestInit): Promise<unknown> => {
    const reply = await fetch(`${origin}${path}`, init)
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`)
    return reply.json()
  }
  const get = (path: string) => call(path)
  const close = async () => {
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await gone
  }
  try {
    await until('the sandbox', async () => Boolean(await get('/_sandbox/clock')), 300)
  } catch (error) {
    await close()
    throw error
  }
  return {
    origin,
    get,
    post: (path, body) => call(path, { method: 'POST', body: JSON.stringify(body) }),
    placedCounts: async (token) => {
      const body = await call('/api/v1/chargepoints/?originType=MOVE', {
        headers: {
          Platform: 'DASHBOARD',
          'Api-Key': 'sandbox-move',
          'Accept-Language': 'pt-BR',
          'X-Timezone-Offset': '-3',
          Authorization: `Bearer ${token}`,
        },
      })
      return countStatuses((readStations(body)?.data ?? []).filter(({ position }) => position))
    },
    close,
  }
}
