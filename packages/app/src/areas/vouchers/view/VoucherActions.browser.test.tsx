import { voucherFixture } from '@corrente/domain/fixtures'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { nothingKept, openPages } from '../../../kit/testing/openPages.tsx'
import type { Ports } from '../../../ports/index.ts'
import { VoucherActions } from './VoucherActions.tsx'

let close: () => unknown[] = () => []
afterEach(() => {
  expect(close()).toEqual([])
})

/** A page whose voucher somebody else changes while it is asked about: the list is read again with each look at the window. */
function ChangingPage() {
  const [voucher, setVoucher] = useState(() => voucherFixture({ units: 50, active: true }))
  const change = () => setVoucher((now) => ({ ...now, units: 70, isActive: false }))
  return (
    <>
      <button type="button" id="other" onClick={change} />
      <VoucherActions action={where.action} voucher={voucher} onClose={() => undefined} />
    </>
  )
}
const where: { action: 'change' | 'switch' } = { action: 'change' }

const open = async (action: 'change' | 'switch') => {
  where.action = action
  const opened = await openPages({ '/rows': ChangingPage }, '/rows', nothingKept(), {
    gateways: {} as Ports['gateways'], // nothing is sent
  })
  close = opened.close
}
const changeBehind = () => document.querySelector<HTMLButtonElement>('#other')?.click()

test('what somebody else changes meanwhile is no change of whoever has the dialog open', async () => {
  await open('change')
  const save = page.getByRole('button', { name: 'Salvar' })
  await expect.element(save).toHaveAttribute('aria-disabled', 'true')
  changeBehind()
  await new Promise((done) => setTimeout(done, 50))
  await expect.element(save).toHaveAttribute('aria-disabled', 'true')
})

test('a question whether to switch off never becomes one whether to switch on', async () => {
  await open('switch')
  const confirm = page.getByRole('button', { name: 'Desativar' })
  await expect.element(confirm).toBeVisible()
  changeBehind()
  await new Promise((done) => setTimeout(done, 50))
  await expect.element(confirm).toBeVisible()
})
