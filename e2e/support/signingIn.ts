import type { Page } from './test.ts'

export const LOGIN = '/auth/login'
export const LOGIN_CALL = '/api/v1/login'
export const LOGOUT_CALL = '/api/v1/logout'
export const ENGLISH = { language: 'en', 'language-chosen': 'true' }

export const userMenu = (page: Page) => page.getByRole('button', { name: /^Menu de / })
export const chooseLogout = async (page: Page) => {
  await userMenu(page).click()
  await page.getByRole('menuitem', { name: 'Sair' }).click()
}
/** The page of somebody without any page: the whole shell, and nothing heavy in it. */
export const shellOnly = (page: Page) =>
  page.getByRole('heading', { name: 'Nenhuma página liberada para você' })
