import { callsTo } from './support/calls.ts'
import { handsOf } from './support/hands.ts'
import { enter } from './support/session.ts'
import { expect, type Page, test } from './support/test.ts'
import { callsOf } from './support/virtualGroups.ts'

const screen = (page: Page) => {
  const panel = page.getByRole('region', { name: 'Preço agora' })
  return { panel, link: (name: string) => panel.getByRole('link', { name }) }
}

test('jobs: what does it cost here now, and why: from anywhere, out of list, group, pricing and profile', async ({
  page,
  sandbox,
}) => {
  await enter(page, sandbox, 'everything', { path: '/support' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const hand = handsOf(page)
  await hand.palette('preço ipe-0001', /^Preço agora:/)
  hand.did('pricing-1')

  // In "Aeroporto, edifício-garagem", whose profile is "Horário de ponta"; the clock stands on a Saturday at 12:05.
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
