import { expectPath, stored } from './support/browser.ts'
import { callsOfPage, callsTo } from './support/calls.ts'
import { enter, type WirePermission } from './support/session.ts'
import { expect, type Page, test } from './support/test.ts'

const NOBODYS = 'Nenhuma página liberada para você'
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Navegação principal' })
const menu = (page: Page) => navigation(page).getByRole('link')
const route = (path: string, status: boolean | null = true): WirePermission => ({
  role_id: null,
  route: path,
  status,
})

test.describe('what each demo account sees', () => {
  test('RTE-042 without any permitted page the shell says so', async ({ page, sandbox }) => {
    await test.step('roles alone open no page, without a redirect in circles, and the way out is offered', async () => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      await enter(page, sandbox, 'roles-only')
      await expect(page.getByRole('heading', { name: NOBODYS })).toBeVisible()
      await expect(menu(page)).toHaveCount(0)
      // Once for the document, once for its headers: nothing leads away from it.
      expect(asked.filter((path) => !/\.\w+$|^\/api\//.test(path))).toEqual(['/', '/'])
      await page.getByRole('main').getByRole('button', { name: 'Sair' }).click()
      await expectPath(page, '/auth/login')
      expect(await stored(page)).not.toHaveProperty('session')
    })
  })
})

test.describe('routes', () => {
  test('RTE-042 RTE-045 R27 a page that is not permitted does not exist: not-found, and no call for it', async ({
    page,
    sandbox,
  }) => {
    await enter(page, sandbox, 'roles-only', {
      permissions: [route('/'), route('/admin', false)],
      path: '/admin',
    })
    await expectPath(page, '/not-found')
    await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible()
    expect(callsOfPage(sandbox).map(({ path }) => path)).toEqual(['/api/v1/login'])
    // The shell's own, where the tags are permitted.
    expect(callsTo(sandbox, '/api/v1/ocpptags/unknown/')).toEqual([])
  })

  test('RTE-037 RTE-038 AST-006 an address without a page', async ({ page, sandbox }) => {
    await test.step('a wrong address keeps the shell of who is signed in: menu, search, live connection', async () => {
      await enter(page, sandbox, 'everything', { path: null })
      for (const path of ['/nowhere']) {
        await page.goto(sandbox.url() + path)
        await expectPath(page, '/not-found')
        await expect(page.getByRole('heading', { name: 'Página não encontrada', level: 1 })).toBeVisible()
        await expect(page).toHaveTitle('Página não encontrada · Dashboard')
        await expect(menu(page).first()).toBeVisible()
        await expect(page.getByRole('button', { name: /^Conexão ao vivo/ })).toBeVisible()
      }
      await menu(page).first().click()
      await expectPath(page, '/')
      // Back is to the page before, not to the wrong address.
      await page.goBack()
      await expectPath(page, '/not-found')
      await page.getByRole('link', { name: 'Ir para o início' }).click()
      await expectPath(page, '/')
    })
  })

  test('RTE-031 RTE-032 RTE-033 RTE-040 RTE-041 LEG-003 AST-008 public pages are there for everybody, sign-in pages for nobody signed in', async ({
    page,
    sandbox,
  }) => {
    await test.step('whatever the rights', async () => {
      const legal = [
        ['/terms-of-use', 'Termos de Uso'],
        ['/privacy-policy', 'Política de Privacidade'],
      ] as const
      const see = async (path: string, title: string) => {
        await page.goto(path)
        await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
        await expectPath(page, path)
      }
      await enter(page, sandbox, 'roles-only', { path: null })
      for (const [path, title] of legal) await see(path, title)
      expect(callsTo(sandbox).filter(({ path }) => path !== '/api/v1/login')).toEqual([])
    })
    await test.step('a signed-in visitor of the sign-in pages goes to `/`', async () => {
      for (const path of ['/auth/login', '/auth/recover/change']) {
        await page.goto(path)
        await expectPath(page, '/')
      }
    })
  })
})
