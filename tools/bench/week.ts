// What a drag over the week of prices costs on a CPU slowed 4 times: the longest task of a step, and what of the page a
// step changes. Thread CPU time, so that a busy machine changes the verdict less.
//   pnpm bench week [--short]     --short: a third of the steps
import { startSandbox } from '@corrente/sandbox'
import type { Locator, Page } from 'playwright'
import { figure } from './figures.ts'
import { openBrowser, signIn } from './live/page.ts'
import { recordTasks } from './live/tasks.ts'
import { builtProduct } from './product.ts'

const STEPS = process.argv.includes('--short') ? 32 : 96
const CPU = 4
/** The rest of the page, its clock and its calls, may fall into one of them. */
const RUNS = 3
const TASK_LIMIT_MS = 50
/** From here on no period stands on a Sunday: what begins on a block moves it. */
const FREE_HOUR = 10
/** The sandbox's profile with everything. */
const PROFILE = 'a1a1a1a1-0001-4000-8000-000000000001'

/** Draws over the free hours of a row, and takes it back. @param after - what happens after each step */
async function draw(page: Page, row: Locator, after: () => Promise<void> = async () => undefined) {
  const box = await row.boundingBox()
  if (!box) throw new Error('the week has no Sunday')
  const y = box.y + box.height / 2
  const from = box.x + (box.width * FREE_HOUR) / 24
  const size = box.x + box.width - from
  await page.mouse.move(from + 2, y)
  await page.mouse.down()
  for (let step = 1; step <= STEPS; step += 1) {
    await page.mouse.move(from + (size * step) / (STEPS + 1), y)
    await after()
  }
  await page.keyboard.press('Escape')
  await page.mouse.up()
}

/** Counts what changes in the grid: rows with another ghost, and anything that is no ghost. */
const watchGrid = (page: Page) =>
  page.evaluateHandle(() => {
    const grid = document.querySelector('[role="grid"]:has([data-day])')
    if (!grid) throw new Error('no grid')
    const isGhost = (node: Node) => node instanceof Element && node.closest('[data-ghost]') !== null
    const seen: MutationRecord[] = []
    const observer = new MutationObserver((records) => void seen.push(...records))
    observer.observe(grid, { subtree: true, childList: true, attributes: true, characterData: true })
    return {
      take: () => {
        const rows = new Set<Element | null>()
        let others = 0
        for (const { target, addedNodes, removedNodes } of [...seen.splice(0), ...observer.takeRecords()]) {
          const element = target instanceof Element ? target : target.parentElement
          const moved = [...addedNodes, ...removedNodes]
          const isDrawn = (element && isGhost(element)) || (moved.length > 0 && moved.every(isGhost))
          if (isDrawn) rows.add(element?.closest('[data-day]') ?? null)
          else others += 1
        }
        return { rows: rows.size, others }
      },
    }
  })

const sandbox = await startSandbox({ port: 0, scale: 'small', staticDir: await builtProduct(), quiet: true })
const origin = sandbox.url('move')
const { browser, page, cdp } = await openBrowser()
const runs: number[] = []
let rowsMost = 0
let others = 0
try {
  await signIn(page, origin)
  await page.goto(`${origin}/dynamic-pricing/${PROFILE}`)
  const row = page.locator('[role="grid"] [data-day="SUNDAY"]')
  await row.scrollIntoViewIfNeeded()
  const own = await page.context().newCDPSession(page)
  await own.send('Emulation.setCPUThrottlingRate', { rate: CPU })
  // The first drag compiles what the second one measures.
  await draw(page, row)
  for (let run = 0; run < RUNS; run += 1) {
    const recording = await recordTasks(cdp)
    await draw(page, row)
    runs.push((await recording.stop()).longestCpuMs)
  }
  const watch = await watchGrid(page)
  await draw(page, row, async () => {
    const changed = await watch.evaluate(({ take }) => take())
    rowsMost = Math.max(rowsMost, changed.rows)
    others += changed.others
  })
} finally {
  await browser.close()
  await sandbox.close()
}
const longestMs = Math.min(...runs)
figure('a drag over the week: longest task', longestMs, 'ms')
let isBroken = false
const say = (what: string, value: string, isMet: boolean, limit: string): void => {
  isBroken ||= !isMet
  console.log(`${isMet ? 'ok  ' : 'FAIL'} ${what.padEnd(88)} ${value.padEnd(34)} <= ${limit}`)
}
say(
  `a drag of ${STEPS} steps over the week, CPU slowed ${CPU} times: longest task`,
  `${longestMs.toFixed(0)} ms (${runs.map((ms) => ms.toFixed(0)).join(', ')})`,
  longestMs <= TASK_LIMIT_MS,
  `${TASK_LIMIT_MS} ms`,
)
say('rows that one step draws anew', String(rowsMost), rowsMost === 1, '1')
say('elements besides the drawn hours that all steps change', String(others), others === 0, '0')
process.exit(isBroken ? 1 : 0)
