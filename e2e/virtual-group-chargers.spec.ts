import { expectPath } from './support/browser.ts'
import { ask, tell } from './support/network.ts'
import { enter } from './support/session.ts'
import { expect, test } from './support/test.ts'
import { callsOf, GATEWAY, GROUPS, permissionsOf, screen } from './support/virtualGroups.ts'

test.describe('chargers', () => {
  test('VGR-026 VGR-053 VGR-059 VGR-066 VGR-081 jobs: in by five presses: those that are in are off, prices from and to', async ({
    page,
    sandbox,
  }) => {
    const { tab, button, question } = screen(page)
    await enter(page, sandbox, 'everything', { path: '/virtual-groups/view/4' })
    await tab('Carregadores').click()
    await expect(page.getByRole('rowheader')).toHaveCount(6)
    expect(callsOf(sandbox)).toContain(
      'GET /virtual-groups/charge-boxs/list?virtual_group_id=4&page=0&size=10',
    )
    await page.getByRole('link', { name: 'Adicionar carregadores' }).click()
    await expect(page.getByRole('rowheader')).toHaveCount(10)
    const off = page.getByRole('checkbox', { disabled: true })
    await expect(off.first()).toBeVisible()
    await page.getByRole('row').getByRole('checkbox', { disabled: false }).last().check()
    await button('Adicionar').click()
    await expect(question).toContainText(
      'Preço: perfil Horário de ponta → ambígua: perfis de mais de uma configuração',
    )
    await question.getByRole('button', { name: 'Adicionar' }).click()
    await expect(page.getByText('Carregadores adicionados com sucesso!')).toBeVisible()
    await expect(tab('Carregadores')).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('rowheader')).toHaveCount(7)
    expect(callsOf(sandbox, 'POST')).toEqual(['POST /virtual-groups/charge-boxs/all'])
  })

  test('VGR-052 VGR-053 to a configuration with smart charging no charger without advanced configuration, none twice: each says why', async ({
    page,
    sandbox,
  }) => {
    const { charge_boxs: inside } = (await ask(sandbox, `${GROUPS}/4?tenant_id=1`)) as {
      charge_boxs: readonly { charge_box_code: string }[]
    }
    const { content } = (await ask(sandbox, `${GATEWAY}/charge-boxs?page=0&size=10&tenant_id=1`)) as {
      content: readonly { charge_box_code: string; has_config_tec: boolean | null }[]
    }
    const isInside = (code: string) => inside.some(({ charge_box_code }) => charge_box_code === code)
    const codeOf = (fits: (charger: (typeof content)[number]) => boolean) =>
      content.find(fits)?.charge_box_code ?? 'none'
    await enter(page, sandbox, 'everything', { path: '/virtual-groups/edit/4/chargeboxes' })
    const box = (code: string) => screen(page).row(code).getByRole('checkbox')
    const unfit = box(
      codeOf(({ charge_box_code: code, has_config_tec }) => has_config_tec !== true && !isInside(code)),
    )
    await expect(unfit).toBeDisabled()
    await expect(unfit).toHaveAccessibleDescription(
      'Não é possível adicionar um carregador sem configurações avançadas em uma configuração com smart charging habilitado!',
    )
    await expect(
      box(codeOf(({ charge_box_code: code, has_config_tec }) => has_config_tec === true && !isInside(code))),
    ).toBeEnabled()
    const [{ charge_box_code: first } = { charge_box_code: 'none' }] = inside
    await page.getByRole('searchbox').fill(first)
    await expect(box(first)).toBeDisabled()
    await expect(box(first)).toHaveAccessibleDescription('Já está nesta configuração')
  })

  test('VGR-082 a refusal keeps the ticks and says so', async ({ page, sandbox }) => {
    const { button, question } = screen(page)
    await enter(page, sandbox, 'everything', { path: '/virtual-groups/edit/4/chargeboxes' })
    sandbox.control.addFault({ method: 'POST', path: `${GROUPS}/charge-boxs/all`, status: 400 })
    await page.getByRole('row').getByRole('checkbox', { disabled: false }).last().check()
    await button('Adicionar').click()
    await question.getByRole('button', { name: 'Adicionar' }).click()
    await expect(question).toContainText('Ocorreu um erro ao adicionar o(s) carregador(es) selecionado(s)!')
    await question.getByRole('button', { name: 'Cancelar' }).click()
    await expect(page.getByText('1 carregador selecionado')).toBeVisible()
  })

  test('VGR-028 VGR-067 VGR-078 VGR-079 jobs: out by five presses; no sends nothing', async ({
    page,
    sandbox,
  }) => {
    const { tab, question } = screen(page)
    await enter(page, sandbox, 'everything', { path: '/virtual-groups/view/4' })
    await tab('Carregadores').click()
    const remove = page.getByRole('button', { name: /^Remover / })
    await remove.first().click()
    await expect(question).toContainText(/Deseja excluir o carregador .+\?/)
    await expect(question).toContainText('Preço: perfil Noturno 2026 → preço do próprio conector')
    await question.getByRole('button', { name: 'Cancelar' }).click()
    expect(callsOf(sandbox, 'DELETE')).toEqual([])
    await remove.first().click()
    const { charge_boxs: before } = (await ask(sandbox, `${GROUPS}/4?tenant_id=1`)) as {
      charge_boxs: readonly { virtual_group_charge_box_id: number }[]
    }
    await question.getByRole('button', { name: 'Excluir carregador' }).click()
    await expect(page.getByText('O carregador foi excluído com sucesso!')).toBeVisible()
    await expect(page.getByRole('rowheader')).toHaveCount(5)
    // By its place in the group, not by its own key.
    expect(callsOf(sandbox, 'DELETE')).toEqual([
      `DELETE /virtual-groups/charge-boxs/${before[0]?.virtual_group_charge_box_id}`,
    ])
  })

  test('VGR-078 of a charger in two configurations the price is that of both, and afterwards that of the other', async ({
    page,
    sandbox,
  }) => {
    type Group = { charge_boxs: readonly { charge_box_id: number }[] }
    const groupOf = async (id: number) => (await ask(sandbox, `${GROUPS}/${id}?tenant_id=1`)) as Group
    const [first] = (await groupOf(4)).charge_boxs
    const pk = first?.charge_box_id
    await tell(sandbox, 'POST', `${GROUPS}/charge-boxs/all`, [{ virtual_group_id: 2, charge_box_id: pk }])
    const { question } = screen(page)
    await enter(page, sandbox, 'everything', { path: '/virtual-groups/view/4?tab=chargers' })
    await page
      .getByRole('button', { name: /^Remover / })
      .first()
      .click()
    await expect(question).toContainText(/Preço: .* → perfil Horário de ponta/)
    await expect(question).not.toContainText('→ preço do próprio conector')
    await question.getByRole('button', { name: 'Excluir carregador' }).click()
    await expect(page.getByText('O carregador foi excluído com sucesso!')).toBeVisible()
    // Back again: from the price of the other one.
    await page.goto(`${sandbox.url()}/virtual-groups/edit/4/chargeboxes`)
    await page.getByRole('row').getByRole('checkbox', { disabled: false }).first().check()
    await page.getByRole('link', { name: 'Voltar' }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
  })

  test('VGR-078 profiles that could not be read go by their ids: none of them is said to be removed', async ({
    page,
    sandbox,
  }) => {
    const { question } = screen(page)
    sandbox.control.addFault({ method: 'GET', path: '/api/v1/dynamic-pricing/', status: 503 })
    await enter(page, sandbox, 'everything', { path: '/virtual-groups/view/4?tab=chargers' })
    await page
      .getByRole('button', { name: /^Remover / })
      .first()
      .click()
    await expect(question).toContainText(/Preço: perfil a1a1a1a1-\S+ → preço do próprio conector/)
  })

  test('VGR-080 a refusal says so, and the charger stays', async ({ page, sandbox }) => {
    const { question } = screen(page)
    await enter(page, sandbox, 'everything', { path: '/virtual-groups/view/4?tab=chargers' })
    sandbox.control.addFault({ method: 'DELETE', path: `${GROUPS}/charge-boxs/*`, status: 409 })
    await page
      .getByRole('button', { name: /^Remover / })
      .first()
      .click()
    await question.getByRole('button', { name: 'Excluir carregador' }).click()
    await expect(question).toContainText('Ocorreu um erro ao excluir o carregador selecionado!')
    await question.getByRole('button', { name: 'Cancelar' }).click()
    await expect(page.getByRole('rowheader')).toHaveCount(6)
  })

  test('PRM-014 without its role no way to add, and the page does not open', async ({ page, sandbox }) => {
    const permissions = permissionsOf({ add: false })
    await enter(page, sandbox, 'everything', { permissions, path: '/virtual-groups/view/4?tab=chargers' })
    await expect(page.getByRole('rowheader')).toHaveCount(6)
    await expect(page.getByRole('link', { name: 'Adicionar carregadores' })).toHaveCount(0)
    await page.goto(`${sandbox.url()}/virtual-groups/edit/4/chargeboxes`)
    await expectPath(page, '/not-found')
  })
})
