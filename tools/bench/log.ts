// What a log of 100,000 lines costs: lines in the page, and the longest task of scrolling through them against that of a
// bare virtual list of the same lines in the same run. Thread CPU time, so that a busy machine does not change the verdict.
//   pnpm bench log [--short]     --short: a third of the steps
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tenantAssets } from '@corrente/themes/build'
import { build, preview } from 'vite'
import type {} from '../../packages/ui/src/widgets/logs/bench/bench.tsx'
import { openBrowser } from './live/page.ts'
import { recordTasks } from './live/tasks.ts'

const STEPS = process.argv.includes('--short') ? 60 : 180
/** Runs of each list, one after the other; the smallest of their longest tasks counts: a collection of garbage is luck. */
const RUNS = 3
/** Lines of 24 px in a box of at most 640 px, twelve more on each side, one cut at each edge. */
const ROWS_MAX = Math.ceil(640 / 24) + 2 * 12 + 3
const RATIO_MAX = 1.5

const root = join(import.meta.dirname, '../../packages/ui/src/widgets/logs/bench')
const outDir = mkdtempSync(join(tmpdir(), 'corrente-log-bench-'))
await build({
  root,
  configFile: false,
  logLevel: 'error',
  plugins: [tenantAssets()],
  build: { outDir, emptyOutDir: true, target: 'esnext', chunkSizeWarningLimit: 4_000 },
})
const server = await preview({
  root,
  configFile: false,
  logLevel: 'error',
  build: { outDir },
  preview: { port: 0, host: '127.0.0.1' },
})
const origin = server.resolvedUrls?.local[0] ?? ''

/** The longest task of scrolling through a list, and the most rows that were in the page. */
async function measure(query: string): Promise<{ readonly longestMs: number; readonly rows: number }> {
  const { browser, page, cdp } = await openBrowser()
  try {
    await page.goto(origin + query)
    await page.waitForFunction(() => document.querySelector('[data-row]') !== null)
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

const best = { list: Number.POSITIVE_INFINITY, bare: Number.POSITIVE_INFINITY }
let rows = 0
try {
  for (let run = 0; run < RUNS; run += 1) {
    best.bare = Math.min(best.bare, (await measure('?bare')).longestMs)
    const list = await measure('')
    best.list = Math.min(best.list, list.longestMs)
    rows = Math.max(rows, list.rows)
  }
} finally {
  await server.close()
  rmSync(outDir, { recursive: true, force: true })
}
const ratio = best.list / best.bare
for (const [what, measured, limit, isBroken] of [
  ['100,000 lines: most lines in the page', String(rows), `<= ${ROWS_MAX}`, !(rows > 0 && rows <= ROWS_MAX)],
  [
    '100,000 lines: longest task of scrolling, against a bare virtual list of the same lines',
    `${ratio.toFixed(2)} (${best.list.toFixed(1)} ms against ${best.bare.toFixed(1)} ms)`,
    `<= ${RATIO_MAX}`,
    !(ratio <= RATIO_MAX),
  ],
] as const) {
  console.log(`${isBroken ? 'FAIL' : 'ok  '} ${what.padEnd(88)} ${measured.padEnd(34)} ${limit}`)
  if (isBroken) process.exitCode = 1
}
