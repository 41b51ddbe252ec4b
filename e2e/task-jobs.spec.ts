import type { Sandbox } from '@corrente/sandbox'
import { expectPath } from './support/browser.ts'
import { hands } from './support/hands.ts'
import { commandScreen, offered } from './support/operations.ts'
import { enter } from './support/session.ts'
import { LIST } from './support/stationList.ts'
import { expect, type Page, test } from './support/test.ts'

const TASKS_PAGE = '/operations/tasks'
const expand = (page: Page) => page.getByRole('button', { name: /^Mostrar detalhes de/ }).first()
const item = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true })
const tasks = (page: Page) => page.getByRole('grid', { name: 'Tarefas' })
/** Home's menu, its tasks, the row of one: three presses. */
async function openTask(page: Page, click: ReturnType<typeof hands>['click'], name: RegExp): Promise<void> {
  await click(page.getByRole('link', { name: 'Operações', exact: true }))
  await page.mouse.move(900, 500)
  await click(page.getByText('Tarefas', { exact: true }))
  await click(tasks(page).getByRole('row', { name }).getByRole('button').first())
}
const firstOffered = async (sandbox: Sandbox) => (await offered(sandbox, 'v1.6'))[0] ?? ''

test.describe('tasks, by their presses', () => {
  test('jobs 1 and 5: the answer stands in the panel without a press; elsewhere the header leads to it in one', async ({
    page,
    sandbox,
  }) => {
    const { send, sent, results } = commandScreen(page)
    const station = await firstOffered(sandbox)
    await enter(page, sandbox, 'everything', {
      path: `/operations/clear_cache?station=${encodeURIComponent(station)}`,
    })
    sandbox.control.charger({ response: 'Rejected', delayMs: 8_000 })
    await send.click()
    await expect(sent).toBeVisible()
    const { click, count } = hands(page)
    await page.clock.fastForward(5_100)
    await click(page.getByRole('link', { name: '1 comando em andamento' }))
    await expectPath(page, TASKS_PAGE)
    await expect(tasks(page).getByRole('rowheader')).toHaveCount(1)
    expect(count()).toBe(1)
    await page.goBack()
    await expect(results.or(page.getByRole('heading', { name: /Limpar cache/ }))).toBeVisible()
  })

  test('jobs 1 and 3: what a station answered, and what was done to it, three presses from the list', async ({
    page,
    sandbox,
  }) => {
    const station = await firstOffered(sandbox)
    await enter(page, sandbox, 'everything', { path: `${LIST}?q=${encodeURIComponent(station)}` })
    const { click, count } = hands(page)
    await click(expand(page))
    await click(page.getByRole('button', { name: 'Comandos', exact: true }))
    await click(item(page, 'Comandos enviados'))
    await expect(page.getByRole('heading', { name: /^O que foi feito em/ })).toBeVisible()
    expect(count()).toBe(3)
  })

  test('job 2 "which did not, and again": five presses from home; what they have in common is said', async ({
    page,
    sandbox,
  }) => {
    const { send } = commandScreen(page)
    await enter(page, sandbox, 'everything', { path: '/support' })
    const { click, count } = hands(page)
    await openTask(page, click, /Ler configuração/)
    await expect(page.getByRole('region', { name: 'O que têm em comum' })).toContainText('3 · ')
    await click(page.getByRole('button', { name: /^Enviar de novo a estas/ }))
    await expectPath(page, '/operations/get_configuration')
    await expect(send).toHaveText('Enviar a 3 estações')
    // The last press is the send itself.
    expect(count() + 1).toBe(5)
  })

  test('job 4 "a text for the manufacturer": four presses; station, model, firmware, both times, nobody', async ({
    page,
    sandbox,
  }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await enter(page, sandbox, 'everything', { path: '/support' })
    const { click, count } = hands(page)
    await openTask(page, click, /Destravar conector/)
    await click(page.getByRole('button', { name: 'Copiar como texto' }))
    expect(count()).toBe(4)
    const text = await page.evaluate(() => navigator.clipboard.readText())
    expect(text).toMatch(/UTC \(.* local\)/)
    expect(text.split('\n').at(-1)?.split(' · ').length).toBeGreaterThanOrEqual(4)
  })
})
