import { expectPath, toast } from './support/browser.ts'
import { entriesOf, LIST, PEAK, pricingWrites, screen, sentBodies } from './support/pricing.ts'
import { enter } from './support/session.ts'
import { expect, type Page, test } from './support/test.ts'

const type = async (page: Page, name: string, digits: string) => {
  await screen(page).money(name).fill('')
  await screen(page).money(name).pressSequentially(digits)
}
const undo = (page: Page) => page.getByRole('button', { name: /^Desfazer: mudar segunda/ })
type List = [{ dynamicPricingDetailFormList: Record<string, unknown>[] }]

test('a profile: its days and exceptions; a price of a day goes back with the whole list, once', async ({
  page,
  sandbox,
}) => {
  await enter(page, sandbox, 'everything', { path: `${LIST}/${PEAK}` })
  const { day, money, save, confirm, dialog } = screen(page)
  const before = await entriesOf(sandbox, PEAK)
  const sent = sentBodies(page)
  const price = money('Preço por kWh')
  await test.step('DPR-006 DPR-007 DPR-008 DPR-017 a card for each weekday with its values, and the exceptions beside them', async () => {
    const days = page.getByRole('list', { name: 'Dias da semana' })
    await expect(days.getByRole('heading')).toHaveCount(7)
    for (const term of [
      'Preço de partida',
      'Preço por kWh',
      'Preço por tempo',
      'Taxa de operação',
      'Impostos',
      'Multa por ociosidade',
    ])
      await expect(days.getByText(term).first()).toBeVisible()
    await expect(days.getByText('15%').first()).toBeVisible()
    await expect(days.getByText(/18:00–22:00/)).toHaveCount(5)
    await expect(page.getByRole('button', { name: /^Excluir a exceção/ })).toHaveCount(2)
    // What is over is folded, and counted.
    await page.getByRole('button', { name: '1 passada' }).click()
    await expect(page.getByRole('button', { name: /^Excluir a exceção/ })).toHaveCount(3)
    // One clock, where the tenant's and the browser's are the same.
    await expect(page.getByText('Horário de Brasília (UTC−3)', { exact: true })).toBeVisible()
  })
  await day('Segunda-feira').click()
  await expectPath(page, `${LIST}/${PEAK}/monday`)
  await test.step('one visit of a field is one step to take back; the field shows what stands', async () => {
    await type(page, 'Preço por kWh', '999')
    await undo(page).click()
    await expect(price).toHaveValue('1,90')
    await expect(undo(page)).toBeHidden()
    await expect(save).toHaveAttribute('aria-disabled', 'true')
    await page.getByRole('button', { name: /^Refazer/ }).click()
    await expect(price).toHaveValue('9,99')
    await undo(page).click()
    await type(page, 'Preço de partida', '300')
    await expect(price).toHaveValue('1,90')
  })
  await test.step('ten times the old price asks before it is sent', async () => {
    await type(page, 'Preço por kWh', '1900')
    await save.click()
    await expect(confirm).toHaveAttribute('aria-disabled', 'true')
    await expect(dialog.getByText(/dez vezes maior, de R\$\s1,90 para R\$\s19,00/)).toBeVisible()
    await dialog.getByRole('checkbox', { name: /É isso mesmo/ }).check()
    await expect(confirm).not.toHaveAttribute('aria-disabled', 'true')
    await dialog.getByRole('button', { name: 'Cancelar' }).click()
    expect(sent).toEqual([])
  })
  await test.step('DPR-009 DPR-013 DPR-036 DPR-041 DPR-045 one price changed, pressed twice, sent once with all the others', async () => {
    await type(page, 'Preço por kWh', '210')
    await save.click()
    await expect(dialog).toContainText('Vale para 14 carregadores; recargas em curso mantêm o preço.')
    await expect(dialog).toContainText('de R$ 1,90/kWh')
    await expect(dialog).toContainText('para R$ 2,10/kWh · partida R$ 3,00')
    await confirm.dblclick()
    await expect(toast(page, 'Perfil de Precificação atualizado com sucesso!')).toBeVisible()
    const [{ dynamicPricingDetailFormList: list }] = sent as List
    expect(sent).toHaveLength(1)
    expect(list).toHaveLength(before.length)
    const monday = (await entriesOf(sandbox, PEAK)).find(
      (each) => each.dayOfWeek === 'MONDAY' && each.general,
    )
    expect(monday?.kwhPrice).toBe(2.1)
  })
})

test('a day: a price that is on and empty', async ({ page, sandbox }) => {
  await enter(page, sandbox, 'everything', { path: `${LIST}/${PEAK}/monday` })
  const { save, confirm, money, dialog, day } = screen(page)
  const byTime = page.getByRole('switch', { name: 'Preço por tempo' })
  await test.step('DPR-019 DPR-021 a price that is on and empty keeps the week from being saved, and no day is saved free', async () => {
    await byTime.click()
    await expect(page.getByRole('switch', { name: 'Preço por kWh' })).not.toBeChecked()
    await expect(save).toHaveAttribute('aria-disabled', 'true')
    await expect(save).toHaveAccessibleDescription('Segunda-feira: um preço ligado está sem valor')
    // On the week too, and it is still on where its day is opened again.
    await page.getByRole('link', { name: 'Voltar à semana' }).click()
    await expect(save).toHaveAttribute('aria-disabled', 'true')
    await day('Segunda-feira').click()
    await expect(byTime).toBeChecked()
    await expect(page.getByText('O valor é um campo obrigatório')).toBeVisible()
    // Switched off on purpose, no energy is charged: that is asked about.
    await byTime.click()
    await save.click()
    await expect(dialog.getByText(/só a partida é cobrada \(Preço por kWh: R\$\s1,90 antes\)/)).toBeVisible()
    await expect(confirm).toHaveAttribute('aria-disabled', 'true')
    await dialog.getByRole('button', { name: 'Cancelar' }).click()
    expect(pricingWrites(sandbox)).toEqual([])
    await byTime.click()
    await money('Preço por tempo').pressSequentially('35')
    await save.click()
    await confirm.click()
    await expect(toast(page, 'atualizado com sucesso')).toBeVisible()
    const monday = (await entriesOf(sandbox, PEAK)).filter((each) => each.dayOfWeek === 'MONDAY')
    expect(monday.find((each) => each.general)).toMatchObject({ kwhPrice: 0, durationPrice: 0.35 })
  })
})

test('exceptions: their days, in the shape of the contract, edited by their address and taken away', async ({
  page,
  sandbox,
}) => {
  const before = (await entriesOf(sandbox, PEAK)).filter((each) => each.exception === true)
  const uuid = String(before[0]?.dynamicPricingDetailUuid)
  await enter(page, sandbox, 'everything', { path: `${LIST}/${PEAK}` })
  const { save, confirm, dialog } = screen(page)
  const sent = sentBodies(page)
  const keep = page.getByRole('button', { name: 'Aplicar' })
  const add = page.getByRole('link', { name: 'Adicionar' })
  const day = page.getByRole('textbox', { name: 'Dia' })
  await test.step('DPR-010 DPR-022 DPR-030..033 a day is required, spans are in order, overlaps are refused', async () => {
    await add.click()
    await expectPath(page, `${LIST}/${PEAK}/exception`)
    await keep.click()
    await expect(page.getByText('Selecione o dia')).toBeVisible()
    await day.fill('01/01/2030')
    await keep.click()
    await expectPath(page, `${LIST}/${PEAK}`)
    await expect(page.getByText('01/01/2030', { exact: true })).toBeVisible()
    await add.click()
    await day.fill('01/01/2030')
    await keep.click()
    await expect(page.getByText('Já existe um período de exceção nesta data')).toBeVisible()
    await page.getByText('Período', { exact: true }).click()
    for (const [from, to, words] of [
      ['10/01/2030', '08/01/2030', 'A data de início deve ser anterior a data final'],
      ['31/12/2029', '02/01/2030', 'O novo período não pode englobar outro período de exceção'],
    ] as const) {
      await page.getByRole('textbox', { name: 'Data de início' }).fill(from)
      await page.getByRole('textbox', { name: 'Data final' }).fill(to)
      await keep.click()
      await expect(page.getByText(words)).toBeVisible()
    }
    await page.getByRole('textbox', { name: 'Data de início' }).fill('02/01/2030')
    await page.getByRole('textbox', { name: 'Data final' }).fill('04/01/2030')
    await keep.click()
    await expectPath(page, `${LIST}/${PEAK}`)
  })
  await test.step('DPR-014 DPR-015 DPR-016 dates, times to the second, every price', async () => {
    await save.click()
    // Days without any price are free: that is asked about.
    await dialog.getByRole('checkbox', { name: /É isso mesmo/ }).check()
    await confirm.click()
    await expect(toast(page, 'atualizado com sucesso')).toBeVisible()
    const [{ dynamicPricingDetailFormList: list }] = sent as List
    const fresh = list.find(({ startDate }) => startDate === '2030-01-01')
    expect(fresh).toMatchObject({ endDate: expect.stringMatching(/^2030-01-0[12]$/) })
    for (const each of list) {
      for (const time of [each.startTimeGMT, each.endTimeGMT])
        expect(time ?? '00:00:00').toMatch(/^\d\d:\d\d:\d\d$/)
      for (const date of [each.startDate, each.endDate])
        expect(date ?? '2030-01-01').toMatch(/^\d{4}-\d\d-\d\d$/)
      for (const price of [
        'servicePrice',
        'kwhPrice',
        'durationPrice',
        'idleTimePrice',
        'operationFee',
        'taxes',
      ])
        expect(each).toHaveProperty(price, expect.any(Number))
      expect(each).toHaveProperty('reservePrice')
    }
  })
  const find = async () =>
    (await entriesOf(sandbox, PEAK)).find((each) => each.dynamicPricingDetailUuid === uuid)
  await test.step('DPR-010 DPR-045 edited by its address', async () => {
    await page.goto(`${LIST}/${PEAK}/exception?detail=${uuid}`)
    await expect(page.getByRole('heading', { name: 'Editar exceção' })).toBeVisible()
    await type(page, 'Preço por kWh', '199')
    await keep.click()
    await expectPath(page, `${LIST}/${PEAK}`)
    await save.click()
    await expect(dialog).toContainText('para R$ 1,99/kWh')
    await confirm.click()
    await expect(toast(page, 'atualizado com sucesso')).toBeVisible()
    expect(await find()).toMatchObject({ exception: true, kwhPrice: 1.99, startDate: before[0]?.startDate })
  })
  await test.step('taken away', async () => {
    await page.getByRole('button', { name: '1 passada' }).click()
    const row = page.getByRole('listitem').filter({ hasText: '1,99/kWh' })
    await row.getByRole('button', { name: /^Excluir a exceção/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click()
    await save.click()
    await expect(dialog).toContainText('removido, era R$ 1,99/kWh')
    await confirm.click()
    await expect.poll(find).toBeUndefined()
  })
})
