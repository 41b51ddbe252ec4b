import {
  type Block,
  firstOf,
  isJsonObject,
  keyNumber,
  keyNumberOf,
  keyText,
  looseBoolean,
  looseFlag,
  looseKeyNumber,
  looseName,
  looseText,
  ownField,
  type Read,
  readBlock,
  readList,
  row,
  whole,
} from '../wire/index.ts'

/** The two kinds of tags (TAG-013): a card that is held to a reader, and the tag that the server gives each user. */
export const TAG_TYPES = ['CARD', 'USER'] as const
export type TagType = (typeof TAG_TYPES)[number]

/** An OCPP tag (TAG-013). Names are personal data of whoever holds it. */
export interface Tag {
  /** The wire's ocppTagPk. */
  readonly pk: number
  /** What a reader sends. Compared without case. */
  readonly idTag: string
  /** A `TagType`; an unknown word of the wire stays as it is. */
  readonly type: string
  readonly note: string | undefined
  readonly ownerPk: number | undefined
  readonly ownerName: string | undefined
  /** The user of the USER tag that a card hangs on. */
  readonly parentUserPk: number | undefined
  readonly parentIdTag: string | undefined
  readonly parentName: string | undefined
  readonly accountPk: number | undefined
  readonly accountName: string | undefined
  /** Whether a charger refuses it (TAG-014). */
  readonly isInactive: boolean
  /** Whether whoever holds it pays nothing (TAG-015). */
  readonly isFree: boolean
  /** Whether a recharge goes on with it (TAG-003); undefined where the reply does not say. */
  readonly isCharging: boolean | undefined
}

const tagWire = row<Tag>({
  pk: ['ocppTagPk', keyNumber],
  idTag: ['idTag', keyText],
  type: ['type', looseName],
  note: ['note', looseText],
  ownerPk: ['ownerUserPk', looseKeyNumber],
  ownerName: ['ownerUserName', looseText],
  parentUserPk: ['parentUserPk', looseKeyNumber],
  parentIdTag: ['parentIdTag', looseText],
  parentName: ['parentUserName', looseText],
  accountPk: firstOf(keyNumberOf, 'tenantPk', 'tenant_pk'),
  accountName: ['tenantName', looseText],
  isInactive: ['inactive', looseFlag],
  isFree: ['isFreeRecharge', looseFlag],
  isCharging: ['inTransaction', looseBoolean],
})

/** Reads an `OcppTagListReply` or a bare list (TAG-026); undefined when it is neither. */
export const readTags = (body: unknown): Read<Block<Tag>> | undefined =>
  readBlock(tagWire, body, 'ocppTagList', ({ pk }) => pk)

/** Reads an `OcppTagReply` or a bare tag (TAG-028); undefined when it is neither. */
export function readTag(body: unknown): Read<Tag> | undefined {
  const held = ownField(body, 'ocppTag')
  return whole(tagWire.safeParse(isJsonObject(held) ? held : body).data)
}

/** A tag to choose from (TAG-027). Name and e-mail are personal data. */
export interface TagOption {
  readonly pk: number
  readonly idTag: string
  /** The user who has it: of a card the one of its parent (decisions: Users and wallet). */
  readonly userPk: number | undefined
  readonly userName: string | undefined
  readonly userEmail: string | undefined
}

const optionWire = row<TagOption>({
  pk: ['ocppTagPk', keyNumber],
  idTag: ['idTag', keyText],
  userPk: ['parentUserPk', looseKeyNumber],
  userName: ['userName', looseText],
  userEmail: ['userEmail', looseText],
})

/** Reads a `TagOptionListReply` or a bare list (TAG-027); undefined when it is neither. */
export const readTagOptions = (body: unknown): Read<readonly TagOption[]> | undefined =>
  readList(optionWire, body, 'ocppTagList', ({ pk }) => pk)

/** Whether two ids are one tag's: without case and blanks at the ends (decisions: Tags). */
export const isSameId = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()
