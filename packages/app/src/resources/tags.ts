import type { Held } from '@corrente/domain/forms'
import {
  type CpfTagAnswer,
  isSameId,
  isTagSavedAs,
  readCpfTag,
  readTag,
  readTagOptions,
  readTags,
  saysTaken,
  TAG_FORM,
  TAGS_PER_PAGE,
  TAGS_READ_MAX,
  type Tag,
  type TagBase,
  type TagSave,
  type TagType,
  tagForm,
  tagRequest,
} from '@corrente/domain/tags'
import { whole } from '@corrente/domain/wire'
import { type DownloadOptions, type Gateway, type Outcome, queryAtom } from '../gateways/index.ts'
import { pagedList } from '../kit/lists/index.ts'
import { callEndOf } from '../kit/writes/index.ts'
import { oneRecord } from './oneRecord.ts'
import { mapOutcome, recordDeletion, recordSave } from './recordWrites.ts'

/** Start of the keys of everything that shows tags; a save marks it out of date. */
export const TAGS_KEY = ['tags'] as const

/** Which tags are asked for. */
export interface TagQuestion {
  /** Part of an id; '' asks for all. */
  readonly query: string
  readonly accountPk: number | undefined
}

const questionQuery = ({ query, accountPk }: TagQuestion) => ({
  searchInput: query.trim() || undefined,
  tenantPk: accountPk,
})

/** GET ocpptags: a page in the server's order (TAG-026), or the list read whole, to be sorted or narrowed here. */
export const tagPages = pagedList({
  key: [...TAGS_KEY, 'list'],
  perPage: TAGS_PER_PAGE,
  max: TAGS_READ_MAX,
  keyOf: ({ pk }: Tag) => pk,
  from: ({ gateways }) => gateways.cp,
  readPage: (cp, question: TagQuestion, paging, signal) =>
    cp.get('ocpptags', readTags, { query: { ...questionQuery(question), ...paging }, signal }),
})

/** GET ocpptags/{pk} (TAG-028). */
export const oneTag = oneRecord({
  key: [...TAGS_KEY, 'one'],
  from: ({ gateways }) => gateways.cp,
  read: (cp, pk, signal) => cp.get('ocpptags/{pk}', readTag, { params: { pk }, signal }),
})

/** GET ocpptags?type: the active tags of a type to choose from (TAG-027). @param userPk with those of this user */
export const tagOptionsQuery = (type: TagType, userPk?: number, isEnabled = true) =>
  queryAtom(({ gateways: { cp } }) => ({
    key: [...TAGS_KEY, 'options', type, userPk],
    // Tens of thousands: not again with every look at another window.
    freshMs: 60_000,
    isEnabled,
    run: (signal) => cp.get('ocpptags', readTagOptions, { query: { type, userPk }, signal }),
  }))

/** GET ocpptags/tenant_parent/cpf/{digits} (TAG-024). @param digits all 11 */
export async function findTagByCpf(cp: Gateway, digits: string, signal: AbortSignal): Promise<CpfTagAnswer> {
  const outcome = await cp.get('ocpptags/tenant_parent/cpf/{digits}', whole, { params: { digits }, signal })
  if (outcome.kind === 'done') return readCpfTag(200, outcome.data)
  return readCpfTag(callEndOf(outcome), outcome.kind === 'refused' ? outcome.body : undefined)
}

/** POST report/xlsx/ocpptags with the filters in its query and no body (TAG-031). */
export const askTagExcel = (cp: Gateway, question: TagQuestion, options: DownloadOptions) =>
  cp.download('POST', 'report/xlsx/ocpptags', { ...options, query: questionQuery(question) })

/** POST or, for a tag that exists, PUT (TAG-029, TAG-030). */
export const sendTag = (cp: Gateway, pk: number | undefined, tag: TagSave): Promise<Outcome<never>> =>
  pk === undefined
    ? cp.send('POST', 'ocpptags', { json: tag })
    : cp.send('PUT', 'ocpptags/{pk}', { params: { pk }, json: tag })

/** The tag with exactly this id, without case; undefined: there is none. */
export const findTag = async (cp: Gateway, idTag: string): Promise<Outcome<Tag | undefined>> =>
  mapOutcome(await tagPages.readAll(cp, { query: idTag, accountPk: undefined }), ({ rows }) =>
    rows.find((tag) => isSameId(tag.idTag, idTag)),
  )

/** What a tag's save may know beforehand. */
interface TagSaving {
  /** All ids were looked at already: none is asked for again. */
  readonly isChecked?: boolean
}

/** As the server answers for an id that a tag has (TAG-033), where one has it in other case. */
const TAKEN = {
  kind: 'refused',
  status: 409,
  body: { error: 'already exists' },
} as const satisfies Outcome<never>

/**
 * Saves a tag (TAG-029, TAG-030, TAG-033). After a lost answer, and a "duplicate" that may be one's own, a new one is found
 * by its id; a new USER tag has none before the server gives it one. An id that a tag has in other case is taken: the
 * server may not see it, and no reader tells them apart.
 */
export function saveTag(cp: Gateway, held: Held<TagBase>, { isChecked = false }: TagSaving = {}) {
  const { pk } = held.base
  const isTaken = async (id: string): Promise<boolean> => {
    if (isChecked || id === '' || (pk !== undefined && id === held.base.values.idTag)) return false
    const found = await findTag(cp, id)
    // The same spelling is the server's own question, and may be one's own first try.
    return (
      found.kind === 'done' && found.data !== undefined && found.data.pk !== pk && found.data.idTag !== id
    )
  }
  return recordSave({
    key: `tag.save:${pk ?? 'new'}`,
    outdates: [TAGS_KEY],
    form: TAG_FORM,
    held,
    pk,
    read: (known) => oneTag.read(cp, known),
    baseOf: (tag: Tag) => tagForm(tag),
    requestOf: tagRequest,
    send: async (tag) => ((await isTaken(tag.id_tag)) ? TAKEN : sendTag(cp, pk, tag)),
    isSavedAs: isTagSavedAs,
    findNew: tagRequest(held).id_tag === '' ? undefined : ({ id_tag }) => findTag(cp, id_tag),
    isOwnPerhaps: (body) => body !== TAKEN.body && saysTaken(body),
  })
}

/** DELETE ocpptags/{pk} (TAG-012, TAG-030). */
export const tagDeletion = (cp: Gateway, { pk, idTag }: Pick<Tag, 'pk' | 'idTag'>) =>
  recordDeletion({
    key: `tag.delete:${pk}`,
    outdates: [TAGS_KEY],
    pk,
    read: () => oneTag.read(cp, pk),
    isSame: (tag) => isSameId(tag.idTag, idTag),
    send: () => cp.send('DELETE', 'ocpptags/{pk}', { params: { pk } }, whole),
    documented: [200, 204],
  })
