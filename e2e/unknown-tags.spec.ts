import { unknownTagWire } from '@corrente/domain/fixtures'
import type { Sandbox } from '@corrente/sandbox'
import { expectPath, toast } from './support/browser.ts'
import { API, callsTo } from './support/calls.ts'
import { documents } from './support/liveNetwork.ts'
import { enter } from './support/session.ts'
import { findTags, hold, inbox, LIST } from './support/tags.ts'
import { expect, type Page, test } from './support/test.ts'

const INBOX = '/ocpptags/unknown'
const CALL = `${API}ocpptags/unknown/`
const APPROVE = `${API}ocpptags/unknown`

const screen = (page: Page) => ({
  rows: page.getByRole('rowheader'),
  row: (id: string) => page.getByRole('row').filter({ hasText: id }),
  search: page.getByRole('searchbox', { name: 'Buscar pelo id da tag' }),
  approve: (id: string) => page.getByRole('button', { name: `Aprovar ${id}`, exact: true }),
  dismiss: (id: string) => page.getByRole('button', { name: `Excluir ${id}`, exact: true }),
  dialog: page.getByRole('alertdialog'),
  all: page.getByRole('columnheader').getByRole('checkbox'),
})
/** What was written to the inbox. */
const writes = (sandbox: Sandbox) =>
  callsTo(sandbox).filter(({ method, path }) => method !== 'GET' && path.startsWith(APPROVE))

test.describe('the inbox', () => {
  async function whileItStandsOpen(page: Page, sandbox: Sandbox) {
    sandbox.control.clear()
    const { row, rows } = screen(page)
    await hold(sandbox, 'FEED0006')
    await page.goto(INBOX)
    await test.step('read again every 30 s: new ones wait to be shown, a further try is marked, no row moves', async () => {
      await expect(row('FEED0006')).toBeVisible()
      const before = await rows.allTextContents()
      await hold(sandbox, 'FEED0007', 'FEED0006')
      await page.clock.runFor(31_000)
      await expect(row('FEED0006')).toContainText('tentou de novo')
      await expect(row('FEED0007')).toHaveCount(0)
      expect((await rows.allTextContents()).map((text) => text.split(' ')[0])).toEqual(
        before.map((text) => text.split(' ')[0]),
      )
      await page.getByRole('button', { name: /nova: mostrar$/ }).click()
      await expect(row('FEED0007')).toBeVisible()
    })
  }

  test('the inbox: from the tags and back, one card, the whole page, and while it stands open', async ({
    page,
    sandbox,
  }) => {
    await test.step('the inbox, from the tags and back', async () => {
      await test.step('UNK-001 RTE-036 without a session: title, nothing, the way to sign in, and no call', async () => {
        await page.goto(`${sandbox.url()}${INBOX}`)
        await expect(page.getByRole('heading', { name: 'Tags RFID Desconhecidas' })).toBeVisible()
        await expect(page.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/auth/login')
        expect(callsTo(sandbox)).toEqual([])
      })
      await test.step('UNK-002 UNK-003 UNK-007 UNK-008 UNK-010 one call; ten per page; searched here; one id at two stations is one row', async () => {
        const { rows, row, search } = screen(page)
        const ids = Array.from({ length: 12 }, (_, place) => `AA0000${10 + place}`)
        const body = {
          error: null,
          unknownOcppTags: [
            ...ids.map((key) => unknownTagWire({ key })),
            unknownTagWire({ key: ids[0] ?? '', chargeBoxID: 'IPE-0002', numberOfAttempts: 4 }),
          ],
        }
        sandbox.control.addFault({ method: 'GET', path: CALL, status: 200, body })
        await enter(page, sandbox, 'everything', { path: INBOX })
        await expect(rows).toHaveCount(10)
        await expect(row('AA000010')).toContainText('7')
        await expect(row('AA000010')).toContainText('IPE-0001, IPE-0002')
        await search.fill('aa000021')
        await expect(rows).toHaveCount(1)
        expect(callsTo(sandbox, CALL)).toHaveLength(1)
        await page.getByRole('link', { name: 'Voltar às tags' }).click()
        await expectPath(page, LIST)
      })
      await test.step('TAG-007 UNK-019 the list leads to it', async () => {
        await page.getByRole('link', { name: 'Tags Desconhecidas' }).click()
        await expectPath(page, INBOX)
      })
    })
    await test.step('one card is approved, deleted or refused', async () => {
      sandbox.control.clear()
      const { approve, dismiss, dialog, row } = screen(page)
      await hold(sandbox, 'FEED0001', 'FEED/0002', 'FEED0003')
      await page.goto(INBOX)
      await test.step('UNK-013 UNK-014 UNK-017 deleted at once, and the list is read again', async () => {
        await expect(row('FEED/0002')).toBeVisible()
        sandbox.control.clearRequests()
        await dismiss('FEED/0002').click()
        await expect(toast(page, 'FEED/0002 - Tag RFID excluída com sucesso!')).toBeVisible()
        await expect(row('FEED/0002')).toHaveCount(0)
        expect(writes(sandbox)).toMatchObject([{ method: 'DELETE', path: `${CALL}FEED%2F0002/` }])
        // Looked before, read again after.
        expect(callsTo(sandbox, CALL).filter(({ method }) => method === 'GET')).toHaveLength(2)
      })
      await test.step('UNK-016 UNK-018 a refusal says so, and the row stays', async () => {
        sandbox.control.addFault({ method: 'POST', path: APPROVE, status: 400, times: 1 })
        await approve('FEED0003').click()
        await dialog.getByRole('button', { name: 'Aprovar' }).click()
        await expect(toast(page, 'Erro ao tentar aprovar a tag RFID')).toBeVisible()
        sandbox.control.addFault({ method: 'DELETE', path: `${CALL}FEED0003/`, status: 400, times: 1 })
        await dismiss('FEED0003').click()
        await expect(toast(page, 'Erro ao tentar excluir a tag RFID')).toBeVisible()
        await expect(row('FEED0003')).toBeVisible()
      })
      await test.step('UNK-006 UNK-011 UNK-012 UNK-015 approved after a yes; its toast leads to its user', async () => {
        sandbox.control.clearRequests()
        await approve('FEED0001').click()
        await expect(dialog).toContainText('1 sem pessoa')
        await page.keyboard.press('Escape')
        expect(writes(sandbox)).toEqual([])
        await approve('FEED0001').click()
        await dialog.getByRole('button', { name: 'Aprovar' }).click()
        await expect(toast(page, 'FEED0001 - Tag RFID aprovada com sucesso!')).toBeVisible()
        await expect(row('FEED0001')).toHaveCount(0)
        const [tag] = await findTags(sandbox, 'page=1&size=10&searchInput=FEED0001')
        expect(tag?.accountPk).toEqual(expect.any(Number))
        const loaded = documents(sandbox)
        await page.getByRole('link', { name: 'Atribuir a um usuário' }).click()
        await expectPath(page, `/ocpptags/edit/${tag?.pk}`)
        // A link of a toast is followed within the product.
        expect(documents(sandbox)).toBe(loaded)
        expect(writes(sandbox)).toHaveLength(1)
      })
    })
    await test.step('UNK-004 UNK-005 UNK-012 the page is ticked at once; an account is asked for once; one panel, one reload', async () => {
      sandbox.control.clear()
      const { all, dialog, rows } = screen(page)
      const wires = (await inbox(sandbox)).filter(({ tenantPk }) => tenantPk === null)
      expect(wires.length).toBeGreaterThan(0)
      await page.goto(INBOX)
      await expect(rows.first()).toBeVisible()
      await all.check()
      const ids = await rows.allTextContents()
      const count = ids.length
      expect(count).toBeGreaterThan(3)
      await page.getByRole('button', { name: `Aprovar ${count} marcados` }).click()
      const account = dialog.getByRole('combobox')
      if (await account.isVisible()) await account.selectOption({ index: 1 })
      sandbox.control.clearRequests()
      sandbox.control.addFault({ method: 'POST', path: APPROVE, status: 400, times: 1 })
      await dialog.getByRole('button', { name: 'Aprovar' }).click()
      await expect(page.getByText(`${count - 1} feitas, 1 com erro, 0 sem resposta`).first()).toBeVisible()
      expect(writes(sandbox)).toHaveLength(count)
      // One look before, for all of them, and one reload after.
      await expect.poll(() => callsTo(sandbox, CALL).filter(({ method }) => method === 'GET').length).toBe(2)
      await page.getByRole('button', { name: 'Tentar novamente (1)' }).click()
      await expect(page.getByText(`${count} feitas, 0 com erro, 0 sem resposta`).first()).toBeVisible()
      expect(writes(sandbox)).toHaveLength(count + 1)
      const left = (await inbox(sandbox)).map(({ key }) => key)
      for (const id of ids) expect(left).not.toContain(id.trim().split(' ')[0])
    })
    await test.step('while it stands open', () => whileItStandsOpen(page, sandbox))
  })
})
