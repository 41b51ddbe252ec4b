// What a busy network costs the page (R8). Thread CPU time, not wall time, so that a busy machine does not change the
// verdict. Needs a Chromium and Linux (/proc).
//   pnpm bench live [--short]     --short: a sixth of the messages, for trying the bench itself
import { figure, type Unit } from './figures.ts'
import { type BenchPage, openHome } from './live/page.ts'
import { type BenchSandbox, startBenchSandbox, until } from './live/sandbox.ts'
import { recordTasks } from './live/tasks.ts'
import { cpuOf } from './live/threads.ts'
import { builtProduct } from './product.ts'

interface Row {
  readonly what: string
  readonly measured: string
  readonly limit: string
  readonly isBroken: boolean
}

const isShort = process.argv.includes('--short')
const STATIONS = isShort ? 1_000 : 5_000
const LARGE = isShort ? 4_000 : 20_000

const product = await builtProduct()

const rows: Row[] = []
const hold = (what: string, value: number, unit: string, limit: number) =>
  rows.push({
    what,
    measured: `${value.toFixed(unit === '%' ? 1 : 0)} ${unit}`,
    limit: `${limit} ${unit}`,
    isBroken: !(value <= limit),
  })
const check = (what: string, value: number, unit: Unit, limit: number) => {
  figure(what, value, unit)
  hold(what, value, unit, limit)
}
const note = (what: string, measured: string) => rows.push({ what, measured, limit: '', isBroken: false })
/** A figure without a limit. What one moment decides, the longest task by the clock or a single press, is only a note. */
const cost = (what: string, value: number, unit: Unit, said = '') => {
  figure(what, value, unit)
  note(what, `${said}${value.toFixed(1)} ${unit}`)
}

interface Flooded {
  readonly isRunning: boolean
  readonly published: number
  readonly tookMs: number
}
const floodOf = (body: unknown): Flooded => {
  if (typeof body !== 'object' || body === null || !('published' in body) || !('isRunning' in body))
    throw new Error('the sandbox tells no flood')
  const tookMs = 'tookMs' in body ? Number(body.tookMs) : 0
  return { isRunning: body.isRunning === true, published: Number(body.published), tookMs }
}

/**
 * Presses a menu's button in the header and closes the menu again. The mouse goes where the button stands, without the
 * waiting for still frames that a test tool does, and the page itself takes the time.
 * @returns milliseconds of the page's clock from the press to the menu
 */
async function openMenu({ page }: BenchPage): Promise<number> {
  const box = await page
    .locator('header [aria-haspopup=menu], header [aria-haspopup=dialog]')
    .last()
    .boundingBox()
  if (!box) throw new Error('the header has no menu')
  // A handle, so that the page listens before the mouse is sent: a busy page takes the mouse first.
  const listening = await page.evaluateHandle(() => {
    let pressed = 0
    document.addEventListener(
      'pointerdown',
      () => {
        pressed = performance.now()
      },
      { capture: true, once: true },
    )
    const opened = new Promise<number>((resolve) => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector('[role=menu], [role=dialog]')) return
        observer.disconnect()
        resolve(performance.now() - pressed)
      })
      observer.observe(document, { subtree: true, childList: true })
    })
    return { opened }
  })
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  const took = await listening.evaluate(({ opened }) => opened)
  await page.keyboard.press('Escape')
  return took
}

/** The page's legend, once it says what the server says. */
async function endsAsServer(sandbox: BenchSandbox, home: BenchPage): Promise<number> {
  const began = performance.now()
  const truth = JSON.stringify(await sandbox.placedCounts(home.token()))
  await until(`the legend saying ${truth}`, async () => JSON.stringify(await home.legend()) === truth, 180)
  return performance.now() - began
}

async function flood(
  sandbox: BenchSandbox,
  home: BenchPage,
  rate: number,
  seconds: number,
  limits: { readonly taskMs: number; readonly mainPercent?: number },
): Promise<void> {
  const name = `${rate.toLocaleString('en')}/s for ${seconds} s`
  const recording = await recordTasks(home.cdp)
  const before = cpuOf(home.pid)
  const began = performance.now()
  await sandbox.post('/_sandbox/flood', { messagesPerSecond: rate, seconds })
  let menuMs: number | undefined
  let isMeanwhile = false
  if (limits.mainPercent === undefined) {
    await new Promise((resolve) => setTimeout(resolve, (seconds * 1000) / 5))
    menuMs = await openMenu(home)
    isMeanwhile = floodOf(await sandbox.get('/_sandbox/flood')).isRunning
  }
  await until(
    'the flood',
    async () => !floodOf(await sandbox.get('/_sandbox/flood')).isRunning,
    seconds * 10 + 60,
  )
  const after = cpuOf(home.pid)
  const wall = (performance.now() - began) / 1000
  const { published, tookMs } = floodOf(await sandbox.get('/_sandbox/flood'))
  const settledMs = await endsAsServer(sandbox, home)
  const tasks = await recording.stop()

  const percent = ((after.main - before.main) / wall) * 100
  if (limits.mainPercent === undefined) cost(`${name}: main thread`, percent, '%')
  else check(`${name}: main thread`, percent, '%', limits.mainPercent)
  cost(`${name}: worker`, ((after.workers - before.workers) / wall) * 100, '%')
  check(`${name}: longest task (CPU)`, tasks.longestCpuMs, 'ms', limits.taskMs)
  note(`${name}: longest task (clock)`, `${tasks.longestWallMs.toFixed(0)} ms`)
  note(`${name}: sent`, `${published} in ${(tookMs / 1000).toFixed(1)} s`)
  cost(`${name}: page says what the server says`, settledMs / 1000, 's', 'after ')
  if (menuMs !== undefined)
    rows.push({
      what: `${name}: a menu opened`,
      measured: `${menuMs.toFixed(0)} ms after the press`,
      limit: 'meanwhile',
      isBroken: !isMeanwhile,
    })
}

async function busyNetwork(): Promise<void> {
  const sandbox = await startBenchSandbox(STATIONS, product)
  try {
    const home = await openHome(sandbox.origin)
    try {
      // The world stands still but for the flood, so that both ends can be compared.
      await sandbox.post('/_sandbox/clock', { paused: true })
      let last = -1
      await until(
        'all subscriptions',
        async () => {
          const body = await sandbox.get('/_sandbox/sockets')
          const now = Number(Object.entries(body ?? {}).find(([key]) => key === 'subscriptions')?.[1])
          const isSteady = now === last && now > STATIONS
          last = now
          return isSteady
        },
        240,
      )
      note('subscriptions', String(last))
      await flood(sandbox, home, isShort ? 500 : 1_000, isShort ? 10 : 30, { taskMs: 100, mainPercent: 15 })
      await flood(sandbox, home, 5_000, isShort ? 2 : 5, { taskMs: 200 })
      await flood(sandbox, home, 20_000, isShort ? 2 : 5, { taskMs: 200 })
      const reports = await sandbox.get('/_sandbox/csp')
      hold('policy reports', Array.isArray(reports) ? reports.length : 0, 'reports', 0)
    } finally {
      await home.close()
    }
  } finally {
    await sandbox.close()
  }
}

async function largeNetwork(): Promise<void> {
  const sandbox = await startBenchSandbox(LARGE, product)
  try {
    const home = await openHome(sandbox.origin, async (open, cdp) => {
      const recording = await recordTasks(cdp)
      const began = performance.now()
      await open()
      cost(
        `home with ${LARGE.toLocaleString('en')} stations`,
        (performance.now() - began) / 1000,
        's',
        'shown after ',
      )
      // The map's tree and the first frames belong to the opening.
      await new Promise((resolve) => setTimeout(resolve, 5_000))
      const tasks = await recording.stop()
      check(
        `home with ${LARGE.toLocaleString('en')} stations: longest task (CPU)`,
        tasks.longestCpuMs,
        'ms',
        200,
      )
      note(
        `home with ${LARGE.toLocaleString('en')} stations: longest task (clock)`,
        `${tasks.longestWallMs.toFixed(0)} ms`,
      )
    })
    await home.close()
  } finally {
    await sandbox.close()
  }
}

/** A scenario that cannot be played at all is a broken limit, and the others are still played. */
async function play(name: string, scenario: () => Promise<void>): Promise<void> {
  try {
    await scenario()
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    rows.push({ what: name, measured: why.split('\n')[0] ?? why, limit: 'to be played', isBroken: true })
  }
}

await play('busy network', busyNetwork)
await play('large network', largeNetwork)

const width = (of: (row: Row) => string) => Math.max(...rows.map((row) => of(row).length))
const [what, measured] = [width((row) => row.what), width((row) => row.measured)]
for (const row of rows)
  console.log(
    `${row.isBroken ? 'BROKEN' : row.limit ? 'ok    ' : '      '}  ${row.what.padEnd(what)}  ${row.measured.padStart(measured)}  ${row.limit ? `limit ${row.limit}` : ''}`,
  )
process.exit(rows.some((row) => row.isBroken) ? 1 : 0)
