import { chargePointWire } from '@corrente/domain/fixtures'
import { API } from './support/calls.ts'
import { ask, countChips, freeStation, readNetwork, subscriptions, topicCount } from './support/network.ts'
import { enter } from './support/session.ts'
import { addressOf, answerList, asked, LIST, readPage, screen } from './support/stationList.ts'
import { expect, test } from './support/test.ts'

test.describe('the list', () => {
  test('STN-001 STN-002 STN-007 STN-008 STN-010 STN-011 STN-012 AST-019 AST-027 STN-029 STN-030 ten a page, cut by the server', async ({
    page,
    sandbox,
  }) => {
    const rows = Array.from({ length: 10 }, (_, index) =>
      chargePointWire({
        chargeBoxPk: 100 + index,
        chargeBoxId: `IPE-${100 + index}`,
        description: `Posto ${index}`,
        // By the caller's clock; a later one than the server's is none.
        lastHeartbeatTimestamp: '2026-03-14 11:03:58',
      }),
    )
    answerList(sandbox, rows, 23)
    const list = screen(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await enter(page, sandbox, 'everything', { path: LIST })
    await expect(list.heading).toBeVisible()
    await expect(page).toHaveTitle('Estações · Dashboard')
    await expect(page.getByRole('columnheader')).toHaveText(
      [
        'Seleção',
        'Detalhes',
        'Nome',
        'Conta',
        'Estado',
        'Cidade',
        'Recargas',
        'kWh',
        'Heartbeat',
        'Conectores',
      ],
      { useInnerText: false },
    )
    await expect(list.names).toHaveCount(10)
    const cells = list.row('Posto 3').getByRole('gridcell')
    await expect(list.row('Posto 3').getByRole('rowheader')).toContainText('IPE-103')
    for (const text of ['Rede Ipê', 'SC', 'São José', '57', '324,20', '14/03/2026 11:03'])
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
    await test.step('by keyboard alone: rows, the card and back', async () => {
      await list.row('Posto 0').focus()
      await page.keyboard.press('j')
      await expect(list.row('Posto 1')).toBeFocused()
      await page.keyboard.press('e')
      await expect(list.details('Posto 1')).toBeVisible()
      await page.keyboard.press('e')
      await expect(list.details('Posto 1')).toBeHidden()
      await page.keyboard.press('k')
      await expect(list.row('Posto 0')).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(list.details('Posto 0')).toBeVisible()
    })
    await test.step("a country's own word for its parts stands in one line on a laptop", async () => {
      sandbox.control.clearFaults()
      answerList(
        sandbox,
        [chargePointWire({ chargeBoxPk: 1, chargeBoxId: 'UY-1', description: 'Rambla' })],
        1,
      )
      await page.setViewportSize({ width: 1366, height: 768 })
      await enter(page, sandbox, 'everything', { path: LIST, tenant: 'celeste' })
      const word = page.getByRole('columnheader').getByText('Departamento', { exact: true })
      await expect(word).toBeVisible()
      const lines = await word.evaluate((element) => {
        const range = document.createRange()
        range.selectNode(element.childNodes[0] ?? element)
        return range.getClientRects().length
      })
      expect(lines).toBe(1)
      expect(await word.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
    })
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
    await list.search.press('Escape')
    await expect(list.names).toHaveCount(10)

    await list.fold.click()
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
    await list.filter('Conexão').selectOption('Sem conexão')
    await expect.poll(() => asked(sandbox).at(-1)).toMatchObject({ online: 'false', active: 'true' })
    await list.disabled.click()
    await expect.poll(() => asked(sandbox).at(-1)).toMatchObject({ online: 'false', active: 'false' })

    await test.step('a link shares the view; a chip takes one filter away, Back brings it again', async () => {
      await page.reload()
      await list.fold.click()
      await expect(list.disabled).toBeChecked()
      await expect.poll(() => asked(sandbox).at(-1)).toMatchObject({ active: 'false', online: 'false' })
      await list.remove(`Remover o filtro Grupo: ${group?.name}`).click()
      await expect.poll(() => asked(sandbox).at(-1)).not.toHaveProperty('chargeBoxGroupPk')
      await page.goBack()
      await expect(list.filter('Grupo')).toHaveValue(String(group?.chargeBoxGroupPk))
      await page.getByRole('button', { name: 'Limpar filtros' }).first().click()
      await expect.poll(() => addressOf(page)).toEqual({})
      await expect(list.names).toHaveCount(10)
    })
    await test.step('a page past the end becomes the last one, in its place: Back leads to where one was before', async () => {
      await page.goto(`${LIST}?page=999`)
      await expect.poll(() => Number(addressOf(page).page)).toBeLessThan(100)
      await expect(list.names.first()).toBeVisible()
      await page.goBack()
      await expect.poll(() => addressOf(page)).toEqual({})
    })
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
  await expect(page.getByText(`Filtrado aqui: ${busyBefore} de `)).toBeVisible()
  await expect.poll(() => subscriptions(sandbox), { timeout: 20_000 }).toBe(topicCount(stations))
  const before = await list.names.allTextContents()

  sandbox.control.emit({ status: { chargeBoxId: id, status: 'Charging' } })
  const show = page.getByRole('button', { name: '1 nova: mostrar' })
  await expect(show).toBeVisible()
  await expect(list.chip('Ocupadas')).toHaveText(list.counted('Ocupadas', busyBefore + 1))
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
  await expect(row.getByRole('img', { name: /Falha/ }).first()).toBeVisible()
  expect((await list.names.allTextContents()).length).toBe(before.length)

  await show.click()
  await expect(row).toBeHidden()
  await expect(show).toBeHidden()
  await expect(page.getByText(`Filtrado aqui: ${busyBefore} de `)).toBeVisible()
})
