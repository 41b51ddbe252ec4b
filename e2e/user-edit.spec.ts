import type { Sandbox } from '@corrente/sandbox'
import { expectPath, toast } from './support/browser.ts'
import { API, callsTo } from './support/calls.ts'
import { ask } from './support/network.ts'
import { enter } from './support/session.ts'
import { expect, type Page, test } from './support/test.ts'
import { formOf, LIST, readAll, saveMeanwhile, screen } from './support/users.ts'

const ONE = `${API}users_data/`
const NEW_PHONE = '+55 11 98888-7777'
const phone = (page: Page) => page.getByLabel(/^Telefone/)
const save = (page: Page) => page.getByRole('button', { name: 'Salvar usuário' })
const puts = (sandbox: Sandbox) => callsTo(sandbox).filter(({ method }) => method === 'PUT')
/** The form of somebody, with another phone typed. */
async function edited(page: Page, sandbox: Sandbox) {
  const [one] = await readAll(sandbox)
  const pk = one?.pk ?? 0
  await enter(page, sandbox, 'everything', { path: `/user/${pk}` })
  await expect(save(page)).toBeVisible()
  await phone(page).fill(NEW_PHONE)
  sandbox.control.clearRequests()
  return { pk, path: `${ONE}${pk}/` }
}

test.describe('a user that is changed', () => {
  test('USR-051 what somebody else saved meanwhile is shown first; what is sent is theirs with this on top', async ({
    page,
    sandbox,
  }) => {
    const { pk } = await edited(page, sandbox)
    await saveMeanwhile(sandbox, pk, { lastName: 'Outra', phone: '+55 11 90000-0001' })
    sandbox.control.clearRequests()
    await save(page).click()
    const changes = page.getByRole('alertdialog', { name: 'Este cadastro mudou enquanto você editava' })
    await expect(changes).toContainText('Outra')
    await expect(changes).toContainText('Os dois alteraram')
    expect(puts(sandbox)).toEqual([])
    await changes.getByRole('button', { name: 'Salvar assim' }).click()
    await expect(toast(page, 'Usuário alterado com sucesso!')).toBeVisible()
    expect(await formOf(sandbox, pk)).toMatchObject({ lastName: 'Outra', phone: NEW_PHONE })
    expect(puts(sandbox)).toHaveLength(1)
  })

  test('USR-051 a lost answer is looked up: it was saved, and is never sent again; or it was not, and what was typed stays', async ({
    page,
    sandbox,
  }) => {
    const { pk, path } = await edited(page, sandbox)
    sandbox.control.addFault({ method: 'PUT', path, status: 500, times: 1 })
    await save(page).click()
    await expect(page.getByText(/^Não foi possível realizar a operação\./)).toBeVisible()
    await expect(phone(page)).toHaveValue(NEW_PHONE)
    sandbox.control.addFault({ method: 'PUT', path, kind: 'truncated', after: true, times: 1 })
    await save(page).click()
    await expect(toast(page, 'Usuário alterado com sucesso!')).toBeVisible()
    expect(puts(sandbox)).toHaveLength(2)
    expect(await formOf(sandbox, pk)).toMatchObject({ phone: NEW_PHONE })
  })

  test('USR-051 an end that nobody can tell is said so: neither saved nor failed, and only a look leads on', async ({
    page,
    sandbox,
  }) => {
    const { path } = await edited(page, sandbox)
    sandbox.control.addFault({ method: 'PUT', path, kind: 'truncated', after: true, times: 1 })
    // The look before sees the record; the looks after see nothing, for a while.
    let isBlind = false
    await page.route(
      (url) => url.pathname === path,
      async (route) => {
        if (route.request().method() === 'PUT') isBlind = true
        else if (isBlind) return route.fulfill({ status: 500, body: '' })
        await route.continue()
      },
    )
    await save(page).click()
    await expect(page.getByText(/A resposta não chegou\. Pode ter sido salvo/)).toBeVisible()
    await expect(page.getByText('Usuário alterado com sucesso!')).toHaveCount(0)
    await expect(page.getByText('Não foi possível realizar a operação.')).toHaveCount(0)
    isBlind = false
    await page.getByRole('button', { name: 'Verificar', exact: true }).click()
    await expect(toast(page, 'Usuário alterado com sucesso!')).toBeVisible()
    expect(puts(sandbox)).toHaveLength(1)
  })

  test('USR-053 a refusal says so and keeps what was typed; the next try may work', async ({
    page,
    sandbox,
  }) => {
    const { pk, path } = await edited(page, sandbox)
    sandbox.control.addFault({ method: 'PUT', path, status: 400, times: 1 })
    await save(page).click()
    await expect(page.getByText('Não foi possível realizar a operação.')).toBeVisible()
    await expect(phone(page)).toHaveValue(NEW_PHONE)
    await save(page).click()
    await expect(toast(page, 'Usuário alterado com sucesso!')).toBeVisible()
    expect(await formOf(sandbox, pk)).toMatchObject({ phone: NEW_PHONE })
  })

  test('leaving with changes asks; staying keeps them, leaving sends nothing; unchanged it asks nothing', async ({
    page,
    sandbox,
  }) => {
    const { pk } = await edited(page, sandbox)
    const cancel = page.getByRole('link', { name: 'Cancelar' })
    const leave = page.getByRole('alertdialog', { name: 'Sair sem salvar?' })
    await cancel.click()
    await leave.getByRole('button', { name: 'Continuar editando' }).click()
    await expect(phone(page)).toHaveValue(NEW_PHONE)
    await cancel.click()
    await leave.getByRole('button', { name: 'Sair sem salvar' }).click()
    await expectPath(page, LIST)
    expect(puts(sandbox)).toEqual([])
    await page.goto(`/user/${pk}`)
    await expect(save(page)).toBeVisible()
    // It names a person: no draft brings it back.
    await expect(phone(page)).not.toHaveValue(NEW_PHONE)
    await cancel.click()
    await expectPath(page, LIST)
  })

  test('leaving while it is saved says that nothing of a person is kept; the save goes on, once', async ({
    page,
    sandbox,
  }) => {
    const { pk, path } = await edited(page, sandbox)
    sandbox.control.addFault({ method: 'PUT', path, latencyMs: 1500 })
    await save(page).click()
    // The form itself takes nothing meanwhile; the menu leads away.
    await page.getByRole('navigation').getByRole('link', { name: 'Alertas' }).click()
    const leave = page.getByRole('alertdialog', { name: 'Ainda salvando' })
    await expect(leave).toContainText('O que você digitou não fica guardado')
    await leave.getByRole('button', { name: 'Sair enquanto salva' }).click()
    await expectPath(page, '/alerts')
    await expect.poll(async () => (await formOf(sandbox, pk)).phone).toBe(NEW_PHONE)
    expect(puts(sandbox)).toHaveLength(1)
  })

  test('USR-044 USR-050 an address that answers 404 is none: the form opens, and nulls are sent for it', async ({
    page,
    sandbox,
  }) => {
    const [one] = await readAll(sandbox)
    const pk = one?.pk ?? 0
    sandbox.control.addFault({ method: 'GET', path: `${ONE}${pk}/address/`, status: 404 })
    await enter(page, sandbox, 'everything', { path: `/user/${pk}` })
    await expect(save(page)).toBeVisible()
    await phone(page).fill(NEW_PHONE)
    const sent = page.waitForRequest((request) => request.method() === 'PUT')
    await save(page).click()
    expect((await sent).postDataJSON()).toMatchObject({
      addressPk: null,
      street: null,
      houseNumber: null,
      zipCode: null,
      city: null,
      state: null,
      country: 'BR',
      phone: NEW_PHONE,
    })
  })
})

test.describe('rights and accounts of both forms', () => {
  const rights = (routes: readonly string[], role?: string) => [
    ...routes.map((route) => ({ role_id: null, route, status: true })),
    ...(role === undefined ? [] : [{ role_id: role, route: null, status: true }]),
  ]
  const PAGES = ['/users', '/users/create', '/user/{id}']
  const offline = (page: Page) => page.getByRole('switch', { name: /offline|sem conexão/i })
  const trusted = (page: Page) => page.getByRole('checkbox', { name: 'Usuário confiável' })

  test('USR-047 the toggle of the offline notices shows with its route alone', async ({ page, sandbox }) => {
    const [one] = await readAll(sandbox)
    const path = `/user/${one?.pk}`
    await enter(page, sandbox, 'everything', { path, permissions: rights(PAGES) })
    await expect(save(page)).toBeVisible()
    await expect(offline(page)).toHaveCount(0)
    const permissions = rights([...PAGES, '/users/notification_offline_cp'])
    await enter(page, sandbox, 'everything', { path, permissions })
    await expect(offline(page)).toBeVisible()
  })

  test('USR-048 PRM-012 the role hides the trusted-user box in both forms; what is hidden goes back as it came', async ({
    page,
    sandbox,
  }) => {
    const [one] = await readAll(sandbox)
    const pk = one?.pk ?? 0
    const before = await formOf(sandbox, pk)
    for (const [role, count] of [
      [undefined, 1],
      ['DASH_HIDE_TRUSTED_USER_BUTTON', 0],
    ] as const) {
      const permissions = rights(PAGES, role)
      await enter(page, sandbox, 'everything', { path: '/users/create', permissions })
      await expect(page.getByRole('button', { name: 'Criar usuário' })).toBeVisible()
      await expect(trusted(page)).toHaveCount(count)
      await enter(page, sandbox, 'everything', { path: `/user/${pk}`, permissions })
      await expect(save(page)).toBeVisible()
      await expect(trusted(page)).toHaveCount(count)
    }
    await phone(page).fill(NEW_PHONE)
    await save(page).click()
    await expect(toast(page, 'Usuário alterado com sucesso!')).toBeVisible()
    expect(await formOf(sandbox, pk)).toEqual({ ...before, phone: NEW_PHONE })
  })

  test('USR-034 an account that sends SMS needs a phone; another does not', async ({ page, sandbox }) => {
    const path = `${API}tenants/`
    const reply = (await ask(sandbox, path)) as Record<string, unknown>
    const withSms = (isOn: boolean) =>
      JSON.parse(
        JSON.stringify(reply).replaceAll(/"sms_enabled":(true|false)/g, `"sms_enabled":${isOn}`),
      ) as object
    sandbox.control.addFault({ method: 'GET', path, status: 200, body: withSms(true) })
    await enter(page, sandbox, 'everything', { path: '/users/create' })
    await page.getByLabel('Nome', { exact: true }).fill('Zélia')
    await page.getByLabel('E-mail', { exact: true }).fill('zelia@example.com')
    await page.getByLabel('Senha', { exact: true }).fill('Corrente#2026')
    const create = page.getByRole('button', { name: 'Criar usuário' })
    await create.click()
    await expect(page.getByText('O campo telefone é obrigatório.')).toBeVisible()
    await expect(phone(page)).toBeFocused()
    expect(callsTo(sandbox, `${API}users_data`)).toEqual([])
    await phone(page).fill(NEW_PHONE)
    await create.click()
    await expect(toast(page, 'Usuário criado com sucesso!')).toBeVisible()
    sandbox.control.clearFaults()
    sandbox.control.addFault({ method: 'GET', path, status: 200, body: withSms(false) })
    await page.goto('/users/create')
    await page.getByLabel('Nome', { exact: true }).fill('Zulmira')
    await page.getByLabel('E-mail', { exact: true }).fill('zulmira@example.com')
    await page.getByLabel('Senha', { exact: true }).fill('Corrente#2026')
    await create.click()
    await expect(toast(page, 'Usuário criado com sucesso!')).toBeVisible()
    await expect(screen(page).heading('Usuários')).toBeVisible()
  })
})
