import { expectPath } from './support/browser.ts'
import { tell } from './support/network.ts'
import { enter } from './support/session.ts'
import { expect, test } from './support/test.ts'
import {
  bodies,
  CREATE,
  CREATED,
  FILLED,
  LIST,
  makeVoucher,
  NOT_UPDATED,
  readOne,
  screen,
  UPDATED,
} from './support/voucherForm.ts'

test.describe('a voucher that exists', () => {
  test('VCH-020 VCH-021 VCH-072 VCH-076 VCH-083 title and units change, the dates go back as they came', async ({
    page,
    sandbox,
  }) => {
    const { field, save, done, toList, heading } = screen(page)
    const { edit, one } = await makeVoucher(sandbox)
    const sent = bodies(page)
    await enter(page, sandbox, 'everything', { path: edit })
    await expect(heading('Editar Voucher')).toBeVisible()
    await expect(field('Código')).toHaveAttribute('aria-disabled', 'true')
    await field('Nome').fill('Abril inteiro')
    await field('Quantidade').fill('60')
    await save.click()
    await expect(done(UPDATED)).toBeVisible()
    const { code: _code, ...body } = FILLED
    expect(sent).toEqual([
      { ...body, title: 'Abril inteiro', units: 60, tenant_pk: (await readOne(sandbox, one)).tenant_pk },
    ])
    await toList.click()
    await expectPath(page, LIST)
  })

  test('VCH-073 VCH-074 VCH-075 what the server leaves out goes back as one use, by its date, at every charger', async ({
    page,
    sandbox,
  }) => {
    const { field, save, done } = screen(page)
    const { edit, one } = await makeVoucher(sandbox)
    const {
      uses_per_user: _uses,
      expire_type: _type,
      charge_box_pks: _chargers,
      ...bare
    } = await readOne(sandbox, one)
    sandbox.control.addFault({ method: 'GET', path: one, status: 200, body: bare })
    const sent = bodies(page)
    await enter(page, sandbox, 'everything', { path: edit })
    await field('Nome').fill('Outro nome')
    await save.click()
    await expect(done(UPDATED)).toBeVisible()
    expect(sent).toEqual([
      expect.objectContaining({ uses_per_user: 1, expire_type: 'EXPIRATION_DATE', charge_box_pks: null }),
    ])
  })

  test('VCH-020 a used one keeps its value: "Duplicar e desativar este" leads to a copy, and from its end to the old one, switched off', async ({
    page,
    sandbox,
  }) => {
    const { field, kind, save, done } = screen(page)
    const { pk, edit, one } = await makeVoucher(sandbox)
    const used = sandbox.control.addFault({
      method: 'GET',
      path: one,
      status: 200,
      body: { ...(await readOne(sandbox, one)), used_total: 2, not_used_total: 48 },
    })
    await enter(page, sandbox, 'everything', { path: edit })
    await expect(kind(/^Dinheiro/)).toHaveCount(0)
    await page.getByRole('link', { name: 'Duplicar e desativar este' }).click()
    await expect(field('Código')).toHaveValue('ABRIL26')
    // The old one still has that code.
    await expect(page.getByText('O código já está sendo utilizado')).toBeVisible()
    await field('Código').fill('ABRIL30')
    await page.keyboard.press('Tab')
    await expect(page.getByText('Código livre.')).toBeVisible()
    await field('Valor').fill('')
    await field('Valor').pressSequentially('3000')
    await save.click()
    await expect(done(CREATED)).toContainText('ABRIL26, o antigo, ainda vale')
    sandbox.control.clearFaults(used.id)
    await page.getByRole('link', { name: 'Desativar ABRIL26' }).click()
    await expectPath(page, `/voucher/${pk}`)
    const question = page.getByRole('alertdialog', { name: 'Desativar ABRIL26?' })
    await question.getByRole('button', { name: 'Desativar' }).click()
    await expect(question).toHaveCount(0)
    expect((await readOne(sandbox, one)).active).toBe(false)
    expect(page.url()).not.toContain('stop')
    await page.reload()
    await expect(page.getByRole('button', { name: 'Ativar', exact: true })).toBeVisible()
    await expect(question).toHaveCount(0)
  })

  test('VCH-039 not started: saved untouched it stays on; "Desativar" sends false', async ({
    page,
    sandbox,
  }) => {
    const { field, save, done } = screen(page)
    const { edit } = await makeVoucher(sandbox, { start: '2026-04-10 03:00:00' })
    const sent = bodies(page)
    await enter(page, sandbox, 'everything', { path: edit })
    await expect(page.getByRole('switch', { name: 'Ativo' })).not.toBeChecked()
    await expect(page.getByText('Ligado: começa em 10/04/2026 00:00')).toBeVisible()
    await field('Nome').fill('Outro nome')
    await save.click()
    await expect(done(UPDATED)).toBeVisible()
    await page.goto(edit)
    await page.getByRole('button', { name: 'Desativar' }).click()
    await save.click()
    await expect(done(UPDATED)).toBeVisible()
    expect(sent.map(({ active }) => active)).toEqual([true, false])
  })

  test('VCH-022 a failed update; "Tentar novamente" sends it again', async ({ page, sandbox }) => {
    const { field, save, done, again } = screen(page)
    const { edit, one } = await makeVoucher(sandbox)
    sandbox.control.addFault({ method: 'PUT', path: one, status: 400, times: 1, body: { error: 'Ocupado' } })
    await enter(page, sandbox, 'everything', { path: edit })
    await field('Nome').fill('Outro nome')
    await save.click()
    await expect(done(NOT_UPDATED)).toContainText('O servidor disse: Ocupado')
    await again.click()
    await expect(done(UPDATED)).toBeVisible()
    expect((await readOne(sandbox, one)).title).toBe('Outro nome')
  })

  test('what somebody else saved meanwhile is shown first, and stays', async ({ page, sandbox }) => {
    const { field, save, done } = screen(page)
    const { edit, one } = await makeVoucher(sandbox)
    await enter(page, sandbox, 'everything', { path: edit })
    await field('Nome').fill('Meu nome')
    const { code: _code, ...body } = FILLED
    await tell(sandbox, 'PUT', one, {
      ...body,
      units: 70,
      tenant_pk: (await readOne(sandbox, one)).tenant_pk,
    })
    await save.click()
    const question = page.getByRole('alertdialog', { name: 'Este cadastro mudou enquanto você editava' })
    await expect(question).toContainText('Quantidade')
    await question.getByRole('button', { name: 'Salvar assim' }).click()
    await expect(done(UPDATED)).toBeVisible()
    expect(await readOne(sandbox, one)).toMatchObject({ title: 'Meu nome', units: 70 })
  })

  test('one that is not there says so; one that cannot be reached offers to try again', async ({
    page,
    sandbox,
  }) => {
    const { heading } = screen(page)
    await enter(page, sandbox, 'everything', { path: '/voucher/999999/edit' })
    await expect(page.getByText('Voucher não encontrado')).toBeVisible()
    const { edit, one } = await makeVoucher(sandbox)
    sandbox.control.addFault({ method: 'GET', path: one, status: 500 })
    await page.goto(edit)
    await expect(page.getByText('Não foi possível carregar o voucher.')).toBeVisible()
    sandbox.control.clearFaults()
    await page.getByRole('button', { name: /^Tentar/ }).click()
    await expect(heading('Editar Voucher')).toBeVisible()
  })
})

test('MON-016 RTE-027 RTE-028 without its role no address of the form opens', async ({ page, sandbox }) => {
  for (const path of [CREATE, `${CREATE}/select_users`, '/voucher/1/edit', '/vouchers/edit/1/select_users']) {
    await enter(page, sandbox, 'operator', { path })
    await expectPath(page, '/not-found')
  }
})
