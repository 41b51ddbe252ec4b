import { callsTo } from './calls.ts'
import { HOME_CALLS, homeScreen } from './home.ts'
import { expect, type Page } from './test.ts'

/** The query of each call for the statistics, in order. */
export const ranges = (sandbox: Parameters<typeof callsTo>[0]) =>
  callsTo(sandbox, HOME_CALLS.stats).map(({ path }) => {
    const { searchParams } = new URL(path, 'http://sandbox')
    return [searchParams.get('fromDate'), searchParams.get('toDate'), searchParams.get('timeZone')]
  })

export const openRange = async (page: Page) => {
  await homeScreen(page).range.click()
  const dialog = page.getByRole('dialog', { name: 'Período' })
  await expect(dialog.getByRole('grid')).toBeVisible()
  return dialog
}
