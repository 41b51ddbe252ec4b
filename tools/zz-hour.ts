// An hour of an operator's work beside a live network, on a page that is slowed four times: how long presses and keys take
// to be seen (INP), what else holds a frame up, and what jumps. By the clock: only a quiet machine tells the truth.
//   pnpm bench hour [--short]     60 rounds, one after the other; --short: three of them, a tenth of the stations
import type { Page } from 'playwright'
import { figure, type Unit } from './bench/figures.ts'
import { openBrowser, signIn } from './bench/live/page.ts'
import { startBenchSandbox } from './bench/live/sandbox.ts'
import { builtProduct } from './bench/product.ts'

const isShort = true
const ROUNDS = isShort ? 3 : 60
const STATIONS = Number(process.env.N ?? 2000)
const SLOWED = 4
/** What such a network tells in a second, besides the life of the sandbox itself. */
const MESSAGES_PER_SECOND = 20
/** A frame that takes longer is felt. */
const FRAME_MS = 100

/** What the page notes about itself; `performance` forgets after a few hundred entries. */
interface Noted {
  /** The longest of each press or key, ms, by the interaction. */
  readonly interactions: Map<number, { readonly ms: number; readonly what: string }>
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
      const { interactionId, duration, name, target } = entry as PerformanceEventTiming & {
        interactionId: number
      }
      const known = window.noted.interactions.get(interactionId)
      if (interactionId === 0 || (known && known.ms >= duration)) return
      const element = target instanceof Element ? target : undefined
      const what = `${location.pathname} ${name} ${element?.tagName ?? ''} ${element?.textContent?.slice(0, 30) ?? ''}`
      window.noted.interactions.set(interactionId, { ms: duration, what })
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
    const what = JSON.stringify(sources.slice(0,4).map((x: any) => { const r = (y: any) => y ? [y.x,y.y,y.width,y.height].map(Math.round).join(',') : ''; const n = x.node; return `${n?.nodeName} ${(n?.className?.baseVal ?? n?.className) ?? ''} "${(n?.textContent ?? '').slice(0, 30)}" ${r(x.previousRect)} -> ${r(x.currentRect)}` }))
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
async function round(page: Page): Promise<void> {
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


const RATE = Number(process.env.RATE ?? 1)
const sandbox = await startBenchSandbox(STATIONS, await builtProduct())
const { browser, page } = await openBrowser()
try {
  page.setDefaultTimeout(120_000); await page.setViewportSize({ width: 1366, height: 768 })
  await page.addInitScript(takeNotes)
  await signIn(page, sandbox.origin)
  await page.locator('ul:has(> li strong)').first().waitFor({ timeout: 120_000 })
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: RATE })
  await sandbox.post('/_sandbox/flood', { messagesPerSecond: MESSAGES_PER_SECOND, seconds: 600 })
  await round(page)
  const metrics = async () => Object.fromEntries((await cdp.send('Performance.getMetrics')).metrics.map(({ name, value }) => [name, value])) as Record<string, number>
  const KEYS = ['TaskDuration', 'ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration', 'LayoutCount', 'RecalcStyleCount', 'JSHeapUsedSize', 'Nodes']
  const timed = async (what: string, act: () => Promise<unknown>, settle = 1500) => {
    await page.evaluate(() => { window.noted.interactions.clear(); window.noted.frames.length = 0; window.noted.shifts.length = 0 })
    const before = await metrics()
    await act()
    await page.waitForTimeout(settle)
    const after = await metrics()
    const noted = await page.evaluate(() => ({ i: [...window.noted.interactions.values()].map((e) => e.ms + ' ' + e.what), f: window.noted.frames.map((f) => Math.round(f.ms) + (f.isPressed ? 'p' : '')), s: window.noted.shifts.map((x) => x.value.toFixed(3) + ' ' + x.what) }))
    console.log(what.padEnd(26), KEYS.map((k) => k.includes('Duration') ? k.replace('Duration','') + ' ' + Math.round(((after[k]??0) - (before[k]??0)) * 1000) : k.includes('Count') ? k + ' ' + ((after[k]??0) - (before[k]??0)) : '').join(' '))
    
    console.log('      frames', noted.f.join(' '), ''); for (const x of noted.s) if (!x.startsWith('0.000')) console.log('      shift', x)
  }
  await timed('home idle 5 s', async () => {}, 5000)
  for (const path of ['/stations', '/alerts', '/transactions', '/users', '/']) {
    await timed('to ' + path, () => to(page, path), 2500)
    await timed('idle ' + path, async () => {}, 5000)
    if (path !== '/' ) {
      await timed('open row', () => rowsOf(page).first().click())
      await timed('escape', () => page.keyboard.press('Escape'))
      const next = page.getByRole('button', { name: 'Próxima página' })
      if (await next.isEnabled().catch(() => false)) await timed('next page', () => next.click())
      const box = page.getByRole('searchbox').first()
      if (await box.count()) { await timed('click search', () => box.click()); await timed('type par', () => type(page, 'par')); await timed('erase', async () => { await page.keyboard.press('Control+a'); await page.keyboard.press('Delete') }) }
    }
  }
  await timed('palette open', () => page.getByRole('button', { name: /^Ir para/ }).click())
  await timed('palette type', () => type(page, 'estac'))
  await timed('palette down', () => page.keyboard.press('ArrowDown'))
  await timed('palette close', () => page.keyboard.press('Escape'))
} finally {
  await browser.close()
  await sandbox.close()
}
