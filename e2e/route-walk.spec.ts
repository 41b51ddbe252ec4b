import { expectPath } from './support/browser.ts'
import { enter } from './support/session.ts'
import { expect, type Page, test } from './support/test.ts'

/** Where the page is scrolled to. */
const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY))

/** The pages of the menu, in its order: the item, the heading, the address, the window's title. */
const MENU = [
  ['Estações', 'Estações', '/stations', 'Estações · Dashboard'],
  ['Grupos de estações', 'Grupos de estações', '/station_groups', 'Grupos de estações · Dashboard'],
  ['Indicadores', 'Indicadores', '/indicators', 'Indicadores · Dashboard'],
  ['Alertas', 'Alertas', '/alerts', 'Alertas · Dashboard'],
  ['Log', 'Log', '/log', 'Log · Dashboard'],
  ['Suporte', 'Suporte', '/support', 'Suporte · Dashboard'],
  [
    'Notificação push',
    'Enviar notificação push ao telefone dos usuários',
    '/push_notification',
    'Enviar notificação push ao telefone dos usuários · Dashboard',
  ],
  ['Visão geral', 'Visão geral', '/', 'Dashboard'],
] as const

test('RTE-007 RTE-008 RTE-009 RTE-019 RTE-021 every page of the menu: its heading and title, the focus on its content, scrolled to its top', async ({
  page,
  sandbox,
}) => {
  // Low, so that every page is higher than the window.
  await page.setViewportSize({ width: 1280, height: 240 })
  await enter(page, sandbox, 'everything')
  const menu = page.getByRole('navigation', { name: 'Navegação principal' })
  await expect(page.getByRole('heading', { level: 1, name: 'Visão geral' })).toBeVisible()
  for (const [item, heading, path, title] of MENU) {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0)
    // Alertas may carry the number of open problems.
    const named = new RegExp(`^${item}\\s*(?:\\d+ problemas? em aberto)?$`)
    await menu.getByRole('link', { name: named }).focus()
    await page.keyboard.press('Enter')
    await expectPath(page, path)
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
    await expect(page).toHaveTitle(title)
    await expect(page.locator('#content')).toBeFocused()
    await expect.poll(() => scrolled(page)).toBe(0)
    await expect(menu.locator('[aria-current="page"]')).toHaveText(new RegExp(`^${item}`))
  }
  // Back leads through the same pages, each by its own name.
  await page.goBack()
  await expect(page).toHaveTitle(MENU[6][3])
  // By their addresses: the pages that no item of the menu leads to.
  for (const [path, title] of [
    ['/admin', 'Visão geral · Dashboard'],
    ['/contact', 'Contato · Dashboard'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveTitle(title)
  }
})
