import { expectPath, storedInTab } from './support/browser.ts'
import { NOW } from './support/constants.ts'
import { LIST, PEAK, pricingWrites, screen } from './support/pricing.ts'
import { emailOf, enter, sendSignIn } from './support/session.ts'
import { expect, type Page, test } from './support/test.ts'

const FOUND = 'Rascunho deste navegador trazido de volta'
const HOME = `${LIST}/${PEAK}`
const asked = (page: Page) => page.on('dialog', (question) => void question.accept())
const type = async (page: Page, name: string, digits: string) => {
  const field = screen(page).money(name)
  await field.fill('')
  await field.pressSequentially(digits)
}

test('an exception that is half typed outlives a reload, is dropped by its button, and once applied comes up no more', async ({
  page,
  sandbox,
}) => {
  asked(page)
  await enter(page, sandbox, 'everything', { path: `${HOME}/exception` })
  const { money } = screen(page)
  const day = page.getByRole('textbox', { name: 'Dia', exact: true })
  await day.fill('21/11/2026')
  await page.getByRole('switch', { name: 'Preço por kWh' }).click()
  await type(page, 'Preço por kWh', '315')
  await page.reload()
  await expect(page.getByText(FOUND)).toBeVisible()
  await expect(day).toHaveValue('21/11/2026')
  await expect(money('Preço por kWh')).toHaveValue('3,15')
  await page.getByRole('button', { name: 'Descartar o rascunho' }).click()
  await expect(day).toHaveValue('')
  await page.reload()
  await expect(day).toHaveValue('')
  await expect(page.getByText(FOUND)).toHaveCount(0)

  await day.fill('21/11/2026')
  await expect.poll(async () => JSON.stringify(await storedInTab(page))).toContain(':typing')
  await page.reload()
  await expect(day).toHaveValue('21/11/2026')
  await page.getByRole('button', { name: 'Aplicar' }).click()
  await expectPath(page, HOME)
  await page.getByRole('link', { name: 'Adicionar', exact: true }).click()
  await expect(day).toHaveValue('')
  expect(pricingWrites(sandbox)).toEqual([])
})

test('a session that ends while an exception is typed loses nothing of it; leaving it on purpose does', async ({
  page,
  sandbox,
}) => {
  await enter(page, sandbox, 'everything', { path: `${HOME}/exception` })
  const day = page.getByRole('textbox', { name: 'Dia', exact: true })
  await day.fill('21/11/2026')
  sandbox.control.expireTokens()
  // Everything is asked anew when the tab is looked at again after a while.
  await page.clock.setSystemTime(NOW + 600_000)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await page.getByRole('button', { name: 'Entrar de novo' }).click()
  await sendSignIn(page, emailOf('everything'))
  await page.getByRole('link', { name: 'Voltar para onde você estava' }).dispatchEvent('click')
  await expectPath(page, `${HOME}/exception`)
  await expect(page.getByText(FOUND)).toBeVisible()
  await expect(day).toHaveValue('21/11/2026')
  await page.getByRole('link', { name: 'Cancelar' }).click()
  await page.getByRole('button', { name: 'Sair sem salvar' }).click()
  await expectPath(page, HOME)
  await page.getByRole('link', { name: 'Adicionar', exact: true }).click()
  await expect(day).toHaveValue('')
})

test('an exception that is left half typed for another page is not there again', async ({
  page,
  sandbox,
}) => {
  await enter(page, sandbox, 'everything', { path: `${HOME}/exception` })
  const day = page.getByRole('textbox', { name: 'Dia', exact: true })
  await day.fill('21/11/2026')
  await expect.poll(async () => JSON.stringify(await storedInTab(page))).toContain(':typing')
  await page.getByRole('link', { name: 'Indicadores', exact: true }).click()
  await page.getByRole('button', { name: 'Sair sem salvar' }).click()
  await expectPath(page, '/indicators')
  expect(JSON.stringify(await storedInTab(page))).not.toContain(':typing')
  await page.goto(`${HOME}/exception`)
  await expect(day).toHaveValue('')
  await expect(page.getByText(FOUND)).toHaveCount(0)
})

test('an exception that is applied and not saved is found again by its card after a reload', async ({
  page,
  sandbox,
}) => {
  asked(page)
  await enter(page, sandbox, 'everything', { path: `${HOME}/exception` })
  const day = page.getByRole('textbox', { name: 'Dia', exact: true })
  await day.fill('21/11/2026')
  await page.getByRole('button', { name: 'Aplicar' }).click()
  await page.getByRole('link', { name: /^Editar a exceção de .*21\/11/ }).click()
  await day.fill('22/11/2026')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Editar exceção' })).toBeVisible()
  await expect(day).toHaveValue('22/11/2026')
  await page.getByRole('button', { name: 'Aplicar' }).click()
  await expectPath(page, HOME)
  await expect(page.getByRole('link', { name: /^Editar a exceção de .*22\/11/ })).toHaveCount(1)
  await expect(page.getByRole('link', { name: /^Editar a exceção de .*21\/11/ })).toHaveCount(0)
})

test('a period that is half typed stands in its dialog again after a reload', async ({ page, sandbox }) => {
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

test('a price that is half typed in the grid or its legend stands in its box again after a reload', async ({
  page,
  sandbox,
}) => {
  asked(page)
  await enter(page, sandbox, 'everything', { path: HOME })
  const { money } = screen(page)
  const price = page.getByRole('textbox', { name: /Preço por kWh/ })
  await page
    .getByRole('button', { name: /^Mudar o preço de B / })
    .first()
    .click()
  await type(page, 'Preço por kWh', '315')
  await page.reload()
  await expect(money('Preço por kWh')).toHaveValue('3,15')
  await page.getByRole('button', { name: 'Cancelar', exact: true }).click()
  await expect(money('Preço por kWh')).toHaveCount(0)
  await page.getByRole('grid', { name: 'Preços da semana' }).focus()
  await page.keyboard.press('End')
  for (let day = 0; day < 7; day += 1) await page.keyboard.press('ArrowDown')
  await page.keyboard.type('1000')
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Enter')
  await expect(price).toBeFocused()
  await page.keyboard.type('325')
  await page.reload()
  await expect(price).toHaveValue('3,25')
  await price.press('Enter')
  await expect(page.getByRole('button', { name: /^Desfazer: criar/ })).toBeVisible()
})
