import { expectPath } from './support/browser.ts'
import { enter } from './support/session.ts'
import { expect, test } from './support/test.ts'
import {
  bodies,
  CREATED,
  FILLED,
  LIST,
  makeVoucher,
  NOT_UPDATED,
  readOne,
  screen,
  UPDATED,
} from './support/voucherForm.ts'
import { reopen } from './support/walk.ts'

test.describe('a voucher that exists', () => {
  test('a voucher that exists: used, read, refused, saved', async ({ page, sandbox }) => {
    await test.step('VCH-020 a used one keeps its value: "Duplicar e desativar este" leads to a copy, and from its end to the old one, switched off', async () => {
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
    })
    await test.step('read, refused, saved', async () => {
      sandbox.control.clear()
      const { field, save, done, again, toList } = screen(page)
      const { edit, one } = await makeVoucher(sandbox, { code: 'MAIO26' })
      const sent = bodies(page)
      await reopen(page, edit)
      await test.step('VCH-022 a failed update; "Tentar novamente" sends it again', async () => {
        sandbox.control.addFault({
          method: 'PUT',
          path: one,
          status: 400,
          times: 1,
          body: { error: 'Ocupado' },
        })
        await expect(field('Código')).toHaveAttribute('aria-disabled', 'true')
        await field('Nome').fill('Abril inteiro')
        await field('Quantidade').fill('60')
        await save.click()
        await expect(done(NOT_UPDATED)).toContainText('O servidor disse: Ocupado')
        await again.click()
        await expect(done(UPDATED)).toBeVisible()
      })
      await test.step('VCH-020 VCH-021 VCH-072 VCH-076 VCH-083 title and units change, the dates go back as they came', async () => {
        const { code: _code, ...body } = FILLED
        const saved = { title: 'Abril inteiro', units: 60 }
        expect(sent.slice(1)).toEqual([
          { ...body, ...saved, tenant_pk: (await readOne(sandbox, one)).tenant_pk },
        ])
        expect(await readOne(sandbox, one)).toMatchObject(saved)
        await toList.click()
        await expectPath(page, LIST)
      })
    })
    await test.step('what the server leaves out', async () => {
      sandbox.control.clear()
      const { field, save, done } = screen(page)
      const sent = bodies(page)
      await test.step('VCH-073 VCH-074 VCH-075 what is left out goes back as one use, by its date, at every charger', async () => {
        const { edit, one } = await makeVoucher(sandbox, { code: 'JUNHO26' })
        const {
          uses_per_user: _uses,
          expire_type: _type,
          charge_box_pks: _chargers,
          ...bare
        } = await readOne(sandbox, one)
        sandbox.control.addFault({ method: 'GET', path: one, status: 200, body: bare })
        await reopen(page, edit)
        await field('Nome').fill('Outro nome')
        await save.click()
        await expect(done(UPDATED)).toBeVisible()
        expect(sent).toEqual([
          expect.objectContaining({ uses_per_user: 1, expire_type: 'EXPIRATION_DATE', charge_box_pks: null }),
        ])
      })
    })
  })
})
