import { readFile } from 'node:fs/promises'
import { choose, toast } from './support/browser.ts'
import {
  findRecharge,
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

test.describe('an id finds its recharge', () => {
  test('job "a driver quotes recharge 55021": two presses, whatever the range; it says where it lies outside', async ({
    page,
    sandbox,
  }) => {
    const old = await findRecharge(
      sandbox,
      ({ startedAt, energyKwh }) =>
        (startedAt ?? 0) < Date.parse('2025-12-01T00:00:00Z') && (energyKwh ?? 0) > 2,
    )
    await enter(page, sandbox)
    await choose(page, String(old.id), `#${old.id}`)
    const card = screen(page).card(old.id)
    await expect(card).toBeVisible()
    await expect(page.getByText('Esta recarga está fora do período escolhido.')).toBeVisible()
    await expect(card.getByText(old.energyText ?? '').first()).toBeVisible()
    await expect(card.getByRole('heading', { name: 'Gráfico de Potencia' })).toBeVisible()
    expect(sent(sandbox, one(old.id))).toBe(1)
    await page.getByRole('button', { name: 'Fechar' }).click()
    await expect(card).toHaveCount(0)
  })

  test('typed into the search it opens too; an unknown one is said to be none', async ({ page, sandbox }) => {
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
})

test.describe('an opened recharge', () => {
  test('TRX-012 TRX-014 TRX-015 TRX-016 TRX-018 TRX-019 TRX-020 TRX-047 its detail is read once, the chart has its table', async ({
    page,
    sandbox,
  }) => {
    const recharge = await findRecharge(
      sandbox,
      ({ idleSeconds, stars, idleAmount }) =>
        (idleSeconds ?? 0) > 1200 && stars !== undefined && (idleAmount ?? 0) > 0,
    )
    await enter(page, sandbox, 'everything', { path: `${TRANSACTIONS}?${WIDE_ADDRESS}&q=${recharge.id}` })
    const { row, card } = screen(page)
    await expect(row(recharge.id)).toBeVisible()
    expect(sent(sandbox, one(recharge.id))).toBe(0)
    await row(recharge.id).press('Enter')
    const opened = card(recharge.id)
    for (const text of [`${recharge.autonomyKm} km`, recharge.stationId ?? '', recharge.idleAmountText ?? ''])
      await expect(opened.getByText(text, { exact: true }).first()).toBeVisible()
    await expect(opened.getByText(`${recharge.stars} de 5 estrelas`)).toBeAttached()
    await expect(opened).toContainText(/Plugado às \d\d:\d\d · Fim da energia às/)
    const cursor = opened.getByRole('slider')
    await cursor.focus()
    await cursor.press('Home')
    await expect(cursor).toHaveAttribute('aria-valuetext', /\d+,\d\d kW$/)
    expect(sent(sandbox, one(recharge.id))).toBe(1)
  })

  test('TRX-025 TRX-026 TRX-027 TRX-028 TRX-029 TRX-030 what the server says of it stands in its row and below it', async ({
    page,
    sandbox,
  }) => {
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
    await enter(page, sandbox, 'everything', { path: `${TRANSACTIONS}?${WIDE_ADDRESS}&q=${recharge.id}` })
    const { row, card } = screen(page)
    for (const text of [
      recharge.stationName,
      String(recharge.connectorId),
      recharge.userName,
      recharge.energyText,
      recharge.incomeText,
    ])
      await expect(row(recharge.id)).toContainText(text ?? '-')
    await expect(page.getByText(/^1 recarga\b/).first()).toBeVisible()
    await row(recharge.id).press('Enter')
    const opened = card(recharge.id)
    for (const text of [
      recharge.stationId,
      recharge.userAccount,
      recharge.stationAccount,
      recharge.durationText,
      recharge.feedback,
      recharge.idleAmountText,
    ])
      await expect(opened.getByText(text ?? '-').first()).toBeVisible()
    await expect(opened.getByText(`${recharge.autonomyKm} km`)).toBeVisible()
    // The measures, by their kind.
    await expect(opened.getByRole('slider')).toBeVisible()
  })

  test('TRX-047 without measures the row still shows, and the chart offers to retry', async ({
    page,
    sandbox,
  }) => {
    const recharge = await findRecharge(sandbox, ({ stoppedAt }) => stoppedAt !== undefined)
    sandbox.control.addFault({ method: 'GET', path: one(recharge.id), status: 500, times: 1 })
    await enter(page, sandbox, 'everything', {
      path: `${TRANSACTIONS}?${WIDE_ADDRESS}&q=${encodeURIComponent(recharge.stationName ?? '')}`,
    })
    const { row, card } = screen(page)
    await row(recharge.id).press('Enter')
    await expect(
      card(recharge.id)
        .getByText(recharge.energyText ?? '')
        .first(),
    ).toBeVisible()
    await card(recharge.id).getByRole('button', { name: 'Tentar novamente' }).click()
    await expect(card(recharge.id).getByText(/Plugado às/)).toBeVisible()
  })

  test('TRX-051 TRX-040 TRX-041 its measures are downloaded under their name; over five hours it says why not', async ({
    page,
    sandbox,
  }) => {
    const short = await findRecharge(
      sandbox,
      ({ durationSeconds, stoppedAt }) =>
        stoppedAt !== undefined && (durationSeconds ?? 0) > 900 && (durationSeconds ?? 0) < 9000,
    )
    await enter(page, sandbox, 'everything', { path: `${TRANSACTIONS}?recharge=${short.id}` })
    const button = page.getByRole('button', { name: 'Baixar medições' })
    const [file] = await Promise.all([page.waitForEvent('download'), button.click()])
    expect(file.suggestedFilename()).toBe(`move-transaction-${short.id}-meter-values-2026-03-14.xlsx`)
    expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK')
    const long = await findRecharge(
      sandbox,
      ({ durationSeconds, stoppedAt }) => stoppedAt !== undefined && (durationSeconds ?? 0) > 18_000,
    )
    await page.goto(`${TRANSACTIONS}?recharge=${long.id}`)
    await expect(button).toHaveAccessibleDescription(
      'Arquivo excede tamanho máximo permitido! Por favor entre em contato com o suporte.',
    )
    await button.click({ force: true })
    expect(sent(sandbox, meterValues(long.id))).toBe(0)
  })
})

test.describe('invoices', () => {
  test('NFE-004 NFE-007 NFE-012 NFE-013 NFE-014 NFE-015 a red one asks, is sent once, and is marked until it is read again', async ({
    page,
    sandbox,
  }) => {
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

  test('job "invoices failed": from home by chip, "Reenviar as N", Reenviar: one at a time, each with its line', async ({
    page,
    sandbox,
  }) => {
    await enter(page, sandbox, 'everything', { path: `${TRANSACTIONS}?from=2026-02-20&to=2026-03-14` })
    await screen(page)
      .question(/^NF com erro/)
      .click()
    const send = page.getByRole('button', { name: /^Reenviar as? \d+$/ })
    const count = Number(/\d+/.exec((await send.textContent()) ?? '')?.[0])
    expect(count).toBeGreaterThan(2)
    await send.click()
    await screen(page).dialog.getByRole('button', { name: 'Reenviar' }).click()
    await expect(page.getByText(/^Recarga \d+: Nota fiscal reenviada/).first()).toBeVisible()
    await expect.poll(() => sent(sandbox, RESEND)).toBe(count)
  })
})
