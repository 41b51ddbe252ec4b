// `pnpm screenshots`: the pictures of the README, from the built product and a sandbox that starts at a fixed instant, and
// from the built showroom. `pnpm screenshots gallery sign-in` takes only some of them again.
import { mkdirSync } from 'node:fs'
import { DEMO_PASSWORD, startSandbox } from '@corrente/sandbox'
import { currentStorybook, loadSettings, serve } from '@corrente/visual'
import { type Browser, chromium, type Page } from 'playwright'
import { buildSandboxApp } from './build.ts'
import { CHROMIUM_ARGS, chromiumPath } from './chromium.ts'

const NOW = Date.parse('2026-03-14T15:05:00Z')
const FOLDER = 'docs/images'
const GALLERY = 'gallery'

interface Shot {
  readonly file: string
  readonly tenant?: string
  readonly width: number
  readonly height: number
  readonly scheme: 'light' | 'dark'
  readonly isSignedIn: boolean
  /** Goes on to the stations and opens the first one. */
  readonly isStations?: boolean
}

const SHOTS: readonly Shot[] = [
  { file: 'home', width: 1440, height: 1000, scheme: 'light', isSignedIn: true },
  { file: 'home-night', tenant: 'condominia', width: 1440, height: 1000, scheme: 'dark', isSignedIn: true },
  { file: 'stations', width: 1440, height: 1000, scheme: 'light', isSignedIn: true, isStations: true },
  { file: 'sign-in', tenant: 'brasa', width: 1280, height: 800, scheme: 'light', isSignedIn: false },
  { file: 'phone', tenant: 'celeste', width: 390, height: 844, scheme: 'light', isSignedIn: true },
]

const signIn = async (page: Page) => {
  await page.locator('input[type=email]').fill('tudo@example.com')
  await page.locator('input[type=password]').fill(DEMO_PASSWORD)
  await page.getByRole('checkbox').check()
  await page.locator('button[type=submit]').click()
  await page.waitForURL((url) => url.pathname === '/')
  await page.locator('canvas').waitFor()
  // The counters run for three seconds, the basemap draws meanwhile.
  await page.waitForTimeout(9000)
}

const openStation = async (page: Page) => {
  await page.goto('/stations')
  await page.locator('tbody tr').first().click()
  // Events, recharges and the chart of the last ten days, each by its own call.
  await page.waitForTimeout(5000)
}

const take = async (browser: Browser, origin: string, shot: Shot) => {
  const context = await browser.newContext({
    viewport: { width: shot.width, height: shot.height },
    colorScheme: shot.scheme,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    baseURL: origin,
  })
  const page = await context.newPage()
  await context.addCookies([{ name: 'accept_lgpd_cookie', value: 'true', url: origin }])
  await page.clock.install({ time: NOW })
  await page.goto(origin)
  await page.locator('input[type=email]').waitFor()
  if (shot.isSignedIn) await signIn(page)
  if (shot.isStations) await openStation(page)
  await page.screenshot({ path: `${FOLDER}/${shot.file}.png` })
  await context.close()
  console.log(`${FOLDER}/${shot.file}.png`)
}

/** The brands of the showroom, as many as a screen holds. */
const takeGallery = async (browser: Browser) => {
  const served = await serve(currentStorybook(await loadSettings(process.cwd())))
  const page = await browser.newPage({ viewport: { width: 1600, height: 1000 }, colorScheme: 'light' })
  try {
    await page.goto(`${served.address}/iframe.html?id=tenants-gallery--all&viewMode=story`)
    await page.getByRole('heading', { level: 1, name: 'Gallery' }).waitFor()
    await page.waitForFunction(
      () => [...document.images].length > 8 && [...document.images].every((image) => image.complete),
    )
    await page.screenshot({ path: `${FOLDER}/${GALLERY}.png` })
    console.log(`${FOLDER}/${GALLERY}.png`)
  } finally {
    await page.close()
    served.close()
  }
}

const takeProduct = async (browser: Browser, shots: readonly Shot[]) => {
  if ((await buildSandboxApp()) !== 0) throw new Error('The product does not build.')
  const sandbox = await startSandbox({
    port: 0,
    scale: 'small',
    seed: 'readme',
    now: NOW,
    clock: 'real',
    staticDir: 'packages/app/dist',
    quiet: true,
  })
  try {
    for (const shot of shots) await take(browser, sandbox.url(shot.tenant), shot)
  } finally {
    await sandbox.close()
  }
}

const wanted = process.argv.slice(2)
const names = [...SHOTS.map(({ file }) => file), GALLERY]
const unknown = wanted.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  console.error(`No picture ${unknown.join(', ')}. Pictures: ${names.join(', ')}.`)
  process.exit(2)
}
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name)
mkdirSync(FOLDER, { recursive: true })
const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...CHROMIUM_ARGS] })
try {
  const shots = SHOTS.filter(({ file }) => isWanted(file))
  if (shots.length > 0) await takeProduct(browser, shots)
  if (isWanted(GALLERY)) await takeGallery(browser)
} finally {
  await browser.close()
}
