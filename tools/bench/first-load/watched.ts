import { type Browser, chromium } from 'playwright'
import { chromiumPath } from '../../chromium.ts'
import { mainThreadOf, type Site } from './visit.ts'

/** How slow the machine is played. */
export interface Slowness {
  /** How many times slower the CPU is made. */
  readonly cpu: number
  /** Undefined: as fast as it is. */
  readonly network?: { readonly latencyMs: number; readonly bytesPerSecond: number }
}

/** What a test library saw of one visit. */
export interface WatchedVisit {
  /** Ms from the navigation's command until the library finds the selector visible. */
  readonly usable: number
  /** Script, style and layout of the main thread, in ms. */
  readonly main: number
}

const SETTLE_MS = 800

/** Those that the limits were set with: the browser's own surroundings, which cost floor and product the same, stay on. */
const ARGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const openWatchedBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath(), args: ARGS })

/**
 * Visits a site once with an empty cache, as the limits were set: by a test library that watches each request and asks
 * again and again whether the selector is there. It costs the floor as much as it costs us.
 */
export async function watchedVisit(
  browser: Browser,
  { url, selector }: Site,
  { cpu, network }: Slowness,
): Promise<WatchedVisit> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Performance.enable')
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu })
    if (network)
      await devtools.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: network.latencyMs,
        downloadThroughput: network.bytesPerSecond,
        uploadThroughput: network.bytesPerSecond,
      })
    const begun = Date.now()
    await page.goto(url, { waitUntil: 'commit' })
    await page.locator(selector).first().waitFor({ state: 'visible', timeout: 60_000 })
    const usable = Date.now() - begun
    await page.waitForTimeout(SETTLE_MS)
    return { usable, main: mainThreadOf(await devtools.send('Performance.getMetrics')) }
  } finally {
    await context.close()
  }
}
