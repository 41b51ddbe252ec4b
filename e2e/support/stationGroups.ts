import { type GroupWire, groupWire } from '@corrente/domain/fixtures'
import type { Sandbox } from '@corrente/sandbox'
import { API, callsTo } from './calls.ts'
import { ask, tell } from './network.ts'
import { expect, type Page } from './test.ts'

export const LIST = '/station_groups'
export const CREATE = '/station_groups/create'
export const ALL = `${API}chargepoint-groups/`
/** Where a group is created: the contract's calls end with a slash only where they read. */
export const POST = `${API}chargepoint-groups`

/** The screens of the groups, in pt-BR. */
export const screen = (page: Page) => ({
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
export const answerList = (sandbox: Sandbox, groups: readonly unknown[]) =>
  sandbox.control.addFault({
    method: 'GET',
    path: ALL,
    status: 200,
    body: { error: null, chargeBoxGroupList: groups },
  })

export const group = (pk: number, name: string, overrides: Partial<GroupWire> = {}): GroupWire =>
  groupWire({ chargeBoxGroupPk: pk, name, externalId: null, ...overrides })

/** Makes a group with a full address. @returns its key, and the group as the server has it */
export const makeGroup = async (sandbox: Sandbox, name = 'Torre Norte') => {
  const { chargeBoxGroupPk: _pk, ...rest } = groupWire({ name })
  const body = { ...rest, address: { ...rest.address, addressPk: null } }
  const { data } = (await tell(sandbox, 'POST', POST, body)) as { data: { chargeBoxGroupPk: number } | null }
  const pk = data?.chargeBoxGroupPk ?? 0
  return { pk, one: `${ALL}${pk}/`, edit: `/station_groups/edit/${pk}`, read: () => readGroup(sandbox, pk) }
}
export const readGroup = async (sandbox: Sandbox, pk: number) =>
  ((await ask(sandbox, `${ALL}${pk}/`)) as { chargeBoxGroup: GroupWire }).chargeBoxGroup

/** How often the server was asked to write. */
export const writes = (sandbox: Sandbox) =>
  callsTo(sandbox).filter(({ method, path }) => method !== 'GET' && path.startsWith(POST))

/** Fills a whole new group; the zip code is asked for last, so that its answer must not take the rest. */
export const fill = async (page: Page, name = 'Torre Norte') => {
  const { field } = screen(page)
  await field('CEP').fill('88000123')
  await expect(field('Rua')).not.toHaveValue('')
  await field('Nome').fill(name)
  await field('Número').fill('77')
  await field('Latitude').fill('-27,6')
  await field('Longitude').fill('-48,5')
}
