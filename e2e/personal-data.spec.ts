import type { Sandbox } from '@corrente/sandbox'
import { API } from './support/calls.ts'
import { ask, readNetwork } from './support/network.ts'
import { enter } from './support/session.ts'
import { findTags } from './support/tags.ts'
import { expect, type Page, test } from './support/test.ts'
import { LIST, readAll, screen } from './support/users.ts'
import { walkTo } from './support/walk.ts'

/** What a person types of somebody else in these flows; none of it is anybody's in the sandbox. */
const TYPED = ['Zulmira Quimera', 'zulmira@quimera.example', '11977776666', '390.533.447-05', '39053344705']

/** The calls whose query may hold what is searched, and where: the contract puts it there. */
const SEARCHES: Readonly<Record<string, string>> = {
  [`${API}users_data/dashboard-details/`]: 'searchInput',
  [`${API}ocpptags/`]: 'searchInput',
  // The file by mail is narrowed as the list is (USR-054).
  [`${API}report/xlsx/users/`]: 'searchInput',
  '/mk-ms-financial/transactions': 'userEmailOrTransactionId',
  '/mk-ms-financial/transactions/summary': 'userEmailOrTransactionId',
}

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
    const own = SEARCHES[pathname]
    if (own !== undefined) searchParams.delete(own)
    said.push(`call ${pathname}?${searchParams} ${own === undefined ? search : ''}`)
  })
  return {
    said,
    /** What stands now: address, title, and all that the browser keeps, its databases and caches too. */
    note: async () =>
      said.push(
        await page.evaluate(async () => {
          const asked = <T>(request: IDBRequest<T>) =>
            new Promise<T>((resolve, reject) => {
              request.onsuccess = () => resolve(request.result)
              request.onerror = () => reject(request.error)
            })
          const kept: unknown[] = []
          for (const { name = '' } of await indexedDB.databases()) {
            const base = await asked(indexedDB.open(name))
            for (const store of base.objectStoreNames) {
              const read = base.transaction(store).objectStore(store)
              kept.push([name, store, await asked(read.getAllKeys()), await asked(read.getAll())])
            }
            base.close()
          }
          for (const name of await caches.keys()) {
            const cache = await caches.open(name)
            for (const request of await cache.keys())
              kept.push([request.url, await (await cache.match(request))?.text()])
          }
          return JSON.stringify([
            location.href,
            document.title,
            history.state,
            Object.entries(localStorage),
            Object.entries(sessionStorage),
            kept,
          ])
        }),
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
  const { pk, name = '', email = '', docNumber = '' } = one
  return { pk, name, email, docNumber, secrets: [name, email, docNumber, userForm.phone ?? ''] }
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
const IMPORT = '/ocpptags/create?import=list'
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
    // The list follows at a pause: until then she may stand in the rows before.
    await expect(page.getByText('1 usuário ativo')).toBeVisible()
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

  test('over the pickers of people and of tags: the usage, the recharges of a card, a start for somebody', async ({
    page,
    sandbox,
  }) => {
    const [station] = await readNetwork(sandbox)
    const { pk, name, email, docNumber, secrets } = await somebody(sandbox)
    const { said, note } = await listen(page)
    const option = page.getByRole('listbox').getByRole('option')
    /** Everything that could be typed of her, then what nobody is called; then she is chosen. */
    const pick = async (field: ReturnType<Page['getByRole']>) => {
      for (const text of [...TYPED.slice(0, 1), docNumber, email]) await field.fill(text)
      await note()
      await expect(option.first()).toContainText(name)
      await option.first().click()
    }
    await enter(page, sandbox, 'everything', { path: '/indicators' })
    const user = page.getByRole('combobox', { name: 'Usuário' })
    await pick(user)
    await expect(user).toHaveValue(name)
    await expect(page).toHaveURL(new RegExp(`[?&]user=${pk}(&|$)`))
    await note()
    await walkTo(page, '/transactions')
    await page.getByRole('button', { name: 'Filtros' }).click()
    const tag = page.getByRole('combobox', { name: 'Pesquisar Tag' })
    await tag.click()
    for (const text of [...TYPED.slice(0, 1), docNumber, email]) await tag.fill(text)
    await note()
    await expect(option.first()).toContainText(name)
    await option.first().click()
    await expect(page).toHaveURL(/[?&]tag=/)
    await note()
    await walkTo(page, `/operations/remote_start?station=${encodeURIComponent(station?.id ?? '')}`)
    await page.getByRole('radio', { name: 'Por documento' }).check()
    const person = page.getByRole('combobox', { name: 'Pessoa', exact: true })
    await pick(person)
    await expect(person).toHaveValue(name)
    await note()
    expectSecret(said, [...TYPED, ...secrets])
  })

  test('over the list of tags, a verdict, cards from a list, and the inbox with a card that may be hers', async ({
    page,
    sandbox,
  }) => {
    const people = await readAll(sandbox)
    const card = (await findTags(sandbox)).find(
      ({ type, idTag, parentUserPk }) =>
        type === 'CARD' && idTag.length === 8 && people.some(({ pk, email }) => pk === parentUserPk && email),
    )
    const owner = people.find(({ pk }) => pk === card?.parentUserPk)
    const secrets = [owner?.name ?? '', owner?.email ?? '', owner?.docNumber ?? '']
    const id = card?.idTag ?? ''
    const reversed = (id.match(/../g) ?? []).toReversed().join('')
    const [station] = await readNetwork(sandbox)
    sandbox.control.emit({ card: { chargeBoxId: station?.id ?? '', idTag: reversed } })
    const { said, note } = await listen(page)
    await enter(page, sandbox, 'everything', { path: `/ocpptags?card=${id}` })
    await expect(page.getByRole('region', { name: `Cartão ${id}`, exact: true })).toContainText(
      secrets[0] ?? '-',
    )
    await note()
    await walkTo(page, IMPORT)
    await page.getByLabel('Lista de cartões').fill(`id;nota\nAB00FF01;Zulmira Quimera\n${id};`)
    await expect(page.getByRole('row').filter({ hasText: 'Já cadastrado' })).toContainText(secrets[0] ?? '-')
    await note()
    await page.getByRole('button', { name: 'Cadastrar 1 cartão', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cadastrar' }).click()
    await expect(page.getByText('1 feita, 0 com erro, 0 sem resposta').first()).toBeVisible()
    await note()
    await page.goto('/ocpptags/unknown')
    await page.getByRole('row').filter({ hasText: reversed }).press('Enter')
    await expect(page.getByText(`Parece o cartão ${id}`, { exact: false })).toContainText(secrets[0] ?? '-')
    await note()
    await page.getByRole('button', { name: `Aprovar ${reversed}`, exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Aprovar' }).click()
    await expect(page.getByText(`${reversed} - Tag RFID aprovada com sucesso!`).first()).toBeVisible()
    await note()
    expectSecret(said, [...TYPED, ...secrets])
  })
})
