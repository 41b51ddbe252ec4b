import { clippedTexts, overlappingTexts } from './support/clippedTexts.ts'
import { enter } from './support/session.ts'
import { expect, type Page, test } from './support/test.ts'
import { walkTo } from './support/walk.ts'

/** How somebody reads who set it so: in the browser, or by a style of their own. */
const READERS = {
  'WCAG 1.4.4 a text of twice the size': ':root { font-size: 32px }',
  'WCAG 1.4.12 wide lines, letters and words': `
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-block-end: 2em !important }`,
}
/** A style that the page's own policy does not see, as a reader's. */
const wear = (page: Page, css: string) =>
  page.addInitScript((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, css)

const expectReadable = async (page: Page, where: string) => {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  for (const width of [1366, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.soft.poll(() => clippedTexts(page), { message: `cut: ${where} at ${width} px` }).toEqual([])
    await expect.soft
      .poll(() => overlappingTexts(page), { message: `over each other: ${where} at ${width} px` })
      .toEqual([])
  }
}

for (const [reader, css] of Object.entries(READERS))
  test(`${reader}: nothing is cut, and nothing lies over another`, async ({ page, sandbox }) => {
    await wear(page, css)
    for (const path of ['/auth/login', '/auth/recover', '/not-found'])
      await test.step(path, async () => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectReadable(page, `${reader} ${path}`)
      })
    await enter(page, sandbox)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectReadable(page, `${reader} home`)
    for (const path of [
      '/stations',
      '/alerts',
      '/users',
      '/transactions',
      '/financial',
      '/dynamic-pricing',
      '/stations/create',
    ])
      await test.step(path, async () => {
        await walkTo(page, path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectReadable(page, `${reader} ${path}`)
      })
  })
