import { toast } from './support/browser.ts'
import { API, callsTo } from './support/calls.ts'
import { ask } from './support/network.ts'
import { enter } from './support/session.ts'
import { findTags, hold } from './support/tags.ts'
import { expect, type Page, test } from './support/test.ts'
import { formOf, LIST, readAll, screen } from './support/users.ts'
import { reopen, walkTo } from './support/walk.ts'

const ONE = `${API}users_data/`
const CREATE = '/users/create'
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const writes = (sandbox: Parameters<typeof callsTo>[0]) =>
  callsTo(sandbox).filter(({ method, path }) => method !== 'GET' && path.startsWith(`${API}users_data`))
const fill = async (page: Page, email = 'zelia@example.com') => {
  await field(page, 'Nome').fill('Zélia')
  await field(page, 'E-mail').fill(email)
  await field(page, 'Senha').fill('Corrente#2026')
}
test.describe('a new user', () => {
  test('an account that sends SMS, a card just held to a reader, the limit of users, and records that cannot be opened', async ({
    page,
    sandbox,
  }) => {
    await test.step('an account that sends SMS, and a card just held to a reader', async () => {
      const path = `${API}tenants/`
      const reply = (await ask(sandbox, path)) as Record<string, unknown>
      const withSms = (isOn: boolean) =>
        JSON.parse(
          JSON.stringify(reply).replaceAll(/"sms_enabled":(true|false)/g, `"sms_enabled":${isOn}`),
        ) as object
      const create = page.getByRole('button', { name: 'Criar usuário' })
      sandbox.control.addFault({ method: 'GET', path, status: 200, body: withSms(true) })
      await hold(sandbox, 'CAFE0001')
      await enter(page, sandbox, 'everything', { path: CREATE })
      await test.step('USR-034 it needs a phone', async () => {
        await fill(page)
        await create.click()
        await expect(page.getByText('O campo telefone é obrigatório.')).toBeVisible()
        await expect(page.getByLabel(/^Telefone/)).toBeFocused()
        expect(callsTo(sandbox, `${API}users_data`)).toEqual([])
        await page.getByLabel(/^Telefone/).fill('+55 11 98888-7777')
      })
      await test.step('job 6: the card need not be typed: approved at once, bound when the form is saved', async () => {
        const today = page.getByRole('region', { name: 'Encostados hoje' })
        const line = today.getByRole('listitem').filter({ hasText: 'CAFE0001' })
        await line.getByRole('button', { name: 'Aprovar e usar' }).click()
        await expect(toast(page, 'CAFE0001 - Tag RFID aprovada com sucesso!')).toBeVisible()
        await expect(line).toHaveCount(0)
        await expect(page.getByRole('button', { name: 'Remover CAFE0001' })).toBeVisible()
        await create.click()
        await expect(toast(page, 'Usuário criado com sucesso!')).toBeVisible()
        const created = (await readAll(sandbox)).find(({ email }) => email === 'zelia@example.com')
        const form = await formOf(sandbox, created?.pk ?? 0)
        const [tag] = await findTags(sandbox, 'searchInput=CAFE0001&page=1&size=10')
        expect(form.ocppTags).toContain(tag?.pk)
      })
      await test.step('USR-034 another account needs no phone', async () => {
        sandbox.control.clearFaults()
        sandbox.control.addFault({ method: 'GET', path, status: 200, body: withSms(false) })
        await page.goto(CREATE)
        await fill(page, 'zulmira@example.com')
        await create.click()
        await expect(toast(page, 'Usuário criado com sucesso!')).toBeVisible()
        await expect(screen(page).heading('Usuários')).toBeVisible()
      })
    })
    await test.step('the limit of users, and records that cannot be opened', async () => {
      sandbox.control.clearFaults()
      const list = screen(page)
      await test.step('USR-006 USR-013 USR-014 USR-015 MON-043 MON-044 at the limit the list says so; any other failure of the check opens the form', async () => {
        sandbox.control.limits({ users: 10 })
        await reopen(page, LIST)
        await list.create.click()
        await expect(list.limit).toContainText(
          /Faça um upgrade para .+ ou exclua um usuário para continuar\. .*peça ao suporte\./,
        )
        await list.limit.getByRole('button', { name: 'Fechar' }).last().click()
        expect(new URL(page.url()).pathname).toBe(LIST)
        sandbox.control.limits({ users: null })
        sandbox.control.addFault({ path: `${API}feature-limits/users_data/`, status: 500 })
        await list.create.click()
        await expect(list.heading('Novo usuário')).toBeVisible()
      })
      await test.step('USR-018 an unknown id says so; an outage does not; USR-015 a 403 opens the limit notice over the not-found message', async () => {
        sandbox.control.limits({ users: null })
        await walkTo(page, '/user/999999')
        await expect(page.getByText('Nenhum usuário encontrada com este id.')).toBeVisible()
        const failed = sandbox.control.addFault({ path: `${ONE}201/`, status: 500 })
        await page.goto('/user/201')
        await expect(page.getByText('Não foi possível carregar o usuário.')).toBeVisible()
        sandbox.control.clearFaults(failed.id)
        const lost = sandbox.control.addFault({ path: `${ONE}201/address/`, status: 500 })
        await page.getByRole('button', { name: 'Tentar novamente' }).click()
        await expect(page.getByText('Não foi possível carregar o usuário.')).toBeVisible()
        sandbox.control.clearFaults(lost.id)
        await page.getByRole('button', { name: 'Tentar novamente' }).click()
        await expect(page.getByRole('button', { name: 'Salvar usuário' })).toBeVisible()
        sandbox.control.limits({ users: 10 })
        await page.goto('/user/201')
        await expect(screen(page).limit).toBeVisible()
        await expect(page.getByText('Nenhum usuário encontrada com este id.')).toBeVisible()
      })
    })
  })

  test('what is wrong or too long is said and not sent; then a user is created, with an account, a free card and trust', async ({
    page,
    sandbox,
  }) => {
    await test.step('a user is created with what was typed, an account, a free card and trust', async () => {
      await test.step('USR-053 a refusal says so and keeps what was typed', async () => {
        const refused = sandbox.control.addFault({ method: 'POST', path: `${API}users_data`, status: 500 })
        await enter(page, sandbox, 'everything', { path: CREATE })
        await fill(page)
        await page.getByRole('button', { name: 'Criar usuário' }).click()
        await expect(page.getByText('Não foi possível realizar a operação.')).toBeVisible()
        await expect(field(page, 'Nome')).toHaveValue('Zélia')
        sandbox.control.clearFaults(refused.id)
      })
      await test.step('USR-016 USR-019 USR-026 USR-027 USR-028 USR-038 USR-040 USR-049 USR-052 created, once, though the answer was lost; it leads back to the list', async () => {
        await page.getByLabel(/^Número do documento/).fill('52998224725')
        await page.getByLabel(/^Cartões/).click()
        const options = page.getByRole('listbox').getByRole('option')
        await options.first().click()
        await page.keyboard.press('Escape')
        await page.getByRole('checkbox', { name: 'Usuário confiável' }).check()
        await expect(field(page, 'Conta')).toHaveValue('1')
        expect(callsTo(sandbox, `${API}ocpptags/`).map(({ path }) => path)).toEqual([
          `${API}ocpptags/?type=CARD`,
        ])
        const answer = { method: 'POST', path: `${API}users_data`, kind: 'truncated', after: true } as const
        sandbox.control.addFault({ ...answer, times: 1 })
        await page.getByRole('button', { name: 'Criar usuário' }).click()
        await expect(toast(page, 'Usuário criado com sucesso!')).toBeVisible()
        await expect(screen(page).heading('Usuários')).toBeVisible()
        const made = (await readAll(sandbox)).find(({ email }) => email === 'zelia@example.com')
        const saved = await formOf(sandbox, made?.pk ?? 0)
        expect(saved).toMatchObject({
          firstName: 'Zélia',
          docType: 'CPF',
          docNumber: '52998224725',
          skipThreeDSVerification: true,
        })
        // Its own tag, and the card.
        expect(saved.ocppTags).toHaveLength(2)
        // The refused one, and this.
        expect(writes(sandbox)).toHaveLength(2)
      })
    })
    await test.step('what is wrong or too long is said and not sent; nothing of a person is kept', async () => {
      sandbox.control.clearRequests()
      await test.step('nothing is kept: no draft in the tab, nothing in storage', async () => {
        await reopen(page, CREATE)
        await fill(page)
        await expect(field(page, 'Senha')).toHaveValue('Corrente#2026')
        const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
        for (const text of ['zelia', 'Zélia', 'Corrente#2026']) expect(kept).not.toContain(text)
        expect(page.url() + (await page.title())).not.toMatch(/z[eé]lia/i)
      })
      await test.step('USR-030 USR-033 USR-035 what is wrong is said at its field, and nothing is sent', async () => {
        await field(page, 'E-mail').fill('zelia')
        await field(page, 'Nome').fill('Zélia 2')
        await page.getByRole('button', { name: 'Criar usuário' }).click()
        await expect(page.getByText('O campo nome deve conter apenas letras.')).toBeVisible()
        await expect(page.getByText('E-mail inválido')).toBeVisible()
        await field(page, 'Nome').fill('')
        await expect(page.getByText('O campo nome é obrigatório.')).toBeVisible()
        expect(writes(sandbox)).toEqual([])
      })
      await test.step('AST-022 USR-029 USR-037 at the limits it is sent as typed, one character more is said and not sent; without a number no type goes', async () => {
        const sent = page.waitForRequest(
          (request) => request.method() === 'POST' && request.url().endsWith('/users_data'),
        )
        const limits = [
          ['Nome', 'Z'.repeat(20)],
          ['E-mail', `${'z'.repeat(43)}@example.com`],
          ['Telefone', '1'.repeat(40)],
        ] as const
        const at = (label: string) => page.getByLabel(new RegExp(`^${label}( ?\\(|$)`))
        await at('Senha').fill(`Aa1#${'x'.repeat(17)}`)
        for (const [label, value] of limits) await at(label).fill(`${value}${label === 'E-mail' ? 'm' : 'Z'}`)
        await page.getByRole('button', { name: 'Criar usuário' }).click()
        for (const [label] of limits) await expect(at(label)).toHaveAttribute('aria-invalid', 'true')
        await expect(at('Senha')).toHaveAttribute('aria-invalid', 'true')
        await expect(page.getByText('No máximo 20 caracteres.').first()).toBeVisible()
        await expect(at('Nome')).toHaveValue('Z'.repeat(21))
        expect(writes(sandbox)).toEqual([])
        for (const [label, value] of limits) {
          await at(label).fill(value)
          await expect(at(label)).toHaveValue(value)
        }
        await at('Senha').fill(`Aa1#${'x'.repeat(16)}`)
        await page.getByLabel(/^Tipo de documento/).selectOption('CPF')
        await page.getByLabel(/^Número do documento/).pressSequentially('529982247251')
        await expect(page.getByLabel(/^Número do documento/)).toHaveValue('529.982.247-25')
        await page.getByLabel(/^Número do documento/).fill('')
        await page.getByRole('button', { name: 'Criar usuário' }).click()
        expect((await sent).postDataJSON()).toMatchObject({
          firstName: limits[0][1],
          email: limits[1][1],
          phone: limits[2][1],
          password: `Aa1#${'x'.repeat(16)}`,
          docType: null,
          docNumber: null,
        })
        await expect(toast(page, 'Usuário criado com sucesso!')).toBeVisible()
      })
    })
  })
})
