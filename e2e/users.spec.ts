import { depositWire } from '@corrente/domain/fixtures'
import type { Sandbox } from '@corrente/sandbox'
import { toast } from './support/browser.ts'
import { API, callsTo } from './support/calls.ts'
import { ask } from './support/network.ts'
import { enter } from './support/session.ts'
import { expect, type Page, test, type Watch } from './support/test.ts'
import {
  answerUsers,
  countOf,
  formOf,
  LIST,
  listCalls,
  NOTIFICATIONS,
  readAll,
  screen,
  user,
  WALLET,
} from './support/users.ts'
import { reopen, walkTo } from './support/walk.ts'

test.describe('the list of users', () => {
  async function searchEverything(page: Page, sandbox: Sandbox, watch: Watch) {
    sandbox.control.clear()
    watch.allowConsole(/./)
    const list = screen(page)
    await test.step('USR-003 USR-012 a name is asked for once after typing stops, from page 1; what is typed is not in the address; others who are inactive are told', async () => {
      const inactive = await readAll(sandbox, false)
      const [, somebody] = inactive
      const name = somebody?.name?.split(' ')[0] ?? ''
      const fitting = await countOf(sandbox, name, false)
      await reopen(page, `${LIST}?page=2`)
      await expect(list.names.first()).toBeVisible()
      sandbox.control.clearRequests()
      await list.search.fill(name)
      await expect(page.getByText(new RegExp(`^${fitting} inativos? com este nome`))).toBeVisible()
      expect(listCalls(sandbox).filter(({ activeUsers }) => activeUsers === 'true')).toEqual([
        { activeUsers: 'true', page: '1', size: '10', searchInput: name },
      ])
      expect(page.url()).not.toContain(name)
      await page.getByRole('button', { name: 'Mostrar', exact: true }).click()
      await expect(page.getByText(new RegExp(`^${fitting} usuários? inativos?`))).toBeVisible()
      await expect(list.search).toHaveValue(name)
      await page.reload()
      await expect(list.search).toHaveValue('')
      await expect(page.getByText('Este endereço veio de uma lista filtrada por pessoa')).toBeVisible()
    })
  }

  test('the list: ten per page, one search, an expanded user, the inactive, the Excel', async ({
    page,
    sandbox,
    watch,
  }) => {
    await test.step('an expanded user, and rows that cannot be read', async () => {
      const list = screen(page)
      await test.step('rows that cannot be read are counted; one document on two records is marked on both', async () => {
        answerUsers(sandbox, [user(201, 'Marina Exemplo'), user(2, 'Caio Exemplo'), { user_name: 'x' }])
        await enter(page, sandbox, 'everything', { path: LIST })
        await expect(page.getByText('mesmo documento')).toHaveCount(2)
        await expect(page.getByText('1 linha não pôde ser lida e não aparece aqui.')).toBeVisible()
      })
      await test.step('USR-012 USR-020 USR-021 USR-022 USR-057 USR-058 USR-059 WLT-004 WLT-005 WLT-006 MON-046 wallet and notifications load on expansion, each by its call; each fails alone', async () => {
        sandbox.control.addFault({
          path: `${WALLET}201/`,
          status: 200,
          body: [
            depositWire(),
            depositWire({ user_wallet_payment_pk: 2, payment_type: 'BOLETO', is_idle_payment: true }),
            depositWire({
              user_wallet_payment_pk: 3,
              payment_status: 'REFUNDED',
              payment_transaction_amounts: 999,
            }),
          ],
        })
        const total = sandbox.control.addFault({ path: `${WALLET}totalizer/201/`, status: 500 })
        expect(callsTo(sandbox).filter(({ path }) => path.includes('customer-wallet'))).toEqual([])
        await list.row('Marina Exemplo').press('Enter')
        const panel = list.panel('Marina Exemplo')
        await expect(panel.getByText('Ociosidade')).toBeVisible()
        await expect(panel.getByText('BOLETO')).toBeVisible()
        await expect(panel.getByText(/999/)).toHaveCount(0)
        await expect(panel.getByText('Total indisponível')).toBeVisible()
        await expect(panel.getByText('Últimas notificações')).toBeVisible()
        expect(callsTo(sandbox, NOTIFICATIONS).map(({ path }) => path)).toContain(
          `${NOTIFICATIONS}?userPk=201&limit=30`,
        )
        sandbox.control.clearFaults(total.id)
      })
    })
    await test.step('ten per page, the inactive, the Excel', async () => {
      sandbox.control.clear()
      const list = screen(page)
      await reopen(page, LIST)
      await test.step('USR-001 USR-004 USR-010 RTE-010 ten per page from the server, which counts; the address keeps the page', async () => {
        await expect(list.heading('Usuários')).toBeVisible()
        await expect(list.names).toHaveCount(10)
        await expect(page.getByText(/^1\.000 usuários ativos/)).toBeVisible()
        await page.getByRole('button', { name: 'Página 2' }).click()
        await expect
          .poll(() => listCalls(sandbox).at(-1))
          .toEqual({ activeUsers: 'true', page: '2', size: '10' })
        expect(new URL(page.url()).search).toBe('?page=2')
        for (const title of [
          'Nome',
          'E-mail',
          'Documento',
          'ID da tag',
          'Status',
          'kWh',
          'Veículo',
          'Recargas',
        ])
          await expect(list.column(title)).toBeVisible()
      })
      await test.step('USR-002 the active are shown, unticked the inactive alone, from page 1; the count line says which', async () => {
        await expect(list.active).toBeChecked()
        await expect(list.names.first()).toBeVisible()
        await list.active.uncheck()
        await expect(page.getByText(/^50 usuários inativos/)).toBeVisible()
        expect(listCalls(sandbox).at(-1)).toEqual({ activeUsers: 'false', page: '1', size: '10' })
        expect(new URL(page.url()).search).toBe('?inactive=true')
      })
      await test.step('USR-005 USR-054 USR-055 MON-041 MON-042 the Excel takes the filters, is mailed, and no file comes', async () => {
        await list.search.fill('marina')
        await list.excel.click()
        await expect(
          toast(page, 'O relatório está sendo gerado e será enviado para o e-mail cadastrado no sistema.'),
        ).toBeVisible()
        expect(callsTo(sandbox, `${API}report/xlsx/users/`).map(({ path }) => path)).toEqual([
          `${API}report/xlsx/users/?activeUsers=false&searchInput=marina`,
        ])
        expect(sandbox.control.mails()).toHaveLength(1)
      })
      await test.step('USR-056 a refused Excel says so; a 403 opens the limit notice', async () => {
        const failed = sandbox.control.addFault({ path: `${API}report/xlsx/users/`, status: 500 })
        await list.excel.click()
        await expect(toast(page, 'Não foi possível baixar o arquivo .xlsx.')).toBeVisible()
        sandbox.control.clearFaults(failed.id)
        sandbox.control.limits({ reports: 0 })
        await list.excel.click()
        const limit = page.getByRole('dialog', { name: 'Limite de relatórios atingido no mês!' })
        await limit.getByRole('button', { name: 'Fechar' }).last().click()
        await expect(page.getByRole('button', { name: /^CSV do que vejo/ })).toHaveAttribute(
          'aria-disabled',
          'true',
        )
      })
    })
    await test.step('one search for everything', () => searchEverything(page, sandbox, watch))
  })
})

test('what each right of the users opens', async ({ page, sandbox }) => {
  const list = screen(page)
  const save = page.getByRole('button', { name: 'Salvar usuário' })
  const offline = page.getByRole('switch', { name: /offline|sem conexão/i })
  const trusted = page.getByRole('checkbox', { name: 'Usuário confiável' })
  const people = await readAll(sandbox)
  const pk = people[0]?.pk ?? 0
  const before = await formOf(sandbox, pk)
  const open = (path: string, routes: readonly string[], role?: string) =>
    enter(page, sandbox, 'everything', {
      path,
      permissions: [
        ...routes.map((route) => ({ role_id: null, route, status: true })),
        ...(role === undefined ? [] : [{ role_id: role, route: null, status: true }]),
      ],
    })
  const PAGES = ['/users', '/users/create', '/user/{id}']
  await test.step('USR-047 USR-048 PRM-012 the form: trusted with or without its role hidden, the offline notices with their route alone; what is hidden goes back as it came', async () => {
    await open(`/user/${pk}`, [...PAGES, '/users/notification_offline_cp'])
    await expect(offline).toBeVisible()
    await expect(trusted).toHaveCount(1)
    await open(`/user/${pk}`, PAGES, 'DASH_HIDE_TRUSTED_USER_BUTTON')
    await expect(save).toBeVisible()
    await expect(offline).toHaveCount(0)
    await expect(trusted).toHaveCount(0)
    await page.getByLabel(/^Telefone/).fill('+55 11 98888-7777')
    await save.click()
    await expect(toast(page, 'Usuário alterado com sucesso!')).toBeVisible()
    expect(await formOf(sandbox, pk)).toEqual({ ...before, phone: '+55 11 98888-7777' })
  })
  await test.step('USR-048 a new user: trusted, but not with its role hidden', async () => {
    await expect(list.heading('Usuários')).toBeVisible()
    await list.create.click()
    await expect(page.getByRole('button', { name: 'Criar usuário' })).toBeVisible()
    await expect(trusted).toHaveCount(0)
  })
  await test.step('WLT-007 USR-006 who may only read: no new user, neither statement nor its two calls', async () => {
    sandbox.control.clearRequests()
    await enter(page, sandbox, 'reader', { path: LIST })
    await page.getByRole('row').nth(1).press('Enter')
    await expect(page.getByText('Últimas notificações')).toBeVisible()
    await expect(page.getByText('Carteira', { exact: true })).toHaveCount(0)
    await expect(list.create).toHaveCount(0)
    expect(callsTo(sandbox).filter(({ path }) => path.includes('customer-wallet'))).toEqual([])
  })
  await test.step('PRM-010 no search by card: the notifications tell of the recharges, and it says so', async () => {
    const of = (each: number) => ask(sandbox, `${NOTIFICATIONS}?userPk=${each}&limit=30`)
    const some = people.filter(({ recharges = 0 }) => recharges > 3).slice(0, 20)
    const told = await Promise.all(
      some.map(
        async (one) => [one.pk, JSON.stringify(await of(one.pk)).includes('TransactionStarted')] as const,
      ),
    )
    const [charged = 0] = told.find(([, has]) => has) ?? []
    await walkTo(page, `${LIST}?person=${charged}`)
    const recharges = page.getByRole('region', { name: 'Últimas recargas' })
    await expect(recharges).toContainText('lidas das últimas 30 notificações')
    await expect(recharges.getByRole('listitem').first()).toBeVisible()
    expect(callsTo(sandbox, `${API}transaction/list`)).toEqual([])
  })
})
