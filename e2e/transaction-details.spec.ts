import { readFile } from 'node:fs/promises'
import { toast } from './support/browser.ts'
import { screen as movements, refundable, refundsOf } from './support/financial.ts'
import {
  findRecharge,
  kwh,
  meterValues,
  one,
  RESEND,
  screen,
  sent,
  TRANSACTIONS,
  WIDE_ADDRESS,
} from './support/recharges.ts'
import { enter } from './support/session.ts'
import { expect, test } from './support/test.ts'
import { reopen } from './support/walk.ts'

test('a recharge: found by its id, opened, its measures, movement and driver, its red invoice', async ({
  page,
  sandbox,
}) => {
  await test.step('an id that is typed finds its recharge, an unknown one is said to be none; its measures are a file; it leads to its movement and its driver', async () => {
    await test.step('typed into the search it opens', async () => {
      const old = await findRecharge(
        sandbox,
        ({ startedAt }) => (startedAt ?? 0) < Date.parse('2025-12-01T00:00:00Z'),
      )
      await enter(page, sandbox, 'everything', { path: TRANSACTIONS })
      await screen(page).search.fill(String(old.id))
      await expect(screen(page).card(old.id)).toBeVisible()
      await screen(page).search.fill('999999')
      await expect(page.getByText('Não há recarga com o ID 999999.')).toBeVisible()
    })
    await test.step('TRX-051 TRX-040 TRX-041 its measures are downloaded under their name; over five hours it says why not', async () => {
      const short = await findRecharge(
        sandbox,
        ({ durationSeconds, stoppedAt }) =>
          stoppedAt !== undefined && (durationSeconds ?? 0) > 900 && (durationSeconds ?? 0) < 9000,
      )
      await reopen(page, `${TRANSACTIONS}?recharge=${short.id}`)
      const button = page.getByRole('button', { name: 'Baixar medições' })
      const [file] = await Promise.all([page.waitForEvent('download'), button.click()])
      expect(file.suggestedFilename()).toBe(`move-transaction-${short.id}-meter-values-2026-03-14.xlsx`)
      expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK')
      const long = await findRecharge(
        sandbox,
        ({ durationSeconds, stoppedAt }) => stoppedAt !== undefined && (durationSeconds ?? 0) > 18_000,
      )
      await reopen(page, `${TRANSACTIONS}?recharge=${long.id}`)
      await expect(button).toHaveAccessibleDescription(
        'Arquivo excede tamanho máximo permitido! Por favor entre em contato com o suporte.',
      )
      await button.click({ force: true })
      expect(sent(sandbox, meterValues(long.id))).toBe(0)
    })
    await test.step('its movement opens over it and is given back there; it leads to its driver, who leads to the movements', async () => {
      const [paid] = await refundable(sandbox)
      if (!paid) throw new Error('the sandbox has no such recharge')
      await reopen(page, `${TRANSACTIONS}?recharge=${paid.pk}`)
      const card = screen(page).card(paid.pk)
      await expect(card).toBeVisible()
      const hrefs = () =>
        card.getByRole('link').evaluateAll((links) => links.map((each) => each.getAttribute('href')))
      await expect.poll(hrefs).toContainEqual(`/financial?number=${paid.pk}`)
      await expect.poll(hrefs).toContainEqual(expect.stringMatching(/^\/users\?person=\d+$/))
      const { drawer, refund, all, confirm } = movements(page)
      await card.locator('a[href^="/financial"]').first().click()
      await expect(drawer).toBeVisible()
      await refund.click()
      await all.click()
      await confirm.click()
      await expect(toast(page, 'Estorno de')).toBeVisible()
      expect(refundsOf(sandbox)).toHaveLength(1)
      await page.keyboard.press('Escape')
      await expect(drawer).toHaveCount(0)
      await expect(page).toHaveURL(new RegExp(`recharge=${paid.pk}`))
      await card.locator('a[href^="/users?person="]').click()
      await page.getByRole('link', { name: 'Movimentos' }).click()
      await expect(page).toHaveURL(/\/financial\?person=\d+/)
    })
  })
  await test.step('an opened recharge: what the server says of it, read once, the chart with its table, and again where it failed', async () => {
    const { row, card } = screen(page)
    const recharge = await findRecharge(
      sandbox,
      ({ idleSeconds, stars, idleAmount, feedback, paidAt, stopReason, userAccount }) =>
        (idleSeconds ?? 0) > 1200 &&
        stars !== undefined &&
        (idleAmount ?? 0) > 0 &&
        feedback !== undefined &&
        paidAt !== undefined &&
        stopReason !== undefined &&
        userAccount !== undefined,
    )
    const opened = card(recharge.id)
    await reopen(page, `${TRANSACTIONS}?${WIDE_ADDRESS}&q=${recharge.id}`)
    await test.step('TRX-025 TRX-026 TRX-027 TRX-028 TRX-029 TRX-030 in its row', async () => {
      for (const text of [
        recharge.stationName,
        String(recharge.connectorId),
        recharge.userName,
        kwh(recharge),
        recharge.incomeText,
      ])
        await expect(row(recharge.id)).toContainText(text ?? '-')
      await expect(page.getByText(/^1 recarga\b/).first()).toBeVisible()
      expect(sent(sandbox, one(recharge.id))).toBe(0)
    })
    await test.step('TRX-012 TRX-014 TRX-015 TRX-016 TRX-018 TRX-019 TRX-020 TRX-047 below it', async () => {
      await row(recharge.id).press('Enter')
      await opened.getByText('Mais dados').click()
      for (const text of [
        `${recharge.autonomyKm} km`,
        recharge.stationId,
        recharge.userAccount,
        recharge.stationAccount,
        recharge.durationText,
        recharge.feedback,
        recharge.idleAmountText,
      ])
        await expect(opened.getByText(text ?? '-').first()).toBeVisible()
      await expect(opened.getByText(`${recharge.stars} de 5 estrelas`)).toBeAttached()
      await expect(opened).toContainText(/Plugado às \d\d:\d\d · Fim da energia às/)
      // The measures, by their kind.
      const cursor = opened.getByRole('slider')
      await cursor.focus()
      await cursor.press('Home')
      await expect(cursor).toHaveAttribute('aria-valuetext', /\d+,\d\d kW$/)
      expect(sent(sandbox, one(recharge.id))).toBe(1)
    })
  })
  await test.step('NFE-004 NFE-007 NFE-012 NFE-013 NFE-014 NFE-015 a red invoice asks, is sent once, and is marked until it is read again', async () => {
    const failed = await findRecharge(
      sandbox,
      ({ nfeStatus, id }) => nfeStatus === 'error_cs' && id % 7 !== 0,
    )
    sandbox.control.addFault({ method: 'POST', path: RESEND, status: 400, times: 1 })
    await enter(page, sandbox, 'everything', {
      path: `${TRANSACTIONS}?${WIDE_ADDRESS}&show=invoiceFailed&q=${failed.id}`,
    })
    const { row, dialog } = screen(page)
    const retry = row(failed.id).getByRole('button', { name: /reenviar a nota/ })
    await retry.click()
    await expect(dialog).toContainText(
      'Ops! Parece que algo deu errado na emissão da nota fiscal. Deseja tentar novamente?',
    )
    await dialog.getByRole('button', { name: 'Sair' }).click()
    expect(sent(sandbox, RESEND)).toBe(0)
    await retry.click()
    await dialog.getByRole('button', { name: 'Tentar novamente' }).click()
    await expect(dialog).toContainText('Erro ao reenviar a nota fiscal!')
    await dialog.getByRole('button', { name: 'Tentar novamente' }).dblclick()
    await expect(toast(page, 'Nota fiscal reenviada com sucesso!')).toBeVisible()
    await expect(row(failed.id)).toContainText('Reenviada, a confirmar')
    expect(sent(sandbox, RESEND)).toBe(2)
  })
})
