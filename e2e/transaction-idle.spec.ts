import type { Recharge } from '@corrente/domain/transactions'
import type { Sandbox } from '@corrente/sandbox'
import { toast } from './support/browser.ts'
import { answerMovements, FINANCIAL, screen as movements } from './support/financial.ts'
import { cancelIdle, findRecharge, one, readOne, screen, sent, TRANSACTIONS } from './support/recharges.ts'
import { enter } from './support/session.ts'
import { expect, type Page, test } from './support/test.ts'

test.describe('an idle charge', () => {
  const isCharged = ({ idleSeconds, idleAmount }: Recharge) =>
    (idleSeconds ?? 0) > 1200 && (idleAmount ?? 0) > 0
  const open = async (page: Page, sandbox: Sandbox) => {
    const recharge = await findRecharge(sandbox, isCharged)
    await enter(page, sandbox, 'everything', { path: `${TRANSACTIONS}?recharge=${recharge.id}` })
    await page.getByRole('button', { name: 'Cancelar cobrança de ociosidade' }).click()
    return recharge
  }
  const confirm = (page: Page) => screen(page).dialog.getByRole('button', { name: 'Cancelar cobrança' })

  test('TRX-033 TRX-035 TRX-050 TRX-055 it names amount and time, is cancelled once, and the button says so', async ({
    page,
    sandbox,
  }) => {
    const { id, idleAmountText } = await open(page, sandbox)
    await expect(screen(page).dialog).toContainText(idleAmountText ?? '')
    await confirm(page).dblclick()
    await expect(toast(page, 'Pagamento por ociosidade cancelado com sucesso!')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Pagamento por ociosidade cancelado' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    expect(sent(sandbox, cancelIdle(id))).toBe(1)
    expect((await readOne(sandbox, id)).idleAmount).toBeUndefined()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Cancelar cobrança de ociosidade' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  })

  test('TRX-056 a refusal says so', async ({ page, sandbox }) => {
    const { id } = await open(page, sandbox)
    sandbox.control.addFault({ method: 'DELETE', path: cancelIdle(id), status: 400 })
    await confirm(page).click()
    await expect(screen(page).dialog).toContainText('Falha ao cancelar o pagamento por ociosidade.')
  })

  test('TRX-057 an error after the effect is looked up: done, and not sent twice', async ({
    page,
    sandbox,
  }) => {
    const { id } = await open(page, sandbox)
    sandbox.control.addFault({ method: 'DELETE', path: cancelIdle(id), status: 500, after: true, times: 1 })
    await confirm(page).click()
    await expect(toast(page, 'Pagamento por ociosidade cancelado com sucesso!')).toBeVisible({
      timeout: 15_000,
    })
    expect(sent(sandbox, cancelIdle(id))).toBe(1)
  })

  test('TRX-057 one that cannot be looked up stays unknown and locked, with Verificar', async ({
    page,
    sandbox,
  }) => {
    const { id } = await open(page, sandbox)
    sandbox.control.addFault({ method: 'DELETE', path: cancelIdle(id), status: 500, times: 1 })
    sandbox.control.addFault({ method: 'GET', path: one(id), status: 503, skip: 1 })
    await confirm(page).click()
    await expect(screen(page).dialog.getByRole('button', { name: 'Verificar' })).toBeVisible({
      timeout: 20_000,
    })
    await expect(confirm(page)).toBeDisabled()
    expect(sent(sandbox, cancelIdle(id))).toBe(1)
    await page.keyboard.press('Escape')
    await expect(
      toast(page, 'Ocorreu um erro ao cancelar o pagamento. Resultado desconhecido, verificando.'),
    ).toBeVisible()
  })

  test('TRX-034 up to twenty minutes there is nothing to cancel', async ({ page, sandbox }) => {
    const recharge = await findRecharge(
      sandbox,
      ({ idleSeconds }) => idleSeconds !== undefined && idleSeconds <= 1200,
    )
    await enter(page, sandbox, 'everything', { path: `${TRANSACTIONS}?recharge=${recharge.id}` })
    const button = page.getByRole('button', { name: 'Cancelar cobrança de ociosidade' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await button.click({ force: true })
    await expect(screen(page).dialog).toHaveCount(0)
  })

  test.describe('two doors, one money', () => {
    /** The recharge, and a movement of its idle charge under the same number. */
    const withMovement = async (sandbox: Sandbox) => {
      const recharge = await findRecharge(sandbox, isCharged)
      answerMovements(sandbox, [
        {
          transactionPk: recharge.id,
          targetType: 'IDLE',
          paymentTransactionAmount: (recharge.idleAmount ?? 0) / 100,
          paymentTransactionAmountRefunded: 0,
          nfeStatus: null,
        },
      ])
      return recharge
    }
    const cancelButton = (page: Page) => page.getByRole('button', { name: 'Cancelar cobrança de ociosidade' })

    test('a cancel of unknown end keeps its movement from being refunded', async ({ page, sandbox }) => {
      const recharge = await withMovement(sandbox)
      await enter(page, sandbox, 'everything', { path: `${TRANSACTIONS}?recharge=${recharge.id}` })
      await cancelButton(page).click()
      // What it says of the money comes from its movement.
      await expect(screen(page).dialog).toContainText('O motorista pagou')
      sandbox.control.addFault({ method: 'DELETE', path: cancelIdle(recharge.id), status: 500, times: 1 })
      sandbox.control.addFault({ method: 'GET', path: one(recharge.id), status: 503, skip: 1 })
      await confirm(page).click()
      await expect(screen(page).dialog.getByRole('button', { name: 'Verificar' })).toBeVisible({
        timeout: 20_000,
      })
      await page.goto(`${FINANCIAL}?number=${recharge.id}`)
      const { rows, refund } = movements(page)
      await rows.first().click()
      await expect(refund).toHaveAttribute('aria-disabled', 'true')
      await expect(refund).toHaveAccessibleDescription(/ainda não foi confirmado/)
    })

    test('a refund of unknown end keeps the charge from being cancelled', async ({ page, sandbox }) => {
      const recharge = await withMovement(sandbox)
      await enter(page, sandbox, 'everything', { path: `${FINANCIAL}?number=${recharge.id}` })
      const { rows, refund, all, confirm: yes, verify } = movements(page)
      await rows.first().click()
      sandbox.control.addFault({
        method: 'POST',
        path: '/mk-ms-financial/transactions/*/payments/refunds',
        status: 502,
        times: 1,
      })
      await refund.click()
      await all.click()
      await yes.click()
      await expect(verify).toBeVisible({ timeout: 20_000 })
      await page.goto(`${TRANSACTIONS}?recharge=${recharge.id}`)
      await expect(cancelButton(page)).toHaveAttribute('aria-disabled', 'true')
      await expect(cancelButton(page)).toHaveAccessibleDescription(/Um estorno desta ociosidade/)
      expect(sent(sandbox, cancelIdle(recharge.id))).toBe(0)
    })

    test('money that went back in finance closes the cancel, with the reason', async ({ page, sandbox }) => {
      const recharge = await findRecharge(sandbox, isCharged)
      answerMovements(sandbox, [
        { transactionPk: recharge.id, targetType: 'IDLE', paymentTransactionAmountRefunded: 1 },
      ])
      await enter(page, sandbox, 'everything', { path: `${TRANSACTIONS}?recharge=${recharge.id}` })
      await cancelButton(page).click()
      await expect(screen(page).dialog).toContainText('já foi devolvido em Financeiro')
      await expect(confirm(page)).toBeDisabled()
    })

    test('one number for recharge and idle charge: the drawer leads to the cancel', async ({
      page,
      sandbox,
    }) => {
      const recharge = await findRecharge(sandbox, isCharged)
      answerMovements(sandbox, [
        { transactionPk: recharge.id },
        { transactionPk: recharge.id, targetType: 'IDLE' },
      ])
      await enter(page, sandbox, 'everything', { path: `${FINANCIAL}?number=${recharge.id}` })
      const { rows, drawer, refund } = movements(page)
      await rows.first().click()
      await expect(refund).toHaveAttribute('aria-disabled', 'true')
      await drawer.getByRole('link', { name: 'Cancelar a ociosidade em Recargas' }).click()
      await expect(screen(page).card(recharge.id)).toBeVisible()
      await expect(cancelButton(page)).toBeEnabled()
    })
  })
})
