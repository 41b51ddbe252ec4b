import { readFile } from 'node:fs/promises'
import { chargePointWire, connectorWire, listReplyWire, transactionsWire } from '@corrente/domain/fixtures'
import { countChips } from '@corrente/domain/stations'
import type { Sandbox } from '@corrente/sandbox'
import decode from 'jsqr'
import { expectPath, stored, toast } from './support/browser.ts'
import { API, callsTo } from './support/calls.ts'
import { type OwnStation, stationsReply } from './support/home.ts'
import { ask, freeStation, readNetwork, subscriptions, tell, topicCount } from './support/network.ts'
import { enter, type WirePermission } from './support/session.ts'
import { expect, type Page, test } from './support/test.ts'

const LIST = '/stations'
const CALL = `${API}chargepoints/`

/** The list of stations, in pt-BR. */
const screen = (page: Page) => {
  const details = (name: string) => page.getByRole('group', { name: `Detalhes de ${name}`, exact: true })
  return {
    heading: page.getByRole('heading', { name: 'Estações', level: 1 }),
    search: page.getByRole('searchbox', { name: 'Buscar por nome, estado, cidade ou identificador' }),
    filter: (label: string) => page.getByLabel(label, { exact: true }),
    disabled: page.getByRole('switch', { name: 'Estações desativadas' }),
    chip: (words: string) =>
      page.getByRole('group', { name: 'O que precisa de atenção' }).getByRole('button', { name: words }),
    names: page.getByRole('rowheader'),
    row: (name: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) }),
    remove: (words: string | RegExp) =>
      page.getByRole('group', { name: 'Filtros ativos' }).getByRole('button', { name: words }),
    details,
    panel: (name: string, title: string) => details(name).getByRole('region', { name: title, exact: true }),
  }
}

/** Answers every call of the list, and the live index, with exactly these. */
const answerList = (sandbox: Sandbox, rows: readonly unknown[], count = rows.length) =>
  sandbox.control.addFault({
    method: 'GET',
    path: CALL,
    status: 200,
    body: listReplyWire('chargePointList', [...rows], count),
  })

const own = (stations: readonly OwnStation[]) => stationsReply(stations).chargePointList

/** What the pages of the list were asked with, in order. */
const asked = (sandbox: Sandbox) =>
  callsTo(sandbox, CALL)
    .map(({ path }) => Object.fromEntries(new URL(path, sandbox.origin).searchParams))
    .filter((query) => query.page !== undefined)

const addressOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

/** A word of the first station's name, which finds it and few others. */
const readPage = async (sandbox: Sandbox, query: string) =>
  (await ask(sandbox, `${CALL}?timeZone=-3&page=1&size=100&${query}`)) as {
    readonly chargePointList: readonly { readonly description: string; readonly chargeBoxId: string }[]
    readonly count: number
  }

test.describe('the list', () => {
  test('STN-001 STN-002 STN-007 STN-008 STN-010 STN-011 STN-012 AST-019 AST-027 STN-029 STN-030 ten a page, cut by the server, with what each column is due', async ({
    page,
    sandbox,
  }) => {
    const rows = Array.from({ length: 10 }, (_, index) =>
      chargePointWire({
        chargeBoxPk: 100 + index,
        chargeBoxId: `IPE-${100 + index}`,
        description: `Posto ${index}`,
      }),
    )
    answerList(sandbox, rows, 23)
    const list = screen(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await enter(page, sandbox, 'everything', { path: LIST })
    await expect(list.heading).toBeVisible()
    await expect(page).toHaveTitle('Estações · Dashboard')
    await expect(page.getByRole('columnheader')).toHaveText(
      ['Detalhes', 'Nome', 'Conta', 'Estado', 'Cidade', 'Recargas', 'kWh', 'Heartbeat', 'Conectores'],
      { useInnerText: false },
    )
    await expect(list.names).toHaveCount(10)
    const cells = list.row('Posto 3').getByRole('gridcell')
    await expect(list.row('Posto 3').getByRole('rowheader')).toContainText('IPE-103')
    for (const text of ['Rede Ipê', 'SC', 'São José', '57', '324,20', '14/03/2026 15:03'])
      await expect(cells.filter({ hasText: new RegExp(`^${text}$`) }), text).toHaveCount(1)
    expect(asked(sandbox)).toEqual([{ timeZone: '-3', page: '1', size: '10', active: 'true' }])

    await page.getByRole('button', { name: 'Página 3' }).click()
    await expect.poll(() => asked(sandbox).at(-1)).toMatchObject({ page: '3', size: '10' })
    expect(addressOf(page)).toEqual({ page: '3' })
    await page.goBack()
    await expect(page.getByRole('button', { name: 'Página 1', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
  })

  test('STN-002 STN-003 STN-004 STN-033 STN-034 AST-036 search and filters ask the server, go back to page 1 and stand in the address, each with its chip', async ({
    page,
    sandbox,
  }) => {
    const list = screen(page)
    const all = await readPage(sandbox, 'active=true')
    const [first] = all.chargePointList
    if (!first) throw new Error('no station')
    sandbox.control.clearRequests()
    await enter(page, sandbox, 'everything', { path: `${LIST}?page=2` })
    await expect(list.names.first()).toBeVisible()
    expect(asked(sandbox)).toEqual([{ timeZone: '-3', page: '2', size: '10', active: 'true' }])

    await list.search.fill(first.chargeBoxId)
    await expect(list.names).toHaveText([new RegExp(first.chargeBoxId)])
    expect(asked(sandbox).at(-1)).toEqual({
      timeZone: '-3',
      page: '1',
      size: '10',
      active: 'true',
      searchInput: first.chargeBoxId,
    })
    expect(addressOf(page)).toEqual({ q: first.chargeBoxId })
    await list.remove(`Remover o filtro Busca: ${first.chargeBoxId}`).click()
    await expect(list.names).toHaveCount(10)

    const choose = async (label: string, query: Record<string, string>, address: string) => {
      const option = list.filter(label).locator('option').nth(1)
      const words = await option.textContent()
      await list.filter(label).selectOption({ index: 1 })
      await expect.poll(() => asked(sandbox).at(-1)).toMatchObject({ page: '1', ...query })
      expect(addressOf(page)).toHaveProperty(address)
      return words ?? ''
    }
    const groups = (await ask(sandbox, `${API}chargepoint-groups/`)) as {
      chargeBoxGroupList: { chargeBoxGroupPk: number; name: string }[]
    }
    const [group] = groups.chargeBoxGroupList
    expect(await choose('Grupo', { chargeBoxGroupPk: String(group?.chargeBoxGroupPk) }, 'group')).toBe(
      group?.name,
    )
    const accounts = (await ask(sandbox, `${API}tenants/`)) as {
      tenantList: { tenant_pk: number; name: string }[]
    }
    const [account] = accounts.tenantList
    expect(await choose('Conta', { tenantPk: String(account?.tenant_pk) }, 'account')).toBe(account?.name)
    await choose('Conexão', { online: 'true' }, 'online')
    await list.filter('Conexão').selectOption('Offline')
    await expect.poll(() => asked(sandbox).at(-1)).toMatchObject({ online: 'false', active: 'true' })
    await list.disabled.click()
    await expect.poll(() => asked(sandbox).at(-1)).toMatchObject({ online: 'false', active: 'false' })

    // A link shares the view; a chip takes one filter away, Back brings it again.
    await page.reload()
    await expect(list.disabled).toBeChecked()
    await expect.poll(() => asked(sandbox).at(-1)).toMatchObject({ active: 'false', online: 'false' })
    await list.remove(`Remover o filtro Grupo: ${group?.name}`).click()
    await expect.poll(() => asked(sandbox).at(-1)).not.toHaveProperty('chargeBoxGroupPk')
    await page.goBack()
    await expect(list.filter('Grupo')).toHaveValue(String(group?.chargeBoxGroupPk))
    await page.getByRole('button', { name: 'Limpar filtros' }).first().click()
    await expect.poll(() => addressOf(page)).toEqual({})
    await expect(list.names).toHaveCount(10)

    // A page past the end becomes the last one, in its place: Back leads to where one was before.
    await page.goto(`${LIST}?page=999`)
    await expect.poll(() => Number(addressOf(page).page)).toBeLessThan(100)
    await expect(list.names.first()).toBeVisible()
    await page.goBack()
    await expect.poll(() => addressOf(page)).toEqual({})
  })

  test('STN-031 API-031 the questions: live counts, answered from the complete reply and searched, filtered and paged here', async ({
    page,
    sandbox,
  }) => {
    const list = screen(page)
    const network = await readNetwork(sandbox)
    const counts = countChips(network)
    await enter(page, sandbox, 'everything', { path: LIST })
    await expect(list.chip('Com falha')).toHaveText(`Com falha ${counts.faulted}`)
    await expect(list.chip('Sem conexão')).toHaveText(`Sem conexão ${counts.offline}`)
    await expect(list.chip('Ocupadas')).toHaveText(`Ocupadas ${counts.busy}`)
    await expect(list.chip('Em manutenção')).toHaveText(`Em manutenção ${counts.maintenance}`)

    await list.chip('Ocupadas').click()
    await expect(page.getByText(`Filtrado aqui: ${counts.busy} de ${network.length} estações`)).toBeVisible()
    const complete = callsTo(sandbox, `${API}chargepoints/`).filter(({ path }) => path.includes('originType'))
    expect(new Set(complete.map(({ path }) => path.split('?')[1]))).toEqual(new Set(['originType=MOVE']))
    await expect(list.names).toHaveCount(Math.min(10, counts.busy))
    expect(addressOf(page)).toEqual({ show: 'busy' })
    await expect(list.chip('Ocupadas')).toHaveAttribute('aria-pressed', 'true')
    const busy = network.find(({ status, isActive }) => status === 'busy' && isActive)
    if (!busy) throw new Error('nothing is busy')
    await list.search.fill(busy.id)
    await expect(list.names).toHaveText([new RegExp(busy.id)])
    await list.search.press('Escape')

    // A disabled station answers no question; the switch puts the question away, and Back brings it again.
    await list.disabled.click()
    await expect.poll(() => addressOf(page)).toEqual({ disabled: 'true' })
    await page.goBack()
    await expect(list.chip('Ocupadas')).toHaveAttribute('aria-pressed', 'true')
    await list.chip('Ocupadas').click()
    await expect(page.getByText(/^Filtrado aqui/)).toBeHidden()
    expect(addressOf(page)).toEqual({})
    await expect(list.names).toHaveCount(10)
  })

  test('all on one page when asked: drawn as far as it is in sight, walked from end to end, kept in the address', async ({
    page,
    sandbox,
  }) => {
    answerList(
      sandbox,
      own(
        Array.from({ length: 300 }, (_, index) => ({
          id: `IPE-${index}`,
          name: `Posto ${index}`,
          statuses: ['Available'],
        })),
      ),
    )
    const list = screen(page)
    await enter(page, sandbox, 'everything', { path: LIST })
    await page.getByRole('button', { name: 'Mostrar todas nesta página' }).click()
    await expect(page.getByText('Filtrado aqui: 300 de 300 estações')).toBeVisible()
    expect(addressOf(page)).toEqual({ rows: 'all' })
    await list.row('Posto 0').focus()
    await page.keyboard.press('End')
    await expect(list.row('Posto 299')).toBeFocused()
    expect(await list.names.count()).toBeLessThan(60)
    await page.keyboard.press('Enter')
    await expect(list.panel('Posto 299', 'Conectores')).toBeVisible()
    await list.search.fill('IPE-123')
    await expect(list.names).toHaveCount(1)
    await page.reload()
    await expect(list.names).toHaveCount(1)
    await page.getByRole('button', { name: 'Mostrar 10 por página' }).click()
    expect(addressOf(page)).toEqual({ q: 'IPE-123' })
  })

  test('no station, no match, rows that cannot be read, no answer: each says what to do', async ({
    page,
    sandbox,
  }) => {
    const list = screen(page)
    const empty = answerList(sandbox, [])
    await enter(page, sandbox, 'everything', { path: LIST })
    await expect(page.getByText('Nenhuma estação cadastrada')).toBeVisible()
    await list.search.fill('nada assim')
    await expect(page.getByText('Nenhuma estação corresponde aos filtros')).toBeVisible()
    await page.getByRole('button', { name: 'Limpar filtros' }).click()
    await expect(page.getByText('Nenhuma estação cadastrada')).toBeVisible()
    sandbox.control.clearFaults(empty.id)

    const odd = answerList(sandbox, [chargePointWire(), { description: 'sem chave' }, 'texto'])
    await page.goto(LIST)
    await expect(list.names).toHaveCount(1)
    await expect(page.getByText('2 linhas não puderam ser lidas e não aparecem aqui.')).toBeVisible()
    sandbox.control.clearFaults(odd.id)

    // What came stays, whatever a later page does.
    await page.goto(LIST)
    await expect(list.names).toHaveCount(10)
    const lost = sandbox.control.addFault({ method: 'GET', path: CALL, kind: 'reset' })
    await page.getByRole('button', { name: 'Página 2' }).click()
    await expect(page.getByText('Sem resposta do servidor')).toBeVisible()
    sandbox.control.clearFaults(lost.id)
    await page.getByRole('button', { name: 'Tentar novamente' }).click()
    await expect(page.getByText('Sem resposta do servidor')).toBeHidden()
    await expect(list.names).toHaveCount(10)
  })

  test('the filters’ own calls may fail: the list stands, and the filter says so', async ({
    page,
    sandbox,
  }) => {
    sandbox.control.addFault({ method: 'GET', path: `${API}tenants/`, status: 500 })
    const list = screen(page)
    await enter(page, sandbox, 'everything', { path: `${LIST}?account=7` })
    await expect(page.getByText('As opções não puderam ser carregadas.')).toHaveCount(1)
    await expect(list.filter('Conta')).toHaveValue('7')
    await expect(page.getByRole('grid', { name: 'Estações' })).toBeVisible()
  })

  test('by keyboard alone: rows, the card and back', async ({ page, sandbox }) => {
    answerList(
      sandbox,
      own([
        { id: 'A-1', name: 'Posto A', statuses: ['Available'] },
        { id: 'B-2', name: 'Posto B', statuses: ['Charging'] },
      ]),
    )
    const list = screen(page)
    await enter(page, sandbox, 'everything', { path: LIST })
    await list.row('Posto A').focus()
    await page.keyboard.press('j')
    await expect(list.row('Posto B')).toBeFocused()
    await page.keyboard.press('e')
    await expect(list.details('Posto B')).toBeVisible()
    await page.keyboard.press('e')
    await expect(list.details('Posto B')).toBeHidden()
    await page.keyboard.press('k')
    await expect(list.row('Posto A')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(list.details('Posto A')).toBeVisible()
  })
})

test('STN-001 RTE-042 without the right the page does not exist, and nothing is asked', async ({
  page,
  sandbox,
}) => {
  const permissions: readonly WirePermission[] = [{ role_id: null, route: '/station_groups', status: true }]
  await enter(page, sandbox, 'roles-only', { permissions, path: null })
  sandbox.control.clearRequests()
  await page.goto(LIST)
  await expectPath(page, '/not-found')
  expect(callsTo(sandbox)).toEqual([])
})

test.describe('the card of a station', () => {
  const ONE = chargePointWire({
    chargeBoxPk: 12,
    chargeBoxId: 'IPE-0012',
    description: 'Posto Ipê',
    uuid: 'a1b2',
    connectors: [
      connectorWire(),
      connectorWire({
        connectorId: 2,
        connectorType: 'CCS Type 2',
        powerMax: 50_000,
        lastStatus: {
          status: 'Faulted',
          usage: 1,
          timeStamp: '2026-03-14T14:45:15.989Z',
          errorCode: 'GroundFailure',
        },
      }),
    ],
  })
  const NAME = 'Posto Ipê'

  const open = async (page: Page, sandbox: Sandbox) => {
    answerList(sandbox, [ONE])
    await enter(page, sandbox, 'everything', { path: LIST })
    await screen(page).row(NAME).focus()
    await page.keyboard.press('Enter')
    return screen(page)
  }

  test('STN-015 STN-016 STN-017 STN-018 STN-019 STN-020 STN-021 facts, connectors and a code that scans, to save, to print and to copy', async ({
    page,
    sandbox,
  }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.toggleAttribute('data-printed', true)
    })
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const { details, panel } = await open(page, sandbox)
    const card = details(NAME)
    for (const text of ['Pública', 'Grupo Centro', 'Fabricante Exemplo', 'W22', '1.2.0'])
      await expect(panel(NAME, 'Estação').getByText(text, { exact: true })).toBeVisible()
    const connectors = panel(NAME, 'Conectores').getByRole('listitem')
    await expect(connectors.nth(1)).toContainText('CCS Type 2')
    await expect(connectors.nth(1)).toContainText('50 kW')
    await expect(connectors.nth(1)).toContainText('Erro: GroundFailure')
    await connectors.nth(1).getByRole('button', { name: 'Copiar o link de início do conector 2' }).click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${sandbox.url()}/qrcode/start/IPE-0012/2`,
    )

    const host = await page.evaluate(() => localStorage.getItem('deeplinking-host'))
    const link = `https://${host}/?chargeBoxPk=12&uuid=a1b2`
    expect(host).toMatch(/\w/)
    await expect(card.getByText('000012', { exact: true })).toBeVisible()
    const code = card.getByRole('img', { name: 'QR code da estação 000012' })
    expect(await scan(page, await code.screenshot())).toBe(link)
    for (const [button, ending] of [
      ['Baixar PNG', 'png'],
      ['Baixar SVG', 'svg'],
    ] as const) {
      const saving = page.waitForEvent('download')
      await card.getByRole('button', { name: button }).click()
      const file = await saving
      expect(file.suggestedFilename()).toBe(`move-qr-000012-2026-03-14.${ending}`)
      expect(await scan(page, await readFile(await file.path()), ending)).toBe(link)
    }
    await card.getByRole('button', { name: 'Imprimir' }).click()
    await expect(page.locator('html[data-printed]')).toBeAttached()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { name: NAME })).toBeVisible()
    await expect(page.getByRole('grid')).toBeHidden()
    expect(await scan(page, await page.locator('[data-print-sheet] svg').screenshot())).toBe(link)
  })

  test('STN-019 without a host there is a label, no code, and the reason', async ({ page, sandbox }) => {
    sandbox.control.handshake({ omit: ['Deeplinking-Host'] })
    const { details } = await open(page, sandbox)
    const hasHost = await page.evaluate(() => (localStorage.getItem('deeplinking-host') ?? '') !== '')
    expect(hasHost).toBe(false)
    await expect(details(NAME).getByText('000012', { exact: true })).toBeVisible()
    await expect(details(NAME).getByText(/não informou o endereço do aplicativo/)).toBeVisible()
    await expect(details(NAME).getByRole('button', { name: 'Baixar PNG' })).toHaveCount(0)
  })

  test('STN-024 STN-025 STN-026 STN-027 STN-028 AST-021 events, recharges and energy of ten days, each by a call of its own', async ({
    page,
    sandbox,
  }) => {
    sandbox.control.addFault({
      method: 'GET',
      path: `${API}transaction/`,
      status: 200,
      body: { error: null, list: transactionsWire(), count: 41 },
    })
    const { panel } = await open(page, sandbox)
    const queries = (path: string) =>
      callsTo(sandbox, path).map((call) =>
        Object.fromEntries(new URL(call.path, sandbox.origin).searchParams),
      )
    await expect
      .poll(() => queries(`${API}notification/chargeBox/`))
      .toContainEqual({
        chargeBoxIds: 'IPE-0012',
        limit: '30',
      })
    const recharges = panel(NAME, 'Recargas dos últimos 10 dias')
    await expect(recharges.getByRole('listitem')).toHaveCount(4)
    await expect(recharges.getByRole('listitem').first()).toContainText('em andamento')
    await expect(recharges.getByRole('listitem').nth(1)).toContainText('R$ 12,34')
    await expect(recharges.getByRole('listitem').nth(1)).toContainText('00:50:30')
    await expect(recharges).toContainText('As 4 mais recentes de 41')
    // Ten local days of the browser, today included: from midnight in São Paulo, in UTC.
    const range = { fromDate: '2026-03-05 03:00:00', toDate: '2026-03-15 02:59:59' }
    await expect
      .poll(() => queries(`${API}transaction/`))
      .toContainEqual({ chargeBoxPK: '12', ...range, timeZone: '-3', page: '1', size: '30' })
    await expect
      .poll(() => queries(`${API}transaction/`))
      .toContainEqual({ chargeBoxPK: '12', ...range, timeZone: '-3', page: '1', size: '1000' })
    const chart = panel(NAME, 'Energia por dia')
    await expect(chart).toContainText('1 recarga em andamento não conta')
    await expect(chart).toContainText(/Total: [\d.,]+.kWh/)
  })

  test('a panel that fails leaves the others, says so and can be asked again', async ({ page, sandbox }) => {
    const lost = sandbox.control.addFault({ method: 'GET', path: `${API}transaction/`, status: 500 })
    sandbox.control.addFault({
      method: 'GET',
      path: `${API}notification/chargeBox/`,
      status: 200,
      body: { error: null, notificationList: [] },
    })
    const { panel } = await open(page, sandbox)
    await expect(panel(NAME, 'Últimos eventos')).toContainText('Nenhum evento desta estação')
    const recharges = panel(NAME, 'Recargas dos últimos 10 dias')
    await expect(recharges).toContainText('As recargas não puderam ser carregadas.')
    await expect(panel(NAME, 'Energia por dia')).toContainText('A energia não pôde ser carregada.')
    sandbox.control.clearFaults(lost.id)
    await recharges.getByRole('button', { name: 'Tentar novamente' }).click()
    await expect(recharges.getByRole('listitem').first()).toContainText('kWh')
    const none = { error: null, list: [], count: 0 }
    sandbox.control.addFault({ method: 'GET', path: `${API}transaction/`, status: 200, body: none })
    await page.reload()
    await screen(page).row(NAME).focus()
    await page.keyboard.press('Enter')
    await expect(recharges).toContainText('Nenhuma recarga nos últimos 10 dias')
    await expect(panel(NAME, 'Energia por dia')).toContainText('Não há dados')
  })
})

test('STN-013 STN-014 CON-005..008 live: a row changes in its place; one that no longer fits stays, marked; new ones wait to be asked for', async ({
  page,
  sandbox,
}) => {
  const stations = await readNetwork(sandbox)
  const list = screen(page)
  const { id } = freeStation(stations)
  const busyBefore = countChips(stations).busy
  await enter(page, sandbox, 'everything', { path: `${LIST}?show=busy` })
  await expect(page.getByText(`Filtrado aqui: ${busyBefore} de ${stations.length} estações`)).toBeVisible()
  await expect.poll(() => subscriptions(sandbox), { timeout: 20_000 }).toBe(topicCount(stations))
  const before = await list.names.allTextContents()

  sandbox.control.emit({ status: { chargeBoxId: id, status: 'Charging' } })
  const show = page.getByRole('button', { name: '1 nova: mostrar' })
  await expect(show).toBeVisible()
  await expect(list.chip('Ocupadas')).toHaveText(`Ocupadas ${busyBefore + 1}`)
  expect(await list.names.allTextContents()).toEqual(before)

  const leaver = stations.find(
    ({ status, isActive, connectors }) =>
      isActive && status === 'busy' && connectors.every(({ override }) => override === undefined),
  )
  if (!leaver) throw new Error('nothing is busy')
  const row = list.row(leaver.id)
  await expect(row).toBeVisible()
  sandbox.control.emit({ status: { chargeBoxId: leaver.id, status: 'Faulted' } })
  await expect(row).toContainText('Não atende mais ao filtro')
  await expect(row.getByRole('img', { name: /Com falha/ }).first()).toBeVisible()
  expect((await list.names.allTextContents()).length).toBe(before.length)

  await show.click()
  await expect(row).toBeHidden()
  await expect(show).toBeHidden()
  await expect(page.getByText(`Filtrado aqui: ${busyBefore} de ${stations.length} estações`)).toBeVisible()
})

test.describe('deleting a station', () => {
  const QUESTION = /^Deseja excluir a estação .+\? Esta ação não pode ser desfeita\.$/

  /** A station of the network, opened in the list. */
  const open = async (page: Page, sandbox: Sandbox) => {
    const [station] = (await readNetwork(sandbox)).filter(({ isActive }) => isActive)
    if (!station) throw new Error('no station')
    await enter(page, sandbox, 'everything', { path: `${LIST}?q=${encodeURIComponent(station.id)}` })
    const list = screen(page)
    await list.row(station.id).focus()
    await page.keyboard.press('Enter')
    await list.details(station.name).getByRole('button', { name: 'Excluir estação' }).click()
    return { station, one: `${CALL}${station.pk}/`, row: list.row(station.id) }
  }
  const dialog = (page: Page) => page.getByRole('alertdialog', { name: 'Excluir estação' })
  const confirm = (page: Page) => dialog(page).getByRole('button', { name: 'Excluir', exact: true })
  const deletes = (sandbox: Sandbox) => callsTo(sandbox).filter(({ method }) => method === 'DELETE')
  const isThere = async (sandbox: Sandbox, pk: number) =>
    (await readNetwork(sandbox)).some((each) => each.pk === pk)

  test('STN-023 STN-035 STN-036 the question names it; Escape deletes nothing; a double click is one call; the list is read again', async ({
    page,
    sandbox,
  }) => {
    const { station, one, row } = await open(page, sandbox)
    await expect(dialog(page)).toContainText(station.name)
    await expect(dialog(page).getByText(QUESTION)).toBeVisible()
    await expect(dialog(page).getByRole('button', { name: 'Cancelar' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    expect(deletes(sandbox)).toEqual([])

    sandbox.control.addFault({ method: 'DELETE', path: one, latencyMs: 2000, times: 1 })
    await page.getByRole('button', { name: 'Excluir estação' }).click()
    await confirm(page).dblclick()
    await page.keyboard.press('Enter')
    await expect(toast(page, 'Estação deletada com sucesso!')).toBeVisible()
    await expect(dialog(page)).toBeHidden()
    await expect(row).toBeHidden()
    await expect(page.getByText('Nenhuma estação corresponde aos filtros')).toBeVisible()
    expect(deletes(sandbox).map(({ path }) => path)).toEqual([one])
    expect(await isThere(sandbox, station.pk)).toBe(false)
    expect(await stored(page)).not.toHaveProperty('once:move:cp')
  })

  test('STN-037 a refusal says so, keeps the station and may be tried again', async ({ page, sandbox }) => {
    const { station, one } = await open(page, sandbox)
    sandbox.control.addFault({ method: 'DELETE', path: one, status: 400, times: 1 })
    await confirm(page).click()
    await expect(dialog(page).getByRole('alert')).toContainText('Não foi possível deletar a estação.')
    expect(await isThere(sandbox, station.pk)).toBe(true)
    await confirm(page).click()
    await expect(toast(page, 'Estação deletada com sucesso!')).toBeVisible()
    expect(deletes(sandbox)).toHaveLength(2)
  })

  test('a lost answer is looked up, never sent again: deleted, not deleted, not known', async ({
    page,
    sandbox,
  }) => {
    const { station, one } = await open(page, sandbox)
    // It did not take effect: four looks, then it may be tried again.
    sandbox.control.addFault({ method: 'DELETE', path: one, status: 504, times: 1 })
    await confirm(page).click()
    await expect(dialog(page).getByText('A resposta se perdeu.', { exact: false })).toBeVisible()
    expect(await stored(page)).toHaveProperty('once:move:cp', expect.stringContaining(`:${station.pk}`))
    await page.clock.runFor(6000)
    await expect(dialog(page).getByText('Nada mudou no servidor. Você pode tentar de novo.')).toBeVisible()
    expect(deletes(sandbox)).toHaveLength(1)

    // It did, and nobody can say: a look, not a second try. A broken connection is no fault for this: Chromium would send
    // the bodiless call once more by itself.
    sandbox.control.addFault({ method: 'DELETE', path: one, status: 504, after: true, times: 1 })
    const silent = sandbox.control.addFault({ method: 'GET', path: one, status: 503, skip: 1 })
    await confirm(page).click()
    await expect.poll(() => deletes(sandbox).length).toBe(2)
    await expect(async () => {
      await page.clock.runFor(1500)
      await expect(dialog(page)).toContainText('Resultado desconhecido', { timeout: 300 })
    }).toPass()
    await expect(confirm(page)).toHaveAttribute('aria-disabled', 'true')
    sandbox.control.clearFaults(silent.id)
    await dialog(page).getByRole('button', { name: 'Verificar' }).click()
    await expect(toast(page, 'Estação deletada com sucesso!')).toBeVisible()
    expect(deletes(sandbox)).toHaveLength(2)
    expect(await isThere(sandbox, station.pk)).toBe(false)
  })

  test('two tabs at once are one deletion', async ({ page, sandbox }) => {
    const { station, one } = await open(page, sandbox)
    let letGo: () => void = () => undefined
    const gate = new Promise<void>((resolve) => (letGo = resolve))
    await page.route(`**${one}`, async (route) => {
      if (route.request().method() === 'DELETE') await gate
      await route.continue()
    })
    const other = await page.context().newPage()
    await other.goto(`${sandbox.url()}/stations/delete/${station.pk}`)
    await expect(dialog(other)).toContainText(station.name)
    const isSent = page.waitForRequest((request) => request.method() === 'DELETE')
    await confirm(page).click()
    await isSent
    await confirm(other).click()
    await expect(dialog(other)).toContainText('Em andamento em outra aba')
    letGo()
    await expect(toast(page, 'Estação deletada com sucesso!')).toBeVisible()
    expect(deletes(sandbox)).toHaveLength(1)
    // Now it is the other tab's turn: it finds nothing left to delete.
    await confirm(other).click()
    await expect(dialog(other)).toContainText('já não existe')
    expect(deletes(sandbox)).toHaveLength(1)
  })

  test('a reload while it is sent is no second one: the next press looks first', async ({
    page,
    sandbox,
  }) => {
    const { station, one } = await open(page, sandbox)
    sandbox.control.addFault({ method: 'DELETE', path: one, status: 504, latencyMs: 1500, times: 1 })
    const isSent = page.waitForRequest((request) => request.method() === 'DELETE')
    await confirm(page).click()
    await isSent
    await page.goto(`/stations/delete/${station.pk}`)
    await expect(dialog(page)).toContainText(station.name)
    expect(await stored(page)).toHaveProperty('once:move:cp')
    await confirm(page).click()
    await expect(async () => {
      await page.clock.runFor(1000)
      await expect(dialog(page)).toContainText('Nada mudou no servidor.', { timeout: 300 })
    }).toPass()
    expect(deletes(sandbox)).toHaveLength(1)
    await confirm(page).click()
    await expect(toast(page, 'Estação deletada com sucesso!')).toBeVisible()
    await expectPath(page, LIST)
    expect(deletes(sandbox)).toHaveLength(2)
  })

  test('STN-022 STN-023 AST-007 RTE-042 its address opens the list with the question; an unknown id is not found; without the right it does not exist', async ({
    page,
    sandbox,
  }) => {
    const [station] = await readNetwork(sandbox)
    if (!station) throw new Error('no station')
    await enter(page, sandbox, 'everything', { path: `/stations/delete/${station.pk}` })
    await expect(dialog(page)).toContainText(station.name)
    await dialog(page).getByRole('button', { name: 'Cancelar' }).click()
    await expectPath(page, LIST)
    await expect(screen(page).names.first()).toBeVisible()

    await page.goto('/stations/delete/999999')
    const missing = page.getByRole('dialog', { name: 'Nenhuma estação encontrada com este id.' })
    await missing.getByRole('button', { name: 'Ver as estações' }).click()
    await expectPath(page, LIST)
    expect(deletes(sandbox)).toEqual([])

    await enter(page, sandbox, 'reader', { path: `/stations/delete/${station.pk}` })
    await expectPath(page, '/not-found')
    await page.goto(`${LIST}?q=${encodeURIComponent(station.id)}`)
    const list = screen(page)
    await list.row(station.id).focus()
    await page.keyboard.press('Enter')
    await expect(list.panel(station.name, 'Conectores')).toBeVisible()
    for (const name of ['Excluir estação', /^Definir a situação/, /^Editar/])
      await expect(page.getByRole('button', { name })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Editar estação' })).toHaveCount(0)
  })
})

test.describe('the manual status of a connector', () => {
  const open = async (page: Page, sandbox: Sandbox) => {
    const station = (await readNetwork(sandbox)).find(
      ({ isActive, connectors }) =>
        isActive && connectors.length === 1 && connectors.every(({ override, type }) => !override && type),
    )
    const [connector] = station?.connectors ?? []
    if (!station || !connector) throw new Error('no such station')
    await enter(page, sandbox, 'everything', { path: `${LIST}?q=${encodeURIComponent(station.id)}` })
    const list = screen(page)
    await list.row(station.id).focus()
    await page.keyboard.press('Enter')
    const panel = list.panel(station.name, 'Conectores')
    const button = panel.getByRole('button', { name: `Definir a situação do conector ${connector.id}` })
    await button.click()
    const one = `${CALL}${station.pk}/connector/${connector.id}/`
    return { station, connector, panel, button, one, row: list.row(station.id) }
  }
  const dialog = (page: Page) => page.getByRole('dialog', { name: /^Situação do conector/ })
  const choose = async (page: Page, name: RegExp) => {
    await dialog(page).getByRole('radio', { name }).click()
    await dialog(page).getByRole('button', { name: 'Salvar situação' }).click()
  }
  const puts = (sandbox: Sandbox) => callsTo(sandbox).filter(({ method }) => method === 'PUT')

  test('CON-009 CON-010 CON-018 one call with all fields of the connector, read just before; the row follows', async ({
    page,
    sandbox,
  }) => {
    const { station, connector, panel, button, one, row } = await open(page, sandbox)
    // Somebody changes its price meanwhile: what is sent has it.
    const detail = (await ask(sandbox, `${CALL}${station.pk}/`)) as {
      chargePoint: { connectors: { connectorTypeId: number; powerMax: number | null }[] }
    }
    const [before] = detail.chargePoint.connectors
    await tell(sandbox, 'PUT', one, {
      connectorTypePk: before?.connectorTypeId,
      powerMax: before?.powerMax,
      moneyPerKilowattIncome: 7.25,
      moneyPerDurationIncome: null,
      unusualStatus: null,
    })
    sandbox.control.clearRequests()
    const sent = page.waitForRequest((request) => request.method() === 'PUT')
    await choose(page, /^Manutenção/)
    await expect(toast(page, `Situação do conector ${connector.id} salva.`)).toBeVisible()
    await expect(row.getByRole('img', { name: /Em manutenção|Manutenção/ }).first()).toBeVisible()
    expect(puts(sandbox).map(({ path }) => path)).toEqual([one])
    expect((await sent).postDataJSON()).toEqual({
      connectorTypePk: before?.connectorTypeId,
      powerMax: before?.powerMax,
      moneyPerKilowattIncome: 7.25,
      moneyPerDurationIncome: null,
      unusualStatus: 'MAINTENANCE',
    })
    await expect(panel).toContainText('Situação definida manualmente')
    await button.click()
    const back = page.waitForRequest((request) => request.method() === 'PUT')
    await choose(page, /^Automático/)
    await expect(panel).not.toContainText('Situação definida manualmente')
    expect((await back).postDataJSON()).toMatchObject({ unusualStatus: null, moneyPerKilowattIncome: 7.25 })
  })

  test('refused and unreachable say so; a lost answer is looked up', async ({ page, sandbox }) => {
    const { station, one, row } = await open(page, sandbox)
    sandbox.control.addFault({ method: 'PUT', path: one, status: 400, times: 1 })
    await choose(page, /^Indisponível/)
    await expect(dialog(page).getByRole('alert')).toContainText('A situação não pôde ser salva.')
    const lost = sandbox.control.addFault({ method: 'GET', path: `${CALL}${station.pk}/`, kind: 'truncated' })
    await choose(page, /^Indisponível/)
    await expect(dialog(page)).toContainText('Sem resposta do servidor.')
    sandbox.control.clearFaults(lost.id)
    expect(puts(sandbox)).toHaveLength(1)
    sandbox.control.addFault({ method: 'PUT', path: one, kind: 'truncated', after: true, times: 1 })
    await choose(page, /^Indisponível/)
    await expect(dialog(page)).toBeHidden()
    await expect(row.getByRole('img', { name: /Indisponível/ }).first()).toBeVisible()
    expect(puts(sandbox)).toHaveLength(2)
  })
})

/** What a scanner reads of a square picture, drawn by the page's own browser. */
async function scan(page: Page, picture: Buffer, ending: 'png' | 'svg' = 'png'): Promise<string | undefined> {
  const edge = 400
  const address = `data:${ending === 'svg' ? 'image/svg+xml' : 'image/png'};base64,${picture.toString('base64')}`
  const tab = await page.context().newPage()
  const drawn = await tab.evaluate(
    async ([source, size]) => {
      const image = new Image()
      image.src = source
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = size
      canvas.height = size
      const context = canvas.getContext('2d')
      if (!context) throw new Error('no canvas')
      context.fillStyle = 'white'
      context.fillRect(0, 0, size, size)
      context.drawImage(image, 0, 0, size, size)
      const { data } = context.getImageData(0, 0, size, size)
      let bytes = ''
      for (const byte of data) bytes += String.fromCharCode(byte)
      return btoa(bytes)
    },
    [address, edge] as const,
  )
  await tab.close()
  return decode(Uint8ClampedArray.from(Buffer.from(drawn, 'base64')), edge, edge)?.data
}
