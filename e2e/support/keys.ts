import type { Locator } from '@playwright/test'
import { expect, type Page } from './test.ts'

/** More stops than any page has between two things that belong together. */
const MOST = 25

/** Goes on by Tab, or back, until something has the focus. */
export async function tabTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
  most = MOST,
): Promise<void> {
  for (let n = 0; n < most; n++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  await expect(target).toBeFocused()
}

/** What has the focus and is wholly covered or out of sight, in a word; '' where some of it is seen, none at the page's end. */
const coveredFocus = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const { activeElement: one } = document
    if (!(one instanceof HTMLElement) || one === document.body) return undefined
    // A box to tick is drawn by its label.
    const label = one instanceof HTMLInputElement ? one.labels?.[0] : undefined
    const isSeen = [one, ...(label ? [label] : [])].some((part) => {
      const { left, top, width, height } = part.getBoundingClientRect()
      return [0.1, 0.5, 0.9].some((x) =>
        [0.1, 0.5, 0.9].some((y) => {
          const hit = document.elementFromPoint(left + width * x, top + height * y)
          return hit !== null && (part.contains(hit) || hit.contains(part))
        }),
      )
    })
    return isSeen ? '' : `${one.tagName} ${one.getAttribute('aria-label') ?? one.textContent}`.slice(0, 80)
  })

/** Walks with a key until the page ends: how many stops there are, and which of them lie under something. */
export async function coveredStops(page: Page, key: 'Tab' | 'Shift+Tab') {
  const covered: string[] = []
  let count = 0
  for (; count < 150; count++) {
    await page.keyboard.press(key)
    const words = await coveredFocus(page)
    if (words === undefined) break
    if (words !== '') covered.push(words)
  }
  return { count, covered }
}
