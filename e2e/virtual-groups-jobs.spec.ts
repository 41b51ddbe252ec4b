import type { Sandbox } from '@corrente/sandbox'
import { toast } from './support/browser.ts'
import { callsTo } from './support/calls.ts'
import { fromHome, homeAgain } from './support/hands.ts'
import { ask } from './support/network.ts'
import { fill, groupNamed, screen as limitScreen, MEASUREMENTS, UPDATED } from './support/smartCharging.ts'
import { expect, type Page, test } from './support/test.ts'
import { callsOf, GROUPS, screen } from './support/virtualGroups.ts'

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('jobs, in so many presses: found by its name, the meter swapped, the price list changed, a new site', async ({
  page,
  sandbox,
}) => {
  await test.step('jobs, in so many presses: found by its name, the meter swapped, the price list changed, the limits that end', async () => {
    const { button, question, dialog } = screen(page)
    const { mac, connect, save, side, reading } = limitScreen(page)
    await test.step('"Is the garage about to trip?", by its name', async () => {
      const hand = await fromHome(page, sandbox)
      await hand.palette('garagem sul', /^Garagem Sul/)
      await expect(title(page, 'Garagem Sul')).toBeVisible()
      await expect(page.getByText('Medidor MTR-0003 online')).toBeVisible()
      // What is over, by how much, since when; the phases against the limit stand on the first tab.
      await expect(page.getByText(/^Acima do limite: passa [\d,]+ A na fase B$/)).toBeVisible()
      await expect(page.getByText(/^desde \d\d:\d\d( ou antes)?, /)).toBeVisible()
      await expect(page.getByRole('meter')).toHaveCount(3)
      hand.did('groups-1b')
    })
    await test.step('"Swap the meter": its smart charging is an entry of its own; old beside new before it is saved', async () => {
      const hand = await homeAgain(page)
      await hand.palette('garagem sul', /^Smart charging: Garagem Sul/)
      await expect(reading('MTR-0003')).toBeVisible()
      await mac.fill('aabbcc000008')
      const found = page.waitForResponse((response) => response.url().includes('mac_address='))
      await hand.click(connect)
      await found
      const since = Date.now()
      await expect(page.getByText('Testando conexão')).toBeVisible()
      await expect(side('Agora: MTR-0003')).toBeVisible()
      await expect(side('Novo: MTR-0008')).toBeVisible()
      // VGR-087: the test of a meter shows for two seconds.
      expect(Date.now() - since).toBeGreaterThan(1700)
      expect(callsTo(sandbox, MEASUREMENTS).length).toBeGreaterThan(0)
      await hand.click(save)
      await expect(toast(page, UPDATED)).toBeVisible()
      hand.did('groups-5')
    })
    await test.step('"Change the price list here"', async () => {
      const hand = await homeAgain(page)
      await hand.palette('garagem sul', /^Perfil de preço: Garagem Sul/)
      await hand.choose(page.getByRole('combobox', { name: 'Perfil' }), { label: 'Horário de ponta' })
      await hand.click(button('Salvar'))
      await expect(question).toContainText('Preço: perfil Noturno 2026 → perfil Horário de ponta')
      await hand.click(question.getByRole('button', { name: 'Mudar o perfil' }))
      await expect(dialog('Perfil de Precificação atualizado com sucesso!')).toBeVisible()
      hand.did('groups-6')
    })
    await test.step('VGR-086 "limite termina" in the palette', async () => {
      const { palette } = await homeAgain(page)
      await palette('limite termina', /^Limite termina: Vila nova 26\/03\/2026/)
      await expect(page.getByText('O limite termina em 12 dias, em 26/03/2026.')).toBeVisible()
    })
  })
  await test.step('"New site: chargers by their codes, one price, one limit"', async () => {
    sandbox.control.clearRequests()
    const { field: named, button, dialog } = screen(page)
    const { isOn } = limitScreen(page)
    const hand = await homeAgain(page)
    await hand.menu('Configurações avançadas')
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
    hand.did('groups-3')
    const id = await groupNamed(sandbox, 'Obra nova')
    const group = (await ask(sandbox, `${GROUPS}/${id}?tenant_id=1`)) as {
      charge_boxs: readonly object[]
      smart_charging_enabled: boolean
      dynamic_price_enabled: boolean
    }
    expect(group.charge_boxs).toHaveLength(12)
    expect(group).toMatchObject({ smart_charging_enabled: true, dynamic_price_enabled: true })
  })
})

test('VGR-066 VGR-081 "Charger in, charger out", with the price from and to', async ({ page, sandbox }) => {
  const { tab, button, question } = screen(page)
  const hand = await fromHome(page, sandbox)
  await hand.palette('garagem sul', /^Adicionar carregadores: Garagem Sul/)
  await hand.click(page.getByRole('row').getByRole('checkbox', { disabled: false }).last())
  await hand.click(button('Adicionar'))
  // It is in another group, with another profile.
  await expect(question).toContainText(
    'Preço: perfil Horário de ponta → ambígua: perfis de mais de uma configuração',
  )
  await hand.click(question.getByRole('button', { name: 'Adicionar' }))
  await expect(page.getByText('Carregadores adicionados com sucesso!')).toBeVisible()
  hand.did('groups-4')
  await expect(tab('Carregadores')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('rowheader')).toHaveCount(7)
  expect(callsOf(sandbox, 'POST')).toEqual(['POST /virtual-groups/charge-boxs/all'])
  const other = await homeAgain(page)
  await other.palette('garagem sul', /^Garagem Sul/)
  await other.click(tab('Carregadores'))
  await other.click(page.getByRole('button', { name: /^Remover / }).first())
  await expect(question).toContainText('Preço: perfil Noturno 2026 → preço do próprio conector')
  await other.click(question.getByRole('button', { name: 'Excluir carregador' }))
  await expect(page.getByText('O carregador foi excluído com sucesso!')).toBeVisible()
  other.did('groups-4')
})

/** The codes of twelve chargers that have an advanced configuration. */
async function fitCodes(sandbox: Sandbox): Promise<readonly string[]> {
  const { content } = (await ask(sandbox, '/mk-ms-virtualgroup/charge-boxs?page=0&size=100&tenant_id=1')) as {
    content: readonly { charge_box_code: string; has_config_tec: boolean | null }[]
  }
  return content
    .filter(({ has_config_tec }) => has_config_tec === true)
    .slice(0, 12)
    .map(({ charge_box_code }) => charge_box_code)
}
