import type { ProfileId } from '@corrente/sandbox'
import { expectPath, stored } from './support/browser.ts'
import { callsOfPage, callsTo } from './support/calls.ts'
import { emailOf, enter, sendSignIn, type WirePermission } from './support/session.ts'
import { startOver } from './support/startOver.ts'
import { expect, type Page, test } from './support/test.ts'

const FAMILIES = [
  '/dynamic-pricing',
  '/virtual-groups',
  '/financial',
  '/vouchers',
  '/voucher/$id',
  '/log',
] as const
const NOBODYS = 'Nenhuma página liberada para você'
const dashboard = (page: Page) => page.getByRole('heading', { name: 'Visão geral', level: 1 })
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Navegação principal' })
const menu = (page: Page) => navigation(page).getByRole('link')
const route = (path: string, status: boolean | null = true): WirePermission => ({
  role_id: null,
  route: path,
  status,
})

test.describe('what each demo account sees', () => {
  const OPERATORS = [
    /^Visão geral$/,
    /^Estações$/,
    /^Grupos de estações$/,
    /^Usuários$/,
    /^Tags/,
    /^Operações$/,
    /^Transações$/,
    /^Financeiro$/,
    /^Indicadores$/,
    // With the number of open problems, once it is known.
    /^Alertas(\d+\+?\d+ problemas? em aberto)?$/,
    /^Log$/,
    /^Suporte/,
    /^Notificação push$/,
  ]
  // Girassol has its support outside: it stands in the menu of whoever is permitted, after the product's own pages.
  const menus: readonly { readonly profile: ProfileId; readonly items: readonly RegExp[] }[] = [
    {
      profile: 'everything',
      items: [...OPERATORS, /^Vouchers$/, /^Perfis de preço$/, /^Configurações avançadas$/],
    },
    // No commands, no log: a reader changes nothing.
    {
      profile: 'reader',
      items: OPERATORS.filter(({ source }) => !/Operações|Financeiro|Log|Suporte|Notificação/.test(source)),
    },
  ]
  test('SHL-007 PRM-002 RTE-021 the menu: what is permitted and exists, in the documented order', async ({
    page,
    sandbox,
  }) => {
    for (const { profile, items } of menus)
      await test.step(profile, async () => {
        await enter(page, sandbox, profile, { tenant: 'girassol' })
        await expect(dashboard(page)).toBeVisible()
        // The way to the inbox stands beside the tags, in their item.
        await expect(navigation(page).getByRole('listitem')).toHaveText([...items])
      })
  })

  test('RTE-042 without `/` the first permitted page of the menu opens; without any the shell says so', async ({
    page,
    sandbox,
  }) => {
    await test.step('roles alone open no page, without a redirect in circles, and the way out is offered', async () => {
      await enter(page, sandbox, 'roles-only')
      await expect(page.getByRole('heading', { name: NOBODYS })).toBeVisible()
      await expect(menu(page)).toHaveCount(0)
      // Once for the document, once for its headers: nothing leads away from it.
      const pages = sandbox.control.requests().filter(({ path }) => !/\.\w+(\?|$)|^\/api\//.test(path))
      expect(pages.map(({ path }) => path)).toEqual(['/', '/'])
      await page.getByRole('main').getByRole('button', { name: 'Sair' }).click()
      await expectPath(page, '/auth/login')
      expect(await stored(page)).not.toHaveProperty('session')
    })
    await test.step('the first permitted page of the menu opens instead', async () => {
      await enter(page, sandbox, 'no-home')
      await expectPath(page, '/stations')
      await expect(page.getByRole('heading', { name: 'Estações', level: 1 })).toBeVisible()
      // `/admin` shows the dashboard, but has no item of its own: nothing of the menu stands in for it.
      await enter(page, sandbox, 'roles-only', { permissions: [route('/admin')] })
      await expect(page.getByRole('heading', { name: NOBODYS })).toBeVisible()
      await page.goto('/admin')
      await expect(dashboard(page)).toBeVisible()
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

  const KEPT: readonly {
    readonly profile: ProfileId
    readonly tenant?: string
    readonly families: readonly string[]
    readonly lacks?: string
  }[] = [
    {
      profile: 'everything',
      families: FAMILIES,
      lacks: '/financial-indicators',
    },
    // `/log` alone is not enough; what a tenant is given counts for everybody in it.
    { profile: 'reader', tenant: 'terpel-demo', families: ['/log'] },
  ]
  test('AUT-008 AUT-016 PRM-007 the allowed routes that a sign-in keeps: no removed family, unknown entry or status false', async ({
    page,
    sandbox,
  }) => {
    for (const { profile, tenant, families, lacks } of KEPT)
      await test.step(`${profile} of ${tenant ?? 'move'}`, async () => {
        await startOver(page, sandbox)
        await page.goto(`${sandbox.url(tenant)}/auth/login`)
        await sendSignIn(page, emailOf(profile))
        await expectPath(page, '/')
        const list: string[] = JSON.parse((await stored(page))['allowed-routes'] ?? '[]')
        expect(FAMILIES.filter((path) => list.includes(path))).toEqual(families)
        if (lacks !== undefined) expect(list).not.toContain(lacks)
      })
  })

  test('RTE-037 RTE-038 RTE-039 AST-006 addresses without a page', async ({ page, sandbox }) => {
    await test.step('without a session a protected page leads to the sign-in, and no call is made', async () => {
      for (const path of ['/stations/edit/7', '/dynamic-pricing/1/exception']) {
        await page.goto(path)
        await expectPath(page, '/auth/login')
      }
      expect(callsTo(sandbox)).toEqual([])
    })
    await test.step('an unknown path leads to not-found', async () => {
      const paths = ['/stations/create/more', '/auth/other', '/dynamic-pricing/1/segunda']
      for (const path of paths) {
        await page.goto(sandbox.url() + path)
        await expectPath(page, '/not-found')
      }
    })
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

  test('RTE-039 the page first asked for is offered after signing in, with its query', async ({ page }) => {
    await page.goto('/config?from=2026-03-01&to=2026-03-02')
    await expectPath(page, '/auth/login')
    await sendSignIn(page, emailOf('operator'))
    await expectPath(page, '/')
    // Sent as soon as it is there: on a busy machine the toast is gone before it stands still for a pointer.
    await page.getByRole('link', { name: 'Voltar para onde você estava' }).dispatchEvent('click')
    await expectPath(page, '/config')
    expect(new URL(page.url()).search).toBe('?from=2026-03-01&to=2026-03-02')
    await expect(dashboard(page)).toBeVisible()
  })

  test('RTE-031 RTE-032 RTE-033 RTE-040 RTE-041 LEG-003 AST-008 public pages are there for everybody, sign-in pages for nobody signed in', async ({
    page,
    sandbox,
  }) => {
    await test.step('whatever the rights', async () => {
      const legal = [
        ['/terms-of-use', 'Termos de Uso'],
        ['/privacy-policy', 'Política de Privacidade'],
        ['/accessibility', 'Acessibilidade'],
        ['/not-found', 'Página não encontrada'],
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
