import { type TagWire, tagWire, type unknownTagWire } from '@corrente/domain/fixtures'
import { readTag, readTags, type Tag } from '@corrente/domain/tags'
import type { Sandbox } from '@corrente/sandbox'
import { API, callsTo } from './calls.ts'
import { ask, readNetwork, tell } from './network.ts'
import type { Page } from './test.ts'

export const LIST = '/ocpptags'
export const CREATE = '/ocpptags/create'
export const ALL = `${API}ocpptags/`
/** Where a tag is created: the contract's calls end with a slash only where they read. */
export const POST = `${API}ocpptags`
export const EXCEL = `${API}report/xlsx/ocpptags`

/** The screens of the tags, in pt-BR. */
export const screen = (page: Page) => ({
  search: page.getByRole('searchbox', { name: 'Buscar pelo id da tag' }),
  account: page.getByLabel('Conta', { exact: true }),
  free: page.getByRole('button', { name: 'Recarga grátis' }),
  ids: page.getByRole('rowheader'),
  column: (name: string) => page.getByRole('columnheader', { name, exact: true }),
  row: (id: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: id }) }),
  card: (id: string) => page.getByRole('region', { name: `Tag ${id}`, exact: true }),
  field: (label: string) => page.getByLabel(label, { exact: true }),
  parent: page.getByRole('combobox', { name: 'Tag pai' }),
  save: page.getByRole('button', { name: /^(Criar|Salvar) tag$/ }),
  excel: page.getByRole('button', { name: 'Baixar Excel' }),
  dialog: page.getByRole('alertdialog', { name: 'Excluir tag' }),
})

/** Answers the list with exactly these tags. */
export const answerTags = (
  sandbox: Sandbox,
  tags: readonly Partial<TagWire>[],
  count: number = tags.length,
) =>
  sandbox.control.addFault({
    method: 'GET',
    path: ALL,
    status: 200,
    body: { error: null, ocppTagList: tags.map((tag) => tagWire(tag)), count },
  })

/** The tags that the server finds, past the product. */
export const findTags = async (sandbox: Sandbox, query = 'page=1&size=1000'): Promise<readonly Tag[]> =>
  readTags(await ask(sandbox, `${ALL}?${query}`))?.data.rows ?? []
/** One tag as the server has it. */
export const readOne = async (sandbox: Sandbox, pk: number): Promise<Tag | undefined> =>
  readTag(await ask(sandbox, `${ALL}${pk}/`))?.data

/** Makes a card. @returns it as the server has it */
export const makeCard = async (sandbox: Sandbox, changes: object = {}): Promise<Tag> => {
  const [any] = await findTags(sandbox, 'page=1&size=1')
  const body = {
    id_tag: 'E2E0000000CAFE',
    type: 'CARD',
    tenant_pk: any?.accountPk,
    parent_id_tag: null,
    note: null,
    isFreeRecharge: false,
    ...changes,
  }
  const { data } = (await tell(sandbox, 'POST', POST, body)) as { data: { ocppTagPk: number } | null }
  const made = await readOne(sandbox, data?.ocppTagPk ?? 0)
  if (!made) throw new Error('no card')
  return made
}

/** What was asked of the tags' calls by writing. */
export const writes = (sandbox: Sandbox) =>
  callsTo(sandbox).filter(({ method, path }) => method !== 'GET' && path.startsWith(POST))

/** Somebody holds unknown cards to the reader of the network's first station. @returns its id */
export const hold = async (sandbox: Sandbox, ...ids: readonly string[]): Promise<string> => {
  const [station] = await readNetwork(sandbox)
  for (const idTag of ids) sandbox.control.emit({ card: { chargeBoxId: station?.id ?? '', idTag } })
  return station?.id ?? ''
}

/** What the inbox holds. */
export const inbox = async (sandbox: Sandbox) =>
  ((await ask(sandbox, `${ALL}unknown/`)) as { unknownOcppTags: ReturnType<typeof unknownTagWire>[] })
    .unknownOcppTags
