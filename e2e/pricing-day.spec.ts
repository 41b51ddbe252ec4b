import { expectPath, toast } from './support/browser.ts'
import { entriesOf, LIST, NIGHT, PEAK, pricingWrites, screen } from './support/pricing.ts'
import { enter } from './support/session.ts'
import { expect, type Page, test } from './support/test.ts'

/** What the server has of a weekday, its rule apart. */
const periodsOn = async (sandbox: Parameters<typeof entriesOf>[0], uuid: string, day: string) =>
  (await entriesOf(sandbox, uuid)).filter((each) => each.dayOfWeek === day && each.general === false)
const undo = (page: Page) => page.getByRole('button', { name: /^Desfazer: mudar segunda/ })

test('DPR-015 a new price of a night that crosses midnight keeps its morning, and says that it is two', async ({
  page,
  sandbox,
}) => {
  await enter(page, sandbox, 'everything', { path: `${LIST}/${NIGHT}/monday` })
  const { save, confirm } = screen(page)
  await page.getByRole('button', { name: 'Editar 22:00–06:00' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Hora de término')).toHaveValue('06:00')
  await dialog.getByRole('textbox', { name: 'Preço por kWh' }).fill('')
  await dialog.getByRole('textbox', { name: 'Preço por kWh' }).pressSequentially('80')
  await dialog.getByRole('button', { name: 'Aplicar' }).click()
  await expect(page.getByText(/Segunda 22:00–06:00 cruzava a meia-noite/)).toBeVisible()
  const others = await periodsOn(sandbox, NIGHT, 'WEDNESDAY')
  await save.click()
  await confirm.click()
  await expect(toast(page, 'atualizado com sucesso')).toBeVisible()
  // Brasília is three hours behind GMT.
  expect(await periodsOn(sandbox, NIGHT, 'MONDAY')).toMatchObject([
    { kwhPrice: 0.8, startTimeGMT: '01:00:00', endTimeGMT: '02:59:59' },
  ])
  expect(await periodsOn(sandbox, NIGHT, 'TUESDAY')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kwhPrice: 0.8, startTimeGMT: '03:00:00', endTimeGMT: '09:00:00' }),
    ]),
  )
  // The nights that nobody touched go back as they came.
  expect(await periodsOn(sandbox, NIGHT, 'WEDNESDAY')).toEqual(others)
})

test('DPR-019 DPR-021 a price that is switched on and empty keeps the week from being saved, and no day is saved free', async ({
  page,
  sandbox,
}) => {
  await enter(page, sandbox, 'everything', { path: `${LIST}/${PEAK}/monday` })
  const { save, confirm, money, dialog } = screen(page)
  await page.getByRole('switch', { name: 'Preço por tempo' }).click()
  await expect(page.getByRole('switch', { name: 'Preço por kWh' })).not.toBeChecked()
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  await expect(save).toHaveAccessibleDescription('Segunda-feira: um preço ligado está sem valor')
  // On the week too, and it is still on where its day is opened again.
  await page.getByRole('link', { name: 'Voltar à semana' }).click()
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  await screen(page).day('Segunda-feira').click()
  await expect(page.getByRole('switch', { name: 'Preço por tempo' })).toBeChecked()
  await expect(page.getByText('O valor é um campo obrigatório')).toBeVisible()
  // Switched off on purpose, the day is free: that is asked about.
  await page.getByRole('switch', { name: 'Preço por tempo' }).click()
  await save.click()
  await expect(dialog.getByRole('checkbox', { name: /É isso mesmo: Preço por kWh R\$\s1,90/ })).toBeVisible()
  await expect(confirm).toHaveAttribute('aria-disabled', 'true')
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  expect(pricingWrites(sandbox)).toEqual([])

  await page.getByRole('switch', { name: 'Preço por tempo' }).click()
  await money('Preço por tempo').pressSequentially('35')
  await save.click()
  await confirm.click()
  await expect(toast(page, 'atualizado com sucesso')).toBeVisible()
  expect(
    (await entriesOf(sandbox, PEAK)).find((each) => each.dayOfWeek === 'MONDAY' && each.general),
  ).toMatchObject({ kwhPrice: 0, durationPrice: 0.35 })
})

test('one visit of a field is one step to take back; the field shows what stands, and the next key writes nothing stale', async ({
  page,
  sandbox,
}) => {
  await enter(page, sandbox, 'everything', { path: `${LIST}/${PEAK}/monday` })
  const { money, save } = screen(page)
  const price = money('Preço por kWh')
  await price.fill('')
  await price.pressSequentially('999')
  await expect(price).toHaveValue('9,99')
  await undo(page).click()
  await expect(price).toHaveValue('1,90')
  await expect(undo(page)).toBeHidden()
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: /^Refazer/ }).click()
  await expect(price).toHaveValue('9,99')
  await undo(page).click()
  const start = money('Preço de partida')
  await start.fill('')
  await start.pressSequentially('300')
  await expect(price).toHaveValue('1,90')
  await save.click()
  await expect(screen(page).dialog).toContainText('de R$ 1,90/kWh')
  await expect(screen(page).dialog).toContainText('para R$ 1,90/kWh · partida R$ 3,00')
})

test('a draft that a reload brings back stands in the fields of its day, and the next edit is of it', async ({
  page,
  sandbox,
}) => {
  await enter(page, sandbox, 'everything', { path: `${LIST}/${PEAK}/monday` })
  const { money, save, dialog } = screen(page)
  await money('Preço por kWh').fill('')
  await money('Preço por kWh').pressSequentially('210')
  page.on('dialog', (question) => void question.accept())
  await page.reload()
  await expect(page.getByText('Rascunho deste navegador trazido de volta')).toBeVisible()
  await expect(money('Preço por kWh')).toHaveValue('2,10')
  await money('Multa por ociosidade').fill('')
  await money('Multa por ociosidade').pressSequentially('75')
  await save.click()
  await expect(dialog).toContainText(/para R\$\s2,10\/kWh.*ociosidade R\$\s0,75/)
})

test('DPR-010 DPR-045 an exception is edited by its address and taken away, and each save says so', async ({
  page,
  sandbox,
}) => {
  const before = (await entriesOf(sandbox, PEAK)).filter((each) => each.exception === true)
  const uuid = String(before[0]?.dynamicPricingDetailUuid)
  await enter(page, sandbox, 'everything', { path: `${LIST}/${PEAK}/exception?detail=${uuid}` })
  const { money, save, confirm, dialog } = screen(page)
  await expect(page.getByRole('heading', { name: 'Editar exceção' })).toBeVisible()
  await money('Preço por kWh').fill('')
  await money('Preço por kWh').pressSequentially('199')
  await page.getByRole('button', { name: 'Aplicar' }).click()
  await expectPath(page, `${LIST}/${PEAK}`)
  await save.click()
  await expect(dialog).toContainText('para R$ 1,99/kWh')
  await confirm.click()
  await expect(toast(page, 'atualizado com sucesso')).toBeVisible()
  const find = async () =>
    (await entriesOf(sandbox, PEAK)).find((each) => each.dynamicPricingDetailUuid === uuid)
  expect(await find()).toMatchObject({ exception: true, kwhPrice: 1.99, startDate: before[0]?.startDate })

  const past = page.getByRole('button', { name: '1 passada' })
  await past.click()
  const row = page.getByRole('listitem').filter({ hasText: '1,99/kWh' })
  await row.getByRole('button', { name: /^Excluir a exceção/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click()
  await save.click()
  await expect(dialog).toContainText('removido, era R$ 1,99/kWh')
  await confirm.click()
  await expect.poll(find).toBeUndefined()
  expect((await entriesOf(sandbox, PEAK)).filter((each) => each.exception === true)).toHaveLength(
    before.length - 1,
  )
})

test.describe('what is typed and not kept so far', () => {
  const question = (page: Page) => page.getByRole('alertdialog', { name: 'Sair sem salvar?' })
  const stay = (page: Page) => question(page).getByRole('button', { name: 'Continuar editando' })
  const leave = (page: Page) => question(page).getByRole('button', { name: 'Sair sem salvar' })

  test('of an exception: Cancelar, the way back, the menu and Back ask before it is lost; the rest of the week stays', async ({
    page,
    sandbox,
  }) => {
    await enter(page, sandbox, 'everything', { path: `${LIST}/${PEAK}` })
    const { save } = screen(page)
    // A day is changed, and then an exception typed.
    await page.getByRole('switch', { name: 'Preços de domingo ativos' }).click()
    await page.getByRole('link', { name: 'Adicionar' }).click()
    const day = page.getByRole('textbox', { name: 'Dia' })
    await page.getByRole('link', { name: 'Voltar à semana' }).click()
    await expectPath(page, `${LIST}/${PEAK}`)
    await page.getByRole('link', { name: 'Adicionar' }).click()
    await day.fill('01/01/2030')
    for (const go of [
      () => page.getByRole('link', { name: 'Cancelar' }).click(),
      () => page.getByRole('link', { name: 'Voltar à semana' }).click(),
      () => page.getByRole('link', { name: 'Perfis de preço' }).first().click(),
      () => page.goBack(),
    ]) {
      await go()
      await stay(page).click()
      await expectPath(page, `${LIST}/${PEAK}/exception`)
      await expect(day).toHaveValue('01/01/2030')
    }
    await page.getByRole('link', { name: 'Cancelar' }).click()
    await leave(page).click()
    await expectPath(page, `${LIST}/${PEAK}`)
    await expect(page.getByText('01/01/2030', { exact: true })).toBeHidden()
    await expect(page.getByText('1 dia alterado')).toBeVisible()

    // Kept by its own button: no question, and nothing is lost.
    await page.getByRole('link', { name: 'Adicionar' }).click()
    await day.fill('01/01/2030')
    await page.getByRole('button', { name: 'Aplicar' }).click()
    await expectPath(page, `${LIST}/${PEAK}`)
    await expect(page.getByText('01/01/2030', { exact: true })).toBeVisible()
    await expect(question(page)).toBeHidden()
    await expect(save).not.toHaveAttribute('aria-disabled', 'true')
  })

  test('of a period, over its day: Back asks', async ({ page, sandbox }) => {
    await enter(page, sandbox, 'everything', { path: `${LIST}/${PEAK}` })
    await screen(page).day('Segunda-feira').click()
    await page.getByRole('button', { name: 'Nova faixa' }).click()
    const start = page.getByRole('dialog').getByLabel('Hora de início')
    await start.fill('08:00')
    // The page behind knows of it.
    await expect(
      page.getByRole('button', { name: 'Salvar', exact: true, includeHidden: true }),
    ).not.toHaveAttribute('aria-disabled', 'true')
    await page.goBack()
    await stay(page).click()
    await expectPath(page, `${LIST}/${PEAK}/monday`)
    await expect(start).toHaveValue('08:00')
    await page.goBack()
    await leave(page).click()
    await expectPath(page, `${LIST}/${PEAK}`)
  })
})
