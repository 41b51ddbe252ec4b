import { readFile } from 'node:fs/promises'
import { ago, answerList, asked, NORTH, PAGE, row, rows, SOUTH } from './support/alerts.ts'
import { toast } from './support/browser.ts'
import { enter } from './support/session.ts'
import { expect, test } from './support/test.ts'
import { reopen } from './support/walk.ts'

test('the list narrows among what was read; what is ticked', async ({ page, sandbox }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await test.step('by address and chips, and it is saved as CSV', async () => {
    answerList(
      sandbox,
      [
        ago(1, 5, 'Failure', { ...NORTH, connectorErrorCode: 'GroundFailure', connectorErrorMsg: '=1+1' }),
        ago(2, 10, 'Disconnected', SOUTH),
        ago(3, 90, 'Failure', { ...SOUTH, userName: 'Caio Fictício' }),
        ago(4, 3000, 'Connected', NORTH),
      ],
      1217,
    )
    await enter(page, sandbox, 'everything', { path: `${PAGE}?view=list` })
    await expect(rows(page)).toHaveCount(4)
    await page.getByRole('button', { name: 'Só falhas' }).click()
    await expect(rows(page)).toHaveText([/^Posto Norte/, /^Álamo Sul/])
    await expect(page.getByText(/\. 2 deles passam pelos filtros$/)).toBeVisible()
    await page.getByLabel('Estação', { exact: true }).selectOption('Álamo Sul · SUL-1')
    await expect(rows(page)).toHaveText([/^Álamo Sul/])
    await page.getByLabel('Período', { exact: true }).selectOption('Última hora')
    await expect(page.getByText('Nenhum alerta lido corresponde aos filtros')).toBeVisible()
    const params = () => Object.fromEntries(new URL(page.url()).searchParams)
    expect(params()).toEqual({ view: 'list', red: 'true', station: 'SUL-1', period: 'hour' })
    await page.reload()
    const active = page.getByRole('group', { name: 'Filtros ativos' })
    await active.getByRole('button', { name: /Última hora/ }).click()
    await expect(rows(page)).toHaveText([/^Álamo Sul/])
    await active.getByRole('button', { name: 'Limpar filtros' }).click()
    await expect(rows(page)).toHaveCount(4)
    expect(params()).toEqual({ view: 'list' })
    // All of it was asked for once, and once for the reload.
    expect(asked(sandbox)).toHaveLength(2)

    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Baixar CSV (4)' }).click()
    const file = await saving
    expect(file.suggestedFilename()).toBe('move-alerts-2026-03-14.csv')
    const text = await readFile(await file.path(), 'utf8')
    expect(text.split('\r\n')[1]).toBe(
      "14/03/2026 12:00;2026-03-14 15:00:00;Posto Norte;NOR-1;Falha;1;GroundFailure;'=1+1;Rua das Palmeiras – São José – SC",
    )
    expect(text).not.toContain('Caio')
  })
  await test.step('ALR-007 ticked failures are copied for a ticket and acknowledged: their problem is quiet', async () => {
    await row(page, /Posto Norte.*Falha/)
      .getByRole('checkbox')
      .click()
    const bar = page.getByRole('group', { name: 'O que fazer com as falhas marcadas' })
    await expect(bar).toContainText('1 falha marcada')
    await bar.getByRole('button', { name: 'Copiar para um chamado' }).click()
    const ticket = await page.evaluate(() => navigator.clipboard.readText())
    expect(ticket).toContain('Estação: Posto Norte (NOR-1)')
    expect(ticket).toContain(
      'Horário: 14/03/2026 12:00, Horário Padrão de Brasília (GMT-3), 2026-03-14 15:00:00 UTC',
    )
    expect(ticket).not.toContain('Caio')
    await bar.getByRole('button', { name: 'Reconhecer' }).click()
    await expect(toast(page, '1 problema reconhecido')).toBeVisible()
    await expect(bar).toHaveCount(0)
    await reopen(page, `${PAGE}?view=past&show=acknowledged`)
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page)).toContainText('Posto Norte')
  })
})
