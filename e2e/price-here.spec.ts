import { chargePointWire, connectorWire } from '@corrente/domain/fixtures'
import type { Sandbox } from '@corrente/sandbox'
import { API, callsTo } from './support/calls.ts'
import { handsOf } from './support/hands.ts'
import { enter } from './support/session.ts'
import { expect, type Page, test } from './support/test.ts'
import { callsOf, permissionsOf } from './support/virtualGroups.ts'

/** In "Aeroporto, edifício-garagem", whose profile is "Horário de ponta"; the clock stands on a Saturday at 12:05. */
const PK = 1
const PAGE = `/stations?station=${PK}&price=true`

const screen = (page: Page) => {
  const panel = page.getByRole('region', { name: 'Preço agora' })
  return { panel, link: (name: string) => panel.getByRole('link', { name }) }
}

/** The station as the server has it, with as many connectors as are wanted. */
const withConnectors = (sandbox: Sandbox, count: number) =>
  sandbox.control.addFault({
    method: 'GET',
    path: `${API}chargepoints/${PK}/`,
    status: 200,
    body: {
      error: null,
      chargePoint: {
        ...chargePointWire({
          chargeBoxPk: PK,
          connectors: Array.from({ length: count }, (_, index) => connectorWire({ connectorId: index + 1 })),
        }),
        hasPayment: true,
        paymentChargeTypeIncome: 'KWH',
        paymentChargeByIncome: 'CHARGE_BOX',
        moneyPerKilowattIncome: 2.15,
      },
    },
  })

test('jobs: what does it cost here now, and why: from anywhere, out of list, group, pricing and profile', async ({
  page,
  sandbox,
}) => {
  await enter(page, sandbox, 'everything', { path: '/support' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const hand = handsOf(page)
  await hand.palette('preço ipe-0001', /^Preço agora:/)
  hand.did('pricing-1')

  const { panel, link } = screen(page)
  await expect(panel).toBeInViewport()
  await expect(panel).toContainText('Às 12:05, no horário da rede (UTC−3)')
  await expect(panel).toContainText('R$ 0,57/min')
  await expect(panel).toContainText('amanhã às 00:00 passa a R$ 1,52/kWh')
  await expect(panel).toContainText('Faixa de sábado 12:00–24:00')
  await expect(link('Horário de ponta')).toHaveAttribute('href', /^\/dynamic-pricing\/a1a1/)
  await expect(link('Aeroporto, edifício-garagem').first()).toHaveAttribute(
    'href',
    '/virtual-groups/view/2?tab=pricing',
  )

  const asked = callsOf(sandbox, 'GET').map((call) => call.split('?')[0])
  expect(asked).toContain('GET /virtual-groups/list')
  expect(asked).toContain('GET /virtual-groups/2')
  // Only its own group is asked for its pricing, and only that one's profile for its prices.
  expect(asked.filter((call) => call?.includes('dynamic-pricing'))).toEqual([
    'GET /virtual-groups/dynamic-pricing/2',
  ])
  const details = () =>
    callsTo(sandbox).filter(({ path }) => /dynamic-pricing\/[^/]+\/detail\//.test(path)).length
  expect(details()).toBe(1)

  // Kept for five minutes: what is looked up again is not read again.
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/support$/)
  await expect(panel).toHaveCount(0)
  await page.goForward()
  await expect(panel).toContainText('R$ 0,57/min')
  expect(details()).toBe(1)
})

test('what the price here is not: another connector’s, or anybody’s without the right', async ({
  page,
  sandbox,
}) => {
  const { panel } = screen(page)
  await test.step('VGR-085 connectors past the third keep their own price, and it says so', async () => {
    withConnectors(sandbox, 4)
    await enter(page, sandbox, 'everything', { path: PAGE })
    const rows = panel.getByRole('listitem')
    await expect(rows.first()).toContainText('Conectores 1, 2 e 3')
    await expect(rows.first()).toContainText('R$ 0,57/min')
    await expect(rows.last()).toContainText('Conector 4')
    await expect(rows.last()).toContainText('R$ 2,15/kWh')
    await expect(rows.last()).toContainText('perfis valem só para os conectores 1 a 3')
    sandbox.control.clearFaults()
  })
  await test.step('without the right to profiles nothing is shown, and nothing is asked', async () => {
    await page.goto('about:blank')
    sandbox.control.clearRequests()
    await enter(page, sandbox, 'everything', {
      path: PAGE,
      permissions: [...permissionsOf(), { role_id: null, route: '/stations', status: true }],
    })
    await expect(page.getByRole('heading', { name: 'Conectores' })).toBeVisible()
    await expect(panel).toHaveCount(0)
    expect(callsOf(sandbox)).toEqual([])
  })
})
