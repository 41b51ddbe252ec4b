import AxeBuilder from '@axe-core/playwright'
import { notificationWire } from '@corrente/domain/fixtures'
import { expectPath, stored, toast } from './support/browser.ts'
import { callsTo } from './support/calls.ts'
import { emailOf, enter, sendSignIn, sessionForm, store } from './support/session.ts'
import { expect, type Page, test } from './support/test.ts'

const LOGIN = '/auth/login'
const COOKIE = 'accept_lgpd_cookie'
const ALL = 'Navegação principal'
const dashboard = (page: Page) => page.getByRole('heading', { name: 'Visão geral', level: 1 })
const sidebar = (page: Page) => page.getByRole('navigation', { name: ALL })
const userMenu = (page: Page) => page.getByRole('button', { name: /^Menu de / })
const banner = (page: Page) => page.getByRole('region', { name: 'Aviso de cookies' })
/** Girassol's support lies outside: an item of the menu without the dashboard's weight. */
const SUPPORT_ONLY = [{ role_id: null, route: '/support', status: true }]
const widthOf = (page: Page) => async () => (await sidebar(page).boundingBox())?.width

test.describe('the header', () => {
  test('SHL-001 SHL-003 SHL-004 logo, and a user menu with Logout; View profile only where its page exists', async ({
    page,
    sandbox,
  }) => {
    await enter(page, sandbox, 'roles-only', {
      permissions: [{ role_id: null, route: '/user/:id', status: true }],
    })
    const header = page.getByRole('banner')
    await expect(header.getByRole('img', { name: 'Move' })).toHaveAttribute('src', /^\/tenants\/move\/logo/)
    await expect(header.getByRole('link', { name: 'Move: início' })).toHaveAttribute('href', '/')
    await userMenu(page).click()
    await expect(page.getByRole('menu')).toContainText('Otávio Papéis')
    await expect(page.getByRole('menuitem')).toHaveText(['Contato', 'Atalhos de teclado', 'Sair'])
  })

  test('SHL-002 SHL-005 SHL-006 the notifications menu: the last 100 of the network, of them failures, warnings, disconnections, newest first', async ({
    page,
    sandbox,
  }) => {
    const types = ['Failure', 'Charging', 'Warning', 'Available', 'Disconnected', 'Initiated', 'Mystery']
    const notificationList = types.map((type, index) =>
      notificationWire({
        notificationPk: index + 1,
        chargeBoxName: `Estação ${type}`,
        type,
        notificationTimestampDT: `2026-03-14 14:0${index}:00`,
      }),
    )
    sandbox.control.addFault({
      path: '/api/v1/notification/chargeBox/',
      status: 200,
      body: { error: null, notificationList },
    })
    await enter(page, sandbox, 'roles-only')
    await page.getByRole('button', { name: /^Notificações/ }).click()
    const rows = page.getByRole('dialog', { name: 'Notificações' }).getByRole('listitem')
    await expect(rows).toHaveCount(3)
    await expect(rows.nth(0)).toContainText('Estação Disconnected')
    await expect(rows.nth(1)).toContainText('Estação Warning')
    await expect(rows.nth(2)).toContainText('Estação Failure')
    await expect(rows.nth(2)).toContainText('14/03/26 11:00')
    expect(callsTo(sandbox, '/api/v1/notification/chargeBox/')[0]?.path).toMatch(/\?limit=100$/)
  })

  test('SHL-006 without any, the menu says so', async ({ page, sandbox }) => {
    sandbox.control.addFault({
      path: '/api/v1/notification/chargeBox/',
      status: 200,
      body: { error: null, notificationList: null },
    })
    await enter(page, sandbox, 'roles-only')
    await page.getByRole('button', { name: 'Notificações' }).click()
    await expect(page.getByText('Nenhuma notificação')).toBeVisible()
  })
})

test.describe('the menu', () => {
  test('SHL-008 SHL-009 SHL-010 80 px, 240 under the pointer and with the keyboard’s focus; a drawer below 1025 px', async ({
    page,
    sandbox,
  }) => {
    await page.setViewportSize({ width: 1025, height: 700 })
    await enter(page, sandbox, 'roles-only', { tenant: 'girassol', permissions: SUPPORT_ONLY })
    await expect.poll(widthOf(page)).toBe(80)
    await expect(page.getByRole('button', { name: 'Abrir menu' })).toBeHidden()
    // Where it begins and how wide it is; its page may still be coming, and grow.
    const placeOf = async () => {
      const { x, y, width } = (await page.getByRole('main').boundingBox()) ?? {}
      return { x, y, width }
    }
    const content = await placeOf()
    await sidebar(page).hover()
    await expect.poll(widthOf(page)).toBe(240)
    // It lies over the content, which stays where it is.
    expect(await placeOf()).toEqual(content)
    await page.mouse.move(600, 400)
    await expect.poll(widthOf(page)).toBe(80)
    await page.getByRole('link', { name: 'Girassol Recarga: início' }).focus()
    for (let n = 0; n < 8 && (await sidebar(page).locator(':focus').count()) === 0; n++)
      await page.keyboard.press('Tab')
    await expect.poll(widthOf(page)).toBe(240)
    await page.keyboard.press('Escape')
    await expect.poll(widthOf(page)).toBe(80)

    await page.setViewportSize({ width: 1024, height: 700 })
    await page.reload()
    await expect(page.getByRole('button', { name: 'Abrir menu' })).toBeVisible()
    await expect(sidebar(page)).toBeHidden()
    await page.getByRole('button', { name: 'Abrir menu' }).click()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await expect(drawer.getByRole('link')).toHaveText([/^Suporte/])
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(page.getByRole('button', { name: 'Abrir menu' })).toBeFocused()
  })

  test('RTE-021 RTE-030 outside pages are real links to a new tab: Rateio only where the tenant has one', async ({
    page,
    sandbox,
  }) => {
    await enter(page, sandbox, 'roles-only', { tenant: 'condominia' })
    const rateio = sidebar(page).getByRole('link', { name: /^Rateio/ })
    await expect(rateio).toHaveAttribute('href', 'https://rateio.condominia.example.com/relatorio')
    await expect(rateio).toHaveAttribute('target', '_blank')
    await expect(rateio).toHaveAttribute('rel', 'noopener noreferrer')

    await enter(page, sandbox, 'roles-only', {
      tenant: 'girassol',
      permissions: SUPPORT_ONLY,
    })
    await expect(sidebar(page).getByRole('link')).toHaveText([/^Suporte/])
    await expect(sidebar(page).getByRole('link')).toHaveAttribute(
      'href',
      'https://ajuda.girassol.example.com/contato',
    )
  })
})

test('SHL-013 one tenant has a block at the foot, on public and signed-in pages; the others have none', async ({
  page,
  sandbox,
}) => {
  const block = page.getByText('Brasa Elétrica · central de operações 24 horas', { exact: false })
  await page.goto(sandbox.url('brasa') + LOGIN)
  await expect(block).toBeVisible()
  await enter(page, sandbox, 'roles-only', { tenant: 'brasa' })
  await expect(block).toBeVisible()
  await expect(page.getByRole('link', { name: 'Plano de contingência' })).toHaveAttribute(
    'href',
    'https://brasa.example.com/contingencia',
  )
  await enter(page, sandbox, 'roles-only')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
})

test.describe('the cookie notice', () => {
  test('SHL-011 SHL-012 stands on every page until it is accepted, then for 365 days on none', async ({
    page,
    sandbox,
  }) => {
    for (const path of [LOGIN, '/terms-of-use', '/not-found']) {
      await page.goto(path)
      await expect(banner(page)).toBeVisible()
    }
    await expect(banner(page).getByRole('link')).toHaveAttribute('href', '/privacy-policy')
    expect(await page.context().cookies()).toEqual([])
    await enter(page, sandbox, 'roles-only', { hasConsent: false })
    await banner(page).getByRole('button', { name: 'Aceitar' }).click()
    await expect(banner(page)).toHaveCount(0)
    const [cookie, ...others] = await page.context().cookies()
    expect(others).toEqual([])
    expect(cookie).toMatchObject({ name: COOKIE, value: 'true', path: '/', sameSite: 'Lax' })
    const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(364.9)
    expect(days).toBeLessThanOrEqual(365)
    await page.goto('/terms-of-use')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(banner(page)).toHaveCount(0)
  })

  for (const width of [360, 1280])
    test(`a toast leaves the notice’s button free at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 })
      await page.goto(LOGIN)
      await sendSignIn(page, emailOf('roles-only'))
      await expectPath(page, '/')
      await expect(toast(page, 'Login efetuado com sucesso!')).toBeVisible()
      const accept = banner(page).getByRole('button', { name: 'Aceitar' })
      // What lies on the button's middle and ends is the button.
      const isFree = () =>
        accept.evaluate((button) => {
          const { left, right, top, bottom } = button.getBoundingClientRect()
          const y = (top + bottom) / 2
          return [left + 2, (left + right) / 2, right - 2].every((x) =>
            button.contains(document.elementFromPoint(x, y)),
          )
        })
      expect(await isFree()).toBe(true)
    })
})

test.describe('language', () => {
  test('THM-013 BOOT-007 a choice on the sign-in screen changes the words at once, is kept, and wins over the tenant’s', async ({
    page,
    sandbox,
  }) => {
    await page.goto(LOGIN)
    await page.getByText('English', { exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    expect(await stored(page)).toMatchObject({ language: 'en', 'language-chosen': 'true' })
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await sendSignIn(page, emailOf('roles-only'))
    await expectPath(page, '/')
    await expect(page.getByRole('heading', { name: 'No page is open to you yet' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    expect(callsTo(sandbox).at(-1)?.headers['accept-language']).toBe('pt-BR')
  })

  test('THM-013 the user menu changes the words without a reload; Spanish on a Colombian tenant is es-CO', async ({
    page,
    sandbox,
  }) => {
    await enter(page, sandbox, 'roles-only', { tenant: 'cafetal' })
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toBeVisible()
    expect(await stored(page)).toMatchObject({ language: 'es-CO' })
    const spanish = await heading.textContent()
    const trigger = page.getByRole('banner').locator('button[aria-haspopup="menu"]')
    await trigger.click()
    await page.getByRole('menuitemradio', { name: 'Português' }).click()
    await expect(heading).toHaveText('Nenhuma página liberada para você')
    expect(await stored(page)).toMatchObject({ language: 'pt-BR', 'language-chosen': 'true' })
    await page.keyboard.press('Escape')
    await trigger.click()
    await page.getByRole('menuitemradio', { name: 'Español' }).click()
    await expect(heading).toHaveText(spanish ?? '')
    expect(await stored(page)).toMatchObject({ language: 'es-CO' })
  })
})

test.describe('light and dark', () => {
  test('THM-005 follows the machine until one is chosen; the choice is kept and holds before the first paint', async ({
    page,
    sandbox,
  }) => {
    const html = page.locator('html')
    await page.emulateMedia({ colorScheme: 'dark' })
    await enter(page, sandbox, 'roles-only')
    await expect(userMenu(page)).toBeVisible()
    await expect(html).toHaveAttribute('data-scheme', 'dark')
    await page.emulateMedia({ colorScheme: 'light' })
    await expect(html).toHaveAttribute('data-scheme', 'light')
    await userMenu(page).click()
    await page.getByRole('menuitemradio', { name: 'Escura' }).click()
    await expect(html).toHaveAttribute('data-scheme', 'dark')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(html).toHaveAttribute('data-scheme', 'dark')
    expect(await stored(page)).toMatchObject({ scheme: 'dark' })
  })
})

test.describe('by keyboard alone', () => {
  test('somebody signs in, skips to the content, opens both menus, and signs out', async ({
    page,
    sandbox,
  }) => {
    await store(page, sandbox.url(), {})
    await page.goto(LOGIN)
    const { email, password, human } = sessionForm(page)
    await expect(email).toBeVisible()
    const press = (key: string) => page.keyboard.press(key)
    const tabTo = async (target: ReturnType<Page['locator']>) => {
      for (let n = 0; n < 25; n++) {
        if (await target.evaluate((element) => element === document.activeElement)) return
        await press('Tab')
      }
      throw new Error('not reached by Tab')
    }
    await press('Tab')
    await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused()
    await press('Enter')
    await tabTo(email)
    await page.keyboard.type(emailOf('roles-only'))
    await tabTo(password)
    await page.keyboard.type('Corrente#2026')
    await tabTo(human)
    await press('Space')
    await tabTo(page.getByRole('button', { name: 'Entrar', exact: true }))
    await press('Enter')
    await expectPath(page, '/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    await press('Tab')
    await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused()
    await press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await press('Tab')
    await expect(page.getByRole('main').getByRole('button', { name: 'Sair' })).toBeFocused()

    const bell = page.getByRole('button', { name: /^Notificações/ })
    for (let n = 0; n < 12 && !(await bell.evaluate((b) => b === document.activeElement)); n++)
      await press('Shift+Tab')
    await expect(bell).toBeFocused()
    await press('Enter')
    await expect(page.getByRole('dialog', { name: 'Notificações' })).toBeVisible()
    await press('Escape')
    await expect(bell).toBeFocused()

    await press('Tab')
    await expect(userMenu(page)).toBeFocused()
    await press('Enter')
    await press('End')
    await expect(page.getByRole('menuitem', { name: 'Sair' })).toBeFocused()
    await press('Enter')
    await expectPath(page, LOGIN)
  })
})

test.describe('axe', () => {
  /** `part`: what stands over the page and makes the rest of it unreachable, so that only this is looked at. */
  const check = async (page: Page, where: string, part?: string) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await expect(page.locator('html')).toHaveAttribute('data-scheme', colorScheme)
      // One run in the page itself: nothing here stands in another origin's frame.
      const axe = new AxeBuilder({ page }).setLegacyMode()
      const { violations } = await (part === undefined ? axe : axe.include(part)).analyze()
      const found = violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(' | ')}`,
      )
      expect(found, `${where}, ${colorScheme}`).toEqual([])
    }
  }

  for (const path of [LOGIN, '/auth/recover', '/privacy-policy', '/terms-of-use', '/not-found'])
    test(path, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await check(page, path)
    })

  test('the forms, with what they say when they fail', async ({ page, sandbox }) => {
    sandbox.control.addFault({ path: '/api/v1/login', status: 500 })
    await page.goto(LOGIN)
    await sendSignIn(page, emailOf('everything'))
    await expect(page.getByRole('alert')).toBeVisible()
    await check(page, 'a failed sign-in')
    await page.goto('/auth/recover')
    await page.evaluate(() => history.replaceState({ email: 'a@example.com' }, '', '/auth/recover/change'))
    await page.reload()
    await sessionForm(page).newPassword.fill('abc')
    await check(page, 'change')
  })

  test('the shell, with its menus open', async ({ page, sandbox }) => {
    await enter(page, sandbox, 'roles-only', { tenant: 'condominia' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await check(page, 'nobody’s page')
    await userMenu(page).click()
    await expect(page.getByRole('menu')).toBeVisible()
    await check(page, 'user menu', '[role=menu]')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Notificações/ }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await check(page, 'notifications', '[role=dialog]')
  })

  test.describe('with its map', () => {
    test.use({ hasGraphics: true })

    test('home', async ({ page, sandbox }) => {
      await enter(page, sandbox, 'everything')
      await expect(dashboard(page)).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Mapa das estações' })).toBeVisible()
      await check(page, 'home')
    })
  })

  test('the end of a session', async ({ page, sandbox, context }) => {
    await enter(page, sandbox, 'roles-only')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    sandbox.control.addFault({ path: '/api/v1/logout', status: 500 })
    await userMenu(page).click()
    await page.getByRole('menuitem', { name: 'Sair' }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await check(page, 'failed sign-out', '[role=alertdialog]')
    const other = await context.newPage()
    await other.goto('/tenants/move/favicon.svg')
    await other.evaluate(() => localStorage.removeItem('session'))
    await expect(page.getByRole('heading', { name: 'Você saiu em outra aba' })).toBeVisible()
    await check(page, 'ended')
  })
})
