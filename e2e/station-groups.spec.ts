import {
  chargePointWire,
  connectorWire,
  type GroupWire,
  groupWire,
  listReplyWire,
} from '@corrente/domain/fixtures'
import type { Sandbox } from '@corrente/sandbox'
import { expectPath } from './support/browser.ts'
import { API, callsOfPage, callsTo } from './support/calls.ts'
import { enterLive } from './support/liveNetwork.ts'
import { enter } from './support/session.ts'
import { ALL, answerList, CREATE, group, LIST, POST, screen } from './support/stationGroups.ts'
import { expect, type Page, test } from './support/test.ts'
import { reopen } from './support/walk.ts'

async function openRow(page: Page, sandbox: Sandbox) {
  sandbox.control.clear()
  const list = screen(page)
  const panel = list.panel('Torre Norte')
  await test.step('GRP-005 GRP-006 ten per page, the disabled ones on demand, the way to edit', async () => {
    answerList(sandbox, [group(3, 'Torre Norte')])
    const stations = Array.from({ length: 10 }, (_, index) =>
      chargePointWire({
        chargeBoxPk: 100 + index,
        chargeBoxId: `IPE-${index}`,
        description: `Posto ${index}`,
      }),
    )
    sandbox.control.addFault({
      method: 'GET',
      path: `${API}chargepoints/`,
      status: 200,
      body: listReplyWire('chargePointList', stations, 23),
    })
    await reopen(page, LIST)
    const asked = () =>
      callsTo(sandbox, `${API}chargepoints/`)
        .map(({ path }) => Object.fromEntries(new URL(path, sandbox.origin).searchParams))
        .filter(({ chargeBoxGroupPk }) => chargeBoxGroupPk === '3')
    await list.row('Torre Norte').focus()
    await page.keyboard.press('Enter')
    await expect(panel.getByRole('listitem').first()).toContainText('Posto 0')
    await expect(panel.getByRole('listitem').first()).toContainText('IPE-0')
    expect(asked().at(-1)).toMatchObject({ active: 'true', page: '1', size: '10' })
    await panel.getByRole('button', { name: 'Página 2' }).click()
    await expect.poll(() => asked().at(-1)).toMatchObject({ active: 'true', page: '2' })
    await panel.getByRole('switch', { name: 'Mostrar desativadas' }).click()
    await expect.poll(() => asked().at(-1)).toMatchObject({ active: 'false', page: '1' })
    await expect(panel.getByRole('link', { name: 'Editar grupo' })).toHaveAttribute(
      'href',
      '/station_groups/edit/3',
    )
    await expect(list.create).toHaveAttribute('href', CREATE)
  })
  await test.step('GRP-003 GRP-004 RTE-042 without the permission', async () => {
    await enter(page, sandbox, 'reader', { path: LIST })
    await list.row('Torre Norte').focus()
    await page.keyboard.press('Enter')
    await expect(panel.getByRole('listitem').first()).toBeVisible()
    await expect(panel.getByRole('link', { name: 'Editar grupo' })).toHaveCount(0)
    await expect(list.names.first()).toBeVisible()
    await expect(list.create).toHaveCount(0)
    for (const path of [CREATE, '/station_groups/edit/1']) {
      // The list's own late calls are not this visit's.
      await page.goto('about:blank')
      sandbox.control.clearRequests()
      await page.goto(path)
      await expectPath(page, '/not-found')
      expect(callsOfPage(sandbox)).toEqual([])
    }
  })
}

test('groups: pages, search, order, what there is not; live counts; a row opens to its stations; what is permitted', async ({
  page,
  sandbox,
}) => {
  await test.step('the list of groups: pages, search, order, and what it says where there is nothing to show', async () => {
    const list = screen(page)
    const { names: shown, column } = list
    await test.step('GRP-001 GRP-007 GRP-008 one call; ten per page, searched by name without accents; the address keeps it', async () => {
      const names = Array.from({ length: 22 }, (_, index) => `Grupo ${String(index + 1).padStart(2, '0')}`)
      answerList(
        sandbox,
        [...names, 'São João'].map((name, index) => group(index + 1, name)),
      )
      await enter(page, sandbox, 'everything', { path: LIST })
      await expect(list.names).toHaveText(names.slice(0, 10))
      await page.getByRole('button', { name: 'Página 3' }).click()
      await expect(list.names).toHaveText(['Grupo 21', 'Grupo 22', 'São João'])
      expect(new URL(page.url()).search).toBe('?page=3')

      await list.search.fill('SAO joao')
      await expect(list.names).toHaveText(['São João'])
      expect(new URL(page.url()).searchParams.get('q')).toBe('SAO joao')
      expect(new URL(page.url()).searchParams.has('page')).toBe(false)
      await page.reload()
      await expect(list.search).toHaveValue('SAO joao')
      await expect(list.names).toHaveText(['São João'])
      await list.search.press('Escape')
      await expect(list.names).toHaveCount(10)
      // Once for the visit, once for the reload; search, order and pages ask nothing.
      expect(callsTo(sandbox, ALL).map(({ path }) => path)).toEqual([ALL, ALL])
      sandbox.control.clearFaults()
    })
    await test.step('GRP-002 sorts by name, address and external id, both ways, and the address says so', async () => {
      const at = (street: string) => ({ address: { ...groupWire().address, street } as GroupWire['address'] })
      answerList(sandbox, [
        group(1, 'Beta', { ...at('Rua C'), externalId: 'G-10' }),
        group(2, 'Álamo', { ...at('Rua A'), externalId: 'G-9' }),
        group(3, 'Caju', { address: null, externalId: null }),
      ])
      await reopen(page, LIST)
      await expect(shown).toHaveText(['Álamo', 'Beta', 'Caju'])
      for (const [title, key, orders] of [
        ['Nome', 'name', ['-', ['Caju', 'Beta', 'Álamo']]],
        ['Endereço', 'address', ['', ['Álamo', 'Beta', 'Caju']]],
        ['Endereço', 'address', ['-', ['Beta', 'Álamo', 'Caju']]],
        ['ID externo', 'externalId', ['', ['Álamo', 'Beta', 'Caju']]],
        ['ID externo', 'externalId', ['-', ['Beta', 'Álamo', 'Caju']]],
      ] as const) {
        const [sign, order] = orders
        await column(title).getByRole('button').click()
        await expect(shown).toHaveText([...order])
        await expect(column(title)).toHaveAttribute('aria-sort', sign === '-' ? 'descending' : 'ascending')
        expect(new URL(page.url()).searchParams.get('sort')).toBe(sign + key)
      }
      sandbox.control.clearFaults()
    })
    await test.step('an empty list, a search without a match, rows that cannot be read, and no answer each say what to do', async () => {
      const empty = answerList(sandbox, [])
      await reopen(page, LIST)
      await expect(page.getByText('Nenhum grupo de estações cadastrado')).toBeVisible()
      sandbox.control.clearFaults(empty.id)

      const odd = answerList(sandbox, [group(1, 'Torre Norte'), { name: 'sem chave' }, 'texto'])
      await reopen(page, LIST)
      await expect(list.names).toHaveText(['Torre Norte'])
      await expect(page.getByText('2 linhas não puderam ser lidas e não aparecem aqui.')).toBeVisible()
      await list.search.fill('outro')
      await expect(page.getByText('Nenhum grupo com este nome')).toBeVisible()
      await page.getByRole('button', { name: 'Limpar busca' }).click()
      await expect(list.names).toHaveText(['Torre Norte'])
      sandbox.control.clearFaults(odd.id)

      const lost = sandbox.control.addFault({ method: 'GET', path: ALL, kind: 'reset' })
      await page.goto(LIST)
      await expect(page.getByText('Sem resposta do servidor')).toBeVisible()
      sandbox.control.clearFaults(lost.id)
      await page.getByRole('button', { name: 'Tentar novamente' }).click()
      await expect(list.names.first()).toBeVisible()
    })
  })
  await test.step('a group says live how many stations it has and how many are down, and leads to each of them', async () => {
    sandbox.control.clear()
    answerList(sandbox, [group(3, 'Torre Norte'), group(4, 'Vazio')])
    const station = (pk: number, status: string) =>
      chargePointWire({
        chargeBoxPk: pk,
        chargeBoxId: `IPE-00${pk}`,
        description: `Posto ${pk}`,
        chargeBoxGroupPk: 3,
        connectors: [connectorWire({ lastStatus: { status, timeStamp: '2026-03-14T14:00:00Z', usage: 1 } })],
      })
    sandbox.control.addFault({
      method: 'GET',
      path: `${API}chargepoints/`,
      status: 200,
      body: listReplyWire('chargePointList', [station(11, 'Available'), station(12, 'Faulted')], 2),
    })
    const list = screen(page)
    await enterLive(page, sandbox, LIST)
    await expect(list.row('Torre Norte').getByRole('gridcell')).toContainText(['1 com problema', '2'])
    await expect(list.row('Vazio').getByRole('gridcell')).toContainText(['0', '0'])
    sandbox.control.emit({ status: { chargeBoxId: 'IPE-0011', connectorId: 1, status: 'Faulted' } })
    await expect(list.row('Torre Norte').getByRole('gridcell')).toContainText(['2 com problema', '2'])
    await list.row('Torre Norte').focus()
    await page.keyboard.press('Enter')
    await list.panel('Torre Norte').getByRole('link', { name: 'Posto 12' }).click()
    await expectPath(page, '/stations')
    expect(new URL(page.url()).search).toBe('?station=12')
  })
  await test.step('a row opens to its stations; what is not permitted is not offered, and does not exist', () =>
    openRow(page, sandbox))
})

test('GRP-022 AST-034 THM-015 THM-016 outside Brazil the country is the tenant’s, the zip code free, and nothing is looked up', async ({
  page,
  sandbox,
}) => {
  await enter(page, sandbox, 'everything', { path: CREATE, tenant: 'cafetal' })
  const country = page.getByLabel('País', { exact: true })
  await expect(country).toHaveValue('Colombia')
  await expect(country).toHaveAttribute('readonly')
  await country.press('x')
  await expect(country).toHaveValue('Colombia')
  for (const [name, text] of [
    ['name', 'Torre Norte'],
    ['zip', '110111'],
    ['street', 'Carrera 7'],
    ['houseNumber', '71'],
    ['city', 'Bogotá'],
    ['state', 'Bogotá'],
  ] as const)
    await page.locator(`input[name="${name}"]`).fill(text)
  await page.getByLabel('Latitud', { exact: true }).fill('4,65')
  await page.getByLabel('Longitud', { exact: true }).fill('-74,05')
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith(POST))
  await page.locator('button[type="submit"]').click()
  expect((await sent).postDataJSON()).toMatchObject({ address: { country: 'CO', zipCode: '110111' } })
  await expectPath(page, LIST)
  expect(callsTo(sandbox).filter(({ path }) => path.includes('/ceps/'))).toEqual([])
})
