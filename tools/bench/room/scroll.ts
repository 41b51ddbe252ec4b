// What a long list costs to scroll through: rows in the page, and the longest task against that of a bare virtual list of
// the same rows in the same run. Thread CPU time, so that a busy machine does not change the verdict.
import type {} from '../../../packages/ui/src/widgets/lists/bench/mountBench.tsx'
import { figure } from '../figures.ts'
import { openBrowser } from '../live/page.ts'
import { recordTasks } from '../live/tasks.ts'
import { serveRoom } from './serve.ts'

const STEPS = process.argv.includes('--short') ? 60 : 180
/** Runs of each list, one after the other; the smallest of their longest tasks counts: a collection of garbage is luck. */
const RUNS = 3
const RATIO_MAX = 1.5

interface Measured {
  /** CPU time of the longest task, ms. */
  readonly longestMs: number
  /** The most rows that were in the page. */
  readonly rows: number
}

async function measure(address: string): Promise<Measured> {
  const { browser, page, cdp } = await openBrowser()
  try {
    await page.goto(address)
    await page.waitForFunction(
      () => document.querySelector('[data-row], [data-bench-row], [role="option"]') !== null,
    )
    const scroll = () => page.evaluate((steps) => window.listBench?.(steps), STEPS)
    // The first walk compiles what the second one measures.
    await scroll()
    const recording = await recordTasks(cdp)
    const rows = (await scroll()) ?? 0
    const { longestCpuMs } = await recording.stop()
    return { longestMs: longestCpuMs, rows }
  } finally {
    await browser.close()
  }
}

/** The best of some rounds of each, one after the other. */
async function rounds(origin: string): Promise<{ readonly bareMs: number; readonly own: Measured }> {
  let bareMs = Number.POSITIVE_INFINITY
  let own: Measured = { longestMs: Number.POSITIVE_INFINITY, rows: 0 }
  for (let run = 0; run < RUNS; run += 1) {
    bareMs = Math.min(bareMs, (await measure(`${origin}?bare`)).longestMs)
    const { longestMs, rows } = await measure(origin)
    own = { longestMs: Math.min(own.longestMs, longestMs), rows: Math.max(own.rows, rows) }
  }
  return { bareMs, own }
}

export interface ScrolledList {
  /** Of the bench below `packages/ui/src`. */
  readonly folder: string
  /** What it shows: `10,000 rows`. */
  readonly what: string
  /** The most rows that may be in the page at once. */
  readonly rowsMax: number
}

/** Measures a bench whose page scrolls by `window.listBench`, and says so; the process fails where a limit is passed. */
export async function benchScrolling({ folder, what, rowsMax }: ScrolledList): Promise<void> {
  const room = await serveRoom(folder)
  const { bareMs, own } = await rounds(room.origin).finally(room.close)
  const ratio = own.longestMs / bareMs
  figure(`${what}: longest task of scrolling`, own.longestMs, 'ms')
  for (const [said, measured, limit, isMet] of [
    ['most in the page', String(own.rows), rowsMax, own.rows > 0 && own.rows <= rowsMax],
    [
      'longest task of scrolling, against a bare virtual list of the same',
      `${ratio.toFixed(2)} (${own.longestMs.toFixed(1)} ms against ${bareMs.toFixed(1)} ms)`,
      RATIO_MAX,
      ratio <= RATIO_MAX,
    ],
  ] as const) {
    console.log(
      `${isMet ? 'ok  ' : 'FAIL'} ${`${what}: ${said}`.padEnd(88)} ${measured.padEnd(34)} <= ${limit}`,
    )
    if (!isMet) process.exitCode = 1
  }
}
