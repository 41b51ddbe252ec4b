import { expectPath } from './support/browser.ts'
import { enter } from './support/session.ts'
import { expect, test } from './support/test.ts'
import {
  bodies,
  CREATE,
  CREATED,
  FILLED,
  fill,
  LIST,
  NOT_CREATED,
  POST,
  readCode,
  screen,
  writes,
} from './support/voucherForm.ts'
import { reopen } from './support/walk.ts'

test.describe('a new voucher', () => {
  test('a new voucher: of money, and a refusal', async ({ page, sandbox }) => {
    await test.step('a new voucher of money, once', async () => {
      const { field, heading, preview, save, done, toList, cancel, leaving, draft } = screen(page)
      const sent = bodies(page)
      await enter(page, sandbox, 'everything', { path: CREATE })
      await test.step('VCH-050 leaving with changes asks, and drops them; a reload keeps them', async () => {
        await fill(page)
        await page.reload()
        await expect(draft).toBeVisible()
        await expect(field('Valor')).toHaveValue('25,00')
        await cancel.click()
        await leaving.getByRole('button', { name: 'Sair sem salvar' }).click()
        await expectPath(page, LIST)
        await reopen(page, CREATE)
        await expect(field('Código')).toHaveValue('')
        await expect(draft).toHaveCount(0)
      })
      await test.step('VCH-005 VCH-019 VCH-045 VCH-070 VCH-076 VCH-082 VCH-087 sent once, in upper case, in UTC and with its defaults; one way on, to the list', async () => {
        await expect(heading('Criar Voucher')).toBeVisible()
        await fill(page, 'abril26')
        await expect(preview).toContainText('R$ 25,00 em recargas')
        await expect(preview).toContainText('50 pessoas × R$ 25,00 = até R$ 1.250,00')
        await save.dblclick()
        await expect(done(CREATED)).toBeVisible()
        expect(sent).toHaveLength(1)
        expect(sent[0]).toMatchObject(FILLED)
        await toList.click()
        await expectPath(page, LIST)
        expect(await readCode(sandbox, 'ABRIL26')).toHaveLength(1)
      })
    })
    sandbox.control.clear()
    await test.step('what is refused keeps the form, and is sent on by one press', async () => {
      sandbox.control.clear()
      const { save, done, again } = screen(page)
      await test.step('VCH-088 a refusal; "Tentar novamente" sends it again', async () => {
        sandbox.control.addFault({
          method: 'POST',
          path: POST,
          status: 400,
          times: 1,
          body: { error: 'Tente depois' },
        })
        await reopen(page, CREATE)
        await fill(page, 'JUNHO26')
        await save.click()
        await expect(done(NOT_CREATED)).toContainText('O servidor disse: Tente depois')
      })
      await test.step('VCH-084 a 200 that says error is a failure', async () => {
        const refused = sandbox.control.addFault({
          method: 'POST',
          path: POST,
          status: 200,
          body: { type: 'error', error: null, message: 'Conta bloqueada' },
        })
        await again.click()
        await expect(done(NOT_CREATED)).toContainText('O servidor disse: Conta bloqueada')
        sandbox.control.clearFaults(refused.id)
        await again.click()
        await expect(done(CREATED)).toBeVisible()
        expect(writes(sandbox)).toHaveLength(3)
        expect(await readCode(sandbox, 'JUNHO26')).toHaveLength(1)
      })
    })
  })
})
