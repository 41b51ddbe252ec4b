import type { User } from '@corrente/domain/users'
import { fromHome } from './support/hands.ts'
import { readNetwork } from './support/network.ts'
import { enter } from './support/session.ts'
import { findTags, writes } from './support/tags.ts'
import { expect, type Page, test } from './support/test.ts'
import { LIST, readAll } from './support/users.ts'
import { reopen } from './support/walk.ts'

const INBOX = '/api/v1/ocpptags/unknown'
const dialog = (page: Page) => page.getByRole('dialog', { name: /^Cadastrar um cartão de / })
const station = (page: Page) => dialog(page).getByRole('combobox', { name: /^Estação/ })
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })
const steps = (page: Page) =>
  dialog(page).getByRole('list', { name: 'O que foi feito' }).getByRole('listitem')

/** Opens a person and asks for a card by tap at the first station; the inbox has been read once. */
async function begin(page: Page, sandbox: Parameters<typeof enter>[1]) {
  const [first] = await readNetwork(sandbox)
  const person = (await readAll(sandbox)).find(({ idTag, name }) => idTag && name) as User
  const path = `${LIST}?person=${person.pk}`
  if (page.url() === 'about:blank') await enter(page, sandbox, 'everything', { path })
  else await reopen(page, path)
  await page.getByRole('button', { name: 'Cadastrar encostando' }).click()
  await expect(station(page)).toBeFocused()
  const read = page.waitForResponse((answer) => answer.url().includes(INBOX))
  await station(page).fill(first?.id ?? '')
  await page.getByRole('listbox').getByRole('option').first().click()
  await expect(dialog(page)).toContainText('Peça para encostar o cartão')
  await read
  const hold = (idTag: string) => sandbox.control.emit({ card: { chargeBoxId: first?.id ?? '', idTag } })
  return { person, hold, stationId: first?.id ?? '' }
}
const cardOf = async (sandbox: Parameters<typeof enter>[1], idTag: string) =>
  (await findTags(sandbox, `searchInput=${idTag}&page=1&size=10`)).find((tag) => tag.idTag === idTag)

test.describe('a card that is held to a reader becomes somebody’s (jobs: Tags 3)', () => {
  test('approved, found, bound, each once; without the right the button is not there', async ({
    page,
    sandbox,
  }) => {
    await test.step('person, button, station, the card, confirm: approved, found, bound, each once', async () => {
      const [first, other] = await readNetwork(sandbox)
      const person = (await readAll(sandbox)).find(({ idTag, email }) => idTag && email) as User
      // It was there before, at another station too: that is not it.
      sandbox.control.emit({ card: { chargeBoxId: first?.id ?? '', idTag: 'AAAAAAAA' } })
      const hand = await fromHome(page, sandbox)
      await hand.palette(person.email ?? '', person.name ?? '-')
      await hand.click(page.getByRole('button', { name: 'Cadastrar encostando' }))
      // Its field has the focus: nothing is pressed to type there.
      await expect(station(page)).toBeFocused()
      const read = page.waitForResponse((answer) => answer.url().includes(INBOX))
      await page.keyboard.type(first?.id ?? '')
      await hand.click(page.getByRole('listbox').getByRole('option').first())
      await read
      sandbox.control.emit({ card: { chargeBoxId: other?.id ?? '', idTag: 'BBBBBBBB' } })
      sandbox.control.emit({ card: { chargeBoxId: first?.id ?? '', idTag: 'CCCCCCCC' } })
      await expect(dialog(page)).toContainText('1 cartão encostado em', { timeout: 15_000 })
      await expect(dialog(page)).toContainText('CCCCCCCC')
      await expect(dialog(page)).not.toContainText(/AAAAAAAA|BBBBBBBB/)
      await hand.click(button(page, 'É este'))
      await expect(dialog(page)).toContainText('O cartão CCCCCCCC será aprovado e ligado a')
      await hand.click(button(page, 'Cadastrar'))
      await expect(dialog(page)).toContainText('Cartão CCCCCCCC cadastrado e ligado a')
      hand.did('tags-3')
      await expect(steps(page).filter({ hasText: 'Feita' })).toHaveCount(3)
      expect(writes(sandbox).map(({ method }) => method)).toEqual(['POST', 'PUT'])
      expect(await cardOf(sandbox, 'CCCCCCCC')).toMatchObject({ parentIdTag: person.idTag })
      await button(page, 'Fechar').first().click()
      await expect(page.getByRole('region', { name: 'Cartões' })).toContainText('CCCCCCCC')
    })
    await test.step('without the right to approve, or to change a tag, the button is not there', async () => {
      sandbox.control.clearRequests()
      const person = (await readAll(sandbox)).find(({ idTag }) => idTag) as User
      await enter(page, sandbox, 'everything', {
        path: `${LIST}?person=${person.pk}`,
        permissions: [
          { role_id: null, route: '/users', status: true },
          { role_id: null, route: '/ocpptags', status: true },
        ],
      })
      await expect(page.getByRole('region', { name: 'Cartões' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Cadastrar encostando' })).toHaveCount(0)
    })
  })

  test('the inbox is read every 5 s for two minutes, no longer; then once more if wanted', async ({
    page,
    sandbox,
  }) => {
    await page.clock.install()
    const { hold } = await begin(page, sandbox)
    const reads = () => sandbox.control.requests().filter(({ path }) => path.startsWith(INBOX)).length
    await page.clock.runFor(121_000)
    await expect(dialog(page)).toContainText('Nenhum cartão novo apareceu')
    const then = reads()
    expect(then).toBeGreaterThan(5)
    hold('CCCCCCCC')
    await page.clock.runFor(30_000)
    expect(reads()).toBe(then)
    await button(page, 'Esperar mais 2 minutos').click()
    await page.clock.runFor(6_000)
    await expect(dialog(page)).toContainText('CCCCCCCC')
  })
})
