// An hour of an operator's work beside a live network, on a page that is slowed four times: how long presses and keys take
// to be seen (INP), what else holds a frame up, and what jumps. By the clock: only a quiet machine tells the truth.
//   pnpm bench hour [--short]     60 rounds, one after the other; --short: three of them, a tenth of the stations
import type { Page } from 'playwright'
import { figure, type Unit } from './figures.ts'
import { openBrowser, signIn } from './live/page.ts'
import { type BenchSandbox, startBenchSandbox } from './live/sandbox.ts'
import { builtProduct } from './product.ts'

const isShort = process.argv.includes('--short')
const ROUNDS = isShort ? 3 : 60
const STATIONS = isShort ? 2_000 : 20_000
const SLOWED = 4
/** What such a network tells in a second, besides the life of the sandbox itself. */
const MESSAGES_PER_SECOND = 20
/** A frame that takes longer is felt. */
const FRAME_MS = 100

interface Interaction {
  readonly ms: number
  /** Until the page's code had answered, ms: what is left is drawing, much of it by the processor where there is no graphics card. */
  readonly handledMs: number
  readonly path: string
  readonly what: string
}

/** What the page notes about itself; `performance` forgets after a few hundred entries. */
interface Noted {
  /** The longest of each press or key, ms, by the interaction. */
  readonly interactions: Map<number, Interaction>
  /** Frames of over 50 ms, with whether somebody had just pressed something. */
  readonly frames: { readonly ms: number; readonly isPressed: boolean; readonly by: string }[]
  /** Layout shifts that nobody asked for. */
  readonly shifts: { readonly at: number; readonly value: number; readonly what: string }[]
}
declare global {
  interface Window {
    noted: Noted
  }
}

/** Runs in the page, before its own code. */
function takeNotes(): void {
  window.noted = { interactions: new Map(), frames: [], shifts: [] }
  let pressedAt = 0
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, () => (pressedAt = performance.now()), { capture: true })
  const watch = (type: string, note: (entry: PerformanceEntry) => void, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...more,
    })
  watch(
    'event',
    (entry) => {
      const { interactionId, duration, name, target, startTime, processingEnd } =
        entry as PerformanceEventTiming & { interactionId: number }
      const known = window.noted.interactions.get(interactionId)
      if (interactionId === 0 || (known && known.ms >= duration)) return
      const element = target instanceof Element ? target : undefined
      const what = `${name} ${element?.tagName ?? ''} ${element?.textContent?.slice(0, 30) ?? ''}`
      window.noted.interactions.set(interactionId, {
        ms: duration,
        handledMs: processingEnd - startTime,
        path: location.pathname,
        what,
      })
    },
    { durationThreshold: 16 },
  )
  watch('long-animation-frame', ({ startTime, duration, ...entry }) => {
    const { scripts = [] } = entry as { scripts?: { invoker: string; duration: number }[] }
    const by = scripts.map(({ invoker, duration: ms }) => `${invoker} ${Math.round(ms)}`).join(', ')
    const isPressed = pressedAt > startTime - 1000 && pressedAt <= startTime + duration
    window.noted.frames.push({ ms: duration, isPressed, by: `${location.pathname} ${by}` })
  })
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput, startTime, sources } = entry as PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: readonly { node?: Node }[]
    }
    if (hadRecentInput) return
    const [first] = sources
    const what = first?.node instanceof Element ? first.node.className : String(first?.node?.nodeName)
    window.noted.shifts.push({ at: startTime, value, what: `${location.pathname} ${what}` })
  })
}

/** The largest sum of shifts within five seconds that follow each other within one, as the web vitals count. */
function layoutShift(shifts: Noted['shifts']): number {
  let worst = 0
  let [began, last, sum] = [0, 0, 0]
  for (const { at, value } of shifts) {
    if (at - last > 1000 || at - began > 5000) [began, sum] = [at, 0]
    last = at
    sum += value
    worst = Math.max(worst, sum)
  }
  return worst
}

const rowsOf = (page: Page) => page.locator('tbody tr')
const to = async (page: Page, path: string): Promise<void> => {
  await page.locator(`nav a[href="${path}"]`).first().click()
  await page.waitForURL((url) => url.pathname === path)
}
const type = (page: Page, text: string) => page.keyboard.type(text, { delay: 120 })

/** Opens the first row, closes it, turns the page. */
async function readList(page: Page): Promise<void> {
  const first = rowsOf(page).first()
  await first.waitFor({ timeout: 60_000 })
  await first.click()
  await page.waitForTimeout(500)
  await page.keyboard.press('Escape')
  const next = page.getByRole('button', { name: 'Próxima página' })
  if (await next.isEnabled().catch(() => false)) await next.click()
  await page.waitForTimeout(300)
}

/** What is done again and again: search, look, sort, go on, from page to page. */
async function round(page: Page, sandbox: BenchSandbox): Promise<void> {
  // The longest that the sandbox takes an order for; the next round's takes its place.
  await sandbox.post('/_sandbox/flood', { messagesPerSecond: MESSAGES_PER_SECOND, seconds: 600 })
  await page.getByRole('button', { name: /^Ir para/ }).click()
  await page.getByRole('combobox', { name: 'Estação, tela ou ação' }).waitFor()
  await type(page, 'estac')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')

  await to(page, '/stations')
  await readList(page)
  await page.getByRole('searchbox').first().click()
  await type(page, 'par')
  await page.waitForTimeout(500)
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')

  await to(page, '/alerts')
  await readList(page)
  await to(page, '/transactions')
  await readList(page)
  await to(page, '/users')
  await readList(page)
  await page.getByRole('searchbox').first().click()
  await type(page, 'maria')
  await page.waitForTimeout(500)

  await to(page, '/')
  await page.locator('ul:has(> li strong)').first().waitFor()
  await page.waitForTimeout(1000)
}

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0

let isBroken = false
function say(what: string, value: number, unit: Unit | '', limit?: number): void {
  const isOver = limit !== undefined && !(value <= limit)
  isBroken ||= isOver
  if (unit !== '') figure(what, value, unit)
  const shown = `${value.toFixed(unit === '' ? 3 : 0)} ${unit}`.padStart(12)
  console.log(
    `${isOver ? 'FAIL' : 'ok  '} ${what.padEnd(60)} ${shown}${limit === undefined ? '' : `   <= ${limit}`}`,
  )
}

const sandbox = await startBenchSandbox(STATIONS, await builtProduct())
const { browser, page } = await openBrowser()
try {
  page.setDefaultTimeout(120_000)
  await page.addInitScript(takeNotes)
  await signIn(page, sandbox.origin)
  await page.locator('ul:has(> li strong)').first().waitFor({ timeout: 120_000 })
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  // What opens a page for the first time is measured by others.
  await round(page, sandbox)
  await page.evaluate(() => {
    window.noted.interactions.clear()
    window.noted.frames.length = 0
    window.noted.shifts.length = 0
  })
  for (let count = 0; count < ROUNDS; count += 1) await round(page, sandbox)
  const { interactions, frames, shifts } = await page.evaluate(() => ({
    ...window.noted,
    interactions: [...window.noted.interactions.values()],
  }))
  const took = interactions.map(({ ms }) => ms)
  const handled = interactions.map(({ handledMs }) => handledMs)
  const idle = frames.filter(({ isPressed }) => !isPressed)
  say('presses and keys of over 16 ms', took.length, '')
  say('INP, three of four', quantile(took, 0.75), 'ms', 100)
  say('INP, 98 of 100', quantile(took, 0.98), 'ms', 200)
  say('of it until the page has answered, three of four', quantile(handled, 0.75), 'ms')
  say('of it until the page has answered, 98 of 100', quantile(handled, 0.98), 'ms')
  say('the longest frame that nobody asked for', Math.max(0, ...idle.map(({ ms }) => ms)), 'ms', FRAME_MS)
  say('frames of over 100 ms that nobody asked for', idle.filter(({ ms }) => ms > FRAME_MS).length, '')
  say('layout shift', layoutShift(shifts), '', 0.02)
  const worst = <Of extends { what: string }>(all: readonly Of[], of: (one: Of) => number) =>
    all.toSorted((a, b) => of(b) - of(a)).slice(0, 8)
  for (const [path, those = []] of Object.entries(Object.groupBy(interactions, (each) => each.path)))
    console.log(
      `     ${path.padEnd(16)} ${those.length} presses, three of four within ${quantile(
        those.map(({ ms }) => ms),
        0.75,
      )} ms`,
    )
  for (const { ms, path, what } of worst(interactions, (each) => each.ms))
    console.log(`     ${ms} ms ${path} ${what}`)
  for (const { ms, by } of idle.toSorted((a, b) => b.ms - a.ms).slice(0, 5))
    console.log(`     frame ${Math.round(ms)} ms ${by}`)
  for (const { value, what } of worst(shifts, (each) => each.value))
    console.log(`     shift ${value.toFixed(3)} ${what}`)
} finally {
  await browser.close()
  await sandbox.close()
}
if (isBroken) process.exitCode = 1
