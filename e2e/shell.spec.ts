import { notificationWire } from '@corrente/domain/fixtures'
import { expectPath, toast } from './support/browser.ts'
import { callsTo } from './support/calls.ts'
import { emailOf, enter, sendSignIn } from './support/session.ts'
import { banner, COOKIE, LOGIN, SUPPORT_ONLY, sidebar, userMenu, widthOf } from './support/shell.ts'
import { expect, test } from './support/test.ts'

test('the header: logo, user menu, and the notifications menu', async ({ page, sandbox }) => {
  await test.step('SHL-001 SHL-003 SHL-004 logo, and a user menu with Logout; View profile only where its page exists', async () => {
    await enter(page, sandbox, 'roles-only', {
      permissions: [{ role_id: null, route: '/user/:id', status: true }],
    })
    const header = page.getByRole('banner')
    await expect(header.getByRole('img', { name: 'Move' })).toHaveAttribute('src', /^\/tenants\/move\/logo/)
    await expect(header.getByRole('link', { name: 'Move: início' })).toHaveAttribute('href', '/')
    await userMenu(page).click()
    await expect(page.getByRole('menu')).toContainText('Otávio Papéis')
    const items = page.getByRole('menuitem')
    await expect(items).toHaveText([
      'Ver perfil',
      'Contato',
      'Ocultar dados pessoais',
      'Atalhos de teclado',
      'Sair',
    ])
    await expect(items.first()).toHaveAttribute('href', /^\/user\/\d+$/)
    await enter(page, sandbox, 'roles-only')
    await userMenu(page).click()
    await expect(items).toHaveText(['Contato', 'Ocultar dados pessoais', 'Atalhos de teclado', 'Sair'])
  })
  await test.step('SHL-002 SHL-005 SHL-006 the last 100 of the network, of them failures, warnings, disconnections, newest first', async () => {
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
    sandbox.control.clearRequests()
    await page.reload()
    await page.getByRole('button', { name: /^Notificações/ }).click()
    const rows = page.getByRole('dialog', { name: 'Notificações' }).getByRole('listitem')
    await expect(rows).toHaveCount(3)
    await expect(rows.nth(0)).toContainText('Estação Disconnected')
    await expect(rows.nth(1)).toContainText('Estação Warning')
    await expect(rows.nth(2)).toContainText('Estação Failure')
    await expect(rows.nth(2)).toContainText('14/03/26 11:00')
    expect(callsTo(sandbox, '/api/v1/notification/chargeBox/')[0]?.path).toMatch(/\?limit=100$/)
  })
})

test('the menu: its width, its drawer, and its links outside', async ({ page, sandbox }) => {
  await test.step('SHL-008 SHL-009 SHL-010 80 px, 240 under the pointer and with the keyboard’s focus; a drawer below 1025 px', async () => {
    await page.setViewportSize({ width: 1025, height: 700 })
    await enter(page, sandbox, 'roles-only', { tenant: 'girassol', permissions: SUPPORT_ONLY })
    await expect.poll(widthOf(page)).toBe(80)
    await expect(sidebar(page).getByRole('link')).toHaveText([/^Suporte/])
    await expect(sidebar(page).getByRole('link')).toHaveAttribute(
      'href',
      'https://ajuda.girassol.example.com/contato',
    )
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
  await test.step('RTE-021 RTE-030 outside pages are real links to a new tab: Rateio only where the tenant has one', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await enter(page, sandbox, 'roles-only', { tenant: 'condominia' })
    const rateio = sidebar(page).getByRole('link', { name: /^Rateio/ })
    await expect(rateio).toHaveAttribute('href', 'https://rateio.condominia.example.com/relatorio')
    await expect(rateio).toHaveAttribute('target', '_blank')
    await expect(rateio).toHaveAttribute('rel', 'noopener noreferrer')
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

test('the cookie notice: on every page until it is accepted, then for 365 days on none; a toast leaves its button free', async ({
  page,
}) => {
  await test.step('SHL-011 it stands on every page', async () => {
    for (const path of [LOGIN, '/terms-of-use', '/not-found']) {
      await page.goto(path)
      await expect(banner(page)).toBeVisible()
    }
    await expect(banner(page).getByRole('link')).toHaveAttribute('href', '/privacy-policy')
    expect(await page.context().cookies()).toEqual([])
  })
  await test.step('a toast leaves its button free, at 360 and 1280 px', async () => {
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
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      await expect(toast(page, 'Login efetuado com sucesso!')).toBeVisible()
      expect(await isFree()).toBe(true)
    }
  })
  await test.step('SHL-011 SHL-012 accepted, it is gone for 365 days', async () => {
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
})
