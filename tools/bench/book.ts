// What the book costs: the case, the book of reliability and the queue of money, beside a network with incidents.
//   pnpm bench book [--short]     --short: without the network of 2,000 stations
import { bookSteps, moneySteps } from '@corrente/domain/book'
import { connectorDetailFixture, rechargeFixture, stationRowFixture } from '@corrente/domain/fixtures'
import { EMPTY_WEEK, NO_TARIFF, putGeneral, WEEKDAYS } from '@corrente/domain/pricing'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@corrente/domain/time'
import type { Page } from 'playwright'
import { figure } from './figures.ts'
import { openBrowser, signIn } from './live/page.ts'
import { startBenchSandbox } from './live/sandbox.ts'
import { recordTasks } from './live/tasks.ts'
import { builtProduct } from './product.ts'

let isBroken = false
function say(what: string, value: number, unit: 'ms' | 'calls', limit?: number): void {
  const isOver = limit !== undefined && !(value <= limit)
  isBroken ||= isOver
  if (unit === 'ms') figure(what, value, unit)
  const shown = `${value.toFixed(0)} ${unit}`.padStart(12)
  console.log(
    `${isOver ? 'FAIL' : 'ok  '} ${what.padEnd(64)} ${shown}${limit === undefined ? '' : `   <= ${limit} ${unit}`}`,
  )
}

const NOW = Date.parse('2026-03-14T15:00:00Z')
const ZONE = 'America/Sao_Paulo'
const MONTH = 50_000
const WEEKS_DAYS = 56
/** As many as the page reads; every connector has one of them. */
const PROFILES = 30

/** What this thread has worked: on a busy machine the clock tells more than what the product did. */
function cpuMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** The queue of a month of 50,000 recharges, with what eight weeks tell of the usual, as the page makes it: in steps. */
function makeQueue(): { readonly total: number; readonly longest: number } {
  const stations = Array.from({ length: 2000 }, (_, place) =>
    stationRowFixture({
      pk: place + 1,
      id: `BENCH-${place}`,
      connectors: [1, 2].map((id) =>
        connectorDetailFixture({
          id,
          powerMax: 22,
          pricePerKwh: 2,
          profileUuid: `PROFILE-${place % PROFILES}`,
        }),
      ),
    }),
  )
  const { week } = putGeneral(EMPTY_WEEK, WEEKDAYS, { tariff: { ...NO_TARIFF, kwh: 2 }, isActive: true })
  const lists = new Map(
    Array.from({ length: PROFILES }, (_, place) => [`PROFILE-${place}`, { saved: week, replaced: [] }]),
  )
  const each = rechargeFixture()
  const count = Math.round((MONTH * WEEKS_DAYS) / 30)
  const recharges = Array.from({ length: count }, (_, place) => {
    const startedAt = NOW - HOUR_MS - Math.floor((place / count) * (WEEKS_DAYS - 1) * DAY_MS)
    const energyKwh = 4 + (place % 60) / 10
    return {
      ...each,
      id: count - place,
      stationPk: (place % 2000) + 1,
      stationId: `BENCH-${place % 2000}`,
      connectorId: 1 + (place % 2),
      idTag: `CARD-${place % 9973}`,
      startedAt,
      stoppedAt: startedAt + 45 * MINUTE_MS,
      energyKwh,
      // One of 500 is off.
      income: Math.round(energyKwh * (place % 500 === 0 ? 2000 : 200)),
    }
  })
  const weeks = { from: NOW - WEEKS_DAYS * DAY_MS, to: NOW }
  const source = { stations, recharges, events: [], eventsFrom: weeks.from }
  const period = { from: NOW - 30 * DAY_MS, to: NOW }
  const steps = (function* () {
    const book = yield* bookSteps(source, weeks, NOW, ZONE)
    return yield* moneySteps(
      { ...source, book, movements: [], requested: [], lists, currency: 'BRL' },
      period,
      NOW,
      ZONE,
    )
  })()
  const sums = { total: 0, longest: 0 }
  for (;;) {
    const from = cpuMs()
    const step = steps.next()
    const took = cpuMs() - from
    sums.total += took
    sums.longest = Math.max(sums.longest, took)
    if (step.done) {
      const inForce = step.value.rows.filter(
        ({ proof }) => proof.kind === 'price' && proof.from === 'inForce',
      )
      if (inForce.length < 50) throw new Error('The queue does not see what is off')
      return sums
    }
  }
}

/** Presses what is there and waits for what comes, in the page: a busy machine slows whoever watches from outside. */
const press = (page: Page, pressed: string, awaited: string): Promise<number> =>
  page.evaluate(
    async ([selector = '', text = '']) => {
      const target = [...document.querySelectorAll<HTMLElement>(selector)].at(0)
      if (!target) throw new Error(`nothing to press: ${selector}`)
      const comes = new RegExp(text)
      const from = performance.now()
      target.click()
      await new Promise<void>((resolve) => {
        const look = () => {
          if (comes.test(document.body.textContent ?? '')) resolve()
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      })
      return performance.now() - from
    },
    [pressed, awaited],
  )

const BOOK_CALL = /\/(?:transaction|notification)\/list\/?$/
const VERDICT = '(?:Provado por|Para saber, falta): '
const product = await builtProduct()

/**
 * The case and the book of a network. What the page works is held to the limits; the clock, which a busy machine and its
 * server slow, is shown beside it.
 * @param callsMax of the book of 30 days, that of the stations among them
 */
async function ofNetwork(stations: number, callsMax: number): Promise<void> {
  const sandbox = await startBenchSandbox(stations, product, { SANDBOX_INCIDENTS: 'all' })
  const { browser, page, cdp } = await openBrowser()
  const of = `${stations} stations: `
  try {
    await signIn(page, sandbox.origin)
    await page.goto(`${sandbox.origin}/transactions`)
    await page.locator('tbody tr').first().waitFor({ timeout: 120_000 })
    await page.waitForLoadState('networkidle')
    const pressing = await recordTasks(cdp)
    const open = await press(page, 'tbody tr', 'Abrir o caso')
    const verdict = await press(page, 'a[href^="/case?"]', VERDICT)
    say(`${of}the case, from the list to its verdict, CPU`, (await pressing.stop()).allCpuMs, 'ms', 2000)
    say(`${of}the case, by the clock`, open + verdict, 'ms')

    let calls = 1
    let asked = 0
    page.on('request', (request) => {
      if (!BOOK_CALL.test(new URL(request.url()).pathname)) return
      if (calls === 1) asked = performance.now()
      calls += 1
    })
    const reading = await recordTasks(cdp)
    const from = performance.now()
    await page.goto(`${sandbox.origin}/reliability`)
    if (stations >= 2000)
      await page.getByText(/^Lendo o histórico\. Chamadas: /).waitFor({ timeout: 120_000 })
    await page.getByRole('button', { name: /^Com sucesso: / }).waitFor({ timeout: 240_000 })
    const shown = performance.now()
    const { longestCpuMs, allCpuMs } = await reading.stop()
    say(`${of}the book of 30 days`, calls, 'calls', callsMax)
    say(`${of}the book and its page, CPU`, allCpuMs, 'ms', stations > 200 ? undefined : 2000)
    say(`${of}its longest task, CPU`, longestCpuMs, 'ms')
    say(`${of}the book, from its first call, by the clock`, shown - asked, 'ms')
    say(`${of}the book and its page, by the clock`, shown - from, 'ms')
  } finally {
    await browser.close()
    await sandbox.close()
  }
}

const { total, longest } = makeQueue()
say(`a month of ${MONTH} recharges: the queue of money, CPU`, total, 'ms', 5000)
say(`a month of ${MONTH} recharges: its longest step, CPU`, longest, 'ms', 100)
await ofNetwork(200, 5)
if (!process.argv.includes('--short')) await ofNetwork(2000, 60)
if (isBroken) process.exitCode = 1
