import { readFile } from 'node:fs/promises'
import { expectPath, toast } from './support/browser.ts'
import { callsTo } from './support/calls.ts'
import { findRecharge, LIST as RECHARGES } from './support/recharges.ts'
import { enter } from './support/session.ts'
import { ALL, answerTags, EXCEL, findTags, LIST, makeCard, readOne, screen, writes } from './support/tags.ts'
import { expect, test } from './support/test.ts'

test.describe('the list of tags', () => {
  test('TAG-001 TAG-002 TAG-026 searched by id and narrowed by account in the call, ten per page; the address keeps it', async ({
    page,
    sandbox,
  }) => {
    const { ids, search, account, row } = screen(page)
    const tags = await findTags(sandbox)
    await enter(page, sandbox, 'everything', { path: LIST })
    await expect(ids).toHaveCount(10)
    await page.getByRole('button', { name: 'Página 2', exact: true }).click()
    await expect(row(tags[10]?.idTag ?? '')).toBeVisible()
    const card = tags.find(({ type, idTag }) => type === 'CARD' && idTag.length === 14)
    await search.fill(card?.idTag.toLowerCase() ?? '')
    await expect(ids).toHaveCount(1)
    await expect(row(card?.idTag ?? '')).toContainText(card?.accountName ?? '')
    expect(new URL(page.url()).searchParams.get('q')).toBe(card?.idTag.toLowerCase())
    await search.press('Escape')
    await account.selectOption({ label: card?.accountName ?? '' })
    await expect.poll(() => callsTo(sandbox, ALL).at(-1)?.path).toContain(`tenantPk=${card?.accountPk}`)
    await page.reload()
    await expect(account).toHaveValue(String(card?.accountPk))
  })

  test('TAG-002 TAG-003 every documented column sorts the whole list, read in pages of 1,000', async ({
    page,
    sandbox,
  }) => {
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
    const { ids, column } = screen(page)
    await enter(page, sandbox, 'everything', { path: LIST })
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

  test('TAG-002 past 10,000 only the page is sorted, and it says so', async ({ page, sandbox }) => {
    answerTags(
      sandbox,
      [
        { ocppTagPk: 1, idTag: 'B' },
        { ocppTagPk: 2, idTag: 'A' },
      ],
      12_000,
    )
    const { ids, column } = screen(page)
    await enter(page, sandbox, 'everything', { path: LIST })
    await column('ID da tag').getByRole('button').click()
    await expect(ids).toHaveText([/^A/, /^B/])
    await expect(page.getByText('só esta página está ordenada', { exact: false })).toBeVisible()
    expect(callsTo(sandbox, ALL).filter(({ path }) => path.includes('size=1000'))).toHaveLength(1)
  })

  test('who charges for free: tags, chip (jobs: Tags 7, 2 clicks)', async ({ page, sandbox }) => {
    const { ids, free, row } = screen(page)
    const tags = (await findTags(sandbox, 'page=1&size=10000')).filter(({ isFree }) => isFree)
    await enter(page, sandbox, 'everything', { path: '/support' })
    await page.getByRole('link', { name: 'Tags OCPP' }).click()
    // The menu stands open under the pointer.
    await page.mouse.move(900, 600)
    await free.click()
    await expect(ids).toHaveCount(10)
    await expect(page.getByText(`${tags.length} tags`)).toBeVisible()
    await expect(row(tags[0]?.idTag.slice(0, 25) ?? '').getByText('Recarga grátis')).toBeVisible()
  })

  test('TAG-004 TAG-009 a row opens to its card, with what is permitted', async ({ page, sandbox }) => {
    const tag = await makeCard(sandbox, { note: 'do teste' })
    const { row, card } = screen(page)
    await enter(page, sandbox, 'everything', { path: `${LIST}?q=${tag.idTag}` })
    await row(tag.idTag).focus()
    await page.keyboard.press('Enter')
    await expect(card(tag.idTag)).toContainText('Recarga grátisNão')
    await expect(card(tag.idTag).getByRole('link', { name: 'Editar tag' })).toHaveAttribute(
      'href',
      `/ocpptags/edit/${tag.pk}`,
    )
    await expect(page.getByRole('button', { name: 'Baixar Excel' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Nova tag OCPP' })).toBeVisible()
  })

  test('an open tag says where it charged last, in one call, and leads there; without the search by card nothing is asked, and it says so', async ({
    page,
    sandbox,
  }) => {
    const { stationName, idTag = '' } = await findRecharge(sandbox, (each) => each.idTag !== undefined, {
      fromDate: '2026-03-01 03:00:00',
    })
    const { row, card } = screen(page)
    await enter(page, sandbox, 'everything', { path: `${LIST}?q=${idTag}` })
    await expect(row(idTag)).toBeVisible()
    sandbox.control.clearRequests()
    await row(idTag).press('Enter')
    const last = card(idTag).getByRole('link', { name: /^\d\d\/03\/26 \d\d:\d\d$/ })
    await expect(last).toBeVisible()
    await expect(card(idTag)).toContainText(stationName ?? '-')
    expect(callsTo(sandbox, RECHARGES)).toHaveLength(1)
    await last.click()
    await expect(page).toHaveURL(/\/transactions\?recharge=\d+$/)
    await enter(page, sandbox, 'reader', { path: `${LIST}?q=${idTag}` })
    sandbox.control.clearRequests()
    await row(idTag).press('Enter')
    await expect(card(idTag)).toContainText(
      'A busca de recargas por cartão está desativada para este usuário.',
    )
    expect(callsTo(sandbox, RECHARGES)).toEqual([])
  })

  test('TAG-007 TAG-008 TAG-009 without their entries there is no inbox, no new tag, and a card can neither be edited nor deleted', async ({
    page,
    sandbox,
  }) => {
    const tag = await makeCard(sandbox)
    const { row, card } = screen(page)
    await enter(page, sandbox, 'everything', {
      path: `${LIST}?q=${tag.idTag}`,
      permissions: [{ role_id: null, route: LIST, status: true }],
    })
    await row(tag.idTag).focus()
    await page.keyboard.press('Enter')
    await expect(card(tag.idTag)).toContainText(tag.idTag)
    for (const name of ['Tags Desconhecidas', 'Nova tag OCPP', 'Importar cartões', 'Editar tag'])
      await expect(page.getByRole('link', { name })).toHaveCount(0)
    for (const name of ['Excluir tag', 'Desativar'])
      await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
    await page.goto(`/ocpptags/delete/${tag.pk}`)
    await expect(screen(page).dialog).toHaveCount(0)
    expect(writes(sandbox).filter(({ method }) => method === 'DELETE')).toEqual([])
  })

  test('an outage, a refusal and an empty list are three screens', async ({ page, sandbox }) => {
    const broken = sandbox.control.addFault({ method: 'GET', path: ALL, status: 500 })
    await enter(page, sandbox, 'everything', { path: LIST })
    await expect(page.getByText('Não foi possível carregar', { exact: false })).toBeVisible()
    sandbox.control.clearFaults(broken.id)
    answerTags(sandbox, [])
    await page.getByRole('button', { name: 'Tentar novamente' }).click()
    await expect(page.getByText('Nenhuma tag cadastrada')).toBeVisible()
  })
})

test.describe('the Excel of the tags', () => {
  const press = 'Baixar Excel'
  test('TAG-006 TAG-031 a POST with the filters in its query; the file is the due one', async ({
    page,
    sandbox,
  }) => {
    await enter(page, sandbox, 'everything', { path: `${LIST}?q=tag0001` })
    await expect(screen(page).ids.first()).toBeVisible()
    const file = page.waitForEvent('download')
    await page.getByRole('button', { name: press }).click()
    const saved = await file
    expect(saved.suggestedFilename()).toMatch(/^move-tags-\d{4}-\d{2}-\d{2}\.xlsx$/)
    expect((await readFile(await saved.path())).subarray(0, 2).toString()).toBe('PK')
    expect(callsTo(sandbox, EXCEL)).toMatchObject([{ method: 'POST', path: `${EXCEL}?searchInput=tag0001` }])
  })

  test('TAG-006 who may only delete tags sees the list under its question, and no Excel', async ({
    page,
    sandbox,
  }) => {
    const tag = await makeCard(sandbox)
    const permissions = (...routes: readonly string[]) =>
      routes.map((route) => ({ role_id: null, route, status: true }))
    await enter(page, sandbox, 'everything', {
      path: `/ocpptags/delete/${tag.pk}`,
      permissions: permissions('/ocpptags/delete/{id}'),
    })
    await expect(screen(page).dialog).toContainText(tag.idTag)
    await expect(page.getByRole('button', { name: press, includeHidden: true })).toHaveCount(0)
    await enter(page, sandbox, 'everything', { path: LIST, permissions: permissions('/ocpptags') })
    await expect(page.getByRole('button', { name: press })).toBeVisible()
  })

  test('TAG-037 a failure says so; TAG-038 a 403 opens the limit notice', async ({ page, sandbox }) => {
    await enter(page, sandbox, 'everything', { path: LIST })
    sandbox.control.addFault({ method: 'POST', path: EXCEL, status: 500, times: 1 })
    await page.getByRole('button', { name: press }).click()
    await expect(toast(page, 'Não foi possível fazer o download do arquivo .xlsx.')).toBeVisible()
    sandbox.control.limits({ reports: 0 })
    await page.getByRole('button', { name: press }).click()
    const limit = page.getByRole('dialog', { name: 'Limite de relatórios atingido no mês!' })
    await expect(limit).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: /^CSV do que vejo/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  })
})

test.describe('deleting a tag', () => {
  test('TAG-012 TAG-030 TAG-035 asks first, warns of the history, sends once', async ({ page, sandbox }) => {
    const tag = await makeCard(sandbox)
    const { row, card, dialog, ids } = screen(page)
    await enter(page, sandbox, 'everything', { path: `${LIST}?q=${tag.idTag}` })
    await row(tag.idTag).focus()
    await page.keyboard.press('Enter')
    await card(tag.idTag).getByRole('button', { name: 'Excluir tag' }).click()
    await expect(dialog).toContainText(`Deseja excluir a tag ${tag.idTag}? Todo o histórico será perdido.`)
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

  test('RTE-011 TAG-009 its address opens the list with the question, read by its id first; TAG-036 a refusal says so', async ({
    page,
    sandbox,
  }) => {
    const tag = await makeCard(sandbox)
    const { dialog } = screen(page)
    await enter(page, sandbox, 'everything', { path: `/ocpptags/delete/${tag.pk}` })
    await expect(dialog).toContainText(tag.idTag)
    sandbox.control.addFault({ method: 'DELETE', path: `${ALL}${tag.pk}/`, status: 400, times: 1 })
    await dialog.getByRole('button', { name: 'Excluir', exact: true }).click()
    await expect(dialog.getByRole('alert')).toContainText('Não foi possível excluir a tag OCPP.')
    expect(await readOne(sandbox, tag.pk)).toBeDefined()
    await dialog.getByRole('button', { name: 'Excluir', exact: true }).click()
    await expect(toast(page, 'Tag OCPP excluída com sucesso!')).toBeVisible()
    await expectPath(page, LIST)
  })

  test('TAG-009 an unknown id says so, and nothing is sent', async ({ page, sandbox }) => {
    await enter(page, sandbox, 'everything', { path: '/ocpptags/delete/999999' })
    await page
      .getByRole('dialog', { name: 'Nenhum Ocpp Tag encontrado com este id.' })
      .getByRole('button', { name: 'Ver a lista' })
      .click()
    await expectPath(page, LIST)
    expect(writes(sandbox)).toEqual([])
  })

  test('TAG-036 a lost answer is looked up, never sent again', async ({ page, sandbox }) => {
    const tag = await makeCard(sandbox)
    const { dialog } = screen(page)
    await enter(page, sandbox, 'everything', { path: `/ocpptags/delete/${tag.pk}` })
    sandbox.control.clearRequests()
    sandbox.control.addFault({
      method: 'DELETE',
      path: `${ALL}${tag.pk}/`,
      status: 504,
      after: true,
      times: 1,
    })
    await dialog.getByRole('button', { name: 'Excluir', exact: true }).click()
    await expect(async () => {
      await page.clock.runFor(1500)
      await expect(toast(page, 'Tag OCPP excluída com sucesso!')).toBeVisible({ timeout: 300 })
    }).toPass()
    expect(writes(sandbox)).toHaveLength(1)
  })
})
