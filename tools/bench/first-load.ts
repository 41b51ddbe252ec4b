// What a first visit costs: sign-in, and home and the stations after a sign-in, beside the floor (react-dom and
// styled-components with three fields) in the same run, with nothing in the cache and a CPU slowed 4 times. The limits
// hold for the way in which they were set, a page that a test library watches; then the same without anybody watching.
//   pnpm bench first-load [--short] [--waterfall]     --short: three rounds instead of nine; --waterfall: what was asked when
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSandbox } from '@corrente/sandbox'
import { chromium } from 'playwright'
import { build, preview } from 'vite'
import { CHROMIUM_ARGS, chromiumPath } from '../chromium.ts'
import { figure } from './figures.ts'
import { openBareBrowser } from './first-load/devtools.ts'
import { type Site, type Visit, visit } from './first-load/visit.ts'
import { openWatchedBrowser, type Slowness, type WatchedVisit, watchedVisit } from './first-load/watched.ts'
import { signIn } from './live/page.ts'
import { builtProduct } from './product.ts'

const ROUNDS = process.argv.includes('--short') ? 3 : 9
const AT_ONCE: Slowness = { cpu: 4 }
/** 100 ms for each answer, and 10 Mbit/s. */
const FAR: Slowness = { cpu: 4, network: { latencyMs: 100, bytesPerSecond: 1_250_000 } }

/** Times the floor that a sign-in may cost (docs/decisions/0033-first-load.md) at once and far away. */
const LIMITS = { usable: 2, main: 2.9, far: 1.8 }

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

type Visits<Seen> = ReadonlyMap<string, readonly Seen[]>

const middle = <Seen>(visits: readonly Seen[], of: (visit: Seen) => number): number => median(visits.map(of))

/** Visits each site in turn (A B A B ...); the first round warms what the browser keeps beside its cache. */
async function rounds<Seen>(
  sites: readonly Site[],
  visitOnce: (site: Site) => Promise<Seen>,
): Promise<Visits<Seen>> {
  const visits = new Map<string, Seen[]>(sites.map(({ name }) => [name, []]))
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const site of sites) {
      const seen = await visitOnce(site)
      if (round > 0) visits.get(site.name)?.push(seen)
    }
  return visits
}

async function floorServer() {
  const root = join(import.meta.dirname, 'first-load/floor')
  const outDir = mkdtempSync(join(tmpdir(), 'corrente-floor-'))
  const shared = { root, configFile: false, logLevel: 'error' } as const
  await build({ ...shared, build: { outDir, emptyOutDir: true, target: 'esnext' } })
  const server = await preview({ ...shared, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } })
  return {
    origin: server.resolvedUrls?.local[0] ?? '',
    close: async () => {
      await server.close()
      rmSync(outDir, { recursive: true, force: true })
    },
  }
}

/** What a browser keeps of somebody who has signed in, as a person does. */
async function signedIn(origin: string): Promise<Record<string, string>> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...CHROMIUM_ARGS] })
  try {
    const page = await browser.newPage()
    await signIn(page, origin)
    return await page.evaluate(() => ({ ...localStorage }))
  } finally {
    await browser.close()
  }
}

const sandbox = await startSandbox({ port: 0, scale: 'small', staticDir: await builtProduct(), quiet: true })
const floor = await floorServer()
const browser = await openBareBrowser()
const FLOOR: Site = { name: 'floor', url: floor.origin, selector: 'input' }
const SIGN_IN: Site = { name: 'sign-in', url: `${sandbox.origin}/auth/login`, selector: 'input' }

let isBroken = false
const say = (what: string, value: number, limit: number): void => {
  const isOver = !(value <= limit)
  isBroken ||= isOver
  console.log(`${isOver ? 'FAIL' : 'ok  '} ${what.padEnd(60)} ${value.toFixed(2)}   <= ${limit.toFixed(1)}`)
}
const usableOf = ({ usable }: WatchedVisit) => usable
const mainOf = ({ main }: WatchedVisit) => main
const table = (visits: Visits<Visit>): void => {
  const base = visits.get('floor') ?? []
  for (const [name, all] of visits) {
    const usable = middle(all, (one) => one.usable)
    const main = middle(all, (one) => one.main)
    // Bytes and requests have budgets of their own, to the last one.
    if (name !== FLOOR.name) {
      figure(`${name}, usable`, usable, 'ms')
      figure(`${name}, main thread`, main, 'ms')
    }
    console.log(
      [
        `     ${name.padEnd(12)}`,
        `usable ${usable.toFixed(0).padStart(5)} ms (${(usable / middle(base, (one) => one.usable)).toFixed(2)})`,
        `main ${main.toFixed(0).padStart(4)} ms (${(main / middle(base, (one) => one.main)).toFixed(2)})`,
        `first paint ${middle(all, (one) => one.firstPaint)
          .toFixed(0)
          .padStart(5)} ms`,
        `${(middle(all, (one) => one.bytes) / 1000).toFixed(0).padStart(4)} kB`,
        `${middle(all, (one) => one.requests)} requests`,
        `${middle(all, (one) => one.roundTrips)} round trips`,
      ].join('  '),
    )
    if (process.argv.includes('--waterfall'))
      for (const { path, from, to, bytes } of all.at(-1)?.waterfall ?? [])
        console.log(
          `         ${from.toFixed(0).padStart(6)} ${to.toFixed(0).padStart(6)} ${String(bytes).padStart(8)}  ${path}`,
        )
  }
}
/** Times the floor of the same run. */
const ratio = <Seen>(visits: Visits<Seen>, of: (visit: Seen) => number): number =>
  middle(visits.get(SIGN_IN.name) ?? [], of) / middle(visits.get(FLOOR.name) ?? [], of)

/** The sign-in beside the floor, as the limits were set. */
async function watchedRounds(where: string, slowness: Slowness) {
  const browser = await openWatchedBrowser()
  try {
    const visits = await rounds([FLOOR, SIGN_IN], (site) => watchedVisit(browser, site, slowness))
    for (const [name, all] of visits)
      console.log(
        `     ${name.padEnd(12)}  usable ${middle(all, (one) => one.usable).toFixed(0)} ms  main ${middle(all, (one) => one.main).toFixed(0)} ms`,
      )
    const ours = visits.get(SIGN_IN.name) ?? []
    figure(`sign-in ${where}, usable`, middle(ours, usableOf), 'ms')
    figure(`sign-in ${where}, main thread`, middle(ours, mainOf), 'ms')
    return visits
  } finally {
    await browser.close()
  }
}

try {
  console.log(`CPU slowed 4 times, median of ${ROUNDS} rounds; in brackets times the floor`)
  console.log('watched by a test library')
  const watched = await watchedRounds('watched', AT_ONCE)
  console.log('watched, 100 ms for each answer, 10 Mbit/s')
  const watchedFar = await watchedRounds('watched, far away', FAR)
  const stored = await signedIn(sandbox.origin)
  const inside: readonly Site[] = [
    { name: 'home', url: `${sandbox.origin}/`, selector: 'main h2', stored },
    { name: 'stations', url: `${sandbox.origin}/stations`, selector: '[data-row]', stored },
  ]
  console.log('nobody watches')
  table(await rounds([FLOOR, SIGN_IN, ...inside], (site) => visit(browser, site, AT_ONCE.cpu)))
  say('sign-in, usable: times the floor', ratio(watched, usableOf), LIMITS.usable)
  say('sign-in, main thread: times the floor', ratio(watched, mainOf), LIMITS.main)
  say('sign-in far away, usable: times the floor', ratio(watchedFar, usableOf), LIMITS.far)
} finally {
  await browser.close()
  await floor.close()
  await sandbox.close()
}
if (isBroken) process.exitCode = 1
