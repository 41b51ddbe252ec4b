import type { Sandbox } from '@corrente/sandbox'
import { API } from './support/calls.ts'
import { ask } from './support/network.ts'
import { enter } from './support/session.ts'
import { expect, type Page, test } from './support/test.ts'
import { LIST, readAll, screen } from './support/users.ts'

/** What a person types of somebody else in these flows; none of it is anybody's in the sandbox. */
const TYPED = ['Zulmira Quimera', 'zulmira@quimera.example', '11977776666', '390.533.447-05', '39053344705']

/** The calls whose query may hold what is searched: the contract puts it there. */
const SEARCHES = [`${API}users_data/dashboard-details/`, `${API}ocpptags/`]

/** Writes down whatever the page says anywhere but on the screen. */
async function listen(page: Page) {
  const said: string[] = []
  await page.exposeFunction('__said', (text: string) => void said.push(text))
  await page.addInitScript(() => {
    const tell = (window as unknown as { __said: (text: string) => void }).__said // exposed above
    for (const name of ['pushState', 'replaceState'] as const) {
      const own = history[name].bind(history)
      history[name] = (state: unknown, unused: string, url?: string | URL | null) => {
        tell(`history ${JSON.stringify(state)} ${url}`)
        own(state, unused, url)
      }
    }
  })
  page.on('console', (message) => said.push(`console ${message.text()}`))
  page.on('framenavigated', (frame) => said.push(`address ${frame.url()}`))
  page.on('request', (request) => {
    const { pathname, searchParams, search } = new URL(request.url())
    if (SEARCHES.includes(pathname)) searchParams.delete('searchInput')
    said.push(`call ${pathname}?${searchParams} ${SEARCHES.includes(pathname) ? '' : search}`)
  })
  return {
    said,
    /** What stands now: address, title, storage of the browser and the tab. */
    note: async () =>
      said.push(
        await page.evaluate(() =>
          JSON.stringify([
            location.href,
            document.title,
            history.state,
            Object.entries(localStorage),
            Object.entries(sessionStorage),
          ]),
        ),
      ),
  }
}

/** Somebody known, with what the server knows of them. */
async function somebody(sandbox: Sandbox) {
  const one = (await readAll(sandbox)).find(({ name, email, docNumber }) => name && email && docNumber)
  if (!one) throw new Error('the sandbox has nobody with a document')
  const { userForm } = (await ask(sandbox, `${API}users_data/${one.pk}/`)) as {
    userForm: { phone: string | null }
  }
  const { name = '', email = '', docNumber = '' } = one
  return { name, email, docNumber, secrets: [name, email, docNumber, userForm.phone ?? ''] }
}

/** Nothing of it was said, neither as it is nor as an address writes it. */
function expectSecret(said: readonly string[], secrets: readonly string[]) {
  expect(said.some((line) => line.startsWith('history '))).toBe(true)
  for (const secret of secrets.filter(({ length }) => length > 4))
    for (const written of [
      secret,
      encodeURIComponent(secret),
      encodeURIComponent(secret).replaceAll('%20', '+'),
    ])
      expect(
        said.filter((line) => line.toLowerCase().includes(written.toLowerCase())),
        written,
      ).toEqual([])
}
const type = (page: Page, label: RegExp, text: string) => page.getByLabel(label).first().fill(text)

test.describe('what is known or typed of a person is in no address, history, title, console, storage or call', () => {
  test('over the list of users, the page of a person, switching off, and editing', async ({
    page,
    sandbox,
  }) => {
    const { name, email, docNumber, secrets } = await somebody(sandbox)
    const { said, note } = await listen(page)
    const list = screen(page)
    await enter(page, sandbox, 'everything', { path: LIST })
    await expect(list.names.first()).toBeVisible()
    for (const text of [...TYPED, docNumber, email]) {
      await list.search.fill(text)
      await note()
    }
    const row = page.getByRole('row').filter({ hasText: email })
    await expect(row).toBeVisible()
    await row.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Ver a pessoa' }).click()
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
    await note()
    await page.getByRole('button', { name: 'Acesso' }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Desativar', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Desativar' }).click()
    await expect(page.getByText('O cadastro está inativo: nenhuma recarga começa.')).toBeVisible()
    await note()
    await page.getByRole('link', { name: 'Editar usuário' }).click()
    await expect(page.getByRole('button', { name: 'Salvar usuário' })).toBeVisible()
    await type(page, /^Nome/, 'Zulmira Quimera')
    await type(page, /^Telefone/, '11977776666')
    await note()
    await page.getByRole('button', { name: 'Salvar usuário' }).click()
    await expect(list.heading('Usuários')).toBeVisible()
    await note()
    expectSecret(said, [...TYPED, ...secrets])
  })

  test('over a new user, a new card and the palette', async ({ page, sandbox }) => {
    const { name, docNumber, email, secrets } = await somebody(sandbox)
    const { said, note } = await listen(page)
    await enter(page, sandbox, 'everything', { path: '/users/create' })
    await type(page, /^Nome/, 'Zulmira Quimera')
    await type(page, /^E-mail/, 'zulmira@quimera.example')
    await type(page, /^Número do documento/, '39053344705')
    await note()
    await page.goto('/ocpptags/create')
    await type(page, /^Buscar dono por CPF/, '39053344705')
    await page.getByRole('combobox', { name: 'Tag pai' }).fill('Zulmira Quimera')
    await note()
    await page.goto('/ocpptags/unknown')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const field = page.getByRole('combobox', { name: 'Estação, tela ou ação' })
    await page.keyboard.press('Control+k')
    for (const text of ['Zulmira Quimera', '39053344705', docNumber]) {
      await field.fill(text)
      await expect(page.getByText('Procurando…').first()).toBeHidden()
      await note()
    }
    await field.fill(email)
    await page.getByRole('option', { name: new RegExp(`^${name}`) }).click()
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
    await note()
    expectSecret(said, [...TYPED, ...secrets])
  })
})
