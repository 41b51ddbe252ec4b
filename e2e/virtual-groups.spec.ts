import { expectPath } from './support/browser.ts'
import { fromHome } from './support/hands.ts'
import { enter } from './support/session.ts'
import { expect, test } from './support/test.ts'
import { callsOf, GROUPS, LIST, screen } from './support/virtualGroups.ts'
import { reopen, walkTo } from './support/walk.ts'

test('the list: the garage about to trip is one press from the menu, the meter that went silent two; a search, and rows that hold their places', async ({
  page,
  sandbox,
}) => {
  const { names, row } = screen(page)
  const search = page.getByRole('searchbox')
  const hand = await fromHome(page, sandbox)
  await test.step('VGR-087 what is read shows as loading for a second', async () => {
    const answered = page.waitForResponse((response) => response.url().includes(`${GROUPS}/list`))
    await hand.menu('Configurações avançadas')
    await answered
    const from = Date.now()
    await expect(names).toHaveCount(10)
    expect(Date.now() - from).toBeGreaterThan(850)
  })
  await test.step('VGR-002 VGR-005 VGR-006 VGR-007 VGR-026 VGR-054 VGR-056 jobs: "Is the garage about to trip?"', async () => {
    await expect(names.first()).toHaveText('Garagem Sul')
    await expect(row('Garagem Sul')).toContainText('Acima do limite')
    await expect(row('Garagem Sul')).toContainText(/[\d,]+ \/ 63 A/)
    await expect(row('Garagem Sul')).toContainText(/a mais na fase B/)
    await expect(row('Garagem Sul')).toContainText('Noturno 2026')
    // Six chargers, and how many of them are down.
    await expect(
      row('Garagem Sul')
        .getByText(/^6(\d+ fora de serviço)?$/)
        .first(),
    ).toBeVisible()
    await expect(row('Pátio da frota')).toContainText(/faltam [\d,]+ A na fase B/)
    await expect(row('Shopping Aroeira')).toContainText('sem leitura: não conte com o limite')
    await expect(row('Clube náutico')).toContainText('terminou há 20 dias')
    await expect(row('Galpão Leste')).toContainText('MTR-0007')
    hand.did('groups-1')
    const list = callsOf(sandbox).filter((call) => call.includes('/list?'))
    expect(list[0]).toBe('GET /virtual-groups/list?page=0&size=1000&tenant_id=1')
  })
  await test.step('VGR-086 limits that end stand before what is in order', async () => {
    const leads = async (name: string) => {
      const shown = await names.allInnerTexts()
      return shown.slice(0, shown.indexOf('Aeroporto, edifício-garagem')).includes(name)
    }
    for (const name of ['Clube náutico', 'Vila nova']) await expect.poll(() => leads(name)).toBe(true)
  })
  await test.step('"The meter went silent": since when, last values, cars that charge, never a word that it is safe', async () => {
    await hand.click(row('Shopping Aroeira').getByRole('link', { name: 'Shopping Aroeira' }))
    await expect(
      page.getByText(/Sem leitura: não conte com o limite\. .*carregando agora neste grupo/),
    ).toBeVisible()
    await expect(
      page.getByText(/última leitura em 14\/03\/2026 \d\d:\d\d · A [\d,]+ A · B [\d,]+ A · C [\d,]+ A/),
    ).toBeVisible()
    hand.did('groups-2')
    await page.goBack()
  })
  await test.step('VGR-003 VGR-010 a search asks the server by name; what is not there is said', async () => {
    await search.fill('garagem')
    await expect(names).toHaveCount(2)
    await search.fill('não existe')
    await expect(page.getByText('Nenhuma configuração com este nome')).toBeVisible()
    await search.fill('')
    await expect(names.first()).toHaveText('Garagem Sul')
  })
  await test.step('rows hold their places under the pointer and under the focus while readings change', async () => {
    await expect(row('Garagem Sul')).toContainText(/a mais na fase B/)
    const before = await names.allTextContents()
    // Without a reading nothing tells that its limit is passed: it is the first no longer.
    const silent = sandbox.control.addFault({ path: '*/meters/measurements/list', status: 200, body: [] })
    await row('Galpão Leste').hover()
    await page.clock.runFor(31_000)
    await expect(row('Garagem Sul')).not.toContainText(/a mais na fase B/)
    expect(await names.allTextContents()).toEqual(before)
    await page.mouse.move(5, 5)
    await expect(names.first()).toHaveText('Clube náutico')
    const quiet = await names.allTextContents()
    await names.first().focus()
    sandbox.control.clearFaults(silent.id)
    await page.clock.runFor(31_000)
    await expect(row('Garagem Sul')).toContainText(/a mais na fase B/)
    expect(await names.allTextContents()).toEqual(quiet)
    await search.focus()
    await expect(names.first()).toHaveText('Garagem Sul')
  })
  await test.step('a list that fails says so and offers again', async () => {
    const fault = sandbox.control.addFault({ method: 'GET', path: `${GROUPS}/list`, status: 500 })
    await page.goto(LIST)
    const retry = page.getByRole('button', { name: 'Tentar novamente' }).first()
    await expect(retry).toBeVisible()
    sandbox.control.clearFaults(fault.id)
    await retry.click()
    await expect(names).toHaveCount(10)
  })
})

test('a group: opened by its row, gone, out of reach, deleted; and one that is renamed', async ({
  page,
  sandbox,
}) => {
  await test.step('a group: opened by its row, gone, out of reach; deleting asks, opens nothing, and says what changes', async () => {
    const { row, tab, names, question, button } = screen(page)
    await test.step('VGR-009 VGR-033 VGR-034 VGR-018 VGR-019 VGR-021 VGR-022 VGR-023 VGR-024 VGR-072 VGR-084 VGR-086 banner, tabs, cards of four; the tab stands in the address', async () => {
      await enter(page, sandbox, 'everything', { path: LIST })
      await expect(names.first()).toHaveText('Garagem Sul')
      await row('Garagem Sul').getByText('Torre B, subsolo 1').click()
      await expect(page.getByRole('tab')).toHaveText([
        'Visão geral',
        'Carregadores',
        'Perfil de Precificação',
        'Smart Charging',
        'Eventos',
      ])
      await expect(page.getByRole('link', { name: 'Editar Configuração' })).toHaveAttribute(
        'href',
        /^\/virtual-groups\/edit\/\d+$/,
      )
      await expect(page.getByRole('heading', { level: 1, name: 'Garagem Sul' })).toBeVisible()
      await expect(page.getByText('Medidor MTR-0003 online')).toBeVisible()
      await expect(page.getByRole('list', { name: 'Eventos' }).getByRole('listitem')).toHaveCount(4)
      await expect(page.getByRole('list', { name: 'Transações' }).getByRole('listitem')).toHaveCount(4)
      await expect(page.getByRole('list', { name: 'Eventos' })).toContainText(/\d\d\/\d\d\/\d{4} \d\d:\d\d/)
      await expect(page.getByRole('list', { name: 'Eventos' })).toContainText('Medidor voltou a responder')
      await expect(page.getByRole('list', { name: 'Transações' })).toContainText(
        /Recarga \d+ em .+: [\d,]+ kWh.*\d\d\/\d\d\/\d{4} \d\d:\d\d|\d\d\/\d\d\/\d{4} \d\d:\d\d.*Recarga \d+ em /,
      )
      await expect(page.getByRole('link', { name: 'Abrir as recargas' })).toHaveAttribute(
        'href',
        '/transactions',
      )
      await tab('Eventos').click()
      await expect(page.getByRole('rowheader')).toHaveCount(10)
      expect(new URL(page.url()).searchParams.get('tab')).toBe('events')
      await page.reload()
      await expect(tab('Eventos')).toHaveAttribute('aria-selected', 'true')
      const sizes = callsOf(sandbox).filter((call) => call.includes('/events?'))
      expect(sizes.some((call) => call.endsWith('page=0&size=4'))).toBe(true)
      expect(sizes.some((call) => call.endsWith('page=0&size=10'))).toBe(true)
      expect(
        callsOf(sandbox).some((call) =>
          /^GET \/virtual-groups\/\d+\/transactions\?page=0&size=4$/.test(call),
        ),
      ).toBe(true)
    })
    await test.step('VGR-058 one that is gone is said to be, an outage is not', async () => {
      await walkTo(page, '/virtual-groups/view/9999')
      await expect(page.getByText('Esta configuração não existe mais')).toBeVisible()
      sandbox.control.addFault({ method: 'GET', path: `${GROUPS}/1`, status: 503 })
      await walkTo(page, '/virtual-groups/view/1')
      await expect(page.getByText('A configuração não pôde ser carregada')).toBeVisible()
      sandbox.control.clearFaults()
    })
    await test.step('VGR-077 a refused deletion says so, and the group stays', async () => {
      await walkTo(page, LIST)
      // Rows move as readings and limits come in: a press in between meets another row, or none.
      await expect(names.first()).toHaveText('Garagem Sul')
      sandbox.control.addFault({ method: 'DELETE', path: `${GROUPS}/*`, status: 409, times: 1 })
      await button('Excluir Garagem Sul').click()
      await expect(question).toContainText('Deseja excluir a configuração Garagem Sul?')
      await expect(question).toContainText('Preço: perfil Noturno 2026 → preço do próprio conector')
      await question.getByRole('button', { name: 'Excluir configuração' }).click()
      await expect(question).toContainText('Ocorreu um erro ao excluir a configuração!')
    })
    await test.step('VGR-008 VGR-065 VGR-075 VGR-076 no sends nothing, yes sends one', async () => {
      sandbox.control.clearRequests()
      await question.getByRole('button', { name: 'Cancelar' }).click()
      await expect(row('Garagem Sul')).toBeVisible()
      await expectPath(page, LIST)
      expect(callsOf(sandbox, 'DELETE')).toEqual([])
      await button('Excluir Garagem Sul').click()
      await question.getByRole('button', { name: 'Excluir configuração' }).click()
      await expect(page.getByText('A configuração foi excluído com sucesso!')).toBeVisible()
      await expect(row('Garagem Sul')).toHaveCount(0)
      expect(callsOf(sandbox, 'DELETE')).toHaveLength(1)
    })
  })
  await test.step('renaming: rules, a refusal whose dialog opens 1.5 s after its answer, one PUT', async () => {
    sandbox.control.clear()
    const { field, button, dialog } = screen(page)
    const save = button('Salvar alterações')
    await reopen(page, '/virtual-groups/edit/1')
    await test.step('VGR-025 VGR-050 VGR-051 name and description are required', async () => {
      await field('Nome').fill('')
      await field('Descrição').fill('')
      await save.click()
      await expect(page.getByText('O nome do grupo é um campo obrigatório')).toBeVisible()
      await expect(page.getByText('A descrição é um campo obrigatório')).toBeVisible()
      expect(callsOf(sandbox, 'PUT')).toEqual([])
    })
    await test.step('VGR-042 VGR-043 VGR-074 a refusal keeps what was typed', async () => {
      await field('Nome').fill('Centro novo')
      await field('Descrição').fill('Piso térreo')
      sandbox.control.addFault({ method: 'PUT', path: `${GROUPS}/*`, status: 400, times: 1 })
      const answered = page.waitForResponse((response) => response.request().method() === 'PUT')
      await save.click()
      await answered
      const from = Date.now()
      await expect(dialog('Não foi possível atualizar a configuração!')).toBeVisible()
      expect(Date.now() - from).toBeGreaterThan(1300)
      await page.keyboard.press('Escape')
      await expect(field('Nome')).toHaveValue('Centro novo')
    })
    await test.step('VGR-064 VGR-074 saved', async () => {
      sandbox.control.clearRequests()
      await save.click()
      await expect(dialog('Configuração atualizada com sucesso!')).toBeVisible()
      expect(callsOf(sandbox, 'PUT')).toEqual(['PUT /virtual-groups/1'])
    })
  })
})
