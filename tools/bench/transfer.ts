// What a transfer list of 20,000 chargers costs to scroll through (room/scroll.ts), to narrow, to search, and to take whole.
//   pnpm bench transfer [--short]     --short: a third of the steps
import type {} from '../../packages/ui/src/widgets/operations/bench/bench.tsx'
import { figure } from './figures.ts'
import { openBrowser } from './live/page.ts'
import { recordTasks } from './live/tasks.ts'
import { benchScrolling } from './room/scroll.ts'
import { serveRoom } from './room/serve.ts'

const FOLDER = 'widgets/operations/bench'
/** The longest task of choosing, ms of CPU: twice what it was measured at. */
const CHOOSE_MAX = 100
const ALL = 20_000

await benchScrolling({
  folder: FOLDER,
  what: '20,000 chargers',
  // Rows of 64 px in a box of 320 px, four more on each side, one cut at each edge, and the one that has the focus.
  rowsMax: Math.ceil(320 / 64) + 2 * 4 + 3,
})

const room = await serveRoom(FOLDER)
const { browser, page, cdp } = await openBrowser()
try {
  await page.goto(room.origin)
  await page.waitForFunction(() => document.querySelector('[role="option"]') !== null)
  const recording = await recordTasks(cdp)
  const taken = await page.evaluate(() => window.pickBench?.())
  const { longestCpuMs } = await recording.stop()
  figure('20,000 chargers: longest task of choosing', longestCpuMs, 'ms')
  const isMet = taken === ALL && longestCpuMs <= CHOOSE_MAX
  console.log(
    `${isMet ? 'ok  ' : 'FAIL'} ${'20,000 chargers: longest task of a filter, a search and taking all'.padEnd(88)} ${`${longestCpuMs.toFixed(1)} ms, ${taken} taken`.padEnd(34)} <= ${CHOOSE_MAX} ms`,
  )
  if (!isMet) process.exitCode = 1
} finally {
  await browser.close()
  await room.close()
}
