import { chargePointWire, type GroupWire, groupWire, listReplyWire } from '@corrente/domain/fixtures'
import type { Sandbox } from '@corrente/sandbox'
import { expectPath, storedInTab, toast } from './support/browser.ts'
import { API, callsTo } from './support/calls.ts'
import { NOW } from './support/constants.ts'
import { ask, tell } from './support/network.ts'
import { emailOf, enter, sendSignIn } from './support/session.ts'
import { expect, type Page, test } from './support/test.ts'

const LIST = '/station_groups'
const CREATE = '/station_groups/create'
const ALL = `${API}chargepoint-groups/`
/** Where a group is created: the contract's calls end with a slash only where they read. */
const POST = `${API}chargepoint-groups`

/** The screens of the groups, in pt-BR. */
const screen = (page: Page) => ({
  heading: (name: string) => page.getByRole('heading', { name, level: 1 }),
  create: page.getByRole('link', { name: 'Novo grupo de estações' }),
  search: page.getByRole('searchbox', { name: 'Buscar grupo pelo nome' }),
  names: page.getByRole('rowheader'),
  column: (name: string) => page.getByRole('columnheader', { name, exact: true }),
  row: (name: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) }),
  panel: (name: string) => page.getByRole('region', { name: `Estações do grupo ${name}`, exact: true }),
  field: (label: string) => page.getByLabel(label, { exact: true }),
  save: page.getByRole('button', { name: /^(Criar|Salvar) grupo$/ }),
  cancel: page.getByRole('link', { name: 'Cancelar' }),
  verify: page.getByRole('button', { name: 'Verificar' }),
  changes: page.getByRole('alertdialog', { name: 'Este cadastro mudou enquanto você editava' }),
  leaving: page.getByRole('alertdialog', { name: 'Sair sem salvar?' }),
  draft: page.getByText('Recuperamos o que você tinha digitado'),
})

/** Answers the list with exactly these groups. */
const answerList = (sandbox: Sandbox, groups: readonly unknown[]) =>
  sandbox.control.addFault({
    method: 'GET',
    path: ALL,
    status: 200,
    body: { error: null, chargeBoxGroupList: groups },
  })

const group = (pk: number, name: string, overrides: Partial<GroupWire> = {}): GroupWire =>
  groupWire({ chargeBoxGroupPk: pk, name, externalId: null, ...overrides })

/** Makes a group with a full address. @returns its key, and the group as the server has it */
const makeGroup = async (sandbox: Sandbox, name = 'Torre Norte') => {
  const { chargeBoxGroupPk: _pk, ...rest } = groupWire({ name })
  const body = { ...rest, address: { ...rest.address, addressPk: null } }
  const { data } = (await tell(sandbox, 'POST', POST, body)) as { data: { chargeBoxGroupPk: number } | null }
  const pk = data?.chargeBoxGroupPk ?? 0
  return { pk, one: `${ALL}${pk}/`, edit: `/station_groups/edit/${pk}`, read: () => readGroup(sandbox, pk) }
}
const readGroup = async (sandbox: Sandbox, pk: number) =>
  ((await ask(sandbox, `${ALL}${pk}/`)) as { chargeBoxGroup: GroupWire }).chargeBoxGroup
const readGroups = async (sandbox: Sandbox) =>
  ((await ask(sandbox, ALL)) as { chargeBoxGroupList: GroupWire[] }).chargeBoxGroupList

/** How often the server was asked to write. */
const writes = (sandbox: Sandbox) =>
  callsTo(sandbox).filter(({ method, path }) => method !== 'GET' && path.startsWith(POST))

/** Fills a whole new group; the zip code is asked for last, so that its answer must not take the rest. */
const fill = async (page: Page, name = 'Torre Norte') => {
  const { field } = screen(page)
  await field('CEP').fill('88000123')
  await expect(field('Rua')).not.toHaveValue('')
  await field('Nome').fill(name)
  await field('Número').fill('77')
  await field('Latitude').fill('-27,6')
  await field('Longitude').fill('-48,5')
}

test.describe('the list of groups', () => {
  test('GRP-001 GRP-007 GRP-008 one call; ten per page, searched by name without accents; the address keeps it', async ({
    page,
    sandbox,
  }) => {
    const names = Array.from({ length: 22 }, (_, index) => `Grupo ${String(index + 1).padStart(2, '0')}`)
    answerList(
      sandbox,
      [...names, 'São João'].map((name, index) => group(index + 1, name)),
    )
    const list = screen(page)
    await enter(page, sandbox, 'everything', { path: LIST })
    await expect(list.names).toHaveText(names.slice(0, 10))
    await page.getByRole('button', { name: 'Página 3' }).click()
    await expect(list.names).toHaveText(['Grupo 21', 'Grupo 22', 'São João'])
    expect(new URL(page.url()).search).toBe('?page=3')

    await list.search.fill('SAO joao')
    await expect(list.names).toHaveText(['São João'])
    expect(new URL(page.url()).searchParams.get('q')).toBe('SAO joao')
    expect(new URL(page.url()).searchParams.has('page')).toBe(false)
    await page.reload()
    await expect(list.search).toHaveValue('SAO joao')
    await expect(list.names).toHaveText(['São João'])
    await list.search.press('Escape')
    await expect(list.names).toHaveCount(10)
    // Once for the visit, once for the reload; search, order and pages ask nothing.
    expect(callsTo(sandbox, ALL).map(({ path }) => path)).toEqual([ALL, ALL])
  })

  test('GRP-002 sorts by name, address and external id, both ways, and the address says so', async ({
    page,
    sandbox,
  }) => {
    const at = (street: string) => ({ address: { ...groupWire().address, street } as GroupWire['address'] })
    answerList(sandbox, [
      group(1, 'Beta', { ...at('Rua C'), externalId: 'G-10' }),
      group(2, 'Álamo', { ...at('Rua A'), externalId: 'G-9' }),
      group(3, 'Caju', { address: null, externalId: null }),
    ])
    const { names, column } = screen(page)
    await enter(page, sandbox, 'everything', { path: LIST })
    await expect(names).toHaveText(['Álamo', 'Beta', 'Caju'])
    for (const [title, key, orders] of [
      ['Nome', 'name', ['-', ['Caju', 'Beta', 'Álamo']]],
      ['Endereço', 'address', ['', ['Álamo', 'Beta', 'Caju']]],
      ['Endereço', 'address', ['-', ['Beta', 'Álamo', 'Caju']]],
      ['ID externo', 'externalId', ['', ['Álamo', 'Beta', 'Caju']]],
      ['ID externo', 'externalId', ['-', ['Beta', 'Álamo', 'Caju']]],
    ] as const) {
      const [sign, order] = orders
      await column(title).getByRole('button').click()
      await expect(names).toHaveText([...order])
      await expect(column(title)).toHaveAttribute('aria-sort', sign === '-' ? 'descending' : 'ascending')
      expect(new URL(page.url()).searchParams.get('sort')).toBe(sign + key)
    }
  })

  test('an empty list, a search without a match, rows that cannot be read, and no answer each say what to do', async ({
    page,
    sandbox,
  }) => {
    const list = screen(page)
    const empty = answerList(sandbox, [])
    await enter(page, sandbox, 'everything', { path: LIST })
    await expect(page.getByText('Nenhum grupo de estações cadastrado')).toBeVisible()
    sandbox.control.clearFaults(empty.id)

    const odd = answerList(sandbox, [group(1, 'Torre Norte'), { name: 'sem chave' }, 'texto'])
    await page.goto(LIST)
    await expect(list.names).toHaveText(['Torre Norte'])
    await expect(page.getByText('2 linhas não puderam ser lidas e não aparecem aqui.')).toBeVisible()
    await list.search.fill('outro')
    await expect(page.getByText('Nenhum grupo com este nome')).toBeVisible()
    await page.getByRole('button', { name: 'Limpar busca' }).click()
    await expect(list.names).toHaveText(['Torre Norte'])
    sandbox.control.clearFaults(odd.id)

    const lost = sandbox.control.addFault({ method: 'GET', path: ALL, kind: 'reset' })
    await page.goto(LIST)
    await expect(page.getByText('Sem resposta do servidor')).toBeVisible()
    sandbox.control.clearFaults(lost.id)
    await page.getByRole('button', { name: 'Tentar novamente' }).click()
    await expect(list.names.first()).toBeVisible()
  })

  test('GRP-005 GRP-006 a row opens to its stations, ten per page, the disabled ones on demand; the way to edit by permission', async ({
    page,
    sandbox,
  }) => {
    answerList(sandbox, [group(3, 'Torre Norte')])
    const stations = Array.from({ length: 10 }, (_, index) =>
      chargePointWire({
        chargeBoxPk: 100 + index,
        chargeBoxId: `IPE-${index}`,
        description: `Posto ${index}`,
      }),
    )
    sandbox.control.addFault({
      method: 'GET',
      path: `${API}chargepoints/`,
      status: 200,
      body: listReplyWire('chargePointList', stations, 23),
    })
    const list = screen(page)
    await enter(page, sandbox, 'everything', { path: LIST })
    const asked = () =>
      callsTo(sandbox, `${API}chargepoints/`)
        .map(({ path }) => Object.fromEntries(new URL(path, sandbox.origin).searchParams))
        .filter(({ chargeBoxGroupPk }) => chargeBoxGroupPk === '3')
    await list.row('Torre Norte').focus()
    await page.keyboard.press('Enter')
    const panel = list.panel('Torre Norte')
    await expect(panel.getByRole('listitem').first()).toContainText('Posto 0')
    await expect(panel.getByRole('listitem').first()).toContainText('IPE-0')
    expect(asked().at(-1)).toMatchObject({ active: 'true', page: '1', size: '10' })
    await panel.getByRole('button', { name: 'Página 2' }).click()
    await expect.poll(() => asked().at(-1)).toMatchObject({ active: 'true', page: '2' })
    await panel.getByRole('switch', { name: 'Mostrar desativadas' }).click()
    await expect.poll(() => asked().at(-1)).toMatchObject({ active: 'false', page: '1' })
    await expect(panel.getByRole('link', { name: 'Editar grupo' })).toHaveAttribute(
      'href',
      '/station_groups/edit/3',
    )

    await enter(page, sandbox, 'reader', { path: LIST })
    await list.row('Torre Norte').focus()
    await page.keyboard.press('Enter')
    await expect(panel.getByRole('listitem').first()).toBeVisible()
    await expect(panel.getByRole('link')).toHaveCount(0)
  })
})

test('GRP-003 GRP-004 RTE-042 what is not permitted is not offered, and does not exist', async ({
  page,
  sandbox,
}) => {
  const list = screen(page)
  await enter(page, sandbox, 'everything', { path: LIST })
  await expect(list.create).toHaveAttribute('href', CREATE)
  await enter(page, sandbox, 'reader', { path: LIST })
  await expect(list.names.first()).toBeVisible()
  await expect(list.create).toHaveCount(0)
  for (const path of [CREATE, '/station_groups/edit/1']) {
    // The list's own late calls are not this visit's.
    await page.goto('about:blank')
    sandbox.control.clearRequests()
    await page.goto(path)
    await expectPath(page, '/not-found')
    expect(callsTo(sandbox)).toEqual([])
  }
})

test.describe('a new group', () => {
  test('GRP-010 GRP-012 GRP-013 GRP-015 GRP-016 AST-026 from the list to the form and, a second after the save, back', async ({
    page,
    sandbox,
  }) => {
    const { create, heading, field, save, names, search } = screen(page)
    await enter(page, sandbox, 'everything', { path: LIST })
    await create.click()
    await expect(heading('Novo grupo de estações')).toBeVisible()
    await fill(page)
    await field('ID externo(opcional)')
      .or(field('ID externo'))
      .or(field('ID externo (opcional)'))
      .fill(' TN-1 ')
    const [street, city, state] = await Promise.all(
      ['Rua', 'Cidade', 'Estado'].map((label) => field(label).inputValue()),
    )
    const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith(POST))
    // From here on the page's time stands: the second before the list is this one, not a busy machine's.
    await page.clock.pauseAt(NOW + 600_000)
    await save.click()
    expect((await sent).postDataJSON()).toEqual({
      name: 'Torre Norte',
      status: null,
      externalId: 'TN-1',
      address: {
        addressPk: null,
        street,
        houseNumber: '77',
        zipCode: '88000-123',
        city,
        state,
        country: 'BR',
      },
      locationLatitude: -27.6,
      locationLongitude: -48.5,
    })
    await expect(toast(page, 'Grupo de estações criado com sucesso!')).toBeVisible()
    await page.clock.runFor(900)
    await expectPath(page, CREATE)
    await page.clock.runFor(200)
    await page.clock.resume()
    await expectPath(page, LIST)
    await search.fill('torre norte')
    await expect(names).toHaveText(['Torre Norte'])
    // Nothing of it is left for the next one, not even what was typed just before the save.
    expect(Object.keys(await storedInTab(page)).filter((key) => key.includes('group'))).toEqual([])
  })

  test('GRP-017 GRP-018 GRP-019 GRP-020 GRP-021 what is missing, too long or out of range is said at its field, and nothing is sent', async ({
    page,
    sandbox,
  }) => {
    const { field, save } = screen(page)
    await enter(page, sandbox, 'everything', { path: CREATE })
    await save.click()
    for (const [label, word] of [
      ['Nome', 'nome'],
      ['Latitude', 'latitude'],
      ['Longitude', 'longitude'],
      ['Rua', 'rua'],
      ['Número', 'número'],
      ['CEP', 'CEP'],
      ['Cidade', 'cidade'],
      ['Estado', 'estado'],
    ] as const)
      await expect(field(label)).toHaveAccessibleDescription(new RegExp(`O campo ${word} é obrigatório\\.`))
    await expect(field('Nome')).toBeFocused()
    await expect(page.getByText('8 campos precisam de correção')).toBeVisible()
    for (const [label, text, words] of [
      ['Nome', 'x'.repeat(26), 'No máximo 25 caracteres.'],
      ['Rua', 'x'.repeat(31), 'No máximo 30 caracteres.'],
      ['Número', 'x'.repeat(6), 'No máximo 5 caracteres.'],
      ['Cidade', 'x'.repeat(26), 'No máximo 25 caracteres.'],
      ['Latitude', '90,5', 'O campo latitude deve estar entre -90 e 90.'],
      ['Longitude', '-180,5', 'O campo longitude deve estar entre -180 e 180.'],
      ['CEP', '8800', 'O CEP tem 8 dígitos.'],
    ] as const) {
      await field(label).fill(text)
      await expect(page.getByText(words).first()).toBeVisible()
    }
    await save.click()
    expect(writes(sandbox)).toEqual([])
  })

  test('STF-069 STF-070 STF-071 STF-072 the zip code fills the address: found, not found, without a street, no answer and asked again', async ({
    page,
    sandbox,
  }) => {
    const { field } = screen(page)
    await enter(page, sandbox, 'everything', { path: CREATE })
    await field('Rua').fill('Rua de antes')
    await field('Número').fill('5')
    await field('Latitude').fill('-10')
    await field('CEP').fill('88000-123')
    await expect(field('Cidade')).not.toHaveValue('')
    await expect(field('Rua')).not.toHaveValue('Rua de antes')
    await expect(field('Número')).toHaveValue('')
    await expect(field('Latitude')).toHaveValue('')
    await expect(field('CEP')).toHaveValue('88000-123')

    const street = await field('Rua').inputValue()
    await field('CEP').fill('88000999')
    await expect(page.getByText('CEP não encontrado.')).toBeVisible()
    await expect(field('Rua')).toHaveValue(street)
    await expect(field('CEP')).toBeFocused()

    await field('CEP').fill('88000000')
    await expect(field('Rua')).toHaveValue('')
    await expect(field('Cidade')).not.toHaveValue('')

    const failing = sandbox.control.addFault({ path: `${API}users_data/ceps/*`, status: 500, body: null })
    const city = await field('Cidade').inputValue()
    await field('CEP').fill('01310123')
    await expect(page.getByText(/Não foi possível consultar o CEP agora/)).toBeVisible()
    await expect(field('Cidade')).toHaveValue(city)
    sandbox.control.clearFaults(failing.id)
    await page.getByRole('button', { name: 'Consultar de novo' }).click()
    await expect(field('Rua')).not.toHaveValue('')
    await expect(field('Cidade')).not.toHaveValue(city)
  })

  test('AST-025 pressed twice it is sent once', async ({ page, sandbox }) => {
    const { save, field } = screen(page)
    await enter(page, sandbox, 'everything', { path: CREATE })
    await fill(page)
    sandbox.control.addFault({ method: 'POST', path: POST, latencyMs: 800 })
    await save.dblclick()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Salvando…' })).toBeVisible()
    expect(await field('Nome').evaluate((node) => node.closest('[inert]') !== null)).toBe(true)
    await expectPath(page, LIST)
    expect(writes(sandbox)).toHaveLength(1)
  })

  test('GRP-015 a refusal keeps everything that was typed, and the keyboard where it was', async ({
    page,
    sandbox,
  }) => {
    const { save, field } = screen(page)
    await enter(page, sandbox, 'everything', { path: CREATE })
    await fill(page)
    sandbox.control.addFault({ method: 'POST', path: POST, status: 400, body: { error: 'x' }, times: 1 })
    await save.click()
    await expect(page.getByRole('alert')).toContainText(
      'Não foi possível realizar a operação. Certifique-se de que os campos foram corretamente preenchidos.',
    )
    await expect(field('Nome')).toHaveValue('Torre Norte')
    await expect(save).toBeFocused()
    await page.keyboard.press('Enter')
    await expectPath(page, LIST)
    expect(writes(sandbox)).toHaveLength(2)
  })

  test('GRP-010 a lost answer is looked up, never sent again by itself: saved, not saved, not known', async ({
    page,
    sandbox,
  }) => {
    const { save, verify, field } = screen(page)
    // An answer that breaks off: a connection that breaks off is tried once more by the browser itself.
    const lose = (isSaved: boolean) =>
      sandbox.control.addFault({
        method: 'POST',
        path: POST,
        kind: 'truncated',
        times: 1,
        ...(isSaved ? { after: true } : { status: 200, body: { type: 'success', error: null, data: {} } }),
      })
    const named = async (name: string) =>
      (await readGroups(sandbox)).filter((each) => each.name === name).length

    await enter(page, sandbox, 'everything', { path: CREATE })
    await test.step('it was saved, and is said to be', async () => {
      await fill(page, 'Salvo')
      lose(true)
      await save.click()
      await expect(toast(page, 'Grupo de estações criado com sucesso!')).toBeVisible()
      await expectPath(page, LIST)
      expect(await named('Salvo')).toBe(1)
    })
    await test.step('it was not: the person may send again', async () => {
      await page.goto(CREATE)
      await fill(page, 'Perdido')
      lose(false)
      await save.click()
      await expect(page.getByText('Verificamos: não foi salvo. Você pode enviar de novo.')).toBeVisible()
      expect(await named('Perdido')).toBe(0)
      await save.click()
      await expectPath(page, LIST)
      expect(await named('Perdido')).toBe(1)
    })
    await test.step('nobody can tell: nothing can be sent before it was looked up', async () => {
      await page.goto(CREATE)
      await fill(page, 'Aberto')
      lose(true)
      const unreadable = sandbox.control.addFault({ method: 'GET', path: ALL, kind: 'reset' })
      sandbox.control.clearRequests()
      await save.click()
      await expect(page.getByText(/A resposta não chegou\. Pode ter sido salvo/)).toBeVisible()
      await expect(save).toHaveAccessibleDescription('Verifique antes se já foi salvo')
      // It says that it is off, which a click would otherwise wait for.
      await save.click({ force: true })
      expect(await field('Nome').evaluate((node) => node.closest('[inert]') !== null)).toBe(true)
      await verify.click()
      await expect(verify).toBeEnabled()
      sandbox.control.clearFaults(unreadable.id)
      await verify.click()
      await expectPath(page, LIST)
      expect(writes(sandbox)).toHaveLength(1)
      expect(await named('Aberto')).toBe(1)
    })
  })
})

test.describe('a group that exists', () => {
  test('GRP-009 GRP-011 GRP-012 GRP-015 GRP-016 goes back as it came but for what was changed', async ({
    page,
    sandbox,
  }) => {
    const { field, save, heading } = screen(page)
    const held = {
      ...groupWire({ status: 'BLOCKED' }),
      address: { ...groupWire().address, complement: 'Fundos', district: 'Centro', cityNumber: '7' },
    }
    const body = { error: null, chargeBoxGroup: held }
    sandbox.control.addFault({ method: 'GET', path: `${ALL}3/`, status: 200, body })
    const done = { type: 'success', error: null, data: null }
    sandbox.control.addFault({ method: 'PUT', path: `${ALL}3/`, status: 200, body: done })
    sandbox.control.addFault({ method: 'PUT', path: `${POST}/3`, status: 200, body: done })
    await enter(page, sandbox, 'everything', { path: '/station_groups/edit/3' })
    await expect(heading('Editar grupo de estações')).toBeVisible()
    await expect(field('Nome')).toHaveValue('Grupo Centro')
    await field('Nome').fill('Grupo Novo')
    const sent = page.waitForRequest((request) => request.method() === 'PUT')
    await save.click()
    expect((await sent).postDataJSON()).toEqual({ ...held, name: 'Grupo Novo' })
    await expect(toast(page, 'Grupo de estações alterado com sucesso!')).toBeVisible()
    await expectPath(page, LIST)
  })

  test('GRP-014 an unknown one says so, and leads back', async ({ page, sandbox }) => {
    await enter(page, sandbox, 'everything', { path: '/station_groups/edit/999999' })
    await expect(page.getByText('Nenhum grupo de estações encontrado com este id.')).toBeVisible()
    await page.getByRole('link', { name: 'Voltar aos grupos' }).click()
    await expectPath(page, LIST)
  })

  test('GRP-011 what somebody else saved meanwhile is shown before it is sent over, and nothing of either side is lost', async ({
    page,
    sandbox,
  }) => {
    const { field, save, changes } = screen(page)
    const { edit, one, pk, read } = await makeGroup(sandbox)
    await enter(page, sandbox, 'everything', { path: edit })
    await field('Nome').fill('Meu nome')
    await field('Número').fill('5')
    const before = await read()
    await tell(sandbox, 'PUT', one, {
      ...before,
      name: 'Nome deles',
      externalId: 'DELES',
      address: { ...before.address, city: 'São José' },
    })
    sandbox.control.clearRequests()
    await save.click()
    await expect(changes.getByRole('listitem')).toHaveCount(3)
    await expect(changes.getByRole('listitem').filter({ hasText: 'Os dois alteraram' })).toContainText(
      /Nome.*Nome deles.*Meu nome/,
    )
    expect(writes(sandbox)).toEqual([])
    await changes.getByRole('button', { name: 'Rever o formulário' }).click()
    await expect(field('Nome')).toHaveValue('Meu nome')
    await save.click()
    await changes.getByRole('button', { name: 'Salvar assim' }).click()
    await expectPath(page, LIST)
    expect(await readGroup(sandbox, pk)).toMatchObject({
      name: 'Meu nome',
      externalId: 'DELES',
      address: { city: 'São José', houseNumber: '5' },
    })
  })

  test('GRP-014 one that is gone when it is saved is refused in its own words', async ({ page, sandbox }) => {
    const { field, save } = screen(page)
    const { edit, one } = await makeGroup(sandbox)
    await enter(page, sandbox, 'everything', { path: edit })
    await field('Nome').fill('Outro')
    sandbox.control.addFault({ method: 'GET', path: one, status: 404, body: null })
    await save.click()
    await expect(page.getByRole('alert')).toContainText('Nenhum grupo de estações encontrado com este id.')
    expect(writes(sandbox).filter(({ method }) => method === 'PUT')).toEqual([])
  })
})

test.describe('what was typed', () => {
  test('is not left without a word; an untouched form is', async ({ page, sandbox }) => {
    const { field, cancel, leaving, create, draft } = screen(page)
    await enter(page, sandbox, 'everything', { path: LIST })
    await create.click()
    await cancel.click()
    await expectPath(page, LIST)
    await create.click()
    await field('Nome').fill('Torre')
    await cancel.click()
    await expect(leaving.getByRole('button', { name: 'Continuar editando' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expectPath(page, CREATE)
    await expect(field('Nome')).toHaveValue('Torre')
    await page.goBack()
    await leaving.getByRole('button', { name: 'Sair sem salvar' }).click()
    await expectPath(page, LIST)
    await create.click()
    await expect(field('Nome')).toHaveValue('')
    await expect(draft).toHaveCount(0)
  })

  test('outlives a reload; it can be dropped, and what was put back by hand is no draft', async ({
    page,
    sandbox,
  }) => {
    const { field, draft } = screen(page)
    const { edit } = await makeGroup(sandbox)
    await enter(page, sandbox, 'everything', { path: edit })
    await field('Nome').fill('Torre Sul')
    await field('Latitude').fill('')
    await page.reload()
    await expect(draft).toBeVisible()
    await expect(field('Nome')).toHaveValue('Torre Sul')
    await expect(field('Latitude')).toHaveValue('')
    await expect(field('Rua')).not.toHaveValue('')
    await page.getByRole('button', { name: 'Descartar rascunho' }).click()
    await expect(draft).toHaveCount(0)
    await expect(field('Nome')).toHaveValue('Torre Norte')
    await page.reload()
    await expect(field('Nome')).toHaveValue('Torre Norte')
    await expect(draft).toHaveCount(0)

    await field('Nome').fill('Torre Sul')
    await expect.poll(async () => JSON.stringify(await storedInTab(page))).toContain('Torre Sul')
    await field('Nome').fill('Torre Norte')
    await expect.poll(async () => JSON.stringify(await storedInTab(page))).not.toContain('Torre Sul')
    await page.reload()
    await expect(field('Nome')).toHaveValue('Torre Norte')
    await expect(draft).toHaveCount(0)
  })

  test('outlives a session that ends while it is saved', async ({ page, sandbox }) => {
    const { field, save, draft } = screen(page)
    await enter(page, sandbox, 'everything', { path: CREATE })
    await fill(page)
    sandbox.control.expireTokens()
    await save.click()
    await page.getByRole('button', { name: 'Entrar de novo' }).click()
    await expectPath(page, '/auth/login')
    await sendSignIn(page, emailOf('everything'))
    await expectPath(page, '/')
    await page.getByRole('link', { name: 'Voltar para onde você estava' }).dispatchEvent('click')
    await expectPath(page, CREATE)
    await expect(draft).toBeVisible()
    await expect(field('Nome')).toHaveValue('Torre Norte')
    await expect(field('Número')).toHaveValue('77')
    await save.click()
    await expectPath(page, LIST)
  })
})

test('GRP-022 AST-034 THM-015 THM-016 outside Brazil the country is the tenant’s, the zip code free, and nothing is looked up', async ({
  page,
  sandbox,
}) => {
  await enter(page, sandbox, 'everything', { path: CREATE, tenant: 'cafetal' })
  const country = page.getByLabel('País', { exact: true })
  await expect(country).toHaveValue('Colombia')
  await expect(country).toHaveAttribute('readonly')
  await country.press('x')
  await expect(country).toHaveValue('Colombia')
  for (const [name, text] of [
    ['name', 'Torre Norte'],
    ['zip', '110111'],
    ['street', 'Carrera 7'],
    ['houseNumber', '71'],
    ['city', 'Bogotá'],
    ['state', 'Bogotá'],
  ] as const)
    await page.locator(`input[name="${name}"]`).fill(text)
  await page.getByLabel('Latitud', { exact: true }).fill('4,65')
  await page.getByLabel('Longitud', { exact: true }).fill('-74,05')
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith(POST))
  await page.locator('button[type="submit"]').click()
  expect((await sent).postDataJSON()).toMatchObject({ address: { country: 'CO', zipCode: '110111' } })
  await expectPath(page, LIST)
  expect(callsTo(sandbox).filter(({ path }) => path.includes('/ceps/'))).toEqual([])
  for (const [tenant, name, division] of [
    ['mitad-del-mundo', 'Ecuador', 'Provincia'],
    ['celeste', 'Uruguay', 'Departamento'],
    ['move', 'Brasil', 'Estado'],
  ] as const) {
    await enter(page, sandbox, 'everything', { path: CREATE, tenant })
    await expect(country).toHaveValue(name)
    // What each country calls its parts: the words of its own Spanish.
    await expect(page.getByLabel(division, { exact: true })).toBeVisible()
  }
})
