import type { Sandbox } from '@corrente/sandbox'
import { toast } from './support/browser.ts'
import { API, callsTo } from './support/calls.ts'
import { enter } from './support/session.ts'
import { ALL, hold, inbox, makeCard, readOne, writes } from './support/tags.ts'
import { expect, type Page, test } from './support/test.ts'

const INBOX = '/ocpptags/unknown'
const CALL = `${API}ocpptags/unknown/`
const APPROVE = `${API}ocpptags/unknown`
const ELSEWHERE = 'Em andamento em outra aba'

const keys = async (sandbox: Sandbox) => (await inbox(sandbox)).map(({ key }) => key)
const dialog = (page: Page) => page.getByRole('alertdialog')
const row = (page: Page, id: string) => page.getByRole('row').filter({ hasText: id })
const other = async (page: Page, sandbox: Sandbox, path: string) => {
  const tab = await page.context().newPage()
  await tab.goto(sandbox.url() + path)
  return tab
}
/** Holds back what a page writes until it is let go. */
async function gated(page: Page, path: string) {
  let letGo: () => void = () => undefined
  const gate = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(
    (url) => url.pathname.startsWith(path),
    async (route) => {
      if (route.request().method() !== 'GET') await gate
      await route.continue()
    },
  )
  return { letGo, isSent: () => page.waitForRequest((request) => request.method() !== 'GET') }
}

test('TAG-030 a deletion in two tabs, and one that a reload meets: never a second call; many cards of the inbox', async ({
  page,
  sandbox,
}) => {
  await test.step('TAG-030 a deletion in two tabs, and one that a reload meets: never a second call', async () => {
    await test.step('in two tabs it is one; the other then finds nothing left', async () => {
      const tag = await makeCard(sandbox)
      const path = `/ocpptags/delete/${tag.pk}`
      await enter(page, sandbox, 'everything', { path })
      await expect(dialog(page)).toContainText(tag.idTag)
      const tab = await other(page, sandbox, path)
      await expect(dialog(tab)).toContainText(tag.idTag)
      const yes = (where: Page) => dialog(where).getByRole('button', { name: 'Excluir', exact: true })
      const { letGo, isSent } = await gated(page, `${ALL}${tag.pk}`)
      sandbox.control.clearRequests()
      const sent = isSent()
      await yes(page).click()
      await sent
      await yes(tab).click()
      await expect(dialog(tab)).toContainText(ELSEWHERE)
      letGo()
      await expect(toast(page, 'Tag OCPP excluída com sucesso!')).toBeVisible()
      await yes(tab).click()
      await expect(dialog(tab)).toContainText('já não existe')
      expect(writes(sandbox)).toHaveLength(1)
      await tab.close()
    })
    await test.step('reloaded while it is on its way, the next press looks, and says that nothing changed', async () => {
      const tag = await makeCard(sandbox)
      const path = `/ocpptags/delete/${tag.pk}`
      await page.goto(path)
      await expect(dialog(page)).toContainText(tag.idTag)
      sandbox.control.clearRequests()
      sandbox.control.addFault({
        method: 'DELETE',
        path: `${ALL}${tag.pk}/`,
        status: 504,
        latencyMs: 1500,
        times: 1,
      })
      const sent = page.waitForRequest((request) => request.method() === 'DELETE')
      await dialog(page).getByRole('button', { name: 'Excluir', exact: true }).click()
      await sent
      await page.goto(path)
      await expect(dialog(page)).toContainText(tag.idTag)
      await dialog(page).getByRole('button', { name: 'Excluir', exact: true }).click()
      await expect(async () => {
        await page.clock.runFor(1000)
        await expect(dialog(page)).toContainText('Resultado desconhecido', { timeout: 300 })
      }).toPass()
      // A gateway may still deliver it; nothing is sent before it cannot any more.
      await expect(async () => {
        await page.clock.runFor(20_000)
        await expect(dialog(page)).toContainText('Nada mudou no servidor.', { timeout: 300 })
      }).toPass()
      expect(writes(sandbox)).toHaveLength(1)
      expect(await readOne(sandbox, tag.pk)).toBeDefined()
    })
  })
  await test.step('many cards of the inbox', async () => {
    sandbox.control.clearFaults()
    sandbox.control.clearRequests()
    const more = many(8, 'FEEDC0')
    await test.step('UNK-004 UNK-013 UNK-017 deleted together, without a question, a result for each and one read after', async () => {
      const ids = many(3, 'FEEDB0')
      await hold(sandbox, ...ids)
      await page.goto(`${INBOX}?q=FEEDB0`)
      await tick(page, ids)
      sandbox.control.clearRequests()
      sandbox.control.addFault({ method: 'DELETE', path: `${CALL}${ids[1]}/`, status: 400, times: 1 })
      await page.getByRole('button', { name: 'Excluir 3 marcados' }).click()
      await expect(page.getByText('2 feitas, 1 com erro, 0 sem resposta').first()).toBeVisible()
      for (const [place, id] of ids.entries())
        await expect(page.getByRole('listitem').filter({ hasText: id })).toContainText(
          place === 1 ? 'Erro ao tentar excluir a tag RFID' : 'Tag RFID excluída com sucesso!',
        )
      await expect(row(page, ids[1] ?? '')).toBeVisible()
      await expect(row(page, ids[0] ?? '')).toHaveCount(0)
      expect(writes(sandbox).map(({ method }) => method)).toEqual(['DELETE', 'DELETE', 'DELETE'])
      expect(
        writes(sandbox)
          .map(({ path }) => path)
          .toSorted(),
      ).toEqual(ids.map((id) => `${CALL}${id}/`))
      // One before, for all of them, and one after; the menu's own count may fall between.
      const reads = () => callsTo(sandbox, CALL).filter(({ method }) => method === 'GET').length
      await expect.poll(reads).toBeGreaterThanOrEqual(2)
      expect(reads()).toBeLessThanOrEqual(3)
      expect(await keys(sandbox)).toContain(ids[1])
      expect(await keys(sandbox)).not.toContain(ids[0])
    })
    await test.step('UNK-012 the question of many, cancelled, sends nothing', async () => {
      await hold(sandbox, ...more)
      await page.goto(`${INBOX}?q=FEEDC0`)
      await tick(page, more)
      sandbox.control.clearRequests()
      await page.getByRole('button', { name: 'Aprovar 8 marcados' }).click()
      await dialog(page).getByRole('button', { name: 'Cancelar' }).click()
      await expect(dialog(page)).toHaveCount(0)
      expect(writes(sandbox)).toEqual([])
    })
    await test.step('UNK-004 stopped half-way: what is under way ends, the rest stays in the inbox, and can be taken up again', async () => {
      sandbox.control.addFault({ method: 'POST', path: APPROVE, latencyMs: 500 })
      await page.getByRole('button', { name: 'Aprovar 8 marcados' }).click()
      await dialog(page).getByRole('button', { name: 'Aprovar' }).click()
      await page.getByRole('button', { name: 'Cancelar o restante' }).click()
      const again = page.getByRole('button', { name: /^Tentar novamente/ })
      await expect(again).toBeVisible()
      const sent = writes(sandbox).length
      expect(sent).toBeLessThan(8)
      await expect(again).toHaveText(`Tentar novamente (${8 - sent})`)
      await expect(page.getByText(`${sent} feitas, 0 com erro, 0 sem resposta`).first()).toBeVisible()
      expect((await keys(sandbox)).filter((key) => more.includes(key))).toHaveLength(8 - sent)
      sandbox.control.clearFaults()
      await again.click()
      await expect(page.getByText('8 feitas, 0 com erro, 0 sem resposta').first()).toBeVisible()
      expect(writes(sandbox)).toHaveLength(8)
    })
  })
})

const many = (count: number, begin: string) =>
  Array.from({ length: count }, (_, place) => `${begin}${10 + place}`)
const tick = async (page: Page, ids: readonly string[]) => {
  for (const id of ids) await row(page, id).getByRole('checkbox').check()
}
