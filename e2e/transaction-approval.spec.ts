import type { Recharge } from '@corrente/domain/transactions'
import type { Sandbox } from '@corrente/sandbox'
import { toast } from './support/browser.ts'
import { tell } from './support/network.ts'
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

/** A second clerk marks it as paid. */
const payElsewhere = (sandbox: Sandbox, id: number) =>
  tell(sandbox, 'POST', pay(id), {
    paid_timestamp: '2026-03-14 15:00:00',
    payment_type: 'MANUAL_DASHBOARD',
    payment_external_id: '',
  })

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
    sandbox.control.clearFaults()
    sandbox.control.clearRequests()
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

test('job "mark all 37": all of the filter, with what stays out and why; TRX-049 one call; "34 de 37 aprovadas": what the server left out of a 200 stays ticked, with the reason', async ({
  page,
  sandbox,
}) => {
  const rows = await unpaid(sandbox)
  const { approve, all, confirm, dialog } = screen(page)
  const busy = rows.find(({ paymentStatus }) => paymentStatus === 'in_process')
  if (!busy) throw new Error('nothing is in process')
  await enter(page, sandbox, 'everything', { path: UNPAID })
  await approve.click()
  await all.click()
  await expect(page.getByText(new RegExp(`^${rows.length} selecionadas`))).toBeVisible()
  const meanwhile = rows.find(isPlain)?.id ?? 0
  await payElsewhere(sandbox, meanwhile)
  await confirm.click()
  // Each of some 270 is read again.
  await expect(dialog.getByText(/^Ficam de fora/)).toBeVisible({ timeout: 60_000 })
  const out = (id: number) =>
    dialog.getByRole('row').filter({ has: page.getByRole('rowheader', { name: `${id}` }) })
  await expect(out(meanwhile)).toContainText('já está paga')
  await expect(dialog.getByText(/pode se concluir sozinho/).first()).toBeVisible()
  await out(busy.id).getByRole('checkbox').check()
  const request = page.waitForRequest((each) => each.url().endsWith(CONFIRM))
  await dialog.getByRole('button', { name: /^Confirmar \d+ pagamentos/ }).dblclick()
  const body = (await request).postDataJSON() as { transaction_pks: number[] }
  expect(body.transaction_pks).not.toContain(meanwhile)
  // It ends where it was asked, and stays until it is closed.
  await expect(dialog).toHaveAccessibleName(/^\d+ de \d+ aprovadas, R\$/, { timeout: 60_000 })
  await expect(dialog).toContainText(`Recarga ${busy.id}: o servidor não a confirmou`)
  await expect(dialog.getByRole('button', { name: 'Fechar' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(toast(page, DONE)).toHaveCount(0)
  await expect(confirm).toBeVisible()
  expect(sent(sandbox, CONFIRM)).toBe(1)
  const paid = body.transaction_pks.filter((id) => id !== busy.id)
  for (const id of paid.slice(0, 3)) expect((await readOne(sandbox, id)).isPaid).toBe(true)
})
