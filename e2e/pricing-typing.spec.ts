import { expectPath, storedInTab, toast } from './support/browser.ts'
import { entriesOf, LIST, PEAK, pricingWrites, screen } from './support/pricing.ts'
import { enter } from './support/session.ts'
import { expect, type Page, test } from './support/test.ts'

const FOUND = 'Rascunho deste navegador trazido de volta'
const HOME = `${LIST}/${PEAK}`
const asked = (page: Page) => page.on('dialog', (question) => void question.accept())
const type = async (page: Page, name: string, digits: string) => {
  const field = screen(page).money(name)
  await field.fill('')
  await field.pressSequentially(digits)
}

test('an exception that is typed: it outlives a reload, is dropped, and left on purpose', async ({
  page,
  sandbox,
}) => {
  asked(page)
  await enter(page, sandbox, 'everything', { path: `${HOME}/exception` })
  const { money } = screen(page)
  const day = page.getByRole('textbox', { name: 'Dia', exact: true })
  await test.step('half typed it stands there again after a reload, and is dropped by its button', async () => {
    await day.fill('21/11/2026')
    await page.getByRole('switch', { name: 'Preço por kWh' }).click()
    await type(page, 'Preço por kWh', '315')
    await page.reload()
    await expect(page.getByText(FOUND)).toBeVisible()
    await expect(day).toHaveValue('21/11/2026')
    await expect(money('Preço por kWh')).toHaveValue('3,15')
    await page.getByRole('button', { name: 'Descartar o rascunho' }).click()
    await expect(day).toHaveValue('')
  })
  await test.step('left for another page it is not there again', async () => {
    await day.fill('23/11/2026')
    await expect.poll(async () => JSON.stringify(await storedInTab(page))).toContain(':typing')
    await page.getByRole('link', { name: 'Indicadores', exact: true }).click()
    await page.getByRole('button', { name: 'Sair sem salvar' }).click()
    await expectPath(page, '/indicators')
    expect(JSON.stringify(await storedInTab(page))).not.toContain(':typing')
    await page.goto(`${HOME}/exception`)
    await expect(day).toHaveValue('')
    expect(pricingWrites(sandbox)).toEqual([])
  })
})

test('a period stands half typed in its box again after a reload', async ({ page, sandbox }) => {
  asked(page)
  await enter(page, sandbox, 'everything', { path: `${HOME}/monday` })
  await page
    .getByRole('button', { name: /^Editar .*18:00/ })
    .first()
    .click()
  const start = page.getByLabel('Hora de início')
  await start.fill('17:30')
  await type(page, 'Preço por kWh', '315')
  await page.reload()
  await expect(start).toHaveValue('17:30')
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Preço por kWh' })).toHaveValue('3,15')
  await page.getByRole('button', { name: 'Aplicar' }).click()
  await expect(page.getByRole('button', { name: /^Editar 17:30/ })).toHaveCount(1)
})

test('what is typed and not kept so far is not left without a question: of an exception, and of a period over its day', async ({
  page,
  sandbox,
}) => {
  const question = page.getByRole('alertdialog', { name: 'Sair sem salvar?' })
  const stay = question.getByRole('button', { name: 'Continuar editando' })
  const leave = question.getByRole('button', { name: 'Sair sem salvar' })
  const add = page.getByRole('link', { name: 'Adicionar' })
  const day = page.getByRole('textbox', { name: 'Dia' })
  const kept = page.getByText('01/01/2030', { exact: true })
  await enter(page, sandbox, 'everything', { path: `${LIST}/${PEAK}` })
  await test.step('Cancelar, the way back, the menu and Back ask; the rest of the week stays', async () => {
    // A day is changed, and then an exception typed.
    await page.getByRole('switch', { name: 'Preços de domingo ativos' }).click()
    await add.click()
    await page.getByRole('link', { name: 'Voltar à semana' }).click()
    await expectPath(page, `${LIST}/${PEAK}`)
    await add.click()
    await day.fill('01/01/2030')
    for (const go of [
      () => page.getByRole('link', { name: 'Cancelar' }).click(),
      () => page.getByRole('link', { name: 'Voltar à semana' }).click(),
      () => page.getByRole('link', { name: 'Perfis de preço' }).first().click(),
      () => page.goBack(),
    ]) {
      await go()
      await stay.click()
      await expectPath(page, `${LIST}/${PEAK}/exception`)
      await expect(day).toHaveValue('01/01/2030')
    }
    await page.getByRole('link', { name: 'Cancelar' }).click()
    await leave.click()
    await expectPath(page, `${LIST}/${PEAK}`)
    await expect(kept).toBeHidden()
    await expect(page.getByText('1 dia alterado')).toBeVisible()
  })
  await test.step('a period, over its day: Back asks', async () => {
    await screen(page).day('Segunda-feira').click()
    await page.getByRole('button', { name: 'Nova faixa' }).click()
    const start = page.getByRole('dialog').getByLabel('Hora de início')
    await start.fill('08:00')
    await page.goBack()
    await stay.click()
    await expectPath(page, `${LIST}/${PEAK}/monday`)
    await expect(start).toHaveValue('08:00')
    await page.goBack()
    await leave.click()
    await expectPath(page, `${LIST}/${PEAK}`)
  })
})

test('an exception that is open and typed is kept by Salvar; what is wrong in it stays to be corrected', async ({
  page,
  sandbox,
}) => {
  await enter(page, sandbox, 'everything', { path: `${LIST}/${PEAK}/exception` })
  const { save, confirm, dialog } = screen(page)
  await save.click()
  await expect(page.getByText('Selecione o dia')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Dia' }).fill('01/01/2030')
  await save.click()
  await expectPath(page, `${LIST}/${PEAK}`)
  // A day without any price is free: that is asked about.
  await dialog.getByRole('checkbox', { name: /É isso mesmo/ }).check()
  await confirm.click()
  await expect(toast(page, 'atualizado com sucesso')).toBeVisible()
  expect((await entriesOf(sandbox, PEAK)).some(({ startDate }) => startDate === '2030-01-01')).toBe(true)
})
