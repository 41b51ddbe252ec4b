import { API } from './support/calls.ts'
import { entriesOf, LIST, PEAK, screen } from './support/pricing.ts'
import { enter } from './support/session.ts'
import { expect, test } from './support/test.ts'
import { permissionsOf } from './support/virtualGroups.ts'

test('the last 28 days: a reading can be called off, what could not be read is asked again; without a network the week is read only', async ({
  page,
  sandbox,
  context,
}) => {
  await enter(page, sandbox, 'everything', { path: `${LIST}/${PEAK}` })
  const past = page.getByRole('region', { name: /Os últimos 28 dias/ })
  const start = past.getByRole('button', { name: 'Calcular' })
  sandbox.control.addFault({ path: `${API}transaction/list`, latencyMs: 30_000 })
  await start.click()
  await expect(past.getByRole('progressbar', { name: 'Lendo as recargas' })).toBeVisible()
  await past.getByRole('button', { name: 'Cancelar' }).click()
  await expect(start).toBeVisible()
  sandbox.control.clearFaults()
  sandbox.control.addFault({ path: `${API}transaction/list`, status: 500 })
  await start.click()
  await expect(past).toContainText('As recargas não puderam ser lidas')
  sandbox.control.clearFaults()
  await past.getByRole('button', { name: /^Tentar/ }).click()
  await expect(past.getByRole('row', { name: /^Recargas/ }).getByRole('cell')).toHaveText(/^[1-9]/)
  // Few came before their charger had taken the list; each leads to its recharge.
  await expect(past.getByText(/^[\d.]+ de [\d.]+ recargas? não (foi|foram) cobradas?/)).toBeVisible()
  await expect(past.getByRole('table').last().getByRole('link').first()).toHaveAttribute(
    'href',
    /recharge=\d+/,
  )

  const grid = page.getByRole('grid', { name: 'Preços da semana' })
  await expect(grid).toHaveAttribute('aria-readonly', 'false')
  await context.setOffline(true)
  await expect(grid).toHaveAttribute('aria-readonly', 'true')
  await expect(page.getByText('Sem rede neste aparelho').filter({ visible: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Excluir a exceção/ })).toHaveCount(0)
  await context.setOffline(false)
  await expect(grid).toHaveAttribute('aria-readonly', 'false')

  await test.step('what was billed is not told to whoever may not see amounts', async () => {
    const pages = [LIST, `${LIST}/:profileId`, '/transactions']
    const pricing = pages.map((route) => ({ role_id: null, route, status: true }))
    await enter(page, sandbox, 'everything', {
      path: `${LIST}/${PEAK}`,
      permissions: [...permissionsOf(), ...pricing],
    })
    await start.click()
    await expect(past.getByRole('row', { name: /^Recargas/ }).getByRole('cell')).toHaveText(/^[1-9]/)
    await expect(past.getByText(/não (foi|foram) cobradas?/)).toHaveCount(0)
  })
})

test('on a phone: a bar shows its day, its hours are typed and saved', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await enter(page, sandbox, 'everything', { path: `${LIST}/${PEAK}` })
  const { save, confirm } = screen(page)
  await page.getByRole('button', { name: 'Domingo', exact: true }).click()
  const day = page.getByRole('region', { name: 'Domingo' })
  await day.getByRole('button', { name: 'Nova faixa' }).click()
  const box = page.getByRole('dialog')
  await box.getByRole('textbox', { name: /Início/ }).fill('21:00')
  await box.getByRole('textbox', { name: /Fim/ }).fill('22:00')
  await box.getByRole('textbox', { name: /Preço por kWh/ }).fill('3,10')
  await page.keyboard.press('Enter')
  const card = day.getByRole('listitem', { name: 'Domingo 21:00–22:00' })
  await card.getByRole('textbox', { name: 'Fim' }).fill('24:00')
  await page.getByRole('button', { name: 'Domingo', exact: true }).click()
  await expect(day.getByRole('listitem', { name: 'Domingo 21:00–24:00' })).toContainText('R$ 3,10/kWh')
  await save.click()
  await confirm.click()
  await expect(page.getByText('Perfil de Precificação atualizado com sucesso!')).toBeVisible()
  const saved = await entriesOf(sandbox, PEAK)
  expect(saved.filter(({ kwhPrice }) => kwhPrice === 3.1)).toHaveLength(1)
  await test.step('what it did to the bills, and one press back, which the same save sends', async () => {
    const since = page.getByRole('region', { name: /^Desde a mudança de/ })
    await since.getByRole('button', { name: 'Comparar' }).click()
    await expect(since.getByRole('status')).toContainText('pelos preços novos')
    await since.getByRole('button', { name: 'Voltar à lista anterior' }).click()
    await expect(since.getByRole('button', { name: 'Voltar à lista anterior' })).toHaveCount(0)
    await save.click()
    await confirm.click()
    await expect
      .poll(async () => (await entriesOf(sandbox, PEAK)).filter(({ kwhPrice }) => kwhPrice === 3.1))
      .toHaveLength(0)
  })
})
