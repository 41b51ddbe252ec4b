import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { DEMO_PASSWORD, startSandbox } from '@corrente/sandbox'
import { chromium, type Page } from 'playwright'
import { DIST } from '../build.ts'
import { CHROMIUM_ARGS, chromiumPath } from '../chromium.ts'
import { type Desktop, openDesktop } from './desktop.ts'
import type { Job, Step } from './job.ts'
import type { Heard } from './transcript.ts'

/** Saturday, 14 March 2026, 12:05 in São Paulo. */
const NOW = Date.parse('2026-03-14T15:05:00Z')

/** Chromium in a window without an address bar, whose words go to Orca. */
async function openBrowser({ env, folder }: Desktop, language: string) {
  const profile = join(folder, 'profile')
  mkdirSync(join(profile, 'Default'), { recursive: true })
  writeFileSync(
    join(profile, 'Default/Preferences'),
    JSON.stringify({ translate: { enabled: false }, credentials_enable_service: false }),
  )
  return chromium.launchPersistentContext(profile, {
    headless: false,
    executablePath: chromiumPath(),
    env,
    viewport: null,
    locale: language,
    timezoneId: 'America/Sao_Paulo',
    args: [...CHROMIUM_ARGS, '--force-renderer-accessibility', '--test-type', '--app=data:text/html,'],
  })
}

async function signIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/auth/login`)
  await page.locator('input[type=email]').fill('tudo@example.com')
  await page.locator('input[type=password]').fill(DEMO_PASSWORD)
  await page.getByRole('checkbox').check()
  await page.locator('button[type=submit]').click()
  await page.waitForURL((url) => url.pathname === '/')
}

const MOST = 25

/** The words of what has the focus, in the page itself: Orca may lag behind a key. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: one } = document
    if (!(one instanceof HTMLElement) || one === document.body) return ''
    const labels =
      one instanceof HTMLInputElement || one instanceof HTMLSelectElement ? [...(one.labels ?? [])] : []
    const told = [
      one.getAttribute('aria-label'),
      ...labels.map((label) => label.textContent),
      one.textContent,
    ]
    return told.join(' ')
  })

async function take(step: Step, { key, type, hear }: Desktop, page: Page): Promise<Heard> {
  if (typeof step === 'string') {
    key(step)
    return { done: step, said: await hear() }
  }
  if ('type' in step) {
    // Until Orca leaves the letters to the page.
    await wait(2000)
    type(step.type)
    return { done: `“${step.type}”`, said: [] }
  }
  if ('wait' in step) {
    await wait(step.wait * 1000)
    return { done: `${step.wait} s`, said: await hear() }
  }
  const said: string[] = []
  for (let presses = 1; presses <= MOST; presses += 1) {
    key(step.key)
    const now = await hear()
    said.push(...now)
    // In a text the reader has a place of its own; the focus is the page's.
    const place = step.key.endsWith('Tab') ? [await focused(page)] : now
    if (place.some((line) => line.includes(step.until))) return { done: `${step.key} × ${presses}`, said }
  }
  return { done: `${step.key} × ${MOST}, “${step.until}” was not heard`, said }
}

/** Plays one job on a sandbox of its own. */
export async function play(job: Job, shotTo?: string): Promise<readonly Heard[]> {
  const language = job.language ?? 'pt-BR'
  const sandbox = await startSandbox({
    port: Number(process.env.PORT ?? 0),
    scale: 'small',
    stations: 60,
    seed: 'e2e',
    now: NOW,
    staticDir: DIST,
    quiet: true,
  })
  const desktop = await openDesktop(language)
  try {
    const browser = await openBrowser(desktop, language)
    try {
      const page = browser.pages()[0] ?? (await browser.newPage())
      await page.clock.install({ time: NOW })
      const origin = sandbox.url(job.tenant)
      await browser.addCookies([{ name: 'accept_lgpd_cookie', value: 'true', url: origin }])
      if (!job.isPublic) await signIn(page, origin)
      await desktop.hear()
      await page.goto(origin + job.path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await wait(2000)
      const heard: Heard[] = [{ done: 'the page opens', said: await desktop.hear() }]
      for (const step of job.steps) heard.push(await take(step, desktop, page))
      if (shotTo) await page.screenshot({ path: shotTo })
      return heard
    } finally {
      await browser.close()
    }
  } finally {
    desktop.close()
    await sandbox.close()
  }
}
