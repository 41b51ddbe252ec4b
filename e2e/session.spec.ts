import { expectPath, stored, storedInTab, toast } from './support/browser.ts'
import { callsTo } from './support/calls.ts'
import { enter, store } from './support/session.ts'
import { chooseLogout, LOGIN, LOGOUT_CALL, shellOnly, userMenu } from './support/signingIn.ts'
import { expect, test } from './support/test.ts'

test.describe('signing out', () => {
  test('AUT-017 AUT-018 API-032 THM-018 R26 tells the server, clears what belongs to the session, keeps the preferences', async ({
    page,
    sandbox,
  }) => {
    await enter(page, sandbox, 'roles-only')
    await userMenu(page).click()
    await page.getByRole('menuitemradio', { name: 'Escura' }).click()
    await page.evaluate(() => sessionStorage.setItem('draft:station', '{}'))
    const sent = page.waitForRequest((request) => request.url().endsWith(LOGOUT_CALL))
    await page.keyboard.press('Escape')
    await chooseLogout(page)
    expect((await sent).method()).toBe('POST')
    expect((await sent).postDataJSON()).toEqual({ action: 'logout' })
    await expectPath(page, LOGIN)
    await expect(toast(page, 'Logout efetuado com sucesso!')).toBeVisible()
    const kept = await stored(page)
    expect(
      Object.keys(kept)
        .filter((key) => !key.startsWith('preferences:'))
        .sort(),
    ).toEqual(['api-key', 'deeplinking-host', 'language', 'scheme', 'theme'].sort())
    expect(JSON.stringify(kept)).not.toContain('Otávio')
    expect(await storedInTab(page)).toEqual({})
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['accept_lgpd_cookie'])
    // The way back into the history opens nothing of it.
    await page.goBack().catch(() => undefined)
    await page.goto('/')
    await expectPath(page, LOGIN)
  })

  test('AUT-018 R26 when the server refuses the session stands, it can be tried again, and this device can be left all the same', async ({
    page,
    sandbox,
  }) => {
    sandbox.control.addFault({ path: LOGOUT_CALL, status: 500 })
    await enter(page, sandbox, 'roles-only')
    await chooseLogout(page)
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText('Não foi possível efetuar o logout. Tente novamente.')
    expect(await stored(page)).toHaveProperty('session')
    await dialog.getByRole('button', { name: 'Continuar conectado' }).click()
    await expect(shellOnly(page)).toBeVisible()
    await chooseLogout(page)
    await dialog.getByRole('button', { name: 'Tentar novamente' }).click()
    await expect.poll(() => callsTo(sandbox, LOGOUT_CALL).length).toBe(3)
    await dialog.getByRole('button', { name: 'Sair deste dispositivo mesmo assim' }).click()
    await expectPath(page, LOGIN)
    expect(await stored(page)).not.toHaveProperty('session')
    await expect(page.getByText('Logout efetuado com sucesso!')).toHaveCount(0)
  })

  test('R26 signing out in one tab ends the session in the others', async ({ page, sandbox, context }) => {
    await enter(page, sandbox, 'roles-only')
    await expect(shellOnly(page)).toBeVisible()
    const other = await context.newPage()
    await other.goto('/')
    await expect(shellOnly(other)).toBeVisible()
    await chooseLogout(other)
    await expectPath(other, LOGIN)
    await expect(page.getByRole('heading', { name: 'Você saiu em outra aba' })).toBeVisible()
    await expect(userMenu(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Entrar de novo' }).click()
    await expectPath(page, LOGIN)
  })
})

test.describe('what is kept can be written by anybody', () => {
  test('R27 rights are never read from the list of routes: a written one opens nothing', async ({
    page,
    sandbox,
  }) => {
    await enter(page, sandbox, 'roles-only', { path: null })
    await store(page, sandbox.url(), { 'allowed-routes': JSON.stringify(['/', '/admin']) })
    await page.goto('/')
    await expect(shellOnly(page)).toBeVisible()
    await page.goto('/admin')
    await expectPath(page, '/not-found')
  })
})
