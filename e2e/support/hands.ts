import type { Page } from './test.ts'

/** What a person presses, counted from home; typing and reading cost nothing. */
export function hands(page: Page) {
  let presses = 0
  return {
    count: () => presses,
    key: async (key: string) => {
      presses += 1
      await page.keyboard.press(key)
    },
    click: async (target: ReturnType<Page['getByRole']>) => {
      presses += 1
      await target.click()
    },
  }
}
