import type { Recharge } from '@corrente/domain/transactions'
import type { Sandbox } from '@corrente/sandbox'
import { toast } from './support/browser.ts'
import {
  CONFIRM,
  findRecharge,
  findRecharges,
  pay,
  readOne,
  screen,
  sent,
  TRANSACTIONS,
  WIDE_ADDRESS,
} from './support/recharges.ts'
import { enter } from './support/session.ts'
import { expect, type Page, test } from './support/test.ts'
import { reopen } from './support/walk.ts'

const UNPAID = `${TRANSACTIONS}?revenue=UNPAID&${WIDE_ADDRESS}`
const DONE = 'Pagamentos confirmados com sucesso!'
const FAILED = 'Erro ao tentar confirmar os pagamentos!'
const unpaid = (sandbox: Sandbox) => findRecharges(sandbox, { paymentStatus: 'UNPAID' })
const isPlain = ({ paymentStatus }: Recharge) => paymentStatus === 'rejected'

const tick = (page: Page, id: number) => screen(page).row(id).getByRole('checkbox')

const confirm = (page: Page) => screen(page).dialog.getByRole('button', { name: 'Confirmar pagamento' })
const approve = (page: Page) => page.getByRole('button', { name: 'Aprovar pagamento' })

test('a single approval, and approval in bulk', async ({ page, sandbox }) => {
  await test.step('a single approval: its date, a refusal, no effect, then sent once, read back, and only then called confirmed', async () => {
    const { id } = await findRecharge(sandbox, isPlain, { paymentStatus: 'UNPAID' })
    const { dialog, card } = screen(page)
    await enter(page, sandbox, 'everything', { path: `${TRANSACTIONS}?recharge=${id}` })
    await approve(page).click()
    await test.step('a date to come, or before the recharge began, is not sent', async () => {
      const day = dialog.getByRole('textbox').first()
      const today = await day.inputValue()
      await day.fill('14/03/2020')
      await expect(dialog.getByText(/A data não pode ser anterior ao início/).first()).toBeAttached()
      await confirm(page).click({ force: true })
      await day.fill('20/03/2026')
      await expect(dialog.getByText('A data não pode estar no futuro').first()).toBeAttached()
      await confirm(page).click({ force: true })
      expect(sent(sandbox, pay(id))).toBe(0)
      await day.fill(today)
    })
    await test.step('TRX-059 a refusal, or an answer that is lost and had no effect: nothing is called done, it may be sent again', async () => {
      for (const status of [400, 503]) {
        sandbox.control.addFault({ method: 'POST', path: pay(id), status, times: 1 })
        sandbox.control.clearRequests()
        await confirm(page).click()
        await expect.poll(() => sent(sandbox, pay(id))).toBe(1)
        await expect(dialog).toContainText(FAILED, { timeout: 15_000 })
        await expect(confirm(page)).toBeEnabled()
        expect((await readOne(sandbox, id)).isPaid).toBe(false)
      }
    })
    await test.step('TRX-031 TRX-032 TRX-048 TRX-058 with date and code', async () => {
      sandbox.control.clearRequests()
      await expect(dialog).toContainText('Isto não pode ser desfeito')
      await dialog.getByLabel('Código externo (opcional)').fill('TED-77')
      const request = page.waitForRequest((each) => each.url().endsWith(pay(id)))
      await confirm(page).dblclick()
      expect((await request).postDataJSON()).toEqual({
        paid_timestamp: '2026-03-14 15:05:00',
        payment_type: 'MANUAL_DASHBOARD',
        payment_external_id: 'TED-77',
      })
      await expect(toast(page, DONE)).toBeVisible()
      await expect(dialog).toHaveAccessibleName(/^1 aprovada, R\$/)
      await dialog.getByRole('button', { name: 'Fechar' }).click()
      expect(sent(sandbox, pay(id))).toBe(1)
      expect(await readOne(sandbox, id)).toMatchObject({ isPaid: true, paymentType: 'MANUAL_DASHBOARD' })
      await expect(card(id).getByText('Manual').first()).toBeVisible()
    })
  })
  await test.step('approval in bulk: nothing ticked, ticks over pages, and a refused call confirms nothing', async () => {
    sandbox.control.clear()
    const rows = await unpaid(sandbox)
    const { approve, confirm, dialog } = screen(page)
    const revenue = page.getByLabel('Receita', { exact: true })
    await reopen(page, UNPAID)
    await approve.click()
    await test.step('TRX-042 with nothing ticked it says so, and sends nothing', async () => {
      await confirm.click()
      await expect(
        page.getByText('É preciso selecionar pelo menos uma transação para realizar a ação!'),
      ).toBeVisible()
      await expect(dialog).toHaveCount(0)
      expect(sent(sandbox, CONFIRM)).toBe(0)
    })
    await test.step('TRX-008 PAY-012 ticks are kept over pages and cleared by a filter; what is paid cannot be ticked', async () => {
      await tick(page, rows[0]?.id ?? 0).check()
      await page.getByRole('button', { name: 'Página 2', exact: true }).click()
      await tick(page, rows[10]?.id ?? 0).check()
      await expect(page.getByText('2 selecionadas em 2 páginas')).toBeVisible()
      await page.getByRole('button', { name: /^Filtros/ }).click()
      await revenue.selectOption('Pago')
      await expect(page.getByText('0 selecionada')).toBeVisible()
      await expect(page.getByRole('row').nth(1).getByRole('checkbox')).toHaveAttribute(
        'aria-disabled',
        'true',
      )
      await page.getByRole('button', { name: 'Cancelar' }).click()
      await expect(page.getByRole('checkbox')).toHaveCount(0)
    })
    await test.step('TRX-059 a refused call confirms nothing', async () => {
      sandbox.control.addFault({ method: 'POST', path: CONFIRM, status: 403 })
      await revenue.selectOption('Não pago')
      await approve.click()
      for (const { id } of rows.slice(0, 10).filter(isPlain)) await tick(page, id).check()
      await confirm.click()
      await dialog.getByRole('button', { name: /^Confirmar/ }).click()
      await expect(dialog).toContainText(FAILED)
    })
  })
})
