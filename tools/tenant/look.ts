import { type Rasterize, rasterize } from '@corrente/themes/logos'
import { type Browser, chromium } from 'playwright'
import { CHROMIUM_ARGS, pageBrowserPath } from '../chromium.ts'

/** Draws in Chromium, which starts with the first picture; to be closed. */
export function chromiumRasterizer(): { draw: Rasterize; close: () => Promise<void> } {
  let browser: Promise<Browser> | undefined
  return {
    draw: async (...given) => {
      browser ??= chromium.launch({ executablePath: pageBrowserPath(), args: [...CHROMIUM_ARGS] })
      const page = await (await browser).newPage()
      try {
        // What runs in the page is the function's own text: the page has none of our modules.
        const call = `(${rasterize.toString()})(${given.map((one) => JSON.stringify(one)).join()})`
        return await page.evaluate<Awaited<ReturnType<Rasterize>>>(call)
      } finally {
        await page.close()
      }
    },
    close: async () => (await browser)?.close(),
  }
}
