import { API, callsTo } from './support/calls.ts'
import { enter } from './support/session.ts'
import { expect, test } from './support/test.ts'
import { LIST, NOTIFICATIONS, readAll, screen, WALLET } from './support/users.ts'

test('the page of a person: verdict, cards, recharges by card, wallet and notifications, from a row; no name in address and title', async ({
  page,
  sandbox,
}) => {
  const all = await readAll(sandbox)
  const one = all.find(({ recharges = 0 }) => recharges > 3)
  const pk = one?.pk ?? 0
  await enter(page, sandbox, 'everything', { path: LIST })
  await screen(page).search.fill(one?.email ?? '')
  const row = page.getByRole('row').filter({ hasText: one?.email ?? '' })
  await row.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Ver a pessoa' }).click()
  await expect(page.getByRole('heading', { name: one?.name ?? '', level: 1 })).toBeVisible()
  for (const title of ['Cartões', 'Últimas recargas', 'Carteira', 'Últimas notificações'])
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
  await expect(page.getByText(one?.idTag ?? '', { exact: true }).first()).toBeVisible()
  await expect(page.getByText(/saldo(?!:)/i).and(page.locator('strong'))).toHaveCount(0)
  expect(new URL(page.url()).search).toBe(`?person=${pk}`)
  expect(await page.title()).not.toContain(one?.name ?? '')
  expect(callsTo(sandbox, `${API}transaction/list`).length).toBeGreaterThan(0)
  expect(callsTo(sandbox, NOTIFICATIONS).map(({ path }) => path)).toContain(
    `${NOTIFICATIONS}?userPk=${pk}&limit=30`,
  )
})

test('each part of the page fails alone; at the user limit the rest stands', async ({ page, sandbox }) => {
  sandbox.control.limits({ users: 10 })
  const failed = sandbox.control.addFault({ path: `${WALLET}201/`, status: 500 })
  await enter(page, sandbox, 'everything', { path: `${LIST}?person=201` })
  await expect(page.getByText(/O limite de usuários do plano foi atingido/)).toBeVisible()
  await expect(page.getByText('Não foi possível carregar o extrato da carteira.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Últimas notificações' })).toBeVisible()
  sandbox.control.clearFaults(failed.id)
})
