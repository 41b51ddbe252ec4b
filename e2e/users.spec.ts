import { depositWire } from '@corrente/domain/fixtures'
import { toast } from './support/browser.ts'
import { API, callsTo } from './support/calls.ts'
import { enter } from './support/session.ts'
import { expect, test } from './support/test.ts'
import {
  answerUsers,
  countOf,
  LIST,
  listCalls,
  NOTIFICATIONS,
  readAll,
  screen,
  USERS,
  user,
  WALLET,
} from './support/users.ts'

test.describe('the list of users', () => {
  test('USR-001 USR-004 USR-010 RTE-010 ten per page from the server, which counts; the address keeps the page', async ({
    page,
    sandbox,
  }) => {
    const list = screen(page)
    await enter(page, sandbox, 'everything', { path: LIST })
    await expect(list.heading('Usuários')).toBeVisible()
    await expect(list.names).toHaveCount(10)
    await expect(page.getByText(/^1\.000 usuários ativos/)).toBeVisible()
    await page.getByRole('button', { name: 'Página 2' }).click()
    await expect.poll(() => listCalls(sandbox).at(-1)).toEqual({ activeUsers: 'true', page: '2', size: '10' })
    expect(new URL(page.url()).search).toBe('?page=2')
    for (const title of ['Nome', 'E-mail', 'Documento', 'ID da tag', 'Status', 'kWh', 'Veículo', 'Recargas'])
      await expect(list.column(title)).toBeVisible()
  })

  test('USR-002 the active are shown, unticked the inactive alone, from page 1; the count line says which', async ({
    page,
    sandbox,
  }) => {
    const list = screen(page)
    await enter(page, sandbox, 'everything', { path: `${LIST}?page=2` })
    await expect(list.active).toBeChecked()
    await expect(list.names.first()).toBeVisible()
    await list.active.uncheck()
    await expect(page.getByText(/^50 usuários inativos/)).toBeVisible()
    expect(listCalls(sandbox).at(-1)).toEqual({ activeUsers: 'false', page: '1', size: '10' })
    expect(new URL(page.url()).search).toBe('?inactive=true')
  })

  test('USR-003 USR-012 a search asks once after typing stops, from page 1; what is typed is not in the address; others who are inactive are told', async ({
    page,
    sandbox,
  }) => {
    const list = screen(page)
    const inactive = await readAll(sandbox, false)
    const [, somebody] = inactive
    const name = somebody?.name?.split(' ')[0] ?? ''
    const fitting = await countOf(sandbox, name, false)
    await enter(page, sandbox, 'everything', { path: `${LIST}?page=2` })
    await expect(list.names.first()).toBeVisible()
    sandbox.control.clearRequests()
    await list.search.pressSequentially(name)
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

  test('the end of a document or a card is found in the complete list, read once a visit; a sort and who is charging are answered from it', async ({
    page,
    sandbox,
  }) => {
    const list = screen(page)
    const all = await readAll(sandbox)
    const one = all.find(({ docNumber }) => docNumber !== undefined)
    const itsRow = page.getByRole('row').filter({ hasText: one?.email ?? '' })
    const end = one?.docNumber?.slice(-6) ?? ''
    await enter(page, sandbox, 'everything', { path: LIST })
    await expect(list.names.first()).toBeVisible()
    sandbox.control.clearRequests()
    await list.search.fill(end)
    await expect(itsRow).toBeVisible()
    const whole = () => listCalls(sandbox).filter(({ size }) => size === '40000')
    await list.search.fill(one?.idTag ?? '')
    await expect(list.names).toHaveCount(1)
    await expect(itsRow).toBeVisible()
    await list.search.fill('')
    await expect(list.names).toHaveCount(10)
    await page.getByRole('button', { name: /^Recarregando agora/ }).click()
    const charging = all.filter((each) => each.isCharging).length
    await expect(page.getByText(new RegExp(`^${charging} usuários ativos`))).toBeVisible()
    expect(new URL(page.url()).search).toBe('?charging=true')
    await list.column('kWh').getByRole('button').click()
    await expect(list.column('kWh')).toHaveAttribute('aria-sort', 'descending')
    expect(whole().filter(({ activeUsers }) => activeUsers === 'true')).toEqual([
      { activeUsers: 'true', page: '1', size: '40000' },
    ])
  })

  test('while the complete list is on its way names are found; where it fails that is said, with a retry; no answer is not nobody', async ({
    page,
    sandbox,
    watch,
  }) => {
    watch.allowConsole(/./)
    const list = screen(page)
    await enter(page, sandbox, 'everything', { path: LIST })
    await expect(list.names.first()).toBeVisible()
    const failed = sandbox.control.addFault({ method: 'GET', path: USERS, status: 500 })
    await list.search.fill('TAG0002')
    await expect(page.getByText('Não foi possível ler todos os cadastros.')).toBeVisible()
    await expect(page.getByText('Ninguém encontrado')).toHaveCount(0)
    sandbox.control.clearFaults(failed.id)
    await page
      .getByRole('search')
      .locator('..')
      .getByRole('button', { name: 'Tentar novamente' })
      .first()
      .click()
    await expect(list.names.first()).toBeVisible()
    await list.search.fill('99999999999')
    await expect(page.getByText('Ninguém encontrado')).toBeVisible()
    await expect(page.getByText('o servidor não procura por ele')).toBeVisible()
  })

  test('rows that cannot be read are counted; one document on two records is marked on both', async ({
    page,
    sandbox,
  }) => {
    answerUsers(sandbox, [user(1, 'Marina Exemplo'), user(2, 'Marina Exemplo Neta'), { user_name: 'x' }])
    await enter(page, sandbox, 'everything', { path: LIST })
    await expect(page.getByText('mesmo documento')).toHaveCount(2)
    await expect(page.getByText('1 linha não pôde ser lida e não aparece aqui.')).toBeVisible()
  })
})

test.describe('an expanded user', () => {
  const open = async (page: Parameters<typeof screen>[0], name: string) => {
    await screen(page).row(name).focus()
    await page.keyboard.press('Enter')
  }

  test('USR-012 USR-020 USR-021 USR-022 USR-057 USR-058 USR-059 WLT-004 WLT-005 WLT-006 MON-046 wallet and notifications load on expansion, each by its call; each fails alone', async ({
    page,
    sandbox,
  }) => {
    answerUsers(sandbox, [user(201, 'Marina Exemplo')])
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
    await enter(page, sandbox, 'everything', { path: LIST })
    await expect(screen(page).names.first()).toBeVisible()
    expect(callsTo(sandbox).filter(({ path }) => path.includes('customer-wallet'))).toEqual([])
    await open(page, 'Marina Exemplo')
    const panel = screen(page).panel('Marina Exemplo')
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

  test('WLT-007 without monetization access neither statement nor its two calls', async ({
    page,
    sandbox,
  }) => {
    answerUsers(sandbox, [user(201, 'Marina Exemplo')])
    await enter(page, sandbox, 'reader', { path: LIST, tenant: 'move' })
    await open(page, 'Marina Exemplo')
    await expect(screen(page).panel('Marina Exemplo').getByText('Últimas notificações')).toBeVisible()
    await expect(page.getByText('Carteira', { exact: true })).toHaveCount(0)
    expect(callsTo(sandbox).filter(({ path }) => path.includes('customer-wallet'))).toEqual([])
  })
})

test.describe('what is done with the list', () => {
  test('USR-005 USR-054 USR-055 MON-041 MON-042 the Excel takes the filters, is mailed, and no file comes', async ({
    page,
    sandbox,
  }) => {
    const list = screen(page)
    await enter(page, sandbox, 'everything', { path: `${LIST}?inactive=true` })
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

  test('USR-056 a refused Excel says so; a 403 opens the limit notice', async ({ page, sandbox }) => {
    const list = screen(page)
    const failed = sandbox.control.addFault({ path: `${API}report/xlsx/users/`, status: 500 })
    await enter(page, sandbox, 'everything', { path: LIST })
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
