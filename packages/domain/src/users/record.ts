import {
  isJsonObject,
  keyNumber,
  looseBoolean,
  looseKeyNumber,
  looseText,
  ownField,
  type Read,
  readList,
  readRows,
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
  readonly groupPk: number | undefined
  readonly accountPk: number | undefined
  /** No 3-D Secure check: a trusted user (USR-049). */
  readonly isTrusted: boolean | undefined
}

const recordWire = z.pipe(
  z.object({
    userPk: looseKeyNumber,
    user_pk: looseKeyNumber,
    email: looseText,
    firstName: looseText,
    lastName: looseText,
    dateBirthDay: looseText,
    sex: looseText,
    ocppIdTag: looseText,
    phone: looseText,
    activeUser: looseBoolean,
    notificationOfflineCp: looseBoolean,
    docType: looseText,
    docNumber: looseText,
    externalId: looseText,
    ocppTags: z.optional(z.unknown()),
    userGroupPk: looseKeyNumber,
    tenant_pk: looseKeyNumber,
    tenantPk: looseKeyNumber,
    skipThreeDSVerification: looseBoolean,
  }),
  z.transform((wire) => ({
    pk: wire.userPk ?? wire.user_pk,
    email: wire.email,
    firstName: wire.firstName ?? '',
    lastName: wire.lastName,
    birthDay: wire.dateBirthDay?.slice(0, 10),
    sex: wire.sex,
    idTag: wire.ocppIdTag,
    phone: wire.phone,
    isActive: wire.activeUser ?? false,
    notifiesOffline: wire.notificationOfflineCp,
    docType: wire.docType,
    docNumber: wire.docNumber,
    externalId: wire.externalId,
    tagPks: readRows(keyNumber, wire.ocppTags).data,
    groupPk: wire.userGroupPk,
    accountPk: wire.tenant_pk ?? wire.tenantPk,
    isTrusted: wire.skipThreeDSVerification,
  })),
)

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

const line = z.pipe(
  z.optional(z.unknown()),
  z.transform((text) => (typeof text === 'string' ? text : null)),
)
const addressWire = z.pipe(
  z.object({
    addressPk: looseKeyNumber,
    street: line,
    houseNumber: line,
    zipCode: line,
    city: line,
    state: line,
    country: looseText,
  }),
  z.transform(
    (wire): UserAddress => ({ ...wire, addressPk: wire.addressPk ?? null, country: wire.country ?? 'BR' }),
  ),
)

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
const groupWire = z.pipe(
  z.object({ userGroupPk: keyNumber, name: looseText }),
  z.transform(({ userGroupPk: pk, name }): UserGroup => ({ pk, name: name ?? String(pk) })),
)

/** Reads a `UserGroupListReply` or a bare list. */
export const readUserGroups = (body: unknown): Read<readonly UserGroup[]> | undefined =>
  readList(groupWire, body, 'userGroupList', ({ pk }) => pk)

const docType = z.pipe(looseText, z.string())

/** Reads a `DocTypeListReply` or a bare list (USR-023); the first is the default (USR-024). */
export const readDocTypes = (body: unknown): Read<readonly string[]> | undefined =>
  readList(docType, body, 'docTypeList')
