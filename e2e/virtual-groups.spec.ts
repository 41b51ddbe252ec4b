import { expectPath } from './support/browser.ts'
import { enter } from './support/session.ts'
import { expect, test } from './support/test.ts'
import { callsOf, GROUPS, LIST, openGroup, permissionsOf, screen } from './support/virtualGroups.ts'

test.describe('the list', () => {
  test('VGR-002 VGR-005 VGR-006 VGR-007 VGR-026 VGR-054 VGR-056 jobs: the garage about to trip is the first row, one press from the menu', async ({
    page,
    sandbox,
  }) => {
    const { names, row } = screen(page)
    await enter(page, sandbox, 'everything')
    await page.getByRole('navigation').getByRole('link', { name: 'Configurações avançadas' }).click()
    await expect(names).toHaveCount(10)
    await expect(names.first()).toHaveText('Garagem Sul')
    await expect(row('Garagem Sul')).toContainText('Acima do limite')
    await expect(row('Garagem Sul')).toContainText(/a mais na fase B/)
    await expect(row('Garagem Sul')).toContainText('Noturno 2026')
    // Six chargers, and how many of them are down.
    await expect(
      row('Garagem Sul')
        .getByText(/^6(\d+ fora de serviço)?$/)
        .first(),
    ).toBeVisible()
    await expect(row('Shopping Aroeira')).toContainText('sem leitura: não conte com o limite')
    await expect(row('Clube náutico')).toContainText('terminou há 20 dias')
    await expect(row('Galpão Leste')).toContainText('MTR-0007')
    const list = callsOf(sandbox).filter((call) => call.includes('/list?'))
    expect(list[0]).toBe('GET /virtual-groups/list?page=0&size=1000&tenant_id=1')
  })

  test('VGR-003 VGR-010 a search asks the server by name; what is not there is said', async ({
    page,
    sandbox,
  }) => {
    const { names } = screen(page)
    await enter(page, sandbox, 'everything', { path: LIST })
    await expect(names).toHaveCount(10)
    await page.getByRole('searchbox').fill('garagem')
    await expect(names).toHaveCount(2)
    await page.getByRole('searchbox').fill('não existe')
    await expect(page.getByText('Nenhuma configuração com este nome')).toBeVisible()
  })

  test('VGR-006 VGR-007 VGR-019 VGR-020 VGR-022 PRM-013 without the right neither columns nor tabs, banner or events; nothing of it is asked', async ({
    page,
    sandbox,
  }) => {
    const { names, tab } = screen(page)
    await enter(page, sandbox, 'everything', { permissions: permissionsOf(), path: LIST })
    await expect(names).toHaveCount(10)
    await expect(page.getByRole('columnheader', { name: 'Smart Charging' })).toHaveCount(0)
    await page.getByRole('searchbox').fill('garagem sul')
    await openGroup(page, 'Garagem Sul')
    await expect(tab('Visão geral')).toBeVisible()
    await expect(tab('Eventos')).toHaveCount(0)
    await expect(tab('Smart Charging')).toHaveCount(0)
    await expect(page.getByText('Medidor MTR-0003')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Detalhes' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Transações' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Eventos' })).toHaveCount(0)
    expect(callsOf(sandbox).filter((call) => /events|smart-charging/.test(call))).toEqual([])
  })

  test('rows hold their places under the pointer and under the focus while readings change', async ({
    page,
    sandbox,
  }) => {
    const { names, row } = screen(page)
    await enter(page, sandbox, 'everything', { path: LIST })
    await expect(names.first()).toHaveText('Garagem Sul')
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
    await page.getByRole('searchbox').focus()
    await expect(names.first()).toHaveText('Garagem Sul')
  })

  test('a list that fails says so and offers again', async ({ page, sandbox }) => {
    const { names } = screen(page)
    const fault = sandbox.control.addFault({ method: 'GET', path: `${GROUPS}/list`, status: 500 })
    await enter(page, sandbox, 'everything', { path: LIST })
    const retry = page.getByRole('button', { name: 'Tentar novamente' }).first()
    await expect(retry).toBeVisible()
    sandbox.control.clearFaults(fault.id)
    await retry.click()
    await expect(names).toHaveCount(10)
  })

  test('RTE-025 RTE-026 without a login none of its pages opens; without monetization none at all', async ({
    page,
    sandbox,
  }) => {
    for (const path of [
      LIST,
      '/virtual-groups/create',
      '/virtual-groups/view/1',
      '/virtual-groups/chargeboxes/select',
    ]) {
      await page.goto(`${sandbox.url()}${path}`)
      await expectPath(page, '/auth/login')
    }
    const permissions = permissionsOf().filter(
      ({ role_id }) => role_id !== 'DASH_CVE_PRO_MONETIZATION_CONFIG',
    )
    await enter(page, sandbox, 'everything', { permissions, path: LIST })
    await expectPath(page, '/not-found')
  })
})

test.describe('deleting', () => {
  test('VGR-008 VGR-065 VGR-075 VGR-076 it asks, opens nothing, says what changes; no sends nothing, yes sends one', async ({
    page,
    sandbox,
  }) => {
    const { question, row, button, names } = screen(page)
    await enter(page, sandbox, 'everything', { path: LIST })
    // Rows move as readings and limits come in: a press in between meets another row, or none.
    await expect(names.first()).toHaveText('Garagem Sul')
    await button('Excluir Garagem Sul').click()
    await expect(question).toContainText('Deseja excluir a configuração Garagem Sul?')
    await expect(question).toContainText('Preço: perfil Noturno 2026 → preço do próprio conector')
    await question.getByRole('button', { name: 'Cancelar' }).click()
    await expectPath(page, LIST)
    expect(callsOf(sandbox, 'DELETE')).toEqual([])
    await button('Excluir Garagem Sul').click()
    await question.getByRole('button', { name: 'Excluir configuração' }).click()
    await expect(page.getByText('A configuração foi excluído com sucesso!')).toBeVisible()
    await expect(row('Garagem Sul')).toHaveCount(0)
    expect(callsOf(sandbox, 'DELETE')).toHaveLength(1)
  })

  test('VGR-077 a refusal says so, and the group stays', async ({ page, sandbox }) => {
    const { question, row, button, names } = screen(page)
    await enter(page, sandbox, 'everything', { path: LIST })
    // Rows move as readings and limits come in: a press in between meets another row, or none.
    await expect(names.first()).toHaveText('Garagem Sul')
    sandbox.control.addFault({ method: 'DELETE', path: `${GROUPS}/*`, status: 409 })
    await button('Excluir Garagem Sul').click()
    await question.getByRole('button', { name: 'Excluir configuração' }).click()
    await expect(question).toContainText('Ocorreu um erro ao excluir a configuração!')
    await question.getByRole('button', { name: 'Cancelar' }).click()
    await expect(row('Garagem Sul')).toBeVisible()
  })
})

test.describe('a group', () => {
  test('VGR-009 VGR-033 VGR-034 VGR-018 VGR-019 VGR-021 VGR-022 VGR-023 VGR-024 VGR-072 VGR-084 VGR-086 a row opens it: banner, tabs, cards of four; the tab stands in the address', async ({
    page,
    sandbox,
  }) => {
    const { row, tab, names } = screen(page)
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
      callsOf(sandbox).some((call) => /^GET \/virtual-groups\/\d+\/transactions\?page=0&size=4$/.test(call)),
    ).toBe(true)
  })

  test('VGR-058 a group that is gone is said to be, an outage is not', async ({ page, sandbox }) => {
    await enter(page, sandbox, 'everything', { path: '/virtual-groups/view/9999' })
    await expect(page.getByText('Esta configuração não existe mais')).toBeVisible()
    sandbox.control.addFault({ method: 'GET', path: `${GROUPS}/1`, status: 503 })
    await page.goto(`${sandbox.url()}/virtual-groups/view/1`)
    await expect(page.getByText('A configuração não pôde ser carregada')).toBeVisible()
  })

  test('VGR-025 VGR-050 VGR-051 VGR-064 VGR-074 renaming: rules, one PUT, the dialog', async ({
    page,
    sandbox,
  }) => {
    const { field, button, dialog } = screen(page)
    await enter(page, sandbox, 'everything', { path: '/virtual-groups/edit/1' })
    await field('Nome').fill('')
    await field('Descrição').fill('')
    await button('Salvar alterações').click()
    await expect(page.getByText('O nome do grupo é um campo obrigatório')).toBeVisible()
    await expect(page.getByText('A descrição é um campo obrigatório')).toBeVisible()
    expect(callsOf(sandbox, 'PUT')).toEqual([])
    await field('Nome').fill('Centro novo')
    await field('Descrição').fill('Piso térreo')
    await button('Salvar alterações').click()
    await expect(dialog('Configuração atualizada com sucesso!')).toBeVisible()
    expect(callsOf(sandbox, 'PUT')).toEqual(['PUT /virtual-groups/1'])
  })

  test('VGR-042 VGR-043 VGR-074 a refused update: the dialog opens 1.5 s after the answer', async ({
    page,
    sandbox,
  }) => {
    const { field, button, dialog } = screen(page)
    await enter(page, sandbox, 'everything', { path: '/virtual-groups/edit/1' })
    await field('Nome').fill('Centro novo')
    sandbox.control.addFault({ method: 'PUT', path: `${GROUPS}/*`, status: 400 })
    const answered = page.waitForResponse((response) => response.request().method() === 'PUT')
    await button('Salvar alterações').click()
    await answered
    const from = Date.now()
    await expect(dialog('Não foi possível atualizar a configuração!')).toBeVisible()
    expect(Date.now() - from).toBeGreaterThan(1300)
    await page.keyboard.press('Escape')
    await expect(field('Nome')).toHaveValue('Centro novo')
  })
})
