import { STATION_STATUSES, type StationStatus } from '@corrente/domain/stations'
import { type Browser, type CDPSession, chromium, type Page } from 'playwright'
import { CHROMIUM_ARGS, chromiumPath } from '../../chromium.ts'

/** The signed-in product in a browser of its own. */
export interface BenchPage {
  readonly page: Page
  /** The browser's own connection, for traces. */
  readonly cdp: CDPSession
  /** Process of the page. */
  readonly pid: number
  /** The token of the session, read from what the page sends. */
  readonly token: () => string
  /** The numbers of the legend; undefined while they are not shown. */
  readonly legend: () => Promise<Record<StationStatus, number> | undefined>
  readonly close: () => Promise<void>
}

async function rendererPid(browser: CDPSession): Promise<number> {
  const { processInfo } = await browser.send('SystemInfo.getProcessInfo')
  const renderers = processInfo.filter(({ type }) => type === 'renderer')
  const busiest = renderers.sort((a, b) => b.cpuTime - a.cpuTime)[0]
  if (!busiest) throw new Error('the browser has no page process')
  return busiest.id
}

/** Opens a browser; nothing is loaded yet. */
export async function openBrowser(): Promise<{ browser: Browser; page: Page; cdp: CDPSession }> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...CHROMIUM_ARGS] })
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  return { browser, page, cdp: await browser.newBrowserCDPSession() }
}

/** Signs in as a person does, by the form and its human check. */
export async function signIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/auth/login`)
  await page
    .locator('input[type=email], input[name=email], input[autocomplete=username]')
    .first()
    .fill('tudo@example.com')
  await page.locator('input[type=password]').first().fill('Corrente#2026')
  await page.getByRole('checkbox').last().click()
  await page.locator('button[type=submit]').first().click()
  await page.waitForURL((url) => url.pathname === '/', { timeout: 60_000 })
}

/** Signs in and opens home. @param around - runs what opens home, so that a caller can record it */
export async function openHome(
  origin: string,
  around: (open: () => Promise<void>, cdp: CDPSession) => Promise<void> = (open) => open(),
): Promise<BenchPage> {
  const { browser, page, cdp } = await openBrowser()
  try {
    let token = ''
    page.on('request', (request) => {
      token = /^Bearer (.+)$/.exec(request.headers().authorization ?? '')?.[1] ?? token
    })
    await signIn(page, origin)
    const legend = async (): Promise<Record<StationStatus, number> | undefined> => {
      const texts = await page.locator('ul:has(> li strong) > li strong').allTextContents()
      const numbers = texts
        .slice(0, STATION_STATUSES.length)
        .map((text) => Number(text.replace(/\D/g, '') || Number.NaN))
      if (numbers.length < STATION_STATUSES.length || numbers.some(Number.isNaN)) return undefined
      const [available = 0, busy = 0, maintenance = 0, unavailable = 0] = numbers
      return { available, busy, maintenance, unavailable }
    }
    await around(async () => {
      await page.goto(`${origin}/`)
      await page.waitForFunction(
        (count) => {
          const found = document.querySelectorAll('ul > li strong')
          return (
            found.length >= count &&
            [...found].slice(0, count).every((one) => /\d/.test(one.textContent ?? ''))
          )
        },
        STATION_STATUSES.length,
        { timeout: 120_000 },
      )
    }, cdp)
    return {
      page,
      cdp,
      pid: await rendererPid(cdp),
      token: () => token,
      legend,
      close: () => browser.close(),
    }
  } catch (error) {
    await browser.close()
    throw error
  }
}
