import { expectPath, storedInTab } from './support/browser.ts'
import { callsTo } from './support/calls.ts'
import { enter } from './support/session.ts'
import { without } from './support/stationForm.ts'
import { expect, test } from './support/test.ts'
import {
  bodies,
  CREATE,
  CREATED,
  fill,
  makeVoucher,
  readOne,
  readPeople,
  SELECT,
  screen,
  UPDATED,
} from './support/voucherForm.ts'
import { reopen, walkTo } from './support/walk.ts'

const CPF = '/api/v1/users_data/tenant_parent/cpf/'

test.describe('guests', () => {
  test('the detour to the guests; somebody by CPF', async ({ page, sandbox }) => {
    await test.step('the detour to the guests', async () => {
      const { field, select, add, rows, complete, save, done } = screen(page)
      const sent = bodies(page)
      await enter(page, sandbox, 'everything', { path: CREATE })
      await test.step('VCH-023 VCH-025 VCH-026 VCH-027 VCH-049 VCH-068 VCH-082 it keeps the form, over a reload in the middle too; of people their keys alone are kept', async () => {
        const people = await readPeople(sandbox)
        const [first, second] = people
        await select.click()
        await expect(page.getByRole('alert')).toHaveText('Preencha a quantidade do voucher')
        await fill(page)
        await select.click()
        await expectPath(page, SELECT)
        await add.fill(first?.email ?? '')
        await page.keyboard.press('ArrowDown')
        await page.keyboard.press('Enter')
        await expect(rows).toHaveCount(1)
        await expect(add).toBeFocused()
        await expect.poll(async () => JSON.stringify(await storedInTab(page))).toContain('guestPks')
        const kept = JSON.stringify(await storedInTab(page))
        expect(kept).not.toContain(first?.email)
        expect(kept).not.toContain(first?.name)

        await page.reload()
        await expect(rows).toHaveCount(1)
        await expect(rows).toContainText(first?.name ?? '')
        await add.fill(second?.email ?? '')
        await page.keyboard.press('ArrowDown')
        await page.keyboard.press('Enter')
        await expect(page.getByText('2 usuários selecionados de 50 unidades')).toBeVisible()
        await complete.click()
        await expectPath(page, CREATE)
        await expect(field('Valor')).toHaveValue('25,00')
        await expect(page.getByText('2 convidados: só eles podem usar.')).toBeVisible()
        await expect(page.getByText('Seleção ainda não salva')).toBeVisible()
        await save.click()
        await expect(done(CREATED)).toBeVisible()
        expect(sent[0]?.user_pks).toEqual([first?.pk, second?.pk])
      })
    })
    await test.step('VCH-028 VCH-071 somebody by CPF: found and added once; nobody is said', async () => {
      sandbox.control.clearRequests()
      const { select, rows } = screen(page)
      const found = (part: object) => ({
        error: null,
        data: null,
        userPrivateStation: {
          user_pk: 90_001,
          email: 'visita@example.com',
          user_name: 'Visita Exemplo',
          tenant_name: 'Outra rede',
          tenant_related: true,
          owner: false,
          bind_status: null,
          bind_exists: false,
          ...part,
        },
      })
      const search = async (body: object) => {
        sandbox.control.clearFaults()
        sandbox.control.addFault({ method: 'GET', path: `${CPF}52998224725/`, status: 200, body })
        const cpf = page.getByLabel(/^Buscar por CPF/)
        await cpf.fill('')
        await cpf.fill('529.982.247-25')
        await page.getByRole('button', { name: 'Buscar' }).click()
      }
      await reopen(page, CREATE)
      await fill(page, 'OUTUBRO26')
      await select.click()
      await page.getByLabel(/^Buscar por CPF/).fill('111.444.777-35')
      await page.getByRole('button', { name: 'Buscar' }).click()
      await expect(page.getByText('Usuário não encontrado!')).toBeVisible()
      await expect(rows).toHaveCount(0)

      const adds = page.getByRole('button', { name: 'Adicionar', exact: true })
      const [somebody] = await readPeople(sandbox)
      await search(found({ user_pk: somebody?.pk, user_name: somebody?.name }))
      await adds.click()
      await expect(rows).toHaveCount(1)
      await expect(rows).toContainText(somebody?.name ?? '')
      await expect(adds).toHaveAccessibleDescription('Já está na seleção.')
      await test.step('VCH-028 not without its route', async () => {
        const permissions = without('/users_data/tenant_parent/cpf')
        page.on('dialog', (question) => void question.accept())
        await enter(page, sandbox, 'everything', { path: SELECT, permissions })
        await expect(page.getByRole('combobox', { name: 'Adicionar usuário' })).toBeVisible()
        await expect(page.getByLabel(/^Buscar por CPF/)).toHaveCount(0)
      })
    })
  })

  test('the guests of a voucher that exists', async ({ page, sandbox }) => {
    await test.step('VCH-015 VCH-024 VCH-027 VCH-041 VCH-048 whoever has used it stays; another guest joins; it is saved by the form', async () => {
      const { rows, add, complete, save, done } = screen(page)
      const people = await readPeople(sandbox)
      const [first, second, third] = people.map(({ pk }) => pk)
      const { edit, users, one } = await makeVoucher(sandbox, { user_pks: [first, second] })
      sandbox.control.addFault({
        method: 'GET',
        path: one,
        status: 200,
        times: 1,
        body: {
          ...(await readOne(sandbox, one)),
          voucher_users_pks_with_voucher_status: [
            { user_pk: first, source: 'GUEST', status: 'USED' },
            { user_pk: second, source: 'GUEST', status: 'NOT_USED' },
          ],
        },
      })
      const sent = bodies(page)
      await enter(page, sandbox, 'everything', { path: users })
      await expect(rows).toHaveCount(2)
      await expect(rows.first()).toContainText('Usado')
      await rows.first().getByRole('button').click({ force: true })
      await expect(rows).toHaveCount(2)
      await rows.nth(1).getByRole('button').click()
      await expect(rows).toHaveCount(1)
      await add.fill(people[2]?.email ?? '')
      // The list is there before its keys are pressed.
      await expect(page.getByRole('option').first()).toBeVisible()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(rows).toHaveCount(2)
      await complete.click()
      await expectPath(page, edit)
      await expect(page.getByText('Seleção ainda não salva')).toBeVisible()
      expect(sent).toEqual([])
      await save.click()
      await expect(done(UPDATED)).toBeVisible()
      expect(sent[0]?.user_pks).toEqual([first, third])
    })
    await test.step('VCH-042 the last guest is taken off: it asks, naming units and value, and only then opens to all', async () => {
      const { select, rows, complete, save, done } = screen(page)
      const [somebody] = await readPeople(sandbox)
      const { edit, one } = await makeVoucher(sandbox, { code: 'MAIO26', user_pks: [somebody?.pk] })
      await reopen(page, edit)
      await select.click()
      await rows.getByRole('button').click()
      await expect(rows).toHaveCount(0)
      await complete.click()
      await expectPath(page, edit)
      await expect(
        page.getByText('Sem convidados, este voucher fica aberto a quem tiver o código.'),
      ).toBeVisible()
      await save.click()
      const question = page.getByRole('alertdialog', { name: 'Abrir o voucher a todos?' })
      await expect(question).toContainText('50 unidades de R$ 25,00')
      await question.getByRole('button', { name: 'Voltar ao formulário' }).click()
      expect((await readOne(sandbox, one)).user_pks).toEqual([somebody?.pk])
      await save.click()
      await question.getByRole('button', { name: 'Salvar aberto a todos' }).click()
      await expect(done(UPDATED)).toBeVisible()
      expect((await readOne(sandbox, one)).user_pks ?? []).toEqual([])
    })
  })

  test('people who are on no list, and people who cannot be read', async ({ page, sandbox }) => {
    await test.step('VCH-085 they cannot be read: who is selected stands, and it is tried again', async () => {
      const { rows } = screen(page)
      const [somebody] = await readPeople(sandbox)
      const { users } = await makeVoucher(sandbox, { user_pks: [somebody?.pk] })
      sandbox.control.addFault({ path: '/api/v1/users_data/private_charge_point/', status: 500 })
      await enter(page, sandbox, 'everything', { path: users })
      await expect(page.getByText('Os usuários não puderam ser carregados.')).toBeVisible()
      await expect(rows).toContainText(`Usuário ${somebody?.pk}`)
      sandbox.control.clearFaults()
      await page.getByRole('button', { name: 'Tentar novamente' }).click()
      await expect(rows).toContainText(somebody?.name ?? '')
    })
    await test.step('VCH-086 a guest who is on no list is looked up alone, at most six at once, here and on the page', async () => {
      sandbox.control.clearRequests()
      const { rows } = screen(page)
      const people = (await readPeople(sandbox)).slice(0, 8)
      const { pk, users } = await makeVoucher(sandbox, {
        code: 'MAIO26',
        user_pks: people.map((person) => person.pk),
      })
      sandbox.control.addFault({
        path: '/api/v1/users_data/private_charge_point/',
        status: 200,
        body: { error: null, userPrivateStationList: [] },
      })
      await page.goto(users)
      await expect(rows).toHaveCount(8)
      for (const { email } of people) await expect(rows.filter({ hasText: email ?? '' })).toHaveCount(1)
      const lookUps = callsTo(sandbox).filter(({ path }) => /users_data\/\d+\/?(\?|$)/.test(path))
      expect(lookUps).toHaveLength(8)
      await walkTo(page, `/voucher/${pk}`)
      const guests = page.getByRole('region', { name: 'Convidados' }).getByRole('listitem')
      await expect(guests).toHaveCount(8)
      for (const guest of await guests.all()) await expect(guest).not.toContainText(/Usuário \d/)
    })
  })
})
