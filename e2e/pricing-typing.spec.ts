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

test('an exception that is typed: it outlives a reload, is dropped, left on purpose, and kept by Salvar', async ({
  page,
  sandbox,
}) => {
  asked(page)
  await enter(page, sandbox, 'everything', { path: `${HOME}/exception` })
  const { money, save, confirm, dialog } = screen(page)
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
  await test.step('Salvar keeps it; what is wrong in it stays to be corrected', async () => {
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
})
