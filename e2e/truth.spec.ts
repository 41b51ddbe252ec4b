import { groupWire } from '@corrente/domain/fixtures'
import { expectPath, toast } from './support/browser.ts'
import { API, callsTo } from './support/calls.ts'
import { ask, freeStation, readNetwork, subscriptions, tell, topicCount } from './support/network.ts'
import { emailOf, enter, sendSignIn, sessionForm } from './support/session.ts'
import { expect, test } from './support/test.ts'

test.describe('a browser that keeps nothing', () => {
  test('with the storage blocked a sign-in says so, instead of coming back in silence', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await page.goto('/auth/login')
    await sendSignIn(page, emailOf('everything'))
    await expect(sessionForm(page).failure).toContainText('este navegador não guarda a sessão')
    await expectPath(page, '/auth/login')
  })

  test('a cookie that throws takes no page down', async ({ page, sandbox }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Document.prototype, 'cookie', {
        get: () => {
          throw new DOMException('sandboxed', 'SecurityError')
        },
        set: () => {
          throw new DOMException('sandboxed', 'SecurityError')
        },
      })
    })
    await page.goto('/auth/login')
    await expect(sessionForm(page).email).toBeVisible()
    await enter(page, sandbox, 'everything', { hasConsent: false, path: '/support' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test.describe('a record that cannot be read', () => {
  for (const status of [403, 500])
    test(`a ${status} of a station is no deletion: not found is 404 alone`, async ({ page, sandbox }) => {
      const [first] = await readNetwork(sandbox)
      const pk = first?.pk ?? 0
      sandbox.control.addFault({ method: 'GET', path: `${API}chargepoints/${pk}/`, status, body: null })
      await enter(page, sandbox, 'everything', { path: `/stations/edit/${pk}` })
      await expect(
        page.getByText(status === 403 ? /não tem permissão/ : /^Não foi possível carregar a estação/).first(),
      ).toBeVisible()
      await expect(page.getByText(/não (foi )?encontrada/)).toHaveCount(0)
      await page.goto(`${sandbox.url()}/stations/delete/${pk}`)
      const said = status === 403 ? /^Sua conta não tem permissão/ : 'A estação não pôde ser lida.'
      await expect(page.getByRole('dialog', { name: said })).toBeVisible()
    })
})

test('STN-023 a station that is deleted by its address leaves the list, the live index and its topics', async ({
  page,
  sandbox,
}) => {
  const { id, name } = freeStation(await readNetwork(sandbox))
  const pk = (await readNetwork(sandbox)).find((one) => one.id === id)?.pk ?? 0
  await enter(page, sandbox, 'everything', { path: `/stations/delete/${pk}?rows=all` })
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click()
  await expect(toast(page, 'Estação deletada com sucesso!')).toBeVisible()
  await expectPath(page, '/stations')
  // Before the list is read no name is in it, and its reading would be taken for one more.
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await expect(page.getByRole('table').getByText(name, { exact: true })).toHaveCount(0)
  const reads = callsTo(sandbox, `${API}chargepoints/`).length
  // Keys belong to the question until it is gone, which is after it is hidden.
  await expect(page.locator('[role="alertdialog"]')).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Estação, tela ou ação' }).fill(name)
  await expect(page.getByRole('option', { name })).toHaveCount(0)
  // The reading once all topics stand (R4) may fall in between.
  expect(callsTo(sandbox, `${API}chargepoints/`).length).toBeLessThanOrEqual(reads + 1)
  await expect
    .poll(async () => subscriptions(sandbox) === topicCount(await readNetwork(sandbox)), { timeout: 20_000 })
    .toBe(true)
})

test.describe('counts', () => {
  test('no count stands beside a failure, or while the reply is on its way', async ({ page, sandbox }) => {
    sandbox.control.addFault({ method: 'GET', path: `${API}chargepoint-groups/`, status: 500, body: null })
    await enter(page, sandbox, 'everything', { path: '/station_groups' })
    await expect(page.getByRole('button', { name: 'Tentar novamente' }).first()).toBeVisible()
    await expect(page.getByText(/\d+ grupos?/)).toHaveCount(0)
    await expect(page.getByText('Nenhum grupo')).toHaveCount(0)
  })

  test('each chip says what its list shows, within the filters too; what is missing is named', async ({
    page,
    sandbox,
  }) => {
    const network = await readNetwork(sandbox)
    const active = network.filter(({ isActive }) => isActive)
    await enter(page, sandbox, 'everything', { path: '/stations' })
    const disabled = network.length - active.length
    await expect(page.getByText(`${active.length} estações · mais ${disabled} desativada`)).toBeVisible()
    const [city] = active.map((station) => station.city).filter((each) => each !== undefined)
    for (const path of ['/stations?', `/stations?q=${encodeURIComponent(city ?? '')}&`])
      for (const show of ['faulted', 'busy']) {
        await page.goto(`${sandbox.url()}${path}show=${show}`)
        const note = page.getByText(/^Filtrado aqui: \d+ de \d+ estações$/)
        await expect(note).toBeVisible()
        const [shown, of] = ((await note.textContent()) ?? '').match(/\d+/g) ?? []
        expect(of).toBe(String(active.length))
        await expect(page.locator('button[aria-pressed="true"]')).toHaveText(new RegExp(` ${shown}$`))
      }
  })

  test('the sum of the days is the indicator’s number, or says which one that has', async ({
    page,
    sandbox,
  }) => {
    await enter(page, sandbox, 'everything')
    await expect(page.getByText(/^Total no período: [\d.,]+\skWh$/)).toBeVisible()
    sandbox.control.addFault({
      method: 'GET',
      path: `${API}stations/dashboard/graphs/`,
      status: 200,
      body: [{ key: 'consumption', title: 'Consumo', series: [{ x: '2026-03-14', y: 12.5 }] }],
    })
    await page.reload()
    await expect(
      page.getByText(/^Soma dos dias: 12,5\d*\skWh\. O indicador, lido em outra consulta, diz/),
    ).toBeVisible()
  })
})

test('a search that no server takes in an address stays out of it, and is marked', async ({
  page,
  sandbox,
}) => {
  await enter(page, sandbox, 'everything', { path: '/station_groups' })
  const search = page.getByRole('searchbox', { name: 'Buscar grupo pelo nome' })
  await search.fill('a'.repeat(100_000))
  await expect(search).toHaveAttribute('aria-invalid', 'true')
  expect(page.url().length).toBeLessThan(200)
  await search.fill('Torre')
  await expect(page).toHaveURL(/q=Torre/)
})

test('R15 R16 a 408 makes Chromium send again by itself, and the deletion is told as what it came to', async ({
  page,
  sandbox,
}) => {
  const [station] = await readNetwork(sandbox)
  const path = `${API}chargepoints/${station?.pk}/`
  await enter(page, sandbox, 'everything', { path: `/stations/delete/${station?.pk}` })
  await expect(page.getByRole('alertdialog')).toBeVisible()
  sandbox.control.addFault({ method: 'DELETE', path, status: 408, body: null, times: 1 })
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir', exact: true }).click()
  await expect(toast(page, 'Estação deletada com sucesso!')).toBeVisible()
  // One press, one call of the product's; what reached the server is the browser's doing.
  expect(callsTo(sandbox, path).filter(({ method }) => method === 'DELETE').length).toBe(2)
})

test('a form that is left while it is being saved is not told as unsaved, and its draft is no news', async ({
  page,
  sandbox,
}) => {
  const { chargeBoxGroupPk: _pk, ...rest } = groupWire({ name: 'Torre Sul' })
  const body = { ...rest, address: { ...rest.address, addressPk: null } }
  const { data } = (await tell(sandbox, 'POST', `${API}chargepoint-groups`, body)) as {
    data: { chargeBoxGroupPk: number }
  }
  const path = `/station_groups/edit/${data.chargeBoxGroupPk}`
  await enter(page, sandbox, 'everything', { path })
  await page.getByLabel('Nome', { exact: true }).fill('Torre Sul Nova')
  sandbox.control.addFault({
    method: 'PUT',
    path: `${API}chargepoint-groups/${data.chargeBoxGroupPk}/`,
    latencyMs: 2000,
  })
  await page.getByRole('button', { name: 'Salvar grupo' }).click()
  // The form itself takes nothing meanwhile; the menu leads away.
  await page.getByRole('navigation').getByRole('link', { name: 'Alertas' }).click()
  await expect(page.getByRole('alertdialog', { name: 'Ainda salvando' })).toBeVisible()
  await page.getByRole('button', { name: 'Sair enquanto salva' }).click()
  await expectPath(page, '/alerts')
  await expect
    .poll(async () => JSON.stringify(await ask(sandbox, `${API}chargepoint-groups/`)))
    .toContain('Torre Sul Nova')
  await page.goto(sandbox.url() + path)
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Torre Sul Nova')
  await expect(page.getByText('Recuperamos o que você tinha digitado')).toHaveCount(0)
})
