import { existsSync } from 'node:fs'
import { launch } from 'puppeteer-core'
import type { Driven } from './driven.ts'

const CANDIDATES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]

/** The Firefox to walk with: `FIREFOX_PATH`, else the first one in the usual places, else undefined. */
export function findFirefox(): string | undefined {
  const own = process.env.FIREFOX_PATH
  return own ? own : CANDIDATES.find((path) => existsSync(path))
}

/** Opens Firefox, driven by WebDriver BiDi. */
export async function openFirefox(executablePath: string): Promise<Driven> {
  const browser = await launch({ browser: 'firefox', executablePath, headless: true })
  const page = await browser.newPage()
  await page.setViewport({ width: 1366, height: 768 })
  let errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return {
    name: await browser.version(),
    goto: async (address) => {
      await page.goto(address)
    },
    evaluate: (expression) => page.evaluate(expression),
    type: (selector, text) => page.type(selector, text),
    click: (selector) => page.click(selector),
    takeErrors: async () => {
      const taken = errors
      errors = []
      return taken
    },
    close: () => browser.close(),
  }
}
