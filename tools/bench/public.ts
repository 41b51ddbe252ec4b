// What a driver waits for behind a QR code: from the scan to a page that can be used, on a slow phone in a slow network
// (1.6 Mbit/s, 150 ms round trip, 4x CPU slow-down), with nothing in the cache.
//   pnpm bench public [--short] [--requests]     --short: one run; --requests: what was loaded when
import { startSandbox } from '@corrente/sandbox'
import type { Page } from 'playwright'
import { figure } from './figures.ts'
import { openBrowser } from './live/page.ts'
import { builtProduct } from './product.ts'

const RUNS = process.argv.includes('--short') ? 1 : 5
const LIMIT_MS = 3_000
const BYTES_PER_SECOND = 1_600_000 / 8
const ROUND_TRIP_MS = 150
const CPU_SLOWDOWN = 4

const PAGE = '/qrcode/start/IPE-0001/1'

/** Milliseconds from the start of the navigation until the human check takes a press and the buttons stand below it. */
async function usableAfter(page: Page, origin: string): Promise<number> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: ROUND_TRIP_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.addInitScript(() => {
    const seen = new MutationObserver(() => {
      const isThere =
        document.querySelector('input[type=checkbox]') !== null &&
        document.querySelectorAll('main button').length >= 2
      if (!isThere) return
      seen.disconnect()
      // React has put it there; it can be pressed once the browser has painted it.
      requestAnimationFrame(() => setTimeout(() => performance.mark('usable')))
    })
    seen.observe(document, { childList: true, subtree: true })
  })
  await page.goto(origin + PAGE)
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0)
  const ms = await page.evaluate(() => performance.getEntriesByName('usable')[0]?.startTime ?? Number.NaN)
  // Usable means used: the check is passed and both buttons are on.
  await page.getByRole('checkbox').check()
  await page.waitForFunction(
    () => document.querySelectorAll('main button:not([aria-disabled=true])').length >= 2,
  )
  if (process.argv.includes('--requests'))
    for (const line of await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map((entry) =>
          [
            entry.startTime.toFixed(0).padStart(6),
            (entry.startTime + entry.duration).toFixed(0).padStart(6),
            (entry as PerformanceResourceTiming).encodedBodySize.toString().padStart(8),
            new URL(entry.name).pathname,
          ].join(' '),
        ),
    ))
      console.log(line)
  return ms
}

const sandbox = await startSandbox({ port: 0, scale: 'small', staticDir: await builtProduct(), quiet: true })
const times: number[] = []
try {
  for (let run = 0; run < RUNS; run += 1) {
    const { browser, page } = await openBrowser()
    try {
      times.push(await usableAfter(page, sandbox.origin))
    } finally {
      await browser.close()
    }
  }
} finally {
  await sandbox.close()
}
const sorted = times.toSorted((a, b) => a - b)
const median = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
figure('QR page usable', median, 'ms')
const isBroken = !(median < LIMIT_MS)
console.log(
  `${isBroken ? 'FAIL' : 'ok  '} QR page usable after, median of ${RUNS} (${sorted.map((ms) => ms.toFixed(0)).join(', ')} ms)   ${median.toFixed(0)} ms   < ${LIMIT_MS} ms`,
)
if (isBroken) process.exitCode = 1
