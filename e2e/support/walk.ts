import { expect, type Page } from './test.ts'

/**
 * Goes on to another page within the open document, as a link of the product's own does: less than half of the cost of a load.
 * Ends once the page has another heading or title; where both have the same, open the second one by `page.goto`.
 */
export const walkTo = async (page: Page, path: string): Promise<void> => {
  // A document that is still starting has read its address, and hears of another only once its first page stands.
  const heading = page.locator('h1').first()
  await expect(heading, `the page before ${path}`).toBeAttached()
  const left = await heading.evaluate((before, to) => {
    before.setAttribute('data-left', '')
    const words = `${document.title} ${before.textContent}`
    // The router hears it.
    history.pushState(null, '', to)
    return words
  }, path)
  const isThere = (words: string) => {
    const heading = document.querySelector('h1')
    const isAnother = `${document.title} ${heading?.textContent}` !== words
    return heading !== null && (isAnother || !heading.hasAttribute('data-left'))
  }
  await expect.poll(() => page.evaluate(isThere, left), { message: path }).toBe(true)
}

/**
 * Opens a page anew within the open document: by way of another, so that it is built again, and half a minute later, when
 * nothing that was read counts as fresh. What stays in memory stays: a test about that reloads.
 */
export const reopen = async (page: Page, path: string): Promise<void> => {
  if (new URL(page.url()).pathname !== '/contact') await walkTo(page, '/contact')
  await page.clock.fastForward(31_000)
  await walkTo(page, path)
}
