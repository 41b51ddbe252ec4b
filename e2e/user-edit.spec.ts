import type { Sandbox } from '@corrente/sandbox'
import { expectPath, toast } from './support/browser.ts'
import { API, callsTo } from './support/calls.ts'
import { ask } from './support/network.ts'
import { enter } from './support/session.ts'
import { expect, type Page, test } from './support/test.ts'
import { formOf, readAll, screen } from './support/users.ts'
import { reopen } from './support/walk.ts'

const ONE = `${API}users_data/`
const NEW_PHONE = '+55 11 98888-7777'
const phone = (page: Page) => page.getByLabel(/^Telefone/)
const save = (page: Page) => page.getByRole('button', { name: 'Salvar usuário' })
const puts = (sandbox: Sandbox) => callsTo(sandbox).filter(({ method }) => method === 'PUT')

test.describe('a user that is changed', () => {
  test('a user is sent whole; what is refused is not lost', async ({ page, sandbox }) => {
    const pk = (await readAll(sandbox))[0]?.pk ?? 0
    const path = `${ONE}${pk}/`
    const before = await formOf(sandbox, pk)
    const address = await ask(sandbox, `${path}address/`)
    const open = async () => {
      await reopen(page, `/user/${pk}`)
      await expect(save(page)).toBeVisible()
    }
    await enter(page, sandbox, 'everything', { path: `/user/${pk}` })
    await test.step('USR-017 USR-020 USR-021 USR-041 USR-044 USR-046 USR-050 USR-051 USR-052 sent whole, hidden address included; wallet and notifications stand below', async () => {
      await expect(screen(page).heading('Editar usuário')).toBeVisible()
      await expect(page.getByText(String(before.firstName), { exact: true }).first()).toBeVisible()
      expect(await page.title()).not.toContain(String(before.firstName))
      await expect(page.getByText('Últimas notificações')).toBeVisible()
      await expect(page.getByText('Carteira', { exact: true })).toBeVisible()
      await phone(page).fill('+55 11 98888-0000')
      await save(page).click()
      await expect(toast(page, 'Usuário alterado com sucesso!')).toBeVisible()
      await expect(screen(page).heading('Usuários')).toBeVisible()
      expect(await formOf(sandbox, pk)).toEqual({ ...before, phone: '+55 11 98888-0000' })
      expect(await ask(sandbox, `${path}address/`)).toEqual(address)
    })
    await test.step('USR-053 a refusal says so and keeps what was typed', async () => {
      await open()
      await phone(page).fill(NEW_PHONE)
      sandbox.control.addFault({ method: 'PUT', path, status: 400, times: 1 })
      await save(page).click()
      await expect(page.getByText('Não foi possível realizar a operação.')).toBeVisible()
      await expect(phone(page)).toHaveValue(NEW_PHONE)
    })
  })

  test('USR-044 USR-050 an address that answers 404 is none, nulls are sent for it; leaving while it is saved says that nothing is kept, and the save goes on', async ({
    page,
    sandbox,
  }) => {
    const pk = (await readAll(sandbox))[0]?.pk ?? 0
    const path = `${ONE}${pk}/`
    sandbox.control.addFault({ method: 'GET', path: `${path}address/`, status: 404 })
    sandbox.control.addFault({ method: 'PUT', path, latencyMs: 1500 })
    await enter(page, sandbox, 'everything', { path: `/user/${pk}` })
    await expect(save(page)).toBeVisible()
    await phone(page).fill(NEW_PHONE)
    const sent = page.waitForRequest((request) => request.method() === 'PUT')
    await save(page).click()
    // The form itself takes nothing meanwhile; the menu leads away.
    await page.getByRole('navigation').getByRole('link', { name: 'Alertas' }).click()
    const leave = page.getByRole('alertdialog', { name: 'Ainda salvando' })
    await expect(leave).toContainText('O que você digitou não fica guardado')
    await leave.getByRole('button', { name: 'Sair enquanto salva' }).click()
    await expectPath(page, '/alerts')
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
    await expect.poll(async () => (await formOf(sandbox, pk)).phone).toBe(NEW_PHONE)
    expect(puts(sandbox)).toHaveLength(1)
  })
})
