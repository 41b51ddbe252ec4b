import { API, callsTo } from './support/calls.ts'
import { ask } from './support/network.ts'
import { commandScreen, OPERATIONS } from './support/operations.ts'
import { enter } from './support/session.ts'
import { expect, type Page, test } from './support/test.ts'
import { walkTo } from './support/walk.ts'

const at = (page: Page, label: string) => page.getByLabel(label, { exact: true })

const CALLS = [
  'change_availability',
  'remote_start',
  'remote_stop',
  'remote_reset',
  'get_configuration',
  'change_configuration',
  'unlock_connector',
  'update_firmware',
  'data_transfer',
  'trigger_message',
  'set_charging_profile',
  'clear_charging_profile',
  'get_diagnostics',
  'clear_cache',
] as const

test('RTE-014 OPS-016 OPS-026 OPS-027 each command has its address; a payment is offered where the station takes one', async ({
  page,
  sandbox,
}) => {
  await test.step('each command has an address', async () => {
    await enter(page, sandbox, 'everything', { path: '/operations' })
    const links = page.getByRole('navigation', { name: 'Comandos' }).getByRole('link')
    await expect(links.first()).toBeVisible()
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    // Power Limit stands there too, and leads nowhere (OPS-006).
    expect(paths.filter(Boolean).toSorted()).toEqual(CALLS.map((call) => `/operations/${call}`).toSorted())
  })
  await test.step('a payment where kinds of it are read; off at first', async () => {
    const { chargePointList } = (await ask(sandbox, `${OPERATIONS}v1.6/remote_start/`)) as {
      chargePointList: { chargeBoxId: string; chargeBoxDescription: string; hasPayment: boolean }[]
    }
    const paying = chargePointList.find(({ hasPayment }) => hasPayment)
    const free = chargePointList.find(({ hasPayment }) => !hasPayment)
    const toggle = page.getByRole('switch', { name: 'Cobrar esta recarga' })
    const of = (id = '') => `/operations/remote_start?station=${encodeURIComponent(id)}`
    await walkTo(page, of(free?.chargeBoxId))
    await expect(commandScreen(page).chosen).toContainText(free?.chargeBoxDescription ?? '-')
    await expect(at(page, 'Conector')).toBeVisible()
    await expect(toggle).toHaveCount(0)
    expect(callsTo(sandbox, `${API}payment/types/`)).toEqual([])
    await page.goto(`${sandbox.url()}${of(paying?.chargeBoxId)}`)
    await expect(toggle).not.toBeChecked()
    await toggle.click()
    await expect(at(page, 'Forma de pagamento').getByRole('option')).not.toHaveCount(1)
    sandbox.control.addFault({
      path: `${API}payment/types/`,
      status: 200,
      body: { payment_type_tenant_list: [] },
    })
    await page.reload()
    await expect(at(page, 'Conector')).toBeVisible()
    await expect(toggle).toHaveCount(0)
  })
})
