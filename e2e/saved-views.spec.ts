import { emailOf, enter, sendSignIn } from './support/session.ts'
import { expect, type Page, test } from './support/test.ts'
import { reopen, walkTo } from './support/walk.ts'

const GROUPS = '/station_groups'

/** The saved views of a list, in pt-BR. */
const screen = (page: Page) => ({
  button: (name = 'Visões') => page.getByRole('button', { name, exact: true }),
  views: page.getByRole('dialog', { name: 'Visões salvas' }),
  link: (name: string) =>
    page.getByRole('dialog', { name: 'Visões salvas' }).getByRole('link', { name, exact: true }),
  name: page.getByRole('textbox', { name: 'Nome da visão' }),
  save: page.getByRole('button', { name: 'Salvar visão atual' }),
  search: page.getByRole('searchbox', { name: 'Buscar grupo pelo nome' }),
})

const saveAs = async (page: Page, name: string) => {
  const list = screen(page)
  await list.button().click()
  await list.name.fill(name)
  await list.name.press('Enter')
  await expect(list.link(name)).toBeVisible()
  await page.keyboard.press('Escape')
}

test('views: one is kept past sign-out; one is a link to share', async ({ page, sandbox, context }) => {
  await test.step('views: without a filter there is nothing to save; one is kept past sign-out', async () => {
    const list = screen(page)
    await test.step('without a filter there is nothing to save', async () => {
      await enter(page, sandbox, 'everything', { path: GROUPS })
      await list.button().click()
      await expect(list.save).toHaveAttribute('aria-disabled', 'true')
      await page.keyboard.press('Escape')
    })
    await test.step('saved under a name, kept for this user past sign-out, and opened again', async () => {
      await reopen(page, `${GROUPS}?q=centro&sort=-name&page=2`)
      await expect(list.search).toHaveValue('centro')
      await saveAs(page, 'Do centro')
      await expect(list.button('Do centro')).toBeVisible()

      await reopen(page, GROUPS)
      await list.button().click()
      await list.link('Do centro').click()
      await expect(list.search).toHaveValue('centro')
      const { searchParams } = new URL(page.url())
      expect(Object.fromEntries(searchParams)).toEqual({ q: 'centro', sort: '-name' })
      await expect(list.views).toBeHidden()

      await page.getByRole('button', { name: /^Menu de/ }).click()
      await page.getByRole('menuitem', { name: 'Sair' }).click()
      await page.waitForURL((url) => url.pathname.startsWith('/auth/'))
      await sendSignIn(page, emailOf('everything'))
      await page.waitForURL((url) => !url.pathname.startsWith('/auth/'))
      await walkTo(page, GROUPS)
      await list.button().click()
      await expect(list.link('Do centro')).toBeVisible()
      await page.keyboard.press('Escape')
    })
  })
  await test.step('a view is a link to share: whoever opens it has the filters, and no view', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const list = screen(page)
    await reopen(page, `${GROUPS}?q=torre`)
    await saveAs(page, 'Torres')
    await list.button('Torres').click()
    await list.views.getByRole('button', { name: 'Copiar o link da visão Torres' }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('q=torre')
    const shared = await page.evaluate(() => navigator.clipboard.readText())

    await enter(page, sandbox, 'operator', { path: shared.slice(sandbox.url().length) })
    await expect(list.search).toHaveValue('torre')
    await list.button().click()
    await expect(list.views.getByText(/^Nenhuma visão salva/)).toBeVisible()
  })
})
