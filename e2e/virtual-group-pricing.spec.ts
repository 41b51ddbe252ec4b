import { enter } from './support/session.ts'
import { expect, test } from './support/test.ts'
import { callsOf, GROUPS, screen } from './support/virtualGroups.ts'
import { reopen } from './support/walk.ts'

/** By their place in the sandbox's plans. */
const CENTRE = '/virtual-groups/view/1?tab=pricing'
const GARAGE = '/virtual-groups/view/4?tab=pricing'
const NO_RECORD = '/virtual-groups/view/7?tab=pricing'
const LOST = '/virtual-groups/view/13?tab=pricing'

test('the price list of a group: changed, by connector, off, without a record, of a removed profile', async ({
  page,
  sandbox,
}) => {
  await test.step('the price list of a group is changed: a refusal keeps the choice; from and to, one PUT', async () => {
    const { button, question, dialog } = screen(page)
    const profile = page.getByRole('combobox', { name: 'Perfil' })
    await enter(page, sandbox, 'everything', { path: GARAGE })
    await profile.selectOption({ label: 'Horário de ponta' })
    await test.step('VGR-042 VGR-043 VGR-083 a refusal keeps the choice', async () => {
      sandbox.control.addFault({ method: 'PUT', path: `${GROUPS}/dynamic-pricing/*`, status: 400, times: 1 })
      await button('Salvar').click()
      await question.getByRole('button', { name: 'Mudar o perfil' }).click()
      await expect(dialog('Não foi possível atualizar o Perfil de Precificação!')).toBeVisible()
      await page.keyboard.press('Escape')
      sandbox.control.clearRequests()
    })
    await test.step('VGR-030 VGR-031 VGR-032 VGR-039 VGR-068 VGR-069 VGR-071 VGR-083 from and to, one PUT, the dialog', async () => {
      await button('Salvar').click()
      await expect(question).toContainText('Preço: perfil Noturno 2026 → perfil Horário de ponta')
      // The old and the new week, small, with the price of now and when the new one changes.
      await expect(question.getByRole('img', { name: 'Antes: Noturno 2026' })).toBeVisible()
      await expect(question.getByRole('img', { name: 'Depois: Horário de ponta' })).toBeVisible()
      await expect(question).toContainText('agora R$ 2,09/kWh')
      await expect(question).toContainText('agora R$ 0,57/min')
      await expect(question).toContainText('amanhã às 00:00 passa a R$ 1,52/kWh')
      await question.getByRole('button', { name: 'Cancelar' }).click()
      expect(callsOf(sandbox, 'PUT')).toEqual([])
      await button('Salvar').click()
      const put = page.waitForRequest((request) => request.method() === 'PUT')
      await question.getByRole('button', { name: 'Mudar o perfil' }).click()
      const body = JSON.parse((await put).postData() ?? '{}') as Record<string, unknown>
      const uuid = 'a1a1a1a1-0001-4000-8000-000000000001'
      expect(body).toEqual({
        enabled: true,
        connector1_dynamic_pricing_id: uuid,
        connector2_dynamic_pricing_id: uuid,
        connector3_dynamic_pricing_id: uuid,
      })
      await expect(dialog('Perfil de Precificação atualizado com sucesso!')).toBeVisible()
      await button('Fechar').last().click()
      await expect(profile).toHaveValue(uuid)
    })
  })
  await test.step('the pricing of a group: by connector, off, without a record, of a removed profile; what would it cost?', async () => {
    sandbox.control.clear()
    const { button, question, dialog } = screen(page)
    const isOn = page.getByRole('switch', { name: 'Perfil de Precificação habilitado' })
    await reopen(page, CENTRE)
    await test.step('jobs: what would it cost, by the profile of a connector, line by line', async () => {
      await button('Quanto custaria?').click()
      const box = dialog('Simulação em Estacionamento Centro')
      // Saturday, 12:05: by the minute, and idle time apart.
      await expect(box).toContainText('Preço da faixa de sábado 12:00–24:00')
      await expect(box.getByRole('row').filter({ hasText: '60 min × R$ 0,57' })).toContainText('R$ 34,20')
      await expect(box.getByText('estimativa')).toBeVisible()
      await box.getByRole('combobox', { name: 'Conector' }).selectOption('2')
      await expect(box.getByRole('row').filter({ hasText: '40 kWh × R$ 2,09' })).toContainText('R$ 83,60')
      await expect(box).toContainText('Preço base de sábado')
      await page.keyboard.press('Escape')
    })
    await test.step('VGR-036 VGR-037 VGR-040 different profiles open by connector; turned off they go as they were loaded', async () => {
      await expect(page.getByRole('combobox', { name: 'Conector 2' })).toHaveValue(
        'a1a1a1a1-0001-4000-8000-000000000002',
      )
      await page.getByText('Para a estação', { exact: true }).click()
      await expect(page.getByRole('combobox', { name: 'Perfil' })).toHaveValue('')
      await isOn.click()
      await button('Salvar').click()
      const put = page.waitForRequest((request) => request.method() === 'PUT')
      await question.getByRole('button', { name: 'Mudar o perfil' }).click()
      expect(JSON.parse((await put).postData() ?? '{}')).toMatchObject({
        enabled: false,
        connector1_dynamic_pricing_id: 'a1a1a1a1-0001-4000-8000-000000000001',
        connector2_dynamic_pricing_id: 'a1a1a1a1-0001-4000-8000-000000000002',
      })
      await expect(dialog('Perfil de Precificação atualizado com sucesso!')).toBeVisible()
    })
    await test.step('VGR-070 a group without a record is created one by POST', async () => {
      await reopen(page, NO_RECORD)
      await isOn.click()
      await page.getByRole('combobox', { name: 'Perfil' }).selectOption({ label: 'Noturno 2026' })
      await button('Salvar').click()
      await question.getByRole('button', { name: 'Mudar o perfil' }).click()
      await expect(dialog('Perfil de Precificação atualizado com sucesso!')).toBeVisible()
      expect(callsOf(sandbox, 'POST')).toEqual(['POST /virtual-groups/dynamic-pricing'])
    })
    await test.step('VGR-062 VGR-085 a removed profile: nobody knows what it costs; it must be chosen anew while pricing is on', async () => {
      sandbox.control.clearRequests()
      await reopen(page, LOST)
      await expect(
        page.getByText('O perfil usado aqui foi removido: não se sabe que preço vale.'),
      ).toBeVisible()
      await expect(page.getByText(/Do quarto em diante cada conector fica com o próprio preço/)).toBeVisible()
      await button('Salvar').click()
      await expect(
        page.getByText('Este perfil foi removido. Selecione um perfil de precificação'),
      ).toBeVisible()
      expect(callsOf(sandbox, 'PUT')).toEqual([])
      await button('Quanto custaria?').click()
      await expect(dialog(/^Simulação/)).toContainText('O perfil usado aqui foi removido.')
    })
  })
})
