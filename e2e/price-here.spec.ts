import { callsTo } from './support/calls.ts'
import { hands } from './support/hands.ts'
import { enter } from './support/session.ts'
import { expect, type Page, test } from './support/test.ts'
import { callsOf, GROUPS, permissionsOf } from './support/virtualGroups.ts'

/** In "Aeroporto, edifício-garagem", whose profile is "Horário de ponta"; the clock stands on a Saturday at 12:05. */
const PK = 1
const PAGE = `/stations?station=${PK}&price=true`

const screen = (page: Page) => {
  const panel = page.getByRole('region', { name: 'Preço agora' })
  return { panel, link: (name: string) => panel.getByRole('link', { name }) }
}

test('jobs: what does it cost here now, and why: by two presses from anywhere, out of list, group, pricing and profile', async ({
  page,
  sandbox,
}) => {
  await enter(page, sandbox, 'everything', { path: '/support' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const hand = hands(page)
  await hand.key('Control+k')
  await page.getByRole('combobox', { name: 'Estação, tela ou ação' }).fill('preço ipe-0001')
  await expect(page.getByRole('option', { selected: true })).toContainText('Preço agora:')
  await hand.key('Enter')
  expect(hand.count()).toBe(2)

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
  await page.getByRole('link', { name: 'Ver todas as estações' }).click()
  await page.goBack()
  await expect(panel).toContainText('R$ 0,57/min')
  expect(details()).toBe(1)
})

test('the price here where it could not be read, and without the right', async ({ page, sandbox }) => {
  const { panel } = screen(page)
  const fault = (path: string) => sandbox.control.addFault({ method: 'GET', path, status: 500 })
  await test.step('a price that could not be read is unknown, never the connector’s own', async () => {
    fault(`${GROUPS}/dynamic-pricing/2`)
    await enter(page, sandbox, 'everything', { path: PAGE })
    await expect(panel).toContainText('A configuração deste carregador não pôde ser lida.')
    await expect(panel).toContainText('Não se sabe')
    await expect(panel).not.toContainText('R$')
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
