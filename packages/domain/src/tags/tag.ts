import {
  type Block,
  isJsonObject,
  keyNumber,
  keyText,
  looseBoolean,
  looseKeyNumber,
  looseText,
  ownField,
  type Read,
  readBlock,
  readList,
  whole,
  z,
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

const tagWire = z.pipe(
  z.object({
    ocppTagPk: keyNumber,
    idTag: keyText,
    type: looseText,
    note: looseText,
    ownerUserPk: looseKeyNumber,
    ownerUserName: looseText,
    parentUserPk: looseKeyNumber,
    parentIdTag: looseText,
    parentUserName: looseText,
    tenantPk: looseKeyNumber,
    tenant_pk: looseKeyNumber,
    tenantName: looseText,
    inactive: looseBoolean,
    isFreeRecharge: looseBoolean,
    inTransaction: looseBoolean,
  }),
  z.transform(
    (wire): Tag => ({
      pk: wire.ocppTagPk,
      idTag: wire.idTag,
      type: wire.type ?? '',
      note: wire.note,
      ownerPk: wire.ownerUserPk,
      ownerName: wire.ownerUserName,
      parentUserPk: wire.parentUserPk,
      parentIdTag: wire.parentIdTag,
      parentName: wire.parentUserName,
      accountPk: wire.tenantPk ?? wire.tenant_pk,
      accountName: wire.tenantName,
      isInactive: wire.inactive ?? false,
      isFree: wire.isFreeRecharge ?? false,
      isCharging: wire.inTransaction,
    }),
  ),
)

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

const optionWire = z.pipe(
  z.object({
    ocppTagPk: keyNumber,
    idTag: keyText,
    parentUserPk: looseKeyNumber,
    userName: looseText,
    userEmail: looseText,
  }),
  z.transform(
    (wire): TagOption => ({
      pk: wire.ocppTagPk,
      idTag: wire.idTag,
      userPk: wire.parentUserPk,
      userName: wire.userName,
      userEmail: wire.userEmail,
    }),
  ),
)

/** Reads a `TagOptionListReply` or a bare list (TAG-027); undefined when it is neither. */
export const readTagOptions = (body: unknown): Read<readonly TagOption[]> | undefined =>
  readList(optionWire, body, 'ocppTagList', ({ pk }) => pk)

/** Whether two ids are one tag's: without case and blanks at the ends (decisions: Tags). */
export const isSameId = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()
