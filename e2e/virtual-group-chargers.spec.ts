import { ask, tell } from './support/network.ts'
import { enter } from './support/session.ts'
import { bodies } from './support/smartCharging.ts'
import { expect, test } from './support/test.ts'
import { callsOf, GATEWAY, GROUPS, screen } from './support/virtualGroups.ts'

interface Charger {
  readonly charge_box_code: string
  readonly description: string
  readonly has_config_tec: boolean | null
}
const ADD = '/virtual-groups/edit/4/chargeboxes'
const CHARGERS = '/virtual-groups/view/4?tab=chargers'

test('chargers come in: searched on the server, those that cannot are off and say why, refused, and left without a send', async ({
  page,
  sandbox,
}) => {
  const { button, question } = screen(page)
  const sent = bodies(page)
  const rows = page.getByRole('rowheader')
  const box = (code: string) => screen(page).row(code).getByRole('checkbox')
  const { charge_boxs: inside } = (await ask(sandbox, `${GROUPS}/4?tenant_id=1`)) as {
    charge_boxs: readonly Charger[]
  }
  const { content } = (await ask(sandbox, `${GATEWAY}/charge-boxs?page=0&size=10&tenant_id=1`)) as {
    content: readonly Charger[]
  }
  const isInside = (code: string) => inside.some(({ charge_box_code }) => charge_box_code === code)
  const codeOf = (isFit: boolean) =>
    content.find(
      ({ charge_box_code: code, has_config_tec }) => (has_config_tec === true) === isFit && !isInside(code),
    )?.charge_box_code ?? 'none'
  await enter(page, sandbox, 'everything', { path: ADD })
  await test.step('VGR-052 VGR-053 to a configuration with smart charging none without advanced configuration, none twice', async () => {
    await expect(rows).toHaveCount(10)
    await expect(page.getByText(/^1 a 10 de \d+$/)).toBeVisible()
    await expect(box(codeOf(false))).toBeDisabled()
    await expect(box(codeOf(false))).toHaveAccessibleDescription(
      'Não é possível adicionar um carregador sem configurações avançadas em uma configuração com smart charging habilitado!',
    )
    await expect(box(codeOf(true))).toBeEnabled()
    const [{ charge_box_code: first } = { charge_box_code: 'none' }] = inside
    await page.getByRole('searchbox').fill(first)
    await expect(box(first)).toBeDisabled()
    await expect(box(first)).toHaveAccessibleDescription('Já está nesta configuração')
  })
  await test.step('VGR-026 VGR-029 VGR-055 searched on the server, with code, description and configuration', async () => {
    await page.getByRole('searchbox').fill('curitiba')
    const search = '/charge-boxs?page=0&size=10&tenant_id=1&search=curitiba'
    await expect.poll(() => callsOf(sandbox)).toContain(`GET ${search}`)
    const found = (await ask(sandbox, `${GATEWAY}${search}`)) as { content: readonly Charger[] }
    const [first] = found.content
    expect(found.content.length).toBeGreaterThan(0)
    await expect(rows).toHaveCount(found.content.length)
    const row = screen(page).row(first?.charge_box_code ?? '')
    await expect(row).toContainText(first?.description ?? '')
    await expect(row).toContainText(first?.has_config_tec === true ? 'Sim' : 'Não')
    await page.getByRole('searchbox').fill('')
    await expect(rows).toHaveCount(10)
  })
  await test.step('VGR-082 a refusal keeps the ticks and says so', async () => {
    sandbox.control.addFault({ method: 'POST', path: `${GROUPS}/charge-boxs/all`, status: 400 })
    await page.getByRole('row').getByRole('checkbox', { disabled: false }).last().check()
    await button('Adicionar').click()
    await question.getByRole('button', { name: 'Adicionar' }).click()
    await expect(question).toContainText('Ocorreu um erro ao adicionar o(s) carregador(es) selecionado(s)!')
    await question.getByRole('button', { name: 'Cancelar' }).click()
    await expect(page.getByText('1 carregador selecionado')).toBeVisible()
    expect(sent).toHaveLength(1)
  })
  await test.step('VGR-027 back to the group: ticks are work too, and nothing is sent', async () => {
    await page.getByRole('link', { name: 'Voltar', exact: true }).click()
    await page
      .getByRole('alertdialog', { name: 'Sair sem salvar?' })
      .getByRole('button', { name: 'Sair sem salvar' })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Garagem Sul' })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/virtual-groups/view/4')
    expect(sent).toHaveLength(1)
  })
})

test('chargers go: a no sends nothing, a refusal says so, and the price afterwards is that of what it is still in', async ({
  page,
  sandbox,
}) => {
  type Group = {
    charge_boxs: readonly { charge_box_id: number; virtual_group_charge_box_id: number }[]
  }
  const { charge_boxs: before } = (await ask(sandbox, `${GROUPS}/4?tenant_id=1`)) as Group
  const { question } = screen(page)
  const rows = page.getByRole('rowheader')
  const remove = page.getByRole('button', { name: /^Remover / })
  const yes = question.getByRole('button', { name: 'Excluir carregador' })
  const no = question.getByRole('button', { name: 'Cancelar' })
  await tell(sandbox, 'POST', `${GROUPS}/charge-boxs/all`, [
    { virtual_group_id: 2, charge_box_id: before[0]?.charge_box_id },
  ])
  await enter(page, sandbox, 'everything', { path: CHARGERS })
  await test.step('VGR-078 of one in two configurations: from the price of both to that of the other', async () => {
    await remove.first().click()
    await expect(question).toContainText(/Deseja excluir o carregador .+\?/)
    await expect(question).toContainText(/Preço: .* → perfil Horário de ponta/)
    await expect(question).not.toContainText('→ preço do próprio conector')
    await no.click()
    expect(callsOf(sandbox, 'DELETE')).toEqual([])
  })
  await test.step('VGR-080 a refusal says so, and the charger stays', async () => {
    sandbox.control.addFault({ method: 'DELETE', path: `${GROUPS}/charge-boxs/*`, status: 409, times: 1 })
    await remove.first().click()
    await yes.click()
    await expect(question).toContainText('Ocorreu um erro ao excluir o carregador selecionado!')
    await no.click()
    await expect(rows).toHaveCount(6)
  })
  await test.step('VGR-028 VGR-067 VGR-079 it goes by its place in the group, not by its own key', async () => {
    sandbox.control.clearRequests()
    await remove.first().click()
    await yes.click()
    await expect(page.getByText('O carregador foi excluído com sucesso!')).toBeVisible()
    await expect(rows).toHaveCount(5)
    expect(callsOf(sandbox, 'DELETE')).toEqual([
      `DELETE /virtual-groups/charge-boxs/${before[0]?.virtual_group_charge_box_id}`,
    ])
  })
  await test.step('VGR-078 profiles that could not be read go by their ids: none of them is said to be removed', async () => {
    sandbox.control.addFault({ method: 'GET', path: '/api/v1/dynamic-pricing/', status: 503 })
    await page.goto(CHARGERS)
    await remove.first().click()
    await expect(question).toContainText(/Preço: perfil a1a1a1a1-\S+ → preço do próprio conector/)
  })
})
