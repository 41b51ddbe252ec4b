import { readFile } from 'node:fs/promises'
import { ownField } from '@corrente/domain/wire'
import type { Sandbox } from '@corrente/sandbox'
import type { Page } from '@playwright/test'
import { API, callsTo } from './support/calls.ts'
import { ask, readNetwork, subscriptions } from './support/network.ts'
import { enter } from './support/session.ts'
import { expect, test } from './support/test.ts'

const PAGE = '/reliability'

async function anEventComes(page: Page, sandbox: Sandbox): Promise<void> {
  const [station] = await readNetwork(sandbox)
  await expect.poll(() => subscriptions(sandbox)).toBeGreaterThan(0)
  sandbox.control.emit({ notification: { chargeBoxId: station?.id ?? '', type: 'Warning' } })
  await expect(page.getByText('1 evento novo')).toBeVisible()
}

test('whether drivers got a charge: the network, its parts, a formula and a file, from few calls', async ({
  page,
  sandbox,
}) => {
  await test.step('the numbers come with what they were read from', async () => {
    await enter(page, sandbox, 'everything', { path: PAGE })
    await expect(page.getByRole('heading', { name: 'Confiabilidade' })).toBeVisible()
    await page.getByRole('button', { name: /^Dava para carregar: \d/ }).click()
    await expect(page.getByText(/^Funcionando ÷/)).toBeVisible()
    await expect(
      page.getByText(/^Lido às \d\d:\d\d: chamadas: \d; estações: \d+; recargas: [\d.]+; eventos: [\d.]+\.$/),
    ).toBeVisible()
    await page.keyboard.press('Escape')
  })
  await test.step('an outage is set apart with a reason, which this browser keeps', async () => {
    const row = page
      .getByRole('row')
      .filter({ has: page.getByRole('link') })
      .first()
    await row.getByRole('button').first().click()
    const counting = page.getByRole('combobox', { name: /^Conta para o NEVI: / }).first()
    await counting.selectOption({ label: 'Vandalismo' })
    await page.getByRole('textbox', { name: /^Como se comprova/ }).fill('Boletim 4711')
    await page.reload()
    await page.getByRole('button', { name: /^NEVI: \d/ }).click()
    await expect(page.getByText(/^Fora da conta, separado com motivo: /)).toBeVisible()
    await page.keyboard.press('Escape')
  })
  const recharges = `${API}transaction/list`
  await test.step('days that are over are not read again for a shorter period', async () => {
    const before = callsTo(sandbox, recharges).length
    await page.getByLabel('Período').selectOption({ label: 'Últimos 7 dias' })
    await expect(page).toHaveURL(/days=7/)
    await expect(page.getByRole('button', { name: /^Com sucesso: / })).toBeVisible()
    expect(callsTo(sandbox, recharges).length - before).toBeLessThanOrEqual(2)
  })
  await test.step('an event that comes is told; the numbers stand until they are read again', async () => {
    await anEventComes(page, sandbox)
    const before = callsTo(sandbox, recharges).length
    await page.getByRole('button', { name: 'Ler de novo' }).click()
    await expect(page.getByText(/evento novo/)).toHaveCount(0)
    expect(callsTo(sandbox, recharges).length - before).toBe(1)
  })
  await test.step('another grouping has its own rows', async () => {
    await page.getByLabel('Agrupar por').selectOption({ label: 'Por modelo' })
    await expect(page.getByRole('columnheader', { name: 'Modelo' })).toBeVisible()
    await expect(page.getByRole('row', { name: /W22/ }).first()).toBeVisible()
  })
  await test.step('the file has the columns of the regulation', async () => {
    await page.getByRole('button', { name: 'Baixar CSV' }).click()
    const coming = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: /^Disponibilidade por mês/ }).click()
    const file = await coming
    expect(file.suggestedFilename()).toMatch(/^move-reliability-uptime-7-2026-03-14\.csv$/)
    expect(await readFile(await file.path(), 'utf8')).toContain(
      'station_id;port_id;month;uptime_percent;t_outage_minutes;t_excluded_minutes;unknown_minutes',
    )
  })
})

test('a network of over 5,000 stations asks for a group, and reads that one alone', async ({
  page,
  sandbox,
}) => {
  const body = (await ask(sandbox, `${API}chargepoints/?originType=MOVE`)) as Record<
    string,
    readonly object[]
  >
  const [key = '', stations = []] = Object.entries(body).find(([, value]) => Array.isArray(value)) ?? []
  const inGroup = stations.find((station) => ownField(station, 'chargeBoxGroupPk'))
  const more = Array.from({ length: 5001 }, (_, at) => ({
    ...inGroup,
    chargeBoxPk: 900_000 + at,
    chargeBoxId: `MANY-${at}`,
    chargeBoxGroupPk: 900_000 + at,
    chargeBoxGroupName: `Muitas ${at}`,
  }))
  sandbox.control.addFault({
    method: 'GET',
    path: `${API}chargepoints/`,
    status: 200,
    body: { ...body, [key]: [...stations, ...more] },
  })
  const recharges = `${API}transaction/list`
  await enter(page, sandbox, 'everything', { path: PAGE })
  await expect(page.getByText(/^A rede é grande demais/)).toBeVisible()
  expect(callsTo(sandbox, recharges)).toHaveLength(0)
  const label = new RegExp(`^${ownField(inGroup, 'chargeBoxGroupName')} `)
  const option = page.getByRole('option', { name: label })
  await page.getByLabel('Grupo', { exact: true }).selectOption((await option.getAttribute('value')) ?? '')
  await expect(page.getByRole('button', { name: /^Com sucesso: / })).toBeVisible()
  expect(callsTo(sandbox, recharges).length).toBeLessThanOrEqual(60)
})
