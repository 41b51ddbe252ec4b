// Whether memory stays flat on a busy network (R9): what the page and its worker hold after a collection, over visits of the
// list of stations, a week of prices and the map, while messages come.
//   pnpm bench memory [--short]     30 minutes at 1,000 messages a second, 200 visits; --short: 4 minutes, 36 visits
import type { CDPSession, Page } from 'playwright'
import { openBrowser, signIn } from './live/page.ts'
import { type BenchSandbox, startBenchSandbox } from './live/sandbox.ts'
import { createWorkerHeap } from './live/workerHeap.ts'
import { builtProduct } from './product.ts'

const isShort = process.argv.includes('--short')
const STATIONS = isShort ? 1_000 : 5_000
const MESSAGES_PER_SECOND = 1_000
const MINUTES = isShort ? 4 : 30
const ROUNDS = isShort ? 12 : 67
/** Until all parts are loaded and every cache is filled. */
const WARM_UP = 2
/** Between the first third of the rounds and the last. */
const MOST_GROWTH = 0.1
/** The longest that the sandbox takes an order for. */
const FLOOD_S = 600
/** The sandbox's profile with everything. */
const WEEK = '/dynamic-pricing/a1a1a1a1-0001-4000-8000-000000000001'

/** What is held after a collection. */
interface Held {
  readonly page: number
  readonly worker: number
  readonly nodes: number
  readonly listeners: number
}
const MEASURES: readonly (readonly [name: string, of: (held: Held) => number, unit: string])[] = [
  ['heap of the page', ({ page }) => page / 1e6, 'MB'],
  ['heap of the live worker', ({ worker }) => worker / 1e6, 'MB'],
  ['nodes', ({ nodes }) => nodes, ''],
  ['listeners', ({ listeners }) => listeners, ''],
]

/** Follows a link of the page: nothing is loaded anew. By keys, as the menu opens over the page under a mouse. */
async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`a[href="${path}"]`).first().press('Enter')
  await page.waitForURL((url) => url.pathname === path)
}

/** Three visits, and home again, where the map is. */
async function visit(page: Page): Promise<void> {
  await follow(page, '/stations')
  await page.locator('tbody tr').first().waitFor()
  await follow(page, '/dynamic-pricing')
  await follow(page, WEEK)
  await page.locator('[role="grid"]:has([data-day])').first().waitFor()
  await follow(page, '/')
  await page.locator('ul:has(> li strong)').first().waitFor()
  await page.locator('canvas.maplibregl-canvas').first().waitFor()
}

async function weigh(cdp: CDPSession, workerHeap: () => Promise<number>): Promise<Held> {
  // What the first one lets go may hold what the second one takes.
  await cdp.send('HeapProfiler.collectGarbage')
  await cdp.send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return {
    page: of('JSHeapUsedSize'),
    worker: await workerHeap(),
    nodes: of('Nodes'),
    listeners: of('JSEventListeners'),
  }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)))
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Plays all rounds. @returns what was held after each */
async function play(page: Page, cdp: CDPSession, sandbox: BenchSandbox): Promise<readonly Held[]> {
  await cdp.send('Performance.enable')
  const workerHeap = await createWorkerHeap(cdp, 'live')
  const held: Held[] = []
  const roundMs = (MINUTES * 60_000) / ROUNDS
  let floodedAt = Number.NEGATIVE_INFINITY
  let due = performance.now()
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    if (performance.now() - floodedAt > (FLOOD_S - 60) * 1000 - roundMs) {
      await sandbox.post('/_sandbox/flood', { messagesPerSecond: MESSAGES_PER_SECOND, seconds: FLOOD_S })
      floodedAt = performance.now()
    }
    await visit(page)
    due += roundMs
    await wait(due - performance.now())
    const now = await weigh(cdp, workerHeap)
    if (round >= 0) held.push(now)
    const said = MEASURES.map(([name, of, unit]) => `${name} ${of(now).toFixed(unit ? 1 : 0)} ${unit}`.trim())
    console.log(`${String(round + 1).padStart(3)}  ${said.join(', ')}`)
  }
  return held
}

const sandbox = await startBenchSandbox(STATIONS, await builtProduct())
const { browser, page } = await openBrowser()
try {
  page.setDefaultTimeout(120_000)
  await signIn(page, sandbox.origin)
  await page.locator('ul:has(> li strong)').first().waitFor({ timeout: 120_000 })
  const held = await play(page, await page.context().newCDPSession(page), sandbox)
  const flood = (await sandbox.get('/_sandbox/flood')) as { published: number; tookMs: number }
  console.log(`${Math.round((flood.published / flood.tookMs) * 1000)} messages a second were sent`)
  const third = Math.floor(held.length / 3)
  for (const [name, of, unit] of MEASURES) {
    const first = median(held.slice(0, third).map(of))
    const last = median(held.slice(-third).map(of))
    const isFlat = last <= first * (1 + MOST_GROWTH)
    if (!isFlat) process.exitCode = 1
    const [from, to] = [first, last].map((value) => value.toFixed(unit ? 1 : 0))
    const growth = ((last / first - 1) * 100).toFixed(1)
    console.log(
      `${isFlat ? 'ok    ' : 'BROKEN'}  ${name.padEnd(24)}  ${from} → ${to} ${unit}  ${growth} %   limit ${MOST_GROWTH * 100} %`,
    )
  }
} finally {
  await browser.close()
  await sandbox.close()
}
