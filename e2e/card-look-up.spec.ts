import { readStationRows } from '@corrente/domain/stations'
import type { Sandbox } from '@corrente/sandbox'
import { choose } from './support/browser.ts'
import { API } from './support/calls.ts'
import { ask } from './support/network.ts'
import { enter } from './support/session.ts'
import { ALL, findTags, LIST, makeCard, screen } from './support/tags.ts'
import { expect, type Page, test } from './support/test.ts'
import { reopen } from './support/walk.ts'

/** On the page of the tags, or over another. */
const verdict = (page: Page, id: string) => {
  const name = { name: `Cartão ${id}`, exact: true }
  return page.getByRole('region', name).or(page.getByRole('dialog', name))
}
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
