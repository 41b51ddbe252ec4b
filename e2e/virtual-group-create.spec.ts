import { expectPath } from './support/browser.ts'
import { enter } from './support/session.ts'
import { expect, test } from './support/test.ts'
import { CREATE, callsOf, GROUPS, LIST, SELECT, screen } from './support/virtualGroups.ts'
import { reopen } from './support/walk.ts'

const bodyOf = (text: string | null): Record<string, unknown> =>
  JSON.parse(text ?? '{}') as Record<string, unknown>

test('a new site, one POST and what it asks for; what is missing, refused, invalid, and there without its pricing', async ({
  page,
  sandbox,
}) => {
  await test.step('a new site: chargers, a reload, a price, one POST and what it asks for', async () => {
    const { field, button, dialog, names } = screen(page)
    const tick = (place: number) => page.getByRole('row').getByRole('checkbox').nth(place).check()
    await test.step('VGR-016 VGR-017 without anything to choose for, the choice of chargers leads to the form', async () => {
      await enter(page, sandbox, 'everything', { path: SELECT })
      await expectPath(page, CREATE)
    })
    await test.step('VGR-004 VGR-016 the choice; a reload brings all back', async () => {
      await reopen(page, LIST)
      await page.getByRole('link', { name: 'Criar Configuração' }).click()
      await field('Nome').fill('Obra nova')
      await field('Descrição').fill('Doze vagas')
      await button('Selecionar carregadores').click()
      await expectPath(page, SELECT)
      await expect(page.getByRole('rowheader')).toHaveCount(10)
      await tick(1)
      await expect(page.getByText('1 carregador selecionado')).toBeVisible()
      await page.clock.fastForward(700)
      await page.reload()
      await expect(page.getByText('1 carregador selecionado')).toBeVisible()
      await tick(2)
      await button('Concluir seleção').click()
      await expectPath(page, CREATE)
      await expect(field('Nome')).toHaveValue('Obra nova')
    })
    await test.step('VGR-011 VGR-013 VGR-014 VGR-060 VGR-061 VGR-062 VGR-063 one POST, and the price that it asks for', async () => {
      await page.getByRole('switch', { name: 'Perfil de Precificação habilitado' }).click()
      await page.getByRole('combobox', { name: 'Perfil' }).selectOption({ label: 'Noturno 2026' })
      const posted = page.waitForRequest(
        (request) => request.method() === 'POST' && request.url().endsWith('/virtual-groups'),
      )
      await button('Criar Configuração').click()
      const body = bodyOf((await posted).postData())
      expect(body).toMatchObject({
        name: 'Obra nova',
        description: 'Doze vagas',
        tenant_id: 1,
        smart_charging: {
          enabled: false,
          start_date: null,
          end_date: null,
          current_nominal_a: null,
          modulation: 'DYNAMIC',
          meter_device_remote_id: null,
          meter_device_remote_in_circuit: true,
        },
        dynamic_pricing: { enabled: true },
      })
      expect(body.charge_boxs).toHaveLength(2)
      expect(Object.keys(body.dynamic_pricing as object)).not.toContain('type')
      await expect(dialog('Configuração cadastrada com sucesso!')).toBeVisible()
      expect(callsOf(sandbox, 'POST')).toEqual([
        'POST /virtual-groups',
        'POST /virtual-groups/dynamic-pricing',
      ])
      await page.getByRole('link', { name: 'Ver listagem atualizada' }).click()
      await expectPath(page, LIST)
      await page.getByRole('searchbox').fill('Obra nova')
      await expect(names).toHaveText(['Obra nova'])
    })
  })
  await test.step('a new group: what is missing, refused, invalid, and there without its pricing', async () => {
    sandbox.control.clearRequests()
    const { field, button, dialog } = screen(page)
    const create = button('Criar Configuração')
    const perConnector = page.getByText('Por conector', { exact: true })
    const missing = page.getByText('Selecione um perfil de precificação')
    await reopen(page, CREATE)
    await test.step('VGR-038 VGR-044 VGR-046 VGR-048 VGR-049 switching the mode takes the words of the choices away', async () => {
      await page.getByRole('switch', { name: 'Perfil de Precificação habilitado' }).click()
      await create.click()
      await expect(page.getByText('O nome da configuração é um campo obrigatório')).toBeVisible()
      await expect(page.getByText('A descrição é um campo obrigatório')).toBeVisible()
      await expect(missing).toHaveCount(1)
      await perConnector.click()
      await expect(missing).toHaveCount(0)
      await create.click()
      await expect(missing).toHaveCount(3)
      expect(callsOf(sandbox, 'POST')).toEqual([])
      await page.getByText('Para a estação', { exact: true }).click()
      await page.getByRole('combobox', { name: 'Perfil' }).selectOption({ label: 'Noturno 2026' })
    })
    await test.step('VGR-015 VGR-042 VGR-043 a refusal: the dialog after 1.5 s, with its two ways', async () => {
      await field('Nome').fill('Obra nova')
      await field('Descrição').fill('Doze vagas')
      sandbox.control.addFault({ method: 'POST', path: GROUPS, status: 422, times: 1 })
      const answered = page.waitForResponse((response) => response.request().method() === 'POST')
      await create.click()
      await answered
      const from = Date.now()
      await expect(dialog('Não foi possível criar a configuração!')).toBeVisible()
      expect(Date.now() - from).toBeGreaterThan(1300)
      await expect(page.getByRole('link', { name: 'Ver listagem' })).toHaveAttribute('href', LIST)
      await page.keyboard.press('Escape')
      await expect(field('Nome')).toHaveValue('Obra nova')
    })
    await test.step('VGR-063 VGR-083 the group is there and its pricing is not: its tab is one press away', async () => {
      sandbox.control.clearRequests()
      sandbox.control.addFault({ method: 'POST', path: `${GROUPS}/dynamic-pricing`, status: 400 })
      await create.click()
      await expect(dialog('Configuração cadastrada com sucesso!')).toBeVisible()
      await expect(page.getByText('Não foi possível atualizar o Perfil de Precificação!')).toBeVisible()
      await page.getByRole('link', { name: 'Abrir o perfil de precificação' }).click()
      await expect(page.getByRole('tab', { name: 'Perfil de Precificação' })).toHaveAttribute(
        'aria-selected',
        'true',
      )
      expect(callsOf(sandbox, 'POST')).toEqual([
        'POST /virtual-groups',
        'POST /virtual-groups/dynamic-pricing',
      ])
    })
  })
})
