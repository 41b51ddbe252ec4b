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
