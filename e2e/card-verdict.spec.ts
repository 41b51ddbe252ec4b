import { choose, toast } from './support/browser.ts'
import { tell } from './support/network.ts'
import { enter } from './support/session.ts'
import { ALL, findTags, hold, LIST, makeCard, readOne, screen } from './support/tags.ts'
import { expect, type Page, test } from './support/test.ts'
import { reopen } from './support/walk.ts'

/** On the page of the tags, or over another. */
const verdict = (page: Page, id: string) => {
  const name = { name: `Cartão ${id}`, exact: true }
  return page.getByRole('region', name).or(page.getByRole('dialog', name))
}
/** Presses Ctrl-K, pastes, Enter: 2 clicks (jobs: Tags 1 and 5). */
const paste = (page: Page, text: string) => choose(page, text, text.replaceAll(/[ :]/g, '').toUpperCase())

test('one box, one verdict', async ({ page, sandbox }) => {
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
})

const DECIMAL = '0077771716'
const HEX = '04A2B3C4'

test('a card is looked up by whatever of it is known', async ({ page, sandbox }) => {
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
})
