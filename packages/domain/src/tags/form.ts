import {
  checkForm,
  choice,
  defineForm,
  type FieldState,
  type FormErrors,
  flag,
  type Held,
  HIDDEN_FIELD,
  lockedField,
  number,
  OPEN_FIELD,
  text,
} from '../forms/index.ts'
import { serverTextOf } from '../wire/index.ts'
import { isSameId, type Tag } from './tag.ts'

/** What the tag form holds. */
export interface TagValues {
  readonly idTag: string
  /** A `TagType`; of a loaded tag whatever word it has. */
  readonly type: string
  readonly accountPk: number | undefined
  /** The id of a USER tag; '' for none. */
  readonly parentIdTag: string
  readonly note: string
  readonly isFree: boolean
  readonly isInactive: boolean
}

/** What a tag form started from. */
export interface TagBase {
  /** undefined until the tag was created. */
  readonly pk: number | undefined
  readonly values: TagValues
}

/** A place of the tag form. */
export type TagPath = keyof TagValues
/** What can be wrong with a tag; the words are in the catalogue of forms. */
export type TagWord = 'required' | 'tooLong' | 'tag.idMissing' | 'tag.accountMissing' | 'tag.idTaken'
/** What is wrong with a tag, by place; empty when it may be sent. */
export type TagErrors = FormErrors<TagPath, TagWord>

/** The tag form (TAG-018 to TAG-020). */
export const TAG_FORM = defineForm<TagValues, TagPath, TagWord>()({
  idTag: text({ limit: 20, required: true, missing: 'tag.idMissing' }),
  type: choice({ empty: 'CARD' }),
  accountPk: number({ required: true, missing: 'tag.accountMissing' }),
  parentIdTag: text({ limit: 255 }),
  note: text({ limit: 200 }),
  isFree: flag(),
  isInactive: flag(),
})

/** The form of a new tag (undefined; a card of `account`) or of a loaded one. @param idTag of a card just held to a reader */
export const tagForm = (tag: Tag | undefined, idTag = '', accountPk?: number): TagBase => ({
  pk: tag?.pk,
  values: {
    idTag: tag?.idTag ?? idTag,
    type: tag?.type ?? 'CARD',
    accountPk: tag ? tag.accountPk : accountPk,
    parentIdTag: tag?.parentIdTag ?? '',
    note: tag?.note ?? '',
    isFree: tag?.isFree ?? false,
    isInactive: tag?.isInactive ?? false,
  },
})

/** Why a field of a tag cannot be changed. */
export type TagWhyNot = 'typeFixed' | 'userTag'

/**
 * What each field of a tag is now: the type is locked on edit (TAG-016); of a USER tag id and parent are (TAG-017,
 * TAG-021); inactive shows on edit only (TAG-015).
 */
export function tagPolicy({ base, values }: Held<TagBase>): Readonly<Record<TagPath, FieldState<TagWhyNot>>> {
  const isNew = base.pk === undefined
  const isUser = values.type === 'USER'
  const { states } = TAG_FORM
  const open = (path: TagPath): FieldState<TagWhyNot> => ({
    ...OPEN_FIELD,
    isRequired: states[path].isRequired,
  })
  return {
    idTag: isUser ? lockedField('userTag', isNew ? 'nothing' : 'loaded') : open('idTag'),
    type: isNew ? open('type') : lockedField('typeFixed'),
    accountPk: open('accountPk'),
    parentIdTag: isUser ? lockedField('userTag', isNew ? 'nothing' : 'loaded') : open('parentIdTag'),
    note: open('note'),
    isFree: open('isFree'),
    isInactive: isNew ? HIDDEN_FIELD : open('isInactive'),
  }
}

/** Everything that is wrong with a tag; an id that was loaded longer than 20 characters stays until it is edited. */
export function checkTag(held: Held<TagBase>): TagErrors {
  const { base, values } = held
  const states = tagPolicy(held)
  const errors = checkForm(TAG_FORM, values, {
    loaded: base.values,
    stateOf: (path) => states[path as TagPath], // the form's own paths
  })
  if (errors.idTag?.key !== 'tooLong' || values.idTag !== base.values.idTag) return errors
  const { idTag: _kept, ...rest } = errors
  return rest
}

/** The body of a tag's POST (TAG-029); its PUT adds `inactive` (TAG-030). */
export interface TagSave {
  readonly id_tag: string
  readonly type: string
  readonly tenant_pk: number | undefined
  readonly parent_id_tag: string | null
  readonly note: string | null
  readonly isFreeRecharge: boolean
  readonly inactive?: boolean
}

/** The body to save a tag with: a locked value goes back as it was loaded; a new USER tag gets its id from the server. */
export function tagRequest(held: Held<TagBase>): TagSave {
  const { base, values } = held
  const states = tagPolicy(held)
  const sent = (path: 'idTag' | 'parentIdTag'): string => {
    const { sentAs } = states[path]
    return sentAs === 'nothing' ? '' : sentAs === 'loaded' ? base.values[path] : values[path].trim()
  }
  const isKept = values.idTag === base.values.idTag
  return {
    id_tag: isKept && base.pk !== undefined ? base.values.idTag : sent('idTag'),
    type: values.type,
    tenant_pk: values.accountPk,
    parent_id_tag: sent('parentIdTag') || null,
    note: values.note.trim() || null,
    isFreeRecharge: values.isFree,
    ...(base.pk !== undefined && { inactive: values.isInactive }),
  }
}

/** Whether a tag that was read again is what was sent: how a lost answer is settled. A new USER tag cannot be recognised. */
export function isTagSavedAs(sent: TagSave, found: Tag): boolean {
  const now = tagRequest({ base: tagForm(found), values: tagForm(found).values })
  return (
    isSameId(sent.id_tag, now.id_tag) &&
    sent.tenant_pk === now.tenant_pk &&
    isSameId(sent.parent_id_tag ?? '', now.parent_id_tag ?? '') &&
    sent.note === now.note &&
    sent.isFreeRecharge === now.isFreeRecharge &&
    (sent.inactive ?? false) === now.inactive
  )
}

/** Whether a refusal says that the id is another tag's: 'already exists' in the server text, at any status (TAG-033). */
export const saysTaken = (body: unknown): boolean => /already exists/i.test(serverTextOf(body) ?? '')
