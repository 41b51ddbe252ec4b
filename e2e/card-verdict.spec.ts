import { readStationRows } from '@corrente/domain/stations'
import type { Sandbox } from '@corrente/sandbox'
import { choose, toast } from './support/browser.ts'
import { API } from './support/calls.ts'
import { ask, tell } from './support/network.ts'
import { enter } from './support/session.ts'
import { ALL, findTags, hold, LIST, makeCard, readOne, screen, writes } from './support/tags.ts'
import { expect, type Page, test } from './support/test.ts'
import { reopen } from './support/walk.ts'

/** On the page of the tags, or over another. */
const verdict = (page: Page, id: string) => {
  const name = { name: `Cartão ${id}`, exact: true }
  return page.getByRole('region', name).or(page.getByRole('dialog', name))
}
/** Presses Ctrl-K, pastes, Enter: 2 clicks (jobs: Tags 1 and 5). */
const paste = (page: Page, text: string) => choose(page, text, text.replaceAll(/[ :]/g, '').toUpperCase())

test('one box, one verdict; switched off from its row; at a station its account and its person count', async ({
  page,
  sandbox,
}) => {
  await test.step('this card does not work: one box, one verdict', async () => {
    await test.step('in a recharge: where and since when, from transaction/list; refused at a station: approve', async () => {
      const charging = (await findTags(sandbox, 'page=1&size=10000')).find(
        ({ isCharging, isInactive }) => isCharging === true && !isInactive,
      )
      const station = await hold(sandbox, 'FEEDFEED')
      await enter(page, sandbox, 'everything', { path: `${LIST}?card=${charging?.idTag}` })
      await expect(verdict(page, charging?.idTag ?? '')).toContainText('Já está em uma recarga')
      await expect(verdict(page, charging?.idTag ?? '')).toContainText(
        /desde \d{2}\/\d{2}\/\d{2} \d{2}:\d{2}/,
      )
      await paste(page, 'FEEDFEED')
      await expect(verdict(page, 'FEEDFEED')).toContainText(station)
      await verdict(page, 'FEEDFEED').getByRole('button', { name: 'Aprovar' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Aprovar' }).click()
      await expect(toast(page, 'FEEDFEED - Tag RFID aprovada com sucesso!')).toBeVisible()
      await expect(verdict(page, 'FEEDFEED')).toContainText('O cartão está em ordem')
      await expect(
        verdict(page, 'FEEDFEED').getByRole('link', { name: 'Atribuir a um usuário' }),
      ).toBeVisible()
    })
    await test.step('a pasted id: plain, reversed or not registered; inactive is switched on in place', async () => {
      const tag = await makeCard(sandbox, { id_tag: '04A2B3C4' })
      await paste(page, '04:a2:b3:c4')
      await expect(verdict(page, '04A2B3C4')).toContainText('O cartão está em ordem')
      await paste(page, 'C4 B3 A2 04')
      await expect(verdict(page, '04A2B3C4')).toContainText('bytes ao contrário')
      await tell(sandbox, 'PUT', `${ALL}${tag.pk}/`, {
        id_tag: tag.idTag,
        type: 'CARD',
        tenant_pk: tag.accountPk,
        parent_id_tag: null,
        note: null,
        isFreeRecharge: false,
        inactive: true,
      })
      await page.reload()
      await expect(verdict(page, '04A2B3C4')).toContainText('O cartão está inativo')
      await verdict(page, '04A2B3C4').getByRole('button', { name: 'Reativar' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Reativar' }).click()
      await expect(toast(page, 'Cartão 04A2B3C4 reativado')).toBeVisible()
      await expect(verdict(page, '04A2B3C4')).toContainText('O cartão está em ordem')
      expect((await readOne(sandbox, tag.pk))?.isInactive).toBe(false)
      await paste(page, 'FFFFFFFF')
      await expect(verdict(page, 'FFFFFFFF')).toContainText('nenhum leitor o recusou')
      await verdict(page, 'FFFFFFFF').getByRole('link', { name: 'Cadastrar' }).click()
      await expect(screen(page).field('ID da tag')).toHaveValue('FFFFFFFF')
    })
  })
  await test.step('a card is switched off from its row; at a station its account and its person count', async () => {
    sandbox.control.clearFaults()
    sandbox.control.clearRequests()
    await test.step('a refusal says so; one that is lost on the way is looked up, and nothing is sent twice', async () => {
      const tag = await makeCard(sandbox, { id_tag: '04A2B3C6' })
      await reopen(page, `${LIST}?q=04A2B3C6`)
      const { row, card } = screen(page)
      await row('04A2B3C6').focus()
      await page.keyboard.press('Enter')
      await card('04A2B3C6').getByRole('button', { name: 'Desativar' }).click()
      const dialog = page.getByRole('alertdialog', { name: 'Desativar cartão' })
      const yes = dialog.getByRole('button', { name: 'Desativar' })
      const path = `${ALL}${tag.pk}/`
      sandbox.control.addFault({ method: 'PUT', path, status: 403, times: 1 })
      await yes.click()
      await expect(dialog).toContainText('Não foi possível desativar o cartão.')
      sandbox.control.addFault({ method: 'PUT', path, kind: 'truncated', after: true, times: 1 })
      await yes.click()
      await expect(toast(page, 'Cartão 04A2B3C6 desativado')).toBeVisible()
      expect(writes(sandbox).filter(({ method }) => method === 'PUT')).toHaveLength(2)
      await expect(row('04A2B3C6')).toContainText('Inativa')
    })
    await test.step('at a station: another account, and a private one that does not know the person; who is bound is asked of a private one alone', async () => {
      const every = readStationRows(await ask(sandbox, `${API}chargepoints/?originType=MOVE`), {
        zoneless: 'UTC',
      })
      const network = every?.data.rows ?? []
      const card = (await findTags(sandbox, 'page=1&size=10000')).find(
        (tag) =>
          tag.type === 'CARD' && tag.ownerPk !== undefined && !tag.isInactive && tag.isCharging !== true,
      )
      const idTag = card?.idTag ?? ''
      const other = network.find(({ accountPk }) => accountPk !== card?.accountPk)
      const own = network.find(({ accountPk }) => accountPk === card?.accountPk)
      const people = () =>
        sandbox.control.requests().filter(({ path }) => path.includes('users_data/private_charge_point'))
          .length
      await reopen(page, `${LIST}?card=${idTag}`)
      await expect(verdict(page, idTag)).toContainText('O cartão está em ordem')
      const where = verdict(page, idTag).getByRole('combobox', { name: 'Em que estação não funciona?' })
      await where.fill(other?.id ?? '')
      await page.getByRole('listbox').getByRole('option').first().click()
      await expect(verdict(page, idTag)).toContainText('A conta do cartão não é a da estação')
      await expect(verdict(page, idTag).getByRole('link', { name: 'Editar o cartão' })).toBeVisible()
      expect(people()).toBe(0)
      const detail = (await ask(sandbox, `${API}chargepoints/${own?.pk}/`)) as Record<string, unknown>
      sandbox.control.addFault({
        method: 'GET',
        path: `${API}chargepoints/${own?.pk}/`,
        status: 200,
        body: JSON.parse(JSON.stringify(detail).replaceAll('"PUBLIC"', '"PRIVATE"')),
      })
      sandbox.control.addFault({
        method: 'GET',
        path: `${API}users_data/private_charge_point/`,
        status: 200,
        body: { error: null, userPrivateStationList: [] },
      })
      await reopen(page, `${LIST}?card=${idTag}&at=${own?.id}`)
      await expect(verdict(page, idTag)).toContainText('A estação é privada')
      await expect(verdict(page, idTag).getByRole('link', { name: 'Vincular na estação' })).toBeVisible()
    })
  })
})

const DECIMAL = '0077771716'
const HEX = '04A2B3C4'

/** A card in order that hangs on somebody's own tag. */
async function cardWithParent(sandbox: Sandbox) {
  const tags = await findTags(sandbox, 'page=1&size=10000')
  const isIdle = (idTag: string | undefined) =>
    tags.some((tag) => tag.idTag === idTag && !tag.isInactive && tag.isCharging !== true)
  const card = tags.find(
    (tag) => tag.type === 'CARD' && !tag.isInactive && tag.isCharging !== true && isIdle(tag.parentIdTag),
  )
  if (!card) throw new Error('the sandbox has no such card')
  return { card, parent: card.parentIdTag ?? '' }
}

test('a card is looked up by whatever of it is known; what could not be read of it is not in order', async ({
  page,
  sandbox,
  watch,
}) => {
  await test.step('a card is looked up by whatever of it is known', async () => {
    await makeCard(sandbox, { id_tag: HEX })
    await enter(page, sandbox, 'everything', { path: '/support' })
    await test.step('the decimals that are printed on it, in the palette: which reading hit is said', async () => {
      await choose(page, DECIMAL)
      await expect(verdict(page, HEX)).toContainText('O cartão está em ordem')
      await expect(verdict(page, HEX)).toContainText('a partir do número decimal')
      await page.keyboard.press('Escape')
    })
    await test.step('"cartão não funciona" in the palette and on the page of the tags: the number is asked for', async () => {
      await choose(page, 'cartão não funciona', 'Cartão não funciona')
      const field = page.getByLabel('Número do cartão')
      await page.getByRole('button', { name: 'Consultar', exact: true }).click()
      await expect(field).toHaveAccessibleDescription(/Digite o número do cartão/)
      await field.fill('C4-B3-A2-04')
      await page.keyboard.press('Enter')
      await expect(verdict(page, HEX)).toContainText('bytes ao contrário')
      await verdict(page, HEX).getByRole('button', { name: 'Fechar' }).click()
      await page.getByRole('button', { name: 'Cartão não funciona?' }).click()
      await field.fill(DECIMAL)
      await page.getByRole('button', { name: 'Consultar', exact: true }).click()
      await expect(verdict(page, HEX)).toContainText('a partir do número decimal')
    })
    await test.step('a search of the list that finds nothing offers the look-up and the inbox', async () => {
      await verdict(page, HEX).getByRole('button', { name: 'Fechar' }).click()
      await screen(page).search.fill(DECIMAL)
      await expect(page.getByText('Nenhuma tag com estes filtros')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Tags Desconhecidas' })).toHaveCount(2)
      await page.getByRole('link', { name: `Consultar o cartão ${DECIMAL}` }).click()
      await expect(verdict(page, HEX)).toContainText('a partir do número decimal')
    })
    await test.step('a saved view keeps the list and nobody’s card', async () => {
      await reopen(page, `${LIST}?free=true&card=${HEX}`)
      await expect(verdict(page, HEX)).toBeVisible()
      await page.getByRole('button', { name: /^Visões/ }).click()
      await page.getByLabel('Nome da visão').fill('Grátis')
      await page.getByRole('button', { name: 'Salvar visão atual' }).click()
      await expect(page.getByRole('link', { name: 'Grátis' })).toHaveAttribute('href', `${LIST}?free=true`)
      const kept = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))
      expect(kept).toContain('free=true')
      expect(kept).not.toContain(HEX)
    })
  })
  await test.step('what could not be read of a card is not "in order"', async () => {
    watch.allowConsole(/./)
    const { card, parent } = await cardWithParent(sandbox)
    await test.step('a parent: the verdict says so, the rest stays, and it is asked again', async () => {
      const isParents = (url: URL) => url.pathname === ALL && url.searchParams.get('searchInput') === parent
      await page.route(isParents, (route) => route.fulfill({ status: 500, body: '' }))
      await reopen(page, `${LIST}?card=${card.idTag}`)
      await expect(verdict(page, card.idTag)).toContainText(notSure)
      await expect(verdict(page, card.idTag)).toContainText(`A tag pai ${parent} não pôde ser lida`)
      await expect(verdict(page, card.idTag)).not.toContainText('O cartão está em ordem')
      await page.unroute(isParents)
      await verdict(page, card.idTag).getByRole('button', { name: 'Consultar de novo' }).click()
      await expect(verdict(page, card.idTag)).toContainText('O cartão está em ordem')
    })
    await test.step('a station takes nothing else away; read, its state now is named', async () => {
      const every = readStationRows(await ask(sandbox, `${API}chargepoints/?originType=MOVE`), {
        zoneless: 'UTC',
      })
      const station = every?.data.rows.find(
        ({ accountPk, visibility }) => accountPk === card.accountPk && visibility === 'PUBLIC',
      )
      const broken = sandbox.control.addFault({ method: 'GET', path: `${API}chargepoints/`, status: 500 })
      await page.goto(`${LIST}?card=${card.idTag}&at=${station?.id}`)
      await expect(verdict(page, card.idTag)).toContainText(notSure)
      await expect(verdict(page, card.idTag)).toContainText(
        'A estação não foi encontrada ou não pôde ser lida',
      )
      await expect(verdict(page, card.idTag)).toContainText(card.parentIdTag ?? '-')
      sandbox.control.clearFaults(broken.id)
      await verdict(page, card.idTag).getByRole('button', { name: 'Consultar de novo' }).click()
      await expect(verdict(page, card.idTag)).toContainText(/A estação agora: \S/)
    })
  })
})

const notSure = 'não dá para dizer que está em ordem'
