import {
  firstOf,
  isJsonObject,
  keyNumber,
  keyNumberOf,
  loose,
  looseBoolean,
  looseFlag,
  looseKeyNumber,
  looseName,
  looseText,
  ownField,
  type Read,
  readList,
  readRowsBy,
  row,
  textOf,
  whole,
  z,
} from '../wire/index.ts'

/** A user as the form has one (USR-043, API-027). Personal data: memory alone. */
export interface UserRecord {
  readonly pk: number
  readonly email: string | undefined
  readonly firstName: string
  readonly lastName: string | undefined
  /** `YYYY-MM-DD`. */
  readonly birthDay: string | undefined
  /** MALE, FEMALE, OTHER, or another word, which is kept. */
  readonly sex: string | undefined
  /** The id of the tag that the server gave. */
  readonly idTag: string | undefined
  readonly phone: string | undefined
  readonly isActive: boolean
  readonly notifiesOffline: boolean | undefined
  readonly docType: string | undefined
  readonly docNumber: string | undefined
  readonly externalId: string | undefined
  /** Keys of the tags that are this user's. */
  readonly tagPks: readonly number[]
  /** The list of them as it came: a save that does not touch it sends it back, with what of it could not be read. */
  readonly sentTags: unknown
  readonly groupPk: number | undefined
  readonly accountPk: number | undefined
  /** No 3-D Secure check: a trusted user (USR-049). */
  readonly isTrusted: boolean | undefined
}

const recordWire = row<Omit<UserRecord, 'pk'> & { readonly pk: number | undefined }>({
  pk: firstOf(keyNumberOf, 'userPk', 'user_pk'),
  email: ['email', looseText],
  firstName: ['firstName', looseName],
  lastName: ['lastName', looseText],
  birthDay: ['dateBirthDay', loose((text) => textOf(text)?.slice(0, 10))],
  sex: ['sex', looseText],
  idTag: ['ocppIdTag', looseText],
  phone: ['phone', looseText],
  isActive: ['activeUser', looseFlag],
  notifiesOffline: ['notificationOfflineCp', looseBoolean],
  docType: ['docType', looseText],
  docNumber: ['docNumber', looseText],
  externalId: ['externalId', looseText],
  tagPks: ['ocppTags', loose((list) => readRowsBy(keyNumberOf, list).data)],
  sentTags: (wire) => ownField(wire, 'ocppTags'),
  groupPk: ['userGroupPk', looseKeyNumber],
  accountPk: firstOf(keyNumberOf, 'tenant_pk', 'tenantPk'),
  isTrusted: ['skipThreeDSVerification', looseBoolean],
})

/** What a record names as cards and cannot be read as such. */
export const unreadTagsOf = ({ sentTags }: Pick<UserRecord, 'sentTags'>): readonly unknown[] =>
  Array.isArray(sentTags) ? sentTags.filter((tag) => keyNumberOf(tag) === undefined) : []

/** Reads a `UserFormReply` or a bare form (USR-050); undefined when it is neither, or names nobody. */
export function readUserRecord(body: unknown): Read<UserRecord> | undefined {
  const held = ownField(body, 'userForm')
  const { data } = recordWire.safeParse(isJsonObject(held) ? held : body)
  return data?.pk === undefined ? undefined : whole({ ...data, pk: data.pk })
}

/** A user's hidden address, sent back as it was loaded (USR-044, USR-046). */
export interface UserAddress {
  readonly addressPk: number | null
  readonly street: string | null
  readonly houseNumber: string | null
  readonly zipCode: string | null
  readonly city: string | null
  readonly state: string | null
  readonly country: string
}
/** Of somebody without an address: then, and only then, nulls are sent. */
export const NO_ADDRESS: UserAddress = {
  addressPk: null,
  street: null,
  houseNumber: null,
  zipCode: null,
  city: null,
  state: null,
  country: 'BR',
}

const line = loose((text) => (typeof text === 'string' ? text : null))
const addressWire = row<UserAddress>({
  addressPk: ['addressPk', loose((pk) => keyNumberOf(pk) ?? null)],
  street: ['street', line],
  houseNumber: ['houseNumber', line],
  zipCode: ['zipCode', line],
  city: ['city', line],
  state: ['state', line],
  country: ['country', loose((text) => textOf(text) ?? 'BR')],
})

/** Reads an `AddressFormReply`: an address, or `NO_ADDRESS` where it says null or is null; undefined when it is no such reply. */
export function readUserAddress(body: unknown): Read<UserAddress> | undefined {
  if (body === null) return whole(NO_ADDRESS)
  if (!isJsonObject(body) || !('addressForm' in body)) return undefined
  const held = ownField(body, 'addressForm')
  return held === null ? whole(NO_ADDRESS) : whole(addressWire.safeParse(held).data)
}

/** A group of users (API-028, USR-025). */
export interface UserGroup {
  readonly pk: number
  readonly name: string
}
const groupWire = row<UserGroup>({
  pk: ['userGroupPk', keyNumber],
  name: (wire) => textOf(ownField(wire, 'name')) ?? String(keyNumberOf(ownField(wire, 'userGroupPk'))),
})

/** Reads a `UserGroupListReply` or a bare list. */
export const readUserGroups = (body: unknown): Read<readonly UserGroup[]> | undefined =>
  readList(groupWire, body, 'userGroupList', ({ pk }) => pk)

const docType = z.pipe(looseText, z.string())

/** Reads a `DocTypeListReply` or a bare list (USR-023); the first is the default (USR-024). */
export const readDocTypes = (body: unknown): Read<readonly string[]> | undefined =>
  readList(docType, body, 'docTypeList')
