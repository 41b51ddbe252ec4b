import { expectPath, toast } from './support/browser.ts'
import { API } from './support/calls.ts'
import { tell } from './support/network.ts'
import { detailOf, entriesOf, LIST, ODD, PEAK, pricingWrites, screen, sentBodies } from './support/pricing.ts'
import { enter } from './support/session.ts'
import { expect, test } from './support/test.ts'

test.describe('a new profile', () => {
  test('DPR-003 DPR-012 DPR-023 DPR-038 created by its name, and its page opens', async ({
    page,
    sandbox,
  }) => {
    await enter(page, sandbox, 'everything', { path: LIST })
    await page.getByRole('button', { name: 'Criar perfil' }).click()
    await page.getByRole('button', { name: 'Criar', exact: true }).click()
    await expect(page.getByText('Preencha o nome do perfil')).toBeVisible()
    await page.getByLabel('Nome do perfil').fill('Terminal Norte')
    await page.getByRole('button', { name: 'Criar', exact: true }).click()
    await expect(page).toHaveURL(/\/dynamic-pricing\/[0-9a-f-]{36}$/)
    await expect(page.getByRole('heading', { name: 'Terminal Norte' })).toBeVisible()
    expect(pricingWrites(sandbox)).toHaveLength(1)
  })

  test('DPR-005 a refused creation says so and keeps the name; one more try creates it', async ({
    page,
    sandbox,
  }) => {
    await enter(page, sandbox, 'everything', { path: LIST })
    const fault = sandbox.control.addFault({ method: 'POST', path: `${API}dynamic-pricing`, status: 500 })
    await page.getByRole('button', { name: 'Criar perfil' }).click()
    await page.getByLabel('Nome do perfil').fill('Terminal Norte')
    await page.getByRole('button', { name: 'Criar', exact: true }).click()
    await expect(page.getByText('Não foi possível criar o perfil!')).toBeVisible()
    sandbox.control.clearFaults(fault.id)
    await page.getByRole('button', { name: 'Tentar novamente' }).click()
    await expect(page.getByRole('heading', { name: 'Terminal Norte' })).toBeVisible()
  })

  test('the same list for the new site: a copy has the prices of the first, as new entries', async ({
    page,
    sandbox,
  }) => {
    await enter(page, sandbox, 'everything', { path: LIST })
    const sent = sentBodies(page)
    await page.getByRole('button', { name: 'Duplicar Horário de ponta' }).click()
    await page.getByLabel('Nome do perfil').fill('Terminal Sul')
    await page.getByRole('button', { name: 'Salvar' }).click()
    await expect(page.getByRole('heading', { name: 'Terminal Sul' })).toBeVisible()
    const [, put] = sent as [unknown, { dynamicPricingDetailFormList: Record<string, unknown>[] }]
    expect(put.dynamicPricingDetailFormList).toHaveLength((await entriesOf(sandbox, PEAK)).length)
    expect(put.dynamicPricingDetailFormList.every((each) => each.dynamicPricingDetailUuid === null)).toBe(
      true,
    )
  })
})

test.describe('a profile', () => {
  test('DPR-006 DPR-007 DPR-008 DPR-017 a card for each weekday with its values, and the exceptions beside them', async ({
    page,
    sandbox,
  }) => {
    await enter(page, sandbox, 'everything', { path: `${LIST}/${PEAK}` })
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
  })

  test('DPR-009 DPR-013 DPR-036 DPR-041 DPR-045 one price of a day changed, and the whole list goes back with it', async ({
    page,
    sandbox,
  }) => {
    await enter(page, sandbox, 'everything', { path: `${LIST}/${PEAK}` })
    const { day, money, save, confirm, dialog } = screen(page)
    const before = await entriesOf(sandbox, PEAK)
    const sent = sentBodies(page)
    await day('Segunda-feira').click()
    await expectPath(page, `${LIST}/${PEAK}/monday`)
    await money('Preço por kWh').fill('')
    await money('Preço por kWh').pressSequentially('210')
    await save.click()
    await expect(dialog).toContainText('Vale para 14 carregadores; recargas em curso mantêm o preço.')
    await expect(dialog).toContainText('R$ 1,90/kWh')
    await expect(dialog).toContainText('R$ 2,10/kWh')
    await confirm.click()
    await expect(toast(page, 'Perfil de Precificação atualizado com sucesso!')).toBeVisible()
    const [{ dynamicPricingDetailFormList: list }] = sent as [
      { dynamicPricingDetailFormList: Record<string, unknown>[] },
    ]
    expect(list).toHaveLength(before.length)
    const monday = (await entriesOf(sandbox, PEAK)).find(
      (each) => each.dayOfWeek === 'MONDAY' && each.general === true,
    )
    expect(monday?.kwhPrice).toBe(2.1)
  })

  test('DPR-041 what could not be read goes back as it came', async ({ page, sandbox }) => {
    await enter(page, sandbox, 'everything', { path: `${LIST}/${ODD}` })
    const { day, money, save, confirm } = screen(page)
    await expect(page.getByText(/1 entrada não pôde ser lida/)).toBeVisible()
    const odd = (await entriesOf(sandbox, ODD)).find((each) => each.dayOfWeek === 'HOLIDAY')
    await day('Terça-feira').click()
    await money('Preço por kWh').fill('')
    await money('Preço por kWh').pressSequentially('250')
    await save.click()
    await confirm.click()
    await expect(toast(page, 'atualizado com sucesso')).toBeVisible()
    expect((await entriesOf(sandbox, ODD)).find((each) => each.dayOfWeek === 'HOLIDAY')).toEqual(odd)
  })

  test('DPR-041 somebody else changed another day meanwhile: both stand', async ({ page, sandbox }) => {
    await enter(page, sandbox, 'everything', { path: `${LIST}/${PEAK}/monday` })
    const { money, save, confirm } = screen(page)
    await expect(money('Preço por kWh')).toBeVisible()
    const theirs = (await entriesOf(sandbox, PEAK)).map(
      ({ service_price_income_human_readable: _, ...each }) =>
        each.dayOfWeek === 'SUNDAY' && each.general === true ? { ...each, kwhPrice: 3 } : each,
    )
    await tell(sandbox, 'PUT', detailOf(PEAK), { dynamicPricingDetailFormList: theirs })
    await money('Preço por kWh').fill('')
    await money('Preço por kWh').pressSequentially('210')
    await save.click()
    await confirm.click()
    await expect(toast(page, 'atualizado com sucesso')).toBeVisible()
    const general = (await entriesOf(sandbox, PEAK)).filter((each) => each.general === true)
    expect(general.find((each) => each.dayOfWeek === 'MONDAY')?.kwhPrice).toBe(2.1)
    expect(general.find((each) => each.dayOfWeek === 'SUNDAY')?.kwhPrice).toBe(3)
  })

  test('DPR-024 DPR-025 DPR-026 DPR-027 DPR-028 DPR-029 a new period says what it lacks, and is kept once it is right', async ({
    page,
    sandbox,
  }) => {
    await enter(page, sandbox, 'everything', { path: `${LIST}/${PEAK}/monday` })
    await page.getByRole('button', { name: 'Nova faixa' }).click()
    const dialog = page.getByRole('dialog')
    const keep = dialog.getByRole('button', { name: 'Aplicar' })
    await keep.click()
    await expect(dialog.getByText('O campo hora de início é obrigatório.')).toBeVisible()
    await expect(dialog.getByText('Preencha o preço por kWh ou o preço por tempo')).toBeVisible()
    await dialog.getByLabel('Hora de início').fill('19:00')
    await expect(dialog.getByText('O campo hora de termino é obrigatório.')).toBeVisible()
    await dialog.getByLabel('Hora de término').fill('18:00')
    const order = dialog.getByText('A hora de início deve ser anterior à hora de término')
    await expect(order).toBeVisible()
    // Equal times are no period either.
    await dialog.getByLabel('Hora de término').fill('19:00')
    await expect(order).toBeVisible()
    await dialog.getByLabel('Hora de término').fill('19:01')
    await expect(order).toBeHidden()
    await dialog.getByLabel('Hora de término').fill('21:00')
    await expect(
      dialog.getByText('Ja existe um período de tempo iniciando e terminando neste horário'),
    ).toBeVisible()
    await dialog.getByLabel('Hora de início').fill('08:00')
    await dialog.getByLabel('Hora de término').fill('10:00')
    await dialog.getByRole('switch', { name: 'Preço por kWh' }).click()
    await dialog.getByRole('textbox', { name: 'Preço por kWh' }).pressSequentially('220')
    await keep.click()
    await expect(page.getByText('08:00–10:00', { exact: true })).toBeVisible()
  })

  test('DPR-010 DPR-022 DPR-030 DPR-032 an exception: a day is required, overlaps are refused', async ({
    page,
    sandbox,
  }) => {
    await enter(page, sandbox, 'everything', { path: `${LIST}/${PEAK}` })
    await page.getByRole('link', { name: 'Adicionar' }).click()
    await expectPath(page, `${LIST}/${PEAK}/exception`)
    const keep = page.getByRole('button', { name: 'Aplicar' })
    await keep.click()
    await expect(page.getByText('Selecione o dia')).toBeVisible()
    await page.getByRole('textbox', { name: 'Dia' }).fill('01/01/2030')
    await keep.click()
    await expectPath(page, `${LIST}/${PEAK}`)
    await expect(page.getByText('01/01/2030', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Adicionar' }).click()
    await page.getByRole('textbox', { name: 'Dia' }).fill('01/01/2030')
    await keep.click()
    await expect(page.getByText('Já existe um período de exceção nesta data')).toBeVisible()
    await expectPath(page, `${LIST}/${PEAK}/exception`)
  })

  test('DPR-031 DPR-033 an exception of several days: in order, and never around another one', async ({
    page,
    sandbox,
  }) => {
    await enter(page, sandbox, 'everything', { path: `${LIST}/${PEAK}/exception` })
    const keep = page.getByRole('button', { name: 'Aplicar' })
    const from = page.getByRole('textbox', { name: 'Data de início' })
    const to = page.getByRole('textbox', { name: 'Data final' })
    await page.getByText('Período', { exact: true }).click()
    await from.fill('10/01/2030')
    await to.fill('08/01/2030')
    await keep.click()
    await expect(page.getByText('A data de início deve ser anterior a data final')).toBeVisible()
    await to.fill('12/01/2030')
    await keep.click()
    await expectPath(page, `${LIST}/${PEAK}`)

    await page.getByRole('link', { name: 'Adicionar' }).click()
    await page.getByText('Período', { exact: true }).click()
    await from.fill('09/01/2030')
    await to.fill('13/01/2030')
    await keep.click()
    await expect(page.getByText('O novo período não pode englobar outro período de exceção')).toBeVisible()
    await expectPath(page, `${LIST}/${PEAK}/exception`)
  })

  test('DPR-014 DPR-015 DPR-016 entries go in the shape of the contract: dates, times to the second, every price', async ({
    page,
    sandbox,
  }) => {
    await enter(page, sandbox, 'everything', { path: `${LIST}/${PEAK}/exception` })
    const { save, confirm } = screen(page)
    const sent = sentBodies(page)
    await page.getByRole('textbox', { name: 'Dia' }).fill('01/01/2030')
    await page.getByRole('button', { name: 'Aplicar' }).click()
    await save.click()
    await confirm.click()
    await expect(toast(page, 'atualizado com sucesso')).toBeVisible()
    const [{ dynamicPricingDetailFormList: list }] = sent as [
      { dynamicPricingDetailFormList: Record<string, unknown>[] },
    ]
    const fresh = list.find(({ startDate }) => startDate === '2030-01-01')
    expect(fresh).toMatchObject({ endDate: expect.stringMatching(/^2030-01-0[12]$/) })
    for (const each of list) {
      for (const time of [each.startTimeGMT, each.endTimeGMT])
        expect(time ?? '00:00:00').toMatch(/^\d\d:\d\d:\d\d$/)
      for (const day of [each.startDate, each.endDate])
        expect(day ?? '2030-01-01').toMatch(/^\d{4}-\d\d-\d\d$/)
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

  test('DPR-041 DPR-045 a lost answer is looked up and never sent again; a refusal keeps what was typed', async ({
    page,
    sandbox,
  }) => {
    await enter(page, sandbox, 'everything', { path: `${LIST}/${PEAK}/monday` })
    const { money, save, confirm, dialog } = screen(page)
    const price = money('Preço por kWh')
    await price.fill('')
    await price.pressSequentially('210')
    sandbox.control.addFault({ method: 'PUT', path: detailOf(PEAK), status: 500, times: 1 })
    await save.click()
    await confirm.click()
    await expect(dialog).toContainText('Não foi possível atualizar o Perfil de Precificação!')
    await dialog.getByRole('button', { name: 'Cancelar' }).click()
    await expect(price).toHaveValue(/2,10/)

    sandbox.control.clearRequests()
    sandbox.control.addFault({
      method: 'PUT',
      path: detailOf(PEAK),
      kind: 'truncated',
      after: true,
      times: 1,
    })
    await save.click()
    await confirm.click()
    await expect(toast(page, 'atualizado com sucesso')).toBeVisible()
    expect(pricingWrites(sandbox)).toHaveLength(1)
  })

  test('a price ten times the old one asks before it is sent', async ({ page, sandbox }) => {
    await enter(page, sandbox, 'everything', { path: `${LIST}/${PEAK}/monday` })
    const { money, save, confirm, dialog } = screen(page)
    await money('Preço por kWh').fill('')
    await money('Preço por kWh').pressSequentially('1900')
    await save.click()
    await expect(confirm).toHaveAttribute('aria-disabled', 'true')
    expect(pricingWrites(sandbox)).toEqual([])
    await dialog.getByRole('checkbox', { name: /É isso mesmo: .*R\$\s1,90.*R\$\s19,00/ }).check()
    await confirm.click()
    await expect(toast(page, 'atualizado com sucesso')).toBeVisible()
  })
})
