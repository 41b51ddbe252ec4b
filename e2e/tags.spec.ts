import { readFile } from 'node:fs/promises'
import type { Sandbox } from '@corrente/sandbox'
import { expectOver, expectPath, toast } from './support/browser.ts'
import { callsTo } from './support/calls.ts'
import { ask } from './support/network.ts'
import { findRecharge, LIST as RECHARGES } from './support/recharges.ts'
import { enter } from './support/session.ts'
import {
  ALL,
  answerTags,
  CREATE,
  EXCEL,
  findTags,
  hold,
  LIST,
  makeCard,
  readOne,
  screen,
  writes,
} from './support/tags.ts'
import { expect, type Page, test } from './support/test.ts'
import { reopen, walkTo } from './support/walk.ts'

test.describe('the list of tags', () => {
  async function outageAndSort(page: Page, sandbox: Sandbox) {
    const broken = sandbox.control.addFault({ method: 'GET', path: ALL, status: 500 })
    await enter(page, sandbox, 'everything', { path: LIST })
    await expect(page.getByText('Não foi possível carregar', { exact: false })).toBeVisible()
    sandbox.control.clearFaults(broken.id)
    answerTags(sandbox, [])
    await page.getByRole('button', { name: 'Tentar novamente' }).click()
    await expect(page.getByText('Nenhuma tag cadastrada')).toBeVisible()
    await test.step('TAG-002 TAG-003 every documented column sorts the whole list, read in pages of 1,000', async () => {
      sandbox.control.clearFaults()
      answerTags(sandbox, [
        { ocppTagPk: 1, idTag: 'B', ownerUserName: 'Caio', tenantName: 'Norte', inTransaction: false },
        { ocppTagPk: 2, idTag: 'A', ownerUserName: 'Íris', tenantName: 'Sul', inTransaction: true },
        {
          ocppTagPk: 3,
          idTag: 'C',
          type: 'USER',
          ownerUserName: 'Davi',
          tenantName: 'Leste',
          inTransaction: false,
        },
      ])
      const { ids, column, search } = screen(page)
      await search.fill('x')
      await expect(ids).toHaveText([/^B/, /^A/, /^C/])
      await expect(page.getByRole('row').nth(2)).toContainText('Carregando')
      await expect(page.getByRole('row').nth(1)).toContainText('Sem recarga')
      for (const [title, order] of [
        ['ID da tag', [/^A/, /^B/, /^C/]],
        ['Tipo', [/^B/, /^A/, /^C/]],
        ['Usuário do cartão', [/^B/, /^C/, /^A/]],
        ['Conta', [/^C/, /^B/, /^A/]],
        ['Carregando', [/^A/, /^B/, /^C/]],
      ] as const) {
        await column(title).getByRole('button').click()
        await expect(column(title)).toHaveAttribute('aria-sort', /ending/)
        await expect(ids).toHaveText([...order])
      }
      expect(callsTo(sandbox, ALL).some(({ path }) => path.includes('size=1000'))).toBe(true)
    })
    await test.step('TAG-002 past 10,000 only the page is sorted, and it says so', async () => {
      sandbox.control.clear()
      answerTags(
        sandbox,
        [
          { ocppTagPk: 1, idTag: 'B' },
          { ocppTagPk: 2, idTag: 'A' },
        ],
        12_000,
      )
      const { ids, column, search } = screen(page)
      await search.fill('y')
      await expect(ids).toHaveCount(2)
      await column('ID da tag').getByRole('button').click()
      await expect(ids).toHaveText([/^A/, /^B/])
      await expect(page.getByText('só esta página está ordenada', { exact: false })).toBeVisible()
      expect(callsTo(sandbox, ALL).filter(({ path }) => path.includes('size=1000'))).toHaveLength(1)
    })
  }

  test('the list of tags: an outage, a deletion by its address, an open tag, searched, narrowed, saved', async ({
    page,
    sandbox,
  }) => {
    await test.step('an outage and an empty list are two screens; the whole list is sorted', () =>
      outageAndSort(page, sandbox))
    await test.step('a deletion by its address', async () => {
      sandbox.control.clear()
      const tag = await makeCard(sandbox)
      const { dialog } = screen(page)
      const yes = dialog.getByRole('button', { name: 'Excluir', exact: true })
      const path = `${ALL}${tag.pk}/`
      sandbox.control.clearRequests()
      await reopen(page, '/ocpptags/delete/999999')
      await test.step('TAG-009 an unknown id says so, and nothing is sent', async () => {
        await page
          .getByRole('dialog', { name: 'Nenhum Ocpp Tag encontrado com este id.' })
          .getByRole('button', { name: 'Ver a lista' })
          .click()
        await expectPath(page, LIST)
        expect(writes(sandbox)).toEqual([])
      })
      await test.step('RTE-011 TAG-009 it opens the list with the question, read by its id first; TAG-036 a refusal says so', async () => {
        await reopen(page, `/ocpptags/delete/${tag.pk}`)
        await expect(dialog).toContainText(tag.idTag)
        sandbox.control.addFault({ method: 'DELETE', path, status: 400, times: 1 })
        await yes.click()
        await expect(dialog.getByRole('alert')).toContainText('Não foi possível excluir a tag OCPP.')
        expect(await readOne(sandbox, tag.pk)).toBeDefined()
      })
    })
    await test.step('an open tag: its card, where it charged last, its deletion', async () => {
      sandbox.control.clear()
      const tag = await makeCard(sandbox, { id_tag: 'E2E0000000BEEF', note: 'do teste' })
      const { stationName, idTag = '' } = await findRecharge(sandbox, (each) => each.idTag !== undefined, {
        fromDate: '2026-03-01 03:00:00',
      })
      const { row, card, dialog, ids, search } = screen(page)
      await reopen(page, `${LIST}?q=${tag.idTag}`)
      await test.step('TAG-004 TAG-009 a row opens to its card, with what is permitted', async () => {
        await row(tag.idTag).press('Enter')
        await expect(card(tag.idTag)).toContainText('Recarga grátisNão')
        await expect(card(tag.idTag).getByRole('link', { name: 'Editar tag' })).toHaveAttribute(
          'href',
          `/ocpptags/edit/${tag.pk}`,
        )
        await expect(page.getByRole('link', { name: 'Nova tag OCPP' })).toBeVisible()
      })
      await test.step('TAG-012 TAG-030 TAG-035 a deletion asks first, warns of the history, is sent once', async () => {
        await card(tag.idTag).getByRole('button', { name: 'Excluir tag' }).click()
        await expect(dialog).toContainText(
          `Deseja excluir a tag ${tag.idTag}? Todo o histórico será perdido.`,
        )
        await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeFocused()
        sandbox.control.clearRequests()
        await page.keyboard.press('Escape')
        expect(writes(sandbox)).toEqual([])
        await card(tag.idTag).getByRole('button', { name: 'Excluir tag' }).click()
        await dialog.getByRole('button', { name: 'Excluir', exact: true }).dblclick()
        await expect(toast(page, 'Tag OCPP excluída com sucesso!')).toBeVisible()
        await expect(ids).toHaveCount(0)
        expect(writes(sandbox).map(({ path }) => path)).toEqual([`${ALL}${tag.pk}/`])
      })
      await test.step('where it charged last, in one call, and the way there', async () => {
        await search.fill(idTag)
        await expect(row(idTag)).toBeVisible()
        sandbox.control.clearRequests()
        await row(idTag).press('Enter')
        const last = card(idTag).getByRole('link', { name: /^\d\d\/03\/26 \d\d:\d\d$/ })
        await expect(last).toBeVisible()
        await expect(card(idTag)).toContainText(stationName ?? '-')
        expect(callsTo(sandbox, RECHARGES)).toHaveLength(1)
        await last.click()
        await expectOver(page, /^Recarga \d+$/)
      })
    })
    await test.step('searched, narrowed, saved as Excel; the address keeps it', async () => {
      sandbox.control.clear()
      const { ids, search, account, row, excel } = screen(page)
      const tags = await findTags(sandbox)
      const card = tags.find(({ type, idTag }) => type === 'CARD' && idTag.length === 14)
      await reopen(page, LIST)
      await test.step('TAG-001 TAG-002 ten per page; searched by id in the call', async () => {
        await expect(ids).toHaveCount(10)
        await page.getByRole('button', { name: 'Página 2', exact: true }).click()
        await expect(row(tags[10]?.idTag ?? '')).toBeVisible()
        await search.fill(card?.idTag.toLowerCase() ?? '')
        await expect(ids).toHaveCount(1)
        await expect(row(card?.idTag ?? '')).toContainText(card?.accountName ?? '')
        expect(new URL(page.url()).searchParams.get('q')).toBe(card?.idTag.toLowerCase())
      })
      await test.step('TAG-006 TAG-031 the Excel is a POST with the filters in its query; the file is the due one', async () => {
        const file = page.waitForEvent('download')
        await excel.click()
        const saved = await file
        expect(saved.suggestedFilename()).toMatch(/^move-tags-\d{4}-\d{2}-\d{2}\.xlsx$/)
        expect((await readFile(await saved.path())).subarray(0, 2).toString()).toBe('PK')
        expect(callsTo(sandbox, EXCEL)).toMatchObject([
          { method: 'POST', path: `${EXCEL}?searchInput=${card?.idTag.toLowerCase()}` },
        ])
      })
      await test.step('TAG-026 narrowed by account in the call; a reload keeps it', async () => {
        await search.press('Escape')
        await account.selectOption({ label: card?.accountName ?? '' })
        await expect.poll(() => callsTo(sandbox, ALL).at(-1)?.path).toContain(`tenantPk=${card?.accountPk}`)
        await page.reload()
        await expect(account).toHaveValue(String(card?.accountPk))
      })
      await test.step('TAG-037 an Excel that fails says so; TAG-038 a 403 opens the limit notice', async () => {
        sandbox.control.addFault({ method: 'POST', path: EXCEL, status: 500, times: 1 })
        await excel.click()
        await expect(toast(page, 'Não foi possível fazer o download do arquivo .xlsx.')).toBeVisible()
        sandbox.control.limits({ reports: 0 })
        await excel.click()
        const limit = page.getByRole('dialog', { name: 'Limite de relatórios atingido no mês!' })
        await expect(limit).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(page.getByRole('button', { name: /^CSV do que vejo/ })).toHaveAttribute(
          'aria-disabled',
          'true',
        )
      })
    })
  })
})

test.describe('the rights of the tags', () => {
  test('what each right of the tags opens', async ({ page, sandbox }) => {
    const tag = await makeCard(sandbox)
    const charging = (await findTags(sandbox, 'page=1&size=10000')).find(
      ({ isCharging, isInactive }) => isCharging === true && !isInactive,
    )
    const station = await hold(sandbox, 'FEED0E04')
    const { row, card, dialog, parent, excel } = screen(page)
    const open = (path: string, ...routes: readonly string[]) =>
      enter(page, sandbox, 'everything', {
        path,
        permissions: routes.map((route) => ({ role_id: null, route, status: true })),
      })
    await test.step('TAG-007 TAG-008 TAG-009 the list alone: no inbox, no new tag, and a card can neither be edited nor deleted', async () => {
      await open(`${LIST}?q=${tag.idTag}`, LIST)
      await row(tag.idTag).press('Enter')
      await expect(card(tag.idTag)).toContainText(tag.idTag)
      await expect(excel).toBeVisible()
      for (const name of ['Tags Desconhecidas', 'Nova tag OCPP', 'Importar cartões', 'Editar tag'])
        await expect(page.getByRole('link', { name })).toHaveCount(0)
      for (const name of ['Excluir tag', 'Desativar'])
        await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
      await walkTo(page, `/ocpptags/delete/${tag.pk}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(dialog).toHaveCount(0)
      expect(writes(sandbox).filter(({ method }) => method === 'DELETE')).toEqual([])
    })
    await test.step('UNK-001 the list alone: the inbox is read, and nothing can be done with it', async () => {
      await walkTo(page, `/ocpptags/unknown?station=${station}`)
      await expect(page.getByRole('rowheader', { name: 'FEED0E04' })).toBeVisible()
      for (const name of ['Aprovar FEED0E04', 'Excluir FEED0E04'])
        await expect(page.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
      await page.getByRole('button', { name: 'Aprovar FEED0E04' }).press('Enter')
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
      expect(JSON.stringify(await ask(sandbox, `${ALL}unknown/`))).toContain('FEED0E04')
    })
    await test.step('TAG-006 the deletion alone: the list stands under its question, without Excel', async () => {
      await open(`/ocpptags/delete/${tag.pk}`, '/ocpptags/delete/{id}')
      await expect(dialog).toContainText(tag.idTag)
      await expect(page.getByRole('button', { name: 'Baixar Excel', includeHidden: true })).toHaveCount(0)
    })
    await test.step('TAG-022 no search by CPF: the parent is still found by tag', async () => {
      await open(CREATE, LIST, CREATE)
      await expect(parent).toBeVisible()
      await expect(page.getByLabel(/Buscar dono por CPF/)).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Buscar', exact: true })).toHaveCount(0)
    })
    await test.step('PRM-010 no search by card: no recharge is asked for, and it says so', async () => {
      sandbox.control.clearRequests()
      const id = charging?.idTag ?? ''
      await enter(page, sandbox, 'reader', { path: `${LIST}?q=${id}` })
      await row(id).press('Enter')
      await expect(card(id)).toContainText(
        'A busca de recargas por cartão está desativada para este usuário.',
      )
      await reopen(page, `${LIST}?card=${id}`)
      const verdict = page.getByRole('region', { name: `Cartão ${id}`, exact: true })
      await expect(verdict).toContainText('onde e desde quando não se sabe')
      await expect(verdict).toContainText('A busca de recargas por cartão está desativada')
      expect(callsTo(sandbox, RECHARGES)).toEqual([])
    })
  })
})
