import type { Sandbox } from '@corrente/sandbox'
import { toast } from './support/browser.ts'
import { callsTo } from './support/calls.ts'
import { hands } from './support/hands.ts'
import { ask as read } from './support/network.ts'
import { enter } from './support/session.ts'
import {
  bodies,
  connectTo,
  fill,
  groupNamed,
  screen as limitScreen,
  MEASUREMENTS,
  tabOf,
  UPDATED,
} from './support/smartCharging.ts'
import { expect, type Page, test } from './support/test.ts'
import { callsOf, GROUPS, openGroup, permissionsOf, screen } from './support/virtualGroups.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'Estação, tela ou ação' })
const menu = (page: Page) =>
  page.getByRole('navigation').getByRole('link', { name: 'Configurações avançadas' })
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

async function home(page: Page, sandbox: Sandbox) {
  await enter(page, sandbox, 'everything')
  await expect(menu(page)).toBeVisible()
  return hands(page)
}

/** The list by the menu, which lies over it as long as the mouse is there. */
async function openList(page: Page, hand: ReturnType<typeof hands>) {
  await hand.click(menu(page))
  await page.mouse.move(900, 400)
}

/** Opens the palette and types; the entry is pressed once it is there. */
async function ask(page: Page, hand: ReturnType<typeof hands>, query: string, entry: string | RegExp) {
  await hand.key('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type(query)
  const option = page.getByRole('option', { name: entry })
  await expect(option.first()).toBeVisible()
  await hand.click(option.first())
}

test.describe('jobs of virtual groups, in so many presses', () => {
  test('"Is the garage about to trip?": one press from the menu, amperes left on the worst phase', async ({
    page,
    sandbox,
  }) => {
    const { names, row } = screen(page)
    const hand = await home(page, sandbox)
    await openList(page, hand)
    await expect(names.first()).toHaveText('Garagem Sul')
    await expect(row('Garagem Sul')).toContainText(/[\d,]+ \/ 63 A/)
    await expect(row('Garagem Sul')).toContainText(/a mais na fase B/)
    await expect(row('Pátio da frota')).toContainText(/faltam [\d,]+ A na fase B/)
    expect(hand.count()).toBe(1)
  })

  test('the same by its name: two presses, and its smart charging is an entry of its own', async ({
    page,
    sandbox,
  }) => {
    const hand = await home(page, sandbox)
    await ask(page, hand, 'garagem sul', /^Garagem Sul/)
    await expect(title(page, 'Garagem Sul')).toBeVisible()
    await expect(page.getByText('Medidor MTR-0003 online')).toBeVisible()
    expect(hand.count()).toBe(2)
    await page.goto(sandbox.url())
    await ask(page, await home(page, sandbox), 'garagem sul', /^Smart charging: Garagem Sul/)
    await expect(limitScreen(page).reading('MTR-0003')).toBeVisible()
  })

  test('"The meter went silent": two presses: since when, last values, cars that charge, never a word that it is safe', async ({
    page,
    sandbox,
  }) => {
    const { row } = screen(page)
    const hand = await home(page, sandbox)
    await openList(page, hand)
    await hand.click(row('Shopping Aroeira').getByRole('link', { name: 'Shopping Aroeira' }))
    await expect(
      page.getByText(/Sem leitura: não conte com o limite\. .*carregando agora neste grupo/),
    ).toBeVisible()
    await expect(
      page.getByText(/última leitura em 14\/03\/2026 \d\d:\d\d · A [\d,]+ A · B [\d,]+ A · C [\d,]+ A/),
    ).toBeVisible()
    expect(hand.count()).toBe(2)
  })

  test('"New site: chargers by their codes, one price, one limit": seven presses besides what is typed', async ({
    page,
    sandbox,
  }) => {
    const { field: named, button, dialog } = screen(page)
    const { isOn } = limitScreen(page)
    const hand = await home(page, sandbox)
    await openList(page, hand)
    await hand.click(page.getByRole('link', { name: 'Criar Configuração' }))
    await named('Nome').fill('Obra nova')
    await named('Descrição').fill('Doze vagas')
    const codes = await fitCodes(sandbox)
    await page.getByRole('textbox', { name: /Códigos/ }).fill([...codes, 'NADA-1'].join('\n'))
    await hand.click(button('Selecionar os encontrados'))
    await expect(page.getByText('12 encontrados e selecionados.')).toBeVisible()
    await expect(page.getByText('Não encontrados: NADA-1')).toBeVisible()
    await hand.click(page.getByRole('switch', { name: 'Perfil de Precificação habilitado' }))
    await hand.choose(page.getByRole('combobox', { name: 'Perfil' }), { label: 'Noturno 2026' })
    await hand.click(isOn)
    await fill(page)
    await hand.click(button('Criar Configuração'))
    await expect(dialog('Configuração cadastrada com sucesso!')).toBeVisible()
    expect(hand.count()).toBe(7)
    const id = await groupNamed(sandbox, 'Obra nova')
    const group = (await read(sandbox, `${GROUPS}/${id}?tenant_id=1`)) as {
      charge_boxs: readonly object[]
      smart_charging_enabled: boolean
      dynamic_price_enabled: boolean
    }
    expect(group.charge_boxs).toHaveLength(12)
    expect(group).toMatchObject({ smart_charging_enabled: true, dynamic_price_enabled: true })
  })

  test('"Charger in, charger out": five presses each, with the price from and to', async ({
    page,
    sandbox,
  }) => {
    const { tab, button, question } = screen(page)
    const hand = await home(page, sandbox)
    await ask(page, hand, 'garagem sul', /^Adicionar carregadores: Garagem Sul/)
    await hand.click(page.getByRole('row').getByRole('checkbox', { disabled: false }).last())
    await hand.click(button('Adicionar'))
    // It is in another group, with another profile.
    await expect(question).toContainText(
      'Preço: perfil Horário de ponta → ambígua: perfis de mais de uma configuração',
    )
    await hand.click(question.getByRole('button', { name: 'Adicionar' }))
    await expect(page.getByText('Carregadores adicionados com sucesso!')).toBeVisible()
    expect(hand.count()).toBe(5)
    await page.goto(sandbox.url())
    const other = await home(page, sandbox)
    await ask(page, other, 'garagem sul', /^Garagem Sul/)
    await other.click(tab('Carregadores'))
    await other.click(page.getByRole('button', { name: /^Remover / }).first())
    await expect(question).toContainText('Preço: perfil Noturno 2026 → preço do próprio conector')
    await other.click(question.getByRole('button', { name: 'Excluir carregador' }))
    await expect(page.getByText('O carregador foi excluído com sucesso!')).toBeVisible()
    expect(other.count()).toBe(5)
  })

  test('"Swap the meter": four presses, old beside new before it is saved', async ({ page, sandbox }) => {
    const { mac, connect, save, side } = limitScreen(page)
    const hand = await home(page, sandbox)
    await ask(page, hand, 'garagem sul', /^Smart charging: Garagem Sul/)
    await mac.fill('aabbcc000008')
    await hand.click(connect)
    await page.clock.runFor(2000)
    await expect(side('Agora: MTR-0003')).toBeVisible()
    await expect(side('Novo: MTR-0008')).toBeVisible()
    await hand.click(save)
    await expect(toast(page, UPDATED)).toBeVisible()
    expect(hand.count()).toBeLessThanOrEqual(5)
  })

  test('"Change the price list here": five presses', async ({ page, sandbox }) => {
    const { button, question, dialog } = screen(page)
    const hand = await home(page, sandbox)
    await ask(page, hand, 'garagem sul', /^Perfil de preço: Garagem Sul/)
    await hand.choose(page.getByRole('combobox', { name: 'Perfil' }), { label: 'Horário de ponta' })
    await hand.click(button('Salvar'))
    await expect(question).toContainText('Preço: perfil Noturno 2026 → perfil Horário de ponta')
    await hand.click(question.getByRole('button', { name: 'Mudar o perfil' }))
    await expect(dialog('Perfil de Precificação atualizado com sucesso!')).toBeVisible()
    expect(hand.count()).toBe(5)
  })
})

test('VGR-086 limits that end: "limite termina" in the palette, and before what is in order in the list', async ({
  page,
  sandbox,
}) => {
  const { names } = screen(page)
  const hand = await home(page, sandbox)
  await ask(page, hand, 'limite termina', /^Limite termina: Vila nova 26\/03\/2026/)
  await expect(page.getByText('O limite termina em 12 dias, em 26/03/2026.')).toBeVisible()
  await openList(page, hand)
  await expect(names).toHaveCount(10)
  const order = () => names.allInnerTexts()
  await expect
    .poll(async () => {
      const shown = await order()
      return [shown.indexOf('Clube náutico'), shown.indexOf('Vila nova')].every(
        (place) => place >= 0 && place < shown.indexOf('Aeroporto, edifício-garagem'),
      )
    })
    .toBe(true)
})

test('the palette asks for no group of somebody who may not open one', async ({ page, sandbox }) => {
  const permissions = permissionsOf().filter(({ route }) => route !== '/virtual-groups/view/:id')
  await enter(page, sandbox, 'everything', { permissions })
  await expect(menu(page)).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('garagem sul')
  await page.waitForTimeout(600)
  expect(callsOf(sandbox)).toEqual([])
})

test('VGR-087 what is read shows as loading for a second, and the test of a meter for two', async ({
  page,
  sandbox,
}) => {
  const { names } = screen(page)
  await home(page, sandbox)
  const answered = page.waitForResponse((response) => response.url().includes(`${GROUPS}/list`))
  await openList(page, hands(page))
  await answered
  const from = Date.now()
  await expect(names).toHaveCount(10)
  expect(Date.now() - from).toBeGreaterThan(850)
  await openGroup(page, 'Condomínio Ipê')
  await page.goto(sandbox.url() + tabOf(await groupNamed(sandbox, 'Condomínio Ipê')))
  await expect(limitScreen(page).connect).toBeVisible()
  const found = page.waitForResponse((response) => response.url().includes('mac_address='))
  await connectTo(page, 'aabbcc000008')
  await found
  const since = Date.now()
  await expect(page.getByText('Testando conexão')).toBeVisible()
  await expect(page.getByText('Conectado: MTR-0008')).toBeVisible()
  expect(Date.now() - since).toBeGreaterThan(1700)
  expect(callsTo(sandbox, MEASUREMENTS).length).toBeGreaterThan(0)
})

test('VGR-027 from the choice of chargers back to the group, and nothing is sent', async ({
  page,
  sandbox,
}) => {
  const sent = bodies(page)
  await enter(page, sandbox, 'everything', { path: '/virtual-groups/edit/4/chargeboxes' })
  await page.getByRole('row').getByRole('checkbox', { disabled: false }).last().check()
  await page.getByRole('link', { name: 'Voltar', exact: true }).click()
  // Ticks are work too.
  await page
    .getByRole('alertdialog', { name: 'Sair sem salvar?' })
    .getByRole('button', { name: 'Sair sem salvar' })
    .click()
  await expect(title(page, 'Garagem Sul')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/virtual-groups/view/4')
  expect(sent).toEqual([])
})

test('VGR-026 VGR-029 VGR-055 chargers are searched on the server, with code, description and configuration', async ({
  page,
  sandbox,
}) => {
  await enter(page, sandbox, 'everything', { path: '/virtual-groups/edit/4/chargeboxes' })
  const rows = page.getByRole('rowheader')
  await expect(rows).toHaveCount(10)
  await expect(page.getByText(/^1 a 10 de \d+$/)).toBeVisible()
  await page.getByRole('searchbox').fill('curitiba')
  const search = '/charge-boxs?page=0&size=10&tenant_id=1&search=curitiba'
  await expect.poll(() => callsOf(sandbox)).toContain(`GET ${search}`)
  const { content, totalElements } = (await read(sandbox, `/mk-ms-virtualgroup${search}`)) as {
    content: readonly { charge_box_code: string; description: string; has_config_tec: boolean | null }[]
    totalElements: number
  }
  await expect(rows).toHaveCount(content.length)
  const [first] = content
  const row = page.getByRole('row').filter({ hasText: first?.charge_box_code ?? '' })
  await expect(row).toContainText(first?.description ?? '')
  await expect(row).toContainText(first?.has_config_tec === true ? 'Sim' : 'Não')
  expect(totalElements).toBeGreaterThan(0)
})

/** The codes of twelve chargers that have an advanced configuration. */
async function fitCodes(sandbox: Sandbox): Promise<readonly string[]> {
  const { content } = (await read(
    sandbox,
    '/mk-ms-virtualgroup/charge-boxs?page=0&size=100&tenant_id=1',
  )) as {
    content: readonly { charge_box_code: string; has_config_tec: boolean | null }[]
  }
  return content
    .filter(({ has_config_tec }) => has_config_tec === true)
    .slice(0, 12)
    .map(({ charge_box_code }) => charge_box_code)
}
