import type { Sandbox } from '@corrente/sandbox'
import { NOW } from './constants.ts'
import type { Page } from './test.ts'

/** The server and this browser as at the start of a test: for a look of its own in a window that is open already. */
export const startOver = async (page: Page, sandbox: Sandbox): Promise<void> => {
  // A picture of the product has its origin, and no script that would write while it goes.
  await page.goto(`${sandbox.url()}/tenants/move/favicon.svg`)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  sandbox.control.reset()
  await page.clock.setSystemTime(NOW)
}
