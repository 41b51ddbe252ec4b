import { expectPath, toast } from './support/browser.ts'
import { fromHome, homeAgain } from './support/hands.ts'
import { readNetwork, tell } from './support/network.ts'
import { findTags, hold, inbox, LIST, makeCard, readOne, screen, writes } from './support/tags.ts'
import { expect, type Page, test } from './support/test.ts'
import { readAll } from './support/users.ts'
import { reopen } from './support/walk.ts'

/** On the page of the tags, or over another. */
const verdict = (page: Page, id: string) => {
  const name = { name: `Cartão ${id}`, exact: true }
  return page.getByRole('region', name).or(page.getByRole('dialog', name))
}

test.describe('jobs of tags, in so many presses from home', () => {
  test('jobs 1, 4 and 5: the verdict of a card, by its number or by the station that refused it; a lost one is switched off', async ({
    page,
    sandbox,
  }) => {
    await test.step('job 1: the verdict of a card, by its number or by the station that refused it', async () => {
      const tags = await findTags(sandbox, 'page=1&size=10000')
      const [station] = await readNetwork(sandbox)
      await hold(sandbox, 'FEED00C1')
      const count = (await inbox(sandbox)).filter(({ chargeBoxID }) => chargeBoxID === station?.id).length
      await test.step('jobs 1 and 5: the number, Enter: owner, parent, account and whether it charges are there', async () => {
        const card = tags.find(
          ({ type, idTag, ownerName, parentIdTag, accountName }) =>
            type === 'CARD' &&
            /^[\dA-F]{8}$|^[\dA-F]{14}$/.test(idTag) &&
            ownerName &&
            parentIdTag &&
            accountName,
        )
        const id = card?.idTag ?? ''
        const hand = await fromHome(page, sandbox)
        await hand.palette(id, id)
        for (const text of [card?.ownerName, card?.parentIdTag, card?.accountName])
          await expect(verdict(page, id)).toContainText(text ?? '-')
        await expect(verdict(page, id)).toContainText(/Carregando|Sem recarga/)
        hand.did('tags-1')
        hand.did('tags-5')
      })
      await test.step('a recharge with the card goes on: its stop is filled in, one press away', async () => {
        const card = tags.find(({ isCharging, isInactive }) => isCharging === true && !isInactive)
        const id = card?.idTag ?? ''
        await reopen(page, `${LIST}?card=${id}`)
        await expect(verdict(page, id).getByRole('link', { name: 'Ver a estação' })).toBeVisible()
        await verdict(page, id).getByRole('link', { name: 'Parar recarga' }).click()
        await expect(page.getByRole('dialog').getByRole('button', { name: 'Parar recarga' })).toBeVisible()
      })
      await test.step('the number is not known: the station and the cards that it refused', async () => {
        const hand = await homeAgain(page)
        await hand.palette(station?.id ?? '', station?.id ?? '-')
        await hand.click(page.getByRole('link', { name: `Cartões recusados aqui (${count})` }))
        await expect(page.getByRole('rowheader', { name: 'FEED00C1' })).toBeVisible()
        hand.did('tags-1b')
        await expect(page.getByText(`Estação: ${station?.id}`)).toBeVisible()
        await expect(page.getByRole('rowheader')).toHaveCount(count)
      })
    })
    await test.step('job 4: a lost card is switched off', async () => {
      sandbox.control.clearRequests()
      const tag = await makeCard(sandbox, { id_tag: '04A2B3C5', note: 'antes' })
      await test.step('by its number: read afresh, nothing else changed', async () => {
        const hand = await homeAgain(page)
        await hand.palette(tag.idTag, tag.idTag)
        await hand.click(verdict(page, tag.idTag).getByRole('button', { name: 'Desativar' }))
        // Somebody else writes a note meanwhile.
        await tell(sandbox, 'PUT', `/api/v1/ocpptags/${tag.pk}/`, {
          id_tag: tag.idTag,
          type: 'CARD',
          tenant_pk: tag.accountPk,
          parent_id_tag: null,
          note: 'de outro',
          isFreeRecharge: true,
          inactive: false,
        })
        sandbox.control.clearRequests()
        const question = page.getByRole('alertdialog', { name: 'Desativar cartão' })
        await expect(question).toContainText('O histórico do cartão fica.')
        await hand.click(question.getByRole('button', { name: 'Desativar' }))
        await expect(toast(page, `Cartão ${tag.idTag} desativado`)).toBeVisible()
        hand.did('tags-4')
        const changed = { isInactive: true, note: 'de outro', isFree: true, idTag: tag.idTag }
        expect(await readOne(sandbox, tag.pk)).toMatchObject(changed)
        expect(writes(sandbox)).toHaveLength(1)
        await expect(verdict(page, tag.idTag)).toContainText('O cartão está inativo')
      })
      await test.step('by its person: the question names who it is, the others stay', async () => {
        const tags = await findTags(sandbox, 'page=1&size=10000')
        sandbox.control.clearRequests()
        const people = await readAll(sandbox)
        const found = tags.flatMap((tag) => {
          const person = people.find(({ pk, email }) => pk === tag.parentUserPk && email)
          return tag.type === 'CARD' && !tag.isInactive && !tag.isCharging && person ? [{ tag, person }] : []
        })[0]
        const { tag, person } = found ?? {}
        const hand = await homeAgain(page)
        await hand.palette(person?.email ?? '', person?.name ?? '-')
        await hand.click(page.getByRole('button', { name: `Desativar o cartão ${tag?.idTag}` }))
        const question = page.getByRole('alertdialog', { name: 'Desativar cartão' })
        await expect(question).toContainText(`${person?.name} (${person?.email})`)
        await hand.click(question.getByRole('button', { name: 'Desativar' }))
        await expect(page.getByText(`Cartão ${tag?.idTag} desativado`).first()).toBeVisible()
        hand.did('tags-4')
        expect(writes(sandbox).map(({ path }) => path)).toEqual([`/api/v1/ocpptags/${tag?.pk}/`])
        expect((await readOne(sandbox, tag?.pk ?? 0))?.isInactive).toBe(true)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('button', { name: `Reativar o cartão ${tag?.idTag}` })).toBeVisible()
        await page.getByRole('link', { name: tag?.idTag ?? '-' }).click()
        await expect(verdict(page, tag?.idTag ?? '')).toContainText('O cartão está inativo')
      })
    })
  })

  test('jobs 6 and 7: what came in overnight; who charges for free', async ({ page, sandbox }) => {
    const free = (await findTags(sandbox, 'page=1&size=10000')).filter(({ isFree }) => isFree)
    await hold(sandbox, 'FEED00D1', 'FEED00D2')
    const count = new Set((await inbox(sandbox)).map(({ key }) => key)).size
    await test.step('job 6: how many stands in the menu of every page', async () => {
      const hand = await fromHome(page, sandbox)
      await hand.menu(`${count} cartões desconhecidos`)
      await expectPath(page, '/ocpptags/unknown')
      await expect(page.getByRole('rowheader', { name: 'FEED00D1' })).toBeVisible()
      hand.did('tags-6')
      await expect(page.getByRole('link', { name: `${count} cartões desconhecidos` })).toBeVisible()
    })
    await test.step('job 7: the mark stands beside the id in the list and in the verdict', async () => {
      const hand = await homeAgain(page)
      await hand.menu('Tags OCPP')
      await hand.click(screen(page).free)
      await expect(page.getByText(`${free.length} tags`)).toBeVisible()
      hand.did('tags-7')
      const id = free[0]?.idTag ?? ''
      await expect(screen(page).ids).toHaveCount(10)
      await expect(screen(page).row(id.slice(0, 25)).getByText('Recarga grátis')).toBeVisible()
      await reopen(page, `${LIST}?card=${id}`)
      await expect(verdict(page, id).getByText('Recarga grátis', { exact: true })).toBeVisible()
    })
  })
})
