import type { Page } from './test.ts'

export const LOGIN = '/auth/login'
export const COOKIE = 'accept_lgpd_cookie'
export const ALL = 'Navegação principal'
export const dashboard = (page: Page) => page.getByRole('heading', { name: 'Visão geral', level: 1 })
export const sidebar = (page: Page) => page.getByRole('navigation', { name: ALL })
export const userMenu = (page: Page) => page.getByRole('button', { name: /^Menu de / })
export const banner = (page: Page) => page.getByRole('region', { name: 'Aviso de cookies' })
/** Girassol's support lies outside: an item of the menu without the dashboard's weight. */
export const SUPPORT_ONLY = [{ role_id: null, route: '/support', status: true }]
export const widthOf = (page: Page) => async () => (await sidebar(page).boundingBox())?.width
