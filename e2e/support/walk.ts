import { expect, type Page } from './test.ts'

/**
 * Goes on to another page within the open document, as a link of the product's own does: less than half of the cost of a load.
 * Ends once the page has another heading or title; where both have the same, open the second one by `page.goto`.
 */
export const walkTo = async (page: Page, path: string): Promise<void> => {
  const left = await page.evaluate((to) => {
    const heading = document.querySelector('h1')
    heading?.setAttribute('data-left', '')
    const words = `${document.title} ${heading?.textContent}`
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
