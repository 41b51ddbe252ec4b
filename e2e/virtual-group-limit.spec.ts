import { enter } from './support/session.ts'
import { bodies, connectTo, fill, groupNamed, screen as limitScreen } from './support/smartCharging.ts'
import { expect, type Page, test } from './support/test.ts'
import { CREATE, GROUPS, screen } from './support/virtualGroups.ts'
import { walkTo } from './support/walk.ts'

const FREE = { mac: 'aabbcc000008', id: 'MTR-0008' }
const OTHER = { mac: 'aabbcc000012', id: 'MTR-0012' }
const NAME = 'Obra nova'

/** Names the new group, and switches its smart charging on. */
async function begin(page: Page) {
  const { field } = screen(page)
  await field('Nome').fill(NAME)
  await field('Descrição').fill('Doze vagas')
  await limitScreen(page).isOn.click()
}

test('a new group with its limit and meter: taken, then one POST', async ({ page, sandbox }) => {
  await test.step('a new group with its limit and meter: a meter that another group took, and one POST that holds all of it', async () => {
    const { button, dialog } = screen(page)
    const { current } = limitScreen(page)
    const sent = bodies(page)
    const link = async ({ mac }: { readonly mac: string }) => {
      await connectTo(page, mac)
      await expect(page.getByText('Testando conexão')).toBeVisible()
      await page.clock.runFor(2000)
    }
    await enter(page, sandbox, 'everything', { path: CREATE })
    await begin(page)
    await test.step('SMC-020 a meter that another group took meanwhile: the dialog says so', async () => {
      await fill(page)
      await expect(current).toHaveAccessibleDescription('= 125,0 A por fase')
      await link(FREE)
      await expect(page.getByText(`Conectado: ${FREE.id}`)).toBeVisible()
      sandbox.control.addFault({ method: 'POST', path: GROUPS, status: 409, times: 1 })
      await button('Criar Configuração').click()
      const failed = dialog('Não foi possível criar a configuração!')
      await expect(failed).toContainText('Medidor já associado a outro grupo')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('alert').filter({ hasText: 'Medidor já associado' })).toBeVisible()
      await button('Desfazer').click()
    })
    await test.step('VGR-012 VGR-035 VGR-060 SMC-002 SMC-033 SMC-034 with another one it is made once, all in one POST', async () => {
      await link(OTHER)
      await button('Usar mesmo assim').click()
      await button('Selecionar carregadores').click()
      await page.getByRole('row').getByRole('checkbox', { disabled: false }).last().check()
      await button('Concluir seleção').click()
      await button('Criar Configuração').click()
      await expect(dialog('Configuração cadastrada com sucesso!')).toBeVisible()
      expect(sent.slice(1)).toEqual([
        {
          call: `POST ${GROUPS}`,
          body: {
            name: NAME,
            description: 'Doze vagas',
            tenant_id: 1,
            charge_boxs: [{ charge_box_id: expect.any(Number) }],
            smart_charging: {
              enabled: true,
              start_date: '2026-03-15',
              end_date: '2026-12-31',
              current_nominal_a: 125,
              modulation: 'DYNAMIC',
              meter_device_remote_id: OTHER.id,
              meter_device_remote_in_circuit: true,
            },
            dynamic_pricing: {
              enabled: false,
              connector1_dynamic_pricing_id: null,
              connector2_dynamic_pricing_id: null,
              connector3_dynamic_pricing_id: null,
            },
          },
        },
      ])
      const id = await groupNamed(sandbox, NAME)
      await walkTo(page, `/virtual-groups/view/${id}?tab=smart`)
      await expect(limitScreen(page).reading(OTHER.id)).toBeVisible()
    })
  })
})
