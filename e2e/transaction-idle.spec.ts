import type { Recharge } from '@corrente/domain/transactions'
import type { Sandbox } from '@corrente/sandbox'
import { toast } from './support/browser.ts'
import { answerMovements, FINANCIAL, screen as movements } from './support/financial.ts'
import { cancelIdle, findRecharges, one, readOne, screen, sent, TRANSACTIONS } from './support/recharges.ts'
import { enter } from './support/session.ts'
import { expect, type Page, test } from './support/test.ts'
import { reopen, walkTo } from './support/walk.ts'

const DONE = 'Pagamento por ociosidade cancelado com sucesso!'
const of = ({ id }: Recharge) => `${TRANSACTIONS}?recharge=${id}`
const cancel = (page: Page) => page.getByRole('button', { name: 'Cancelar cobrança de ociosidade' })
const confirm = (page: Page) => screen(page).dialog.getByRole('button', { name: 'Cancelar cobrança' })

/** Recharges with an idle charge that can be cancelled, and one whose idle time is too short. */
async function findIdle(sandbox: Sandbox) {
  const all = await findRecharges(sandbox)
  const [first, second, third] = all.filter(
    ({ idleSeconds, idleAmount }) => (idleSeconds ?? 0) > 1200 && (idleAmount ?? 0) > 0,
  )
  const short = all.find(({ idleSeconds }) => idleSeconds !== undefined && idleSeconds <= 1200)
  if (!first || !second || !third || !short) throw new Error('the sandbox has too few idle charges')
  return { first, second, third, short }
}

test('an idle charge: not up to twenty minutes, refused, cancelled once; one whose end is not told is locked', async ({
  page,
  sandbox,
}) => {
  await test.step('an idle charge: not up to twenty minutes; refused, then cancelled once, and the button says so', async () => {
    const { first, short } = await findIdle(sandbox)
    const { dialog } = screen(page)
    await enter(page, sandbox, 'everything', { path: of(short) })
    await test.step('TRX-034 up to twenty minutes there is nothing to cancel', async () => {
      await expect(cancel(page)).toHaveAttribute('aria-disabled', 'true')
      await cancel(page).click({ force: true })
      await expect(dialog).toHaveCount(0)
    })
    await reopen(page, of(first))
    await cancel(page).click()
    await test.step('TRX-056 a refusal says so', async () => {
      const path = cancelIdle(first.id)
      sandbox.control.addFault({ method: 'DELETE', path, status: 400, times: 1 })
      await confirm(page).click()
      await expect(dialog).toContainText('Falha ao cancelar o pagamento por ociosidade.')
    })
    await test.step('TRX-033 TRX-035 TRX-050 TRX-055 it names amount and time, and is cancelled once', async () => {
      sandbox.control.clearRequests()
      await expect(dialog).toContainText(first.idleAmountText ?? '')
      await confirm(page).dblclick()
      await expect(toast(page, DONE)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Pagamento por ociosidade cancelado' })).toHaveAttribute(
        'aria-disabled',
        'true',
      )
      expect(sent(sandbox, cancelIdle(first.id))).toBe(1)
      expect((await readOne(sandbox, first.id)).idleAmount).toBeUndefined()
      await page.reload()
      await expect(cancel(page)).toHaveAttribute('aria-disabled', 'true')
    })
  })
  await test.step('TRX-057 a cancel whose end is not told is looked up; where it cannot be, it is locked, and its movement is not refunded', async () => {
    const { second } = await findIdle(sandbox)
    const { dialog } = screen(page)
    await test.step('one that cannot be looked up stays unknown and locked, with Verificar', async () => {
      const path = cancelIdle(second.id)
      answerMovements(sandbox, [idleMovement(second)])
      await reopen(page, of(second))
      await cancel(page).click()
      // What it says of the money comes from its movement.
      await expect(dialog).toContainText('O motorista pagou')
      sandbox.control.addFault({ method: 'DELETE', path, status: 500, times: 1 })
      sandbox.control.addFault({ method: 'GET', path: one(second.id), status: 503, skip: 1 })
      await confirm(page).click()
      await expect(dialog.getByRole('button', { name: 'Verificar' })).toBeVisible({ timeout: 20_000 })
      await expect(confirm(page)).toBeDisabled()
      expect(sent(sandbox, path)).toBe(1)
      await page.keyboard.press('Escape')
      await expect(
        toast(page, 'Ocorreu um erro ao cancelar o pagamento. Resultado desconhecido, verificando.'),
      ).toBeVisible()
    })
    await test.step('its movement cannot be refunded', async () => {
      await walkTo(page, `${FINANCIAL}?number=${second.id}`)
      const { rows, refund } = movements(page)
      await rows.first().click()
      await expect(refund).toHaveAttribute('aria-disabled', 'true')
      await expect(refund).toHaveAccessibleDescription(/ainda não foi confirmado/)
    })
  })
})

/** A movement of a recharge's idle charge under the same number. */
const idleMovement = ({ id, idleAmount }: Recharge) => ({
  transactionPk: id,
  targetType: 'IDLE',
  paymentTransactionAmount: (idleAmount ?? 0) / 100,
  paymentTransactionAmountRefunded: 0,
  nfeStatus: null,
})
