import type { Sandbox } from '@corrente/sandbox'
import { expectPath } from './support/browser.ts'
import { fromHome, hands } from './support/hands.ts'
import { readNetwork, tell } from './support/network.ts'
import { commandScreen, OPERATIONS, offered, passTime, typeWhatIsAsked } from './support/operations.ts'
import { enter } from './support/session.ts'
import { startOver } from './support/startOver.ts'
import { expect, type Page, test } from './support/test.ts'

const TASKS_PAGE = '/operations/tasks'
const tasks = (page: Page) => page.getByRole('grid', { name: 'Tarefas' })
/** Home's menu, its tasks, the row of one: three presses. */
async function openTask(page: Page, click: ReturnType<typeof hands>['click'], name: RegExp): Promise<void> {
  await click(page.getByRole('link', { name: 'Operações', exact: true }))
  await page.mouse.move(900, 500)
  await click(page.getByText('Tarefas', { exact: true }))
  await click(tasks(page).getByRole('row', { name }).getByRole('button').first())
}
/** A station that takes commands, where nobody is charging and nothing is broken. */
async function free(sandbox: Sandbox): Promise<string> {
  const may = new Set(await offered(sandbox, 'v1.6'))
  const found = (await readNetwork(sandbox)).find(
    ({ id, connectors }) =>
      may.has(id) && connectors.length > 0 && connectors.every(({ reported }) => reported === 'Available'),
  )
  if (!found) throw new Error('every station of the sandbox is in use')
  return found.id
}
const firstOffered = async (sandbox: Sandbox) => (await offered(sandbox, 'v1.6'))[0] ?? ''

test.describe('tasks, by their presses', () => {
  test('jobs 1, 3, 4 and 5: an answer, what was done to a station, a text for the manufacturer', async ({
    page,
    sandbox,
  }) => {
    await test.step('jobs 1 and 5: the answer stands in the panel without a press; elsewhere the header leads to it in one', async () => {
      const { send, sent, results } = commandScreen(page)
      const station = await firstOffered(sandbox)
      await enter(page, sandbox, 'everything', {
        path: `/operations/clear_cache?station=${encodeURIComponent(station)}`,
      })
      sandbox.control.charger({ response: 'Rejected', delayMs: 8_000 })
      await send.click()
      await expect(sent).toBeVisible()
      const { click, did } = hands(page)
      await page.clock.fastForward(5_100)
      await click(page.getByRole('link', { name: '1 comando em andamento' }))
      await expectPath(page, TASKS_PAGE)
      await expect(tasks(page).getByRole('rowheader')).toHaveCount(1)
      did('tasks-5')
      // What has answered is not counted there any more, and is no row of what it led to.
      sandbox.control.clock({ advanceMs: 9_000 })
      await page.clock.fastForward(9_000)
      await expect(tasks(page).getByRole('rowheader')).toHaveCount(0)
      await page.goBack()
      await expect(results.or(page.getByRole('heading', { name: /Limpar cache/ }))).toBeVisible()
    })
    await test.step('jobs 1 and 3: what a station answered, and what was done to it before it died', async () => {
      await startOver(page, sandbox)
      const station = await free(sandbox)
      const { click, did, palette } = await fromHome(page, sandbox)
      sandbox.control.charger({ response: 'Accepted', delayMs: 500 })
      await tell(sandbox, 'POST', `${OPERATIONS}v1.6/remote_reset`, {
        chargePointSelectList: [station],
        resetType: 'SOFT',
      })
      // It answers, and starts anew; a minute later it breaks.
      sandbox.control.clock({ advanceMs: 60_000 })
      sandbox.control.emit({
        notification: { chargeBoxId: station, type: 'Failure', errorCode: 'GroundFailure' },
      })
      await page.clock.fastForward(60_000)
      await palette(station, station)
      await click(page.getByRole('link', { name: 'Comandos enviados' }))
      const past = page.getByRole('region', { name: /^O que foi feito em/ }).getByRole('listitem')
      await expect(past.first()).toContainText('GroundFailure')
      did('tasks-3')
      did('tasks-1b')
      const told = await past.allTextContents()
      const placeOf = (words: RegExp) => told.findIndex((text) => words.test(text))
      const [fault, boot, reset] = [/GroundFailure/, /[Ii]nici/, /Reiniciar: Aceitou.*Accepted/].map(placeOf)
      expect(fault).toBe(0)
      expect(boot).toBeGreaterThan(0)
      expect(reset).toBeGreaterThan(boot ?? 0)
    })
    await test.step('job 4: station, model, firmware, both times, nobody', async () => {
      await startOver(page, sandbox)
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      const { click, did } = await fromHome(page, sandbox)
      await openTask(page, click, /Destravar conector/)
      await click(page.getByRole('button', { name: 'Copiar como texto' }))
      did('tasks-4')
      const text = await page.evaluate(() => navigator.clipboard.readText())
      expect(text).toMatch(/UTC \(.* local\)/)
      expect(text.split('\n').at(-1)?.split(' · ').length).toBeGreaterThanOrEqual(4)
    })
  })

  /** Of so many stations most refuse: more than 20 ask for their number again. */
  const refuse = async (
    sandbox: Sandbox,
  ): Promise<{ all: readonly string[]; refused: readonly string[] }> => {
    const all = (await offered(sandbox, 'v1.6')).slice(0, 25)
    const refused = all.slice(0, 22)
    for (const chargeBoxId of all)
      sandbox.control.charger({
        chargeBoxId,
        response: refused.includes(chargeBoxId) ? 'Rejected' : 'Accepted',
        delayMs: 500,
      })
    return { all, refused }
  }
  const posted = (page: Page) => {
    const ids: (readonly string[])[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes(OPERATIONS))
        ids.push((request.postDataJSON() as { chargePointSelectList: string[] }).chargePointSelectList)
    })
    return ids
  }

  test('job 2 "which did not, and again": it goes to those alone', async ({ page, sandbox }) => {
    await test.step('from home', async () => {
      const { send, sent, dialog } = commandScreen(page)
      const { all } = await refuse(sandbox)
      const few = all.slice(0, 4)
      await tell(sandbox, 'POST', `${OPERATIONS}v1.6/clear_cache`, {
        chargePointSelectList: [...few, ...all.slice(-2)],
      })
      sandbox.control.clock({ advanceMs: 12_000 })
      const ids = posted(page)
      const { click, did } = await fromHome(page, sandbox)
      await openTask(page, click, /Limpar cache.*6 estações/)
      await expect(page.getByRole('region', { name: 'O que têm em comum' })).toContainText('4 · Rejected')
      await click(page.getByRole('button', { name: 'Enviar de novo a estas (4)' }))
      await expectPath(page, '/operations/clear_cache')
      await expect(send).toHaveText('Enviar a 4 estações')
      await click(send)
      await expect(sent).toBeVisible()
      await expect(dialog).toHaveCount(0)
      did('tasks-2b')
      expect(ids.map((each) => [...each].sort())).toEqual([[...few].sort()])
    })
    await test.step('from the panel, also where the number of stations is asked for', async () => {
      await startOver(page, sandbox)
      const { available, send, sent, dialog, results } = commandScreen(page)
      const { refused } = await refuse(sandbox)
      const ids = posted(page)
      await enter(page, sandbox, 'everything', { path: '/operations/clear_cache' })
      await page.getByRole('button', { name: /^Adicionar todos/ }).click()
      await expect(available).toContainText('0 item')
      await send.click()
      await typeWhatIsAsked(page)
      await dialog.getByRole('button').last().click()
      await expect(sent).toBeVisible()
      await passTime(page, sandbox)
      await expect(results).toContainText('Rejected')
      const { click, did } = hands(page)
      const again = page.getByRole('button', { name: /^Enviar de novo a estas \(\d+\)$/ })
      const number = /\d+/.exec((await again.textContent()) ?? '')?.[0] ?? ''
      await click(again)
      await typeWhatIsAsked(page)
      await click(dialog.getByRole('button').last())
      await expect.poll(() => ids.length).toBe(2)
      did('tasks-2')
      expect(ids[1]).toHaveLength(Number(number))
      expect(ids[1]).toEqual(expect.arrayContaining([...refused]))
    })
  })
})
