import { type Browser, type CDPSession, chromium, type Page } from 'playwright'
import { bundle } from './bundle.ts'
import '../page/entry.ts'
import { PICTURE_ARGS } from '../config/limits.ts'
import type { Settings } from '../config/settings.ts'
import type { PageSettings } from '../page/pageSettings.ts'
import type { Reader } from '../pictures/reader.ts'

/** Storybook recognises this name: it then stops animations instead of waiting 100 ms for one to begin. */
const TEST_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36 StorybookTestRunner'

export const launch = ({ browser: { executablePath, args } }: Settings): Promise<Browser> =>
  chromium.launch({
    args: [...args, ...PICTURE_ARGS],
    ...(executablePath && { executablePath: executablePath() }),
  })

/** A page that shows the stories of one build, and the screenshots of it. */
export interface StoryPage {
  page: Page
  /** Names of all tokens of all brands. */
  tokenNames: string[]
  resize(width: number, height: number): Promise<void>
  shoot(width: number, height: number): Promise<Buffer>
  /** Unpacks what was shot. */
  reader: Reader
  /** What went wrong in the page since the last call: errors on its console, exceptions, files not found. */
  takeErrors(): string[]
}

let script: Promise<string> | undefined

const forPage = ({ themes: { attributes, images, families }, drawing }: Settings): PageSettings => ({
  attributes,
  families,
  ...(images && { images: { match: images.match.source, addresses: images.addresses } }),
  ...(drawing && { drawing }),
})

/** Opens the preview of a built Storybook, at no story yet, ready for `page.evaluate(() => visual…)`. */
export async function openStoryPage(
  settings: Settings,
  browser: Browser,
  build: string,
  address: string,
  reader: Reader,
): Promise<StoryPage> {
  script ??= bundle('../page/entry')
  const context = await browser.newContext({
    userAgent: TEST_AGENT,
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'UTC',
    viewport: { width: 560, height: 360 },
  })
  const page = await context.newPage()
  const errors = listen(page)
  await page.addInitScript({ content: await script })
  await page.goto(`${address}/iframe.html?viewMode=story`)
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined)
  await page.evaluate((known) => {
    visual.configure(known)
    visual.freezeMotion()
    visual.leaveOutAxe()
    visual.holdResizes()
  }, forPage(settings))
  const tokenNames = await page.evaluate((css) => visual.addStyles(css), settings.themes.styles(build))
  return {
    page,
    reader,
    tokenNames,
    takeErrors: () => errors.splice(0),
    ...screen(await context.newCDPSession(page)),
  }
}

function listen(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(error.message))
  return errors
}

function screen(cdp: CDPSession): Pick<StoryPage, 'resize' | 'shoot'> {
  let size = ''
  return {
    async resize(width, height) {
      const next = `${width}x${height}`
      if (size === next) return
      size = next
      const metrics = { width, height, deviceScaleFactor: 1, mobile: false }
      await cdp.send('Emulation.setDeviceMetricsOverride', metrics)
    },
    async shoot(width, height) {
      const { data } = await cdp.send('Page.captureScreenshot', {
        format: 'png',
        optimizeForSpeed: true,
        clip: { x: 0, y: 0, width, height, scale: 1 },
      })
      return Buffer.from(data, 'base64')
    },
  }
}
