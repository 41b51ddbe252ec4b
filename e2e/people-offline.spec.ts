import { expectPath, toast } from './support/browser.ts'
import { ask } from './support/network.ts'
import { enter } from './support/session.ts'
import { ALL, hold, makeCard, LIST as TAGS, screen as tagScreen, writes } from './support/tags.ts'
import { expect, type Page, test } from './support/test.ts'
import { formOf, LIST, readAll, screen } from './support/users.ts'
import { reopen, walkTo } from './support/walk.ts'

const NEW_PHONE = '+55 11 98888-7777'
const retry = (page: Page) => page.getByRole('button', { name: 'Tentar novamente' })

test.describe('the network goes while somebody works with people and cards: it is said, nothing is lost, the next try works', () => {
  test('lists, the page of a person, a form and the inbox', async ({ page, sandbox, context }) => {
    await test.step('the lists and the page of a person: what is searched stands, each part says so and comes when it is asked for again', async () => {
      const list = screen(page)
      await test.step('the list of users', async () => {
        const one = (await readAll(sandbox)).find(({ name, email }) => name && email)
        await enter(page, sandbox, 'everything', { path: LIST })
        await expect(list.names.first()).toBeVisible()
        await context.setOffline(true)
        await list.search.fill(
          one?.email?.split('@')[0]?.replaceAll(/[.\d]/g, ' ').trim().split(' ')[0] ?? '',
        )
        await expect(page.getByText('Sem resposta do servidor')).toBeVisible()
        await expect(page.getByText('Ninguém encontrado')).toHaveCount(0)
        await context.setOffline(false)
        await retry(page).click()
        await expect(list.names.first()).toBeVisible()
        await expect(list.search).not.toHaveValue('')
      })
      await test.step('the page of a person', async () => {
        const name = (await list.names.first().textContent()) ?? ''
        await list.names.first().click()
        await expect(page.getByRole('link', { name: 'Ver a pessoa' })).toBeVisible()
        await context.setOffline(true)
        await page.getByRole('link', { name: 'Ver a pessoa' }).click()
        await expect(
          page.getByText('Não foi possível carregar o cadastro. O resto desta página vale.'),
        ).toBeVisible()
        await expect(page.getByText('Falta ler uma parte: ainda não há como dizer.')).toBeVisible()
        await expect(page.getByText('Não foi possível ler os cartões.')).toBeVisible()
        await context.setOffline(false)
        await page
          .getByRole('region', { name: 'Cartões' })
          .getByRole('button', { name: 'Tentar novamente' })
          .click()
        await expect(page.getByRole('heading', { name: name.trim(), level: 1 })).toBeVisible()
        await expect(page.getByText('Falta ler uma parte: ainda não há como dizer.')).toHaveCount(0)
      })
      await test.step('the list of tags', async () => {
        const tag = await makeCard(sandbox, { id_tag: '04A2B3C4' })
        await walkTo(page, TAGS)
        await expect(tagScreen(page).ids.first()).toBeVisible()
        await context.setOffline(true)
        await tagScreen(page).search.fill(tag.idTag)
        await expect(page.getByText('Sem resposta do servidor')).toBeVisible()
        await context.setOffline(false)
        await retry(page).click()
        await expect(tagScreen(page).ids).toHaveText([/04A2B3C4/])
      })
    })
    await test.step('a form and the inbox: nothing is lost, the next try works, once', async () => {
      await test.step('a form: what is typed stays, and is saved once', async () => {
        const pk = (await readAll(sandbox))[0]?.pk ?? 0
        const phone = page.getByLabel(/^Telefone/)
        const save = page.getByRole('button', { name: 'Salvar usuário' })
        await reopen(page, `/user/${pk}`)
        await phone.fill(NEW_PHONE)
        sandbox.control.clearRequests()
        await context.setOffline(true)
        await save.click()
        await expect(page.getByText(/Nada do que você digitou se perdeu\./)).toBeVisible()
        await expect(phone).toHaveValue(NEW_PHONE)
        await context.setOffline(false)
        await save.click()
        await expect(toast(page, 'Usuário alterado com sucesso!')).toBeVisible()
        expect(await formOf(sandbox, pk)).toMatchObject({ phone: NEW_PHONE })
        await expectPath(page, LIST)
      })
      await test.step('the inbox: an approval that never left is said, the card stays, and is approved once', async () => {
        const station = await hold(sandbox, 'FEED0E01')
        await page.goto(`/ocpptags/unknown?station=${station}`)
        const approve = page.getByRole('button', { name: 'Aprovar FEED0E01' })
        const yes = page.getByRole('alertdialog').getByRole('button', { name: 'Aprovar' })
        await approve.click()
        sandbox.control.clearRequests()
        await context.setOffline(true)
        await yes.click()
        await expect(toast(page, 'Erro ao tentar aprovar a tag RFID')).toBeVisible()
        await expect(page.getByRole('rowheader', { name: 'FEED0E01' })).toBeVisible()
        await context.setOffline(false)
        await approve.click()
        await yes.click()
        await expect(toast(page, 'FEED0E01 - Tag RFID aprovada com sucesso!')).toBeVisible()
        expect(writes(sandbox)).toHaveLength(1)
        expect(JSON.stringify(await ask(sandbox, `${ALL}?page=1&size=10&searchInput=FEED0E01`))).toContain(
          'FEED0E01',
        )
      })
    })
  })
})
