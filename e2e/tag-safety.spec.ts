import type { Sandbox } from '@corrente/sandbox'
import { toast } from './support/browser.ts'
import { API, callsTo } from './support/calls.ts'
import { ask, readNetwork } from './support/network.ts'
import { enter } from './support/session.ts'
import { ALL, findTags, LIST, makeCard, readOne, writes } from './support/tags.ts'
import { expect, type Page, test } from './support/test.ts'

const INBOX = '/ocpptags/unknown'
const CALL = `${API}ocpptags/unknown/`
const APPROVE = `${API}ocpptags/unknown`
const ELSEWHERE = 'Em andamento em outra aba'

/** Somebody holds unknown cards to the reader of the network's first station. */
const hold = async (sandbox: Sandbox, ...ids: readonly string[]) => {
  const [station] = await readNetwork(sandbox)
  for (const idTag of ids) sandbox.control.emit({ card: { chargeBoxId: station?.id ?? '', idTag } })
}
const inbox = async (sandbox: Sandbox) =>
  ((await ask(sandbox, CALL)) as { unknownOcppTags: { key: string }[] }).unknownOcppTags.map(({ key }) => key)
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

test.describe('two tabs, and a reload: never a second call', () => {
  test('TAG-030 a deletion in two tabs is one; the other then finds nothing left', async ({
    page,
    sandbox,
  }) => {
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
  })

  test('TAG-030 a reload while a deletion is on its way: the next press looks, and says that nothing changed', async ({
    page,
    sandbox,
  }) => {
    const tag = await makeCard(sandbox)
    const path = `/ocpptags/delete/${tag.pk}`
    await enter(page, sandbox, 'everything', { path })
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

  test('UNK-011 an approval in two tabs is one; the other is told, and later that it is gone', async ({
    page,
    sandbox,
  }) => {
    await hold(sandbox, 'FEED0A01')
    await enter(page, sandbox, 'everything', { path: INBOX })
    const tab = await other(page, sandbox, INBOX)
    const press = async (where: Page) => {
      await where.getByRole('button', { name: 'Aprovar FEED0A01', exact: true }).click()
      await dialog(where).getByRole('button', { name: 'Aprovar' }).click()
    }
    await expect(row(tab, 'FEED0A01')).toBeVisible()
    const { letGo, isSent } = await gated(page, APPROVE)
    const sent = isSent()
    await press(page)
    await sent
    await press(tab)
    await expect(toast(tab, `FEED0A01 - ${ELSEWHERE}.`)).toBeVisible()
    letGo()
    await expect(toast(page, 'FEED0A01 - Tag RFID aprovada com sucesso!')).toBeVisible()
    await press(tab)
    await expect(tab.getByText(/^FEED0A01 - Já não está na lista/).first()).toBeVisible()
    await expect(row(tab, 'FEED0A01')).toHaveCount(0)
    expect(writes(sandbox)).toHaveLength(1)
    expect(await findTags(sandbox, 'page=1&size=10&searchInput=FEED0A01')).toHaveLength(1)
  })

  test('UNK-011 a reload while an approval is on its way: the next press looks what became of it', async ({
    page,
    sandbox,
  }) => {
    await hold(sandbox, 'FEED0A02')
    await enter(page, sandbox, 'everything', { path: INBOX })
    // Its answer comes too late for this page.
    sandbox.control.addFault({ method: 'POST', path: APPROVE, status: 504, latencyMs: 1500, times: 1 })
    const approve = async () => {
      await page.getByRole('button', { name: 'Aprovar FEED0A02', exact: true }).click()
      await dialog(page).getByRole('button', { name: 'Aprovar' }).click()
    }
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    await approve()
    await sent
    await page.goto(INBOX)
    await approve()
    // The gateway may still deliver it: nothing is sent again, and nothing is told as failed.
    await expect(
      page.getByRole('listitem').filter({ hasText: 'FEED0A02 - Resultado desconhecido' }),
    ).toBeVisible()
    expect(writes(sandbox)).toHaveLength(1)
    expect(await inbox(sandbox)).toContain('FEED0A02')
  })

  test('a card is switched off once in two tabs; nothing says that it is off before it is', async ({
    page,
    sandbox,
  }) => {
    const tag = await makeCard(sandbox, { id_tag: '04A2B3C7' })
    const path = `${LIST}?card=${tag.idTag}`
    await enter(page, sandbox, 'everything', { path })
    const tab = await other(page, sandbox, path)
    const ask = async (where: Page) => {
      await where
        .getByRole('region', { name: `Cartão ${tag.idTag}`, exact: true })
        .getByRole('button', { name: 'Desativar' })
        .click()
      await dialog(where).getByRole('button', { name: 'Desativar' }).click()
    }
    const { letGo, isSent } = await gated(page, `${ALL}${tag.pk}`)
    sandbox.control.clearRequests()
    const sent = isSent()
    await ask(page)
    await sent
    await ask(tab)
    await expect(dialog(tab)).toContainText(ELSEWHERE)
    await expect(page.getByText(`Cartão ${tag.idTag} desativado`)).toHaveCount(0)
    expect((await readOne(sandbox, tag.pk))?.isInactive).toBe(false)
    letGo()
    await expect(page.getByText(`Cartão ${tag.idTag} desativado`).first()).toBeVisible()
    expect(writes(sandbox)).toHaveLength(1)
    expect((await readOne(sandbox, tag.pk))?.isInactive).toBe(true)
  })

  test('a reload while a card is switched off: what stands is what the server has', async ({
    page,
    sandbox,
  }) => {
    const tag = await makeCard(sandbox, { id_tag: '04A2B3C8' })
    const path = `${LIST}?card=${tag.idTag}`
    const verdict = page.getByRole('region', { name: `Cartão ${tag.idTag}`, exact: true })
    await enter(page, sandbox, 'everything', { path })
    sandbox.control.clearRequests()
    // The first is taken, and answers nobody.
    sandbox.control.addFault({
      method: 'PUT',
      path: `${ALL}${tag.pk}/`,
      kind: 'truncated',
      after: true,
      latencyMs: 800,
      times: 1,
    })
    await verdict.getByRole('button', { name: 'Desativar' }).click()
    const sent = page.waitForRequest((request) => request.method() === 'PUT')
    await dialog(page).getByRole('button', { name: 'Desativar' }).click()
    await sent
    await page.goto(path)
    await expect(verdict).toBeVisible()
    await expect.poll(async () => (await readOne(sandbox, tag.pk))?.isInactive).toBe(true)
    await page.reload()
    await expect(verdict).toContainText('O cartão está inativo')
    await expect(verdict.getByRole('button', { name: 'Desativar' })).toHaveCount(0)
    expect(writes(sandbox)).toHaveLength(1)
  })
})

test.describe('many cards of the inbox', () => {
  const many = (count: number) => Array.from({ length: count }, (_, place) => `FEEDB0${10 + place}`)
  const tick = async (page: Page, ids: readonly string[]) => {
    for (const id of ids) await row(page, id).getByRole('checkbox').check()
  }

  test('UNK-004 UNK-013 UNK-017 they are deleted together, without a question, a result for each and one read after', async ({
    page,
    sandbox,
  }) => {
    const ids = many(3)
    await hold(sandbox, ...ids)
    await enter(page, sandbox, 'everything', { path: `${INBOX}?q=FEEDB0` })
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
    // One before, for all of them, and one after.
    await expect.poll(() => callsTo(sandbox, CALL).filter(({ method }) => method === 'GET').length).toBe(2)
    expect(await inbox(sandbox)).toContain(ids[1])
    expect(await inbox(sandbox)).not.toContain(ids[0])
  })

  test('UNK-012 the question of many, cancelled, sends nothing', async ({ page, sandbox }) => {
    const ids = many(2)
    await hold(sandbox, ...ids)
    await enter(page, sandbox, 'everything', { path: `${INBOX}?q=FEEDB0` })
    await tick(page, ids)
    await page.getByRole('button', { name: 'Aprovar 2 marcados' }).click()
    await dialog(page).getByRole('button', { name: 'Cancelar' }).click()
    await expect(dialog(page)).toHaveCount(0)
    expect(writes(sandbox)).toEqual([])
  })

  test('UNK-004 stopped half-way: what is under way ends, the rest stays in the inbox, and can be taken up again', async ({
    page,
    sandbox,
  }) => {
    const ids = many(8)
    await hold(sandbox, ...ids)
    await enter(page, sandbox, 'everything', { path: `${INBOX}?q=FEEDB0` })
    await tick(page, ids)
    sandbox.control.addFault({ method: 'POST', path: APPROVE, latencyMs: 500 })
    await page.getByRole('button', { name: 'Aprovar 8 marcados' }).click()
    await dialog(page).getByRole('button', { name: 'Aprovar' }).click()
    await page.getByRole('button', { name: 'Cancelar o restante' }).click()
    const again = page.getByRole('button', { name: /^Tentar de novo/ })
    await expect(again).toBeVisible()
    const sent = writes(sandbox).length
    expect(sent).toBeLessThan(8)
    await expect(again).toHaveText(`Tentar de novo (${8 - sent})`)
    await expect(page.getByText(`${sent} feitas, 0 com erro, 0 sem resposta`).first()).toBeVisible()
    expect((await inbox(sandbox)).filter((key) => ids.includes(key))).toHaveLength(8 - sent)
    sandbox.control.clearFaults()
    await again.click()
    await expect(page.getByText('8 feitas, 0 com erro, 0 sem resposta').first()).toBeVisible()
    expect(writes(sandbox)).toHaveLength(8)
  })
})
