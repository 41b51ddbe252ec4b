import type { Sandbox } from '@corrente/sandbox'
import { ask } from './support/network.ts'
import { enter } from './support/session.ts'
import { bodies, connectTo, fill, groupNamed, screen as limitScreen, VG } from './support/smartCharging.ts'
import { expect, type Page, test } from './support/test.ts'
import { CREATE, callsOf, GROUPS, screen } from './support/virtualGroups.ts'
import { reopen, walkTo } from './support/walk.ts'

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

/** Chooses chargers by their codes. */
async function choose(page: Page, codes: readonly string[]) {
  const { button } = screen(page)
  await button('Selecionar carregadores').click()
  // The form has a button of the same name, which closes its box; it is there until the choice is.
  await expect(button('Concluir seleção')).toBeVisible()
  await button('Colar códigos').click()
  await page.getByRole('textbox', { name: /Códigos/ }).fill(codes.join('\n'))
  await button('Selecionar os encontrados').click()
}

/** The codes of chargers of the gateway's first page that have an advanced configuration, or not. */
async function codesOf(sandbox: Sandbox, hasConfig: boolean): Promise<readonly string[]> {
  const { content } = (await ask(sandbox, `${VG}charge-boxs?page=0&size=10&tenant_id=1`)) as {
    content: readonly { charge_box_code: string; has_config_tec: boolean | null }[]
  }
  return content
    .filter(({ has_config_tec }) => (has_config_tec === true) === hasConfig)
    .map(({ charge_box_code }) => charge_box_code)
}

test('a new group with its limit and meter: taken, unfit chargers, one POST, and a limit that is not made', async ({
  page,
  sandbox,
}) => {
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
  await test.step('VGR-052 with smart charging on, chargers without advanced configuration keep a new group from being sent', async () => {
    sandbox.control.clearRequests()
    const { field, button } = screen(page)
    const { isOn } = limitScreen(page)
    await reopen(page, CREATE)
    await field('Nome').fill(NAME)
    await field('Descrição').fill('Doze vagas')
    const [unfit = ''] = await codesOf(sandbox, false)
    await choose(page, [unfit])
    await expect(page.getByText('1 carregador selecionado')).toBeVisible()
    await button('Concluir seleção').click()
    await isOn.click()
    await fill(page)
    await expect(page.getByText(/estes não podem entrar/)).toBeVisible()
    await button('Criar Configuração').click()
    await expect(isOn).toHaveAccessibleDescription(/Há carregadores sem configurações avançadas/)
    expect(callsOf(sandbox, 'POST')).toEqual([])
    // The one that is in can go.
    await button('Selecionar carregadores').click()
    await page.getByRole('row').filter({ hasText: unfit }).getByRole('checkbox').uncheck()
    await button('Concluir seleção').click()
    await button('Criar Configuração').click()
    await expect(screen(page).dialog('Configuração cadastrada com sucesso!')).toBeVisible()
  })
  await test.step('VGR-012 R16 the group is made and its limit is not: it says so, and the tab goes on with what was typed', async () => {
    sandbox.control.clearRequests()
    const { button, dialog } = screen(page)
    const { current, start, create } = limitScreen(page)
    await reopen(page, CREATE)
    await page.route(`**${GROUPS}`, async (route) => {
      const body = route.request().postDataJSON() as { smart_charging: object }
      const smart_charging = {
        ...body.smart_charging,
        enabled: false,
        start_date: null,
        end_date: null,
        current_nominal_a: null,
      }
      await route.continue({ postData: JSON.stringify({ ...body, smart_charging }) })
    })
    await begin(page)
    await fill(page)
    await button('Criar Configuração').click()
    await expect(dialog('Configuração cadastrada com sucesso!')).toContainText(
      'Não foi possível criar o smart charging!',
    )
    await page.getByRole('link', { name: 'Abrir o smart charging' }).click()
    await expect(create).toBeVisible()
    await expect(current).toHaveValue('125.0')
    await expect(start).toHaveValue('15/03/2026')
    await create.click()
    await expect(page.getByText('Smart Charging criado com sucesso!')).toBeVisible()
    expect(callsOf(sandbox, 'POST')).toEqual(['POST /virtual-groups', 'POST /virtual-groups/smart-charging'])
  })
})
