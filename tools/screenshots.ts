// `pnpm screenshots`: the pictures of the README, from the built product and a sandbox that starts at a fixed instant.
import { mkdirSync } from 'node:fs'
import { DEMO_PASSWORD, startSandbox } from '@corrente/sandbox'
import { type Browser, chromium, type Page } from 'playwright'
import { buildSandboxApp } from './build.ts'
import { CHROMIUM_ARGS, chromiumPath } from './chromium.ts'

const NOW = Date.parse('2026-03-14T15:05:00Z')
const FOLDER = 'docs/images'

interface Shot {
  readonly file: string
  readonly tenant?: string
  readonly width: number
  readonly height: number
  readonly scheme: 'light' | 'dark'
  readonly isSignedIn: boolean
}

const SHOTS: readonly Shot[] = [
  { file: 'home', width: 1440, height: 1000, scheme: 'light', isSignedIn: true },
  { file: 'home-night', tenant: 'condominia', width: 1440, height: 1000, scheme: 'dark', isSignedIn: true },
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

const take = async (browser: Browser, origin: string, shot: Shot) => {
  const context = await browser.newContext({
    viewport: { width: shot.width, height: shot.height },
    colorScheme: shot.scheme,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
  })
  const page = await context.newPage()
  await context.addCookies([{ name: 'accept_lgpd_cookie', value: 'true', url: origin }])
  await page.clock.install({ time: NOW })
  await page.goto(origin)
  await page.locator('input[type=email]').waitFor()
  if (shot.isSignedIn) await signIn(page)
  await page.screenshot({ path: `${FOLDER}/${shot.file}.png` })
  await context.close()
  console.log(`${FOLDER}/${shot.file}.png`)
}

if ((await buildSandboxApp()) !== 0) process.exit(1)
mkdirSync(FOLDER, { recursive: true })
const sandbox = await startSandbox({
  port: 0,
  scale: 'small',
  seed: 'readme',
  now: NOW,
  clock: 'real',
  staticDir: 'packages/app/dist',
  quiet: true,
})
const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...CHROMIUM_ARGS] })
try {
  for (const shot of SHOTS) await take(browser, sandbox.url(shot.tenant), shot)
} finally {
  await browser.close()
  await sandbox.close()
}
