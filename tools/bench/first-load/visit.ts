import { setTimeout as wait } from 'node:timers/promises'
import type { BareBrowser, Send } from './devtools.ts'

/** A page that is visited again and again, each time with nothing in the cache. */
export interface Site {
  readonly name: string
  readonly url: string
  /** What stands there once it can be used. */
  readonly selector: string
  /** What `localStorage` holds when the visit begins: a session. */
  readonly stored?: Readonly<Record<string, string>>
}

/** One request; times in ms since the navigation. */
export interface Asked {
  readonly path: string
  readonly from: number
  readonly to: number
  readonly bytes: number
}

/** What one visit cost. */
export interface Visit {
  /** Ms from the navigation, the browser's own part included, until the selector is visible. */
  readonly usable: number
  readonly firstPaint: number
  /** Script, style and layout of the main thread, in ms of its own CPU time as slowed: a busy machine does not change it. */
  readonly main: number
  /** Bytes of code and styles, as they were sent. */
  readonly bytes: number
  /** Requests until the page stood, its own included. */
  readonly requests: number
  /** The longest chain of requests each of which began after the one before it had ended. */
  readonly roundTrips: number
  readonly waterfall: readonly Asked[]
}

/** Kept waiting for what comes after the page can be used: what it costs counts as well. */
const SETTLE_MS = 800
const LIMIT_MS = 60_000

/** The longest chain of intervals that do not overlap. */
export function roundTripsOf(asked: readonly Pick<Asked, 'from' | 'to'>[]): number {
  let last = Number.NEGATIVE_INFINITY
  let count = 0
  for (const { from, to } of asked.toSorted((a, b) => a.to - b.to)) {
    if (from < last) continue
    last = to
    count += 1
  }
  return count
}

/** Runs in the page before its own scripts: marks the frame in which the selector stands there and has a size. */
const markUsable = (selector: string): string => `
  const look = () => {
    const found = document.querySelector(${JSON.stringify(selector)})
    if (found && found.getBoundingClientRect().height > 0) performance.mark('usable')
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)`

const EVIDENCE = `JSON.stringify({
  origin: performance.timeOrigin,
  usable: performance.getEntriesByName('usable')[0]?.startTime ?? null,
  firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null,
  asked: [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map((one) => ({
    path: new URL(one.name).pathname, from: one.startTime, to: one.responseEnd,
    bytes: one.transferSize, isCode: /\\.(js|css)$/.test(new URL(one.name).pathname) })),
})`

interface Evidence {
  readonly origin: number
  readonly usable: number | null
  readonly firstPaint: number | null
  readonly asked: readonly (Asked & { readonly isCode: boolean })[]
}

async function evaluate(page: Send, expression: string): Promise<string> {
  const { result } = (await page('Runtime.evaluate', { expression })) as {
    readonly result: { value?: string }
  }
  return result.value ?? 'null'
}

const MAIN_THREAD: ReadonlySet<string> = new Set(['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'])

/** A page's metrics, as DevTools gives them; durations in s. */
interface PageMetrics {
  readonly metrics: readonly { readonly name: string; readonly value: number }[]
}

/** Script, style and layout of the main thread so far, in ms. */
export const mainThreadOf = ({ metrics }: PageMetrics): number =>
  metrics.reduce((sum, { name, value }) => sum + (MAIN_THREAD.has(name) ? value * 1000 : 0), 0)

const mainThreadMs = async (page: Send): Promise<number> =>
  mainThreadOf((await page('Performance.getMetrics')) as unknown as PageMetrics)

async function openPage(browser: BareBrowser, cpu: number, selector: string) {
  const { browserContextId } = await browser.send('Target.createBrowserContext')
  const { targetId } = await browser.send('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
    width: 1366,
    height: 768,
  })
  const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: true })
  const page = browser.pageOf(String(sessionId))
  await page('Page.enable')
  await page('Performance.enable', { timeDomain: 'threadTicks' })
  await page('Page.addScriptToEvaluateOnNewDocument', { source: markUsable(selector) })
  await page('Emulation.setCPUThrottlingRate', { rate: cpu })
  return { page, close: () => browser.send('Target.disposeBrowserContext', { browserContextId }) }
}

/** Puts what a session keeps into the storage of the page's origin, from a file of it that runs no script. */
async function remember(page: Send, url: string, stored: Readonly<Record<string, string>>): Promise<void> {
  await page('Page.navigate', { url: new URL('/tenants/move/favicon.svg', url).href })
  await wait(300)
  for (const [key, value] of Object.entries(stored))
    await evaluate(page, `localStorage.setItem(${JSON.stringify(key)}, ${JSON.stringify(value)})`)
}

/**
 * Visits a site once in a context of its own. Throws when it never stands.
 *
 * @param cpu - how many times slower the CPU is made
 */
export async function visit(browser: BareBrowser, site: Site, cpu: number): Promise<Visit> {
  const { page, close } = await openPage(browser, cpu, site.selector)
  try {
    if (site.stored) await remember(page, site.url, site.stored)
    const before = await mainThreadMs(page)
    const begun = Date.now()
    await page('Page.navigate', { url: site.url })
    const read = async () => JSON.parse(await evaluate(page, EVIDENCE)) as Evidence
    let seen = await read()
    while (seen.usable === null) {
      if (Date.now() - begun > LIMIT_MS) throw new Error(`${site.name} never showed ${site.selector}`)
      await wait(250)
      seen = await read()
    }
    const { origin, usable } = seen
    await wait(SETTLE_MS)
    const { asked, firstPaint } = await read()
    const needed = asked.filter(({ from }) => from <= usable)
    return {
      usable: origin + usable - begun,
      firstPaint: origin + (firstPaint ?? Number.NaN) - begun,
      main: (await mainThreadMs(page)) - before,
      bytes: asked.reduce((sum, { bytes, isCode }) => sum + (isCode ? bytes : 0), 0),
      requests: needed.length,
      roundTrips: roundTripsOf(needed),
      waterfall: asked,
    }
  } finally {
    await close()
  }
}
