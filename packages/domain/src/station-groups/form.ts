import {
  ADDRESS_FIELDS,
  ADDRESS_LIMITS,
  type Address,
  type AddressBlock,
  type AddressField,
  type AddressWire,
  addressBlock,
  checkAddress,
  toAddressWire,
} from '../address/index.ts'
import { type FieldMessage, type FieldState, isSameValue, lockedField, OPEN_FIELD } from '../forms/index.ts'
import type { StationGroup } from './group.ts'

/** What the group form holds. */
export interface GroupValues {
  readonly name: string
  readonly externalId: string
  readonly address: AddressBlock
}

/** What a group form started from. */
export interface GroupBase {
  /** undefined until the group was created. */
  readonly pk: number | undefined
  readonly status: string | undefined
  readonly address: Address | undefined
  readonly values: GroupValues
}

/** The form of a new group (undefined) or of a loaded one. @param country the tenant's (GRP-022) */
export function groupForm(group: StationGroup | undefined, country: string): GroupBase {
  const { latitude, longitude } = group ?? { latitude: undefined, longitude: undefined }
  return {
    pk: group?.pk,
    status: group?.status,
    address: group?.address,
    values: {
      name: group?.name ?? '',
      externalId: group?.externalId ?? '',
      address: addressBlock(group?.address, { latitude, longitude }, country),
    },
  }
}

/** A field of the group form. */
export type GroupField = 'name' | 'externalId' | AddressField | 'country'
/** Every field of the group form, in its order. */
export const GROUP_FIELDS: readonly GroupField[] = ['name', 'externalId', ...ADDRESS_FIELDS, 'country']

/** Most characters of the texts (GRP-021). */
export const GROUP_TEXT_LIMITS = { name: 25, externalId: 25 } as const

/**
 * The field policy of the group form: everything is open and required but the external id; the country is the tenant's
 * (GRP-017 to GRP-020, GRP-022). The address has no locks (decisions: The station form).
 */
export function groupPolicy(): Readonly<Record<GroupField, FieldState<'fixedByTenant'>>> {
  const needed = { ...OPEN_FIELD, isRequired: true }
  const states = Object.fromEntries(GROUP_FIELDS.map((field) => [field, needed])) as Record<
    GroupField,
    FieldState<'fixedByTenant'>
  > // each field has just been given a state
  return { ...states, externalId: OPEN_FIELD, country: lockedField('fixedByTenant') }
}

/** What can be wrong with a field of a group; the words are in the catalogue of the station-groups area. */
export const GROUP_MESSAGES = [
  'nameMissing',
  'latitudeMissing',
  'latitudeOutOfRange',
  'longitudeMissing',
  'longitudeOutOfRange',
  'streetMissing',
  'houseNumberMissing',
  'zipMissing',
  'zipIncomplete',
  'zipNotFound',
  'cityMissing',
  'stateMissing',
  'tooLong',
] as const
/** One of `GROUP_MESSAGES`. */
export type GroupMessageKey = (typeof GROUP_MESSAGES)[number]
/** What is wrong with a group, by field; empty when it may be sent. */
export type GroupErrors = Partial<Record<GroupField, FieldMessage<GroupMessageKey>>>

const REQUIRED: ReadonlySet<AddressField> = new Set(ADDRESS_FIELDS)
const MISSING: Readonly<Record<AddressField, GroupMessageKey>> = {
  zip: 'zipMissing',
  street: 'streetMissing',
  houseNumber: 'houseNumberMissing',
  city: 'cityMissing',
  state: 'stateMissing',
  latitude: 'latitudeMissing',
  longitude: 'longitudeMissing',
}

/** Everything that is wrong with a group (GRP-017 to GRP-021). */
export function checkGroup(values: GroupValues): GroupErrors {
  const errors: GroupErrors = {}
  if (values.name.trim() === '') errors.name = { key: 'nameMissing' }
  for (const field of ['name', 'externalId'] as const) {
    const limit = GROUP_TEXT_LIMITS[field]
    if (!errors[field] && values[field].trim().length > limit)
      errors[field] = { key: 'tooLong', values: { limit } }
  }
  const problems = checkAddress(values.address, { required: REQUIRED, holds: () => true })
  for (const field of ADDRESS_FIELDS) {
    const problem = problems[field]
    if (problem === undefined) continue
    if (problem === 'missing') errors[field] = { key: MISSING[field] }
    else if (problem === 'outOfRange')
      errors[field] = { key: field === 'latitude' ? 'latitudeOutOfRange' : 'longitudeOutOfRange' }
    else if (problem === 'tooLong' && field !== 'latitude' && field !== 'longitude')
      errors[field] = { key: 'tooLong', values: { limit: ADDRESS_LIMITS[field] } }
    else if (problem !== 'tooLong') errors[field] = { key: problem }
  }
  return errors
}

/** The body of a group's POST and PUT (GRP-010, GRP-011). */
export interface GroupSave {
  readonly chargeBoxGroupPk?: number
  readonly name: string
  readonly status: string | null
  readonly externalId: string | null
  readonly address: AddressWire | null
  readonly locationLatitude: number | null
  readonly locationLongitude: number | null
}

/** The body to save a group with; its status goes back as it came (GRP-016). */
export function groupRequest(values: GroupValues, base: GroupBase): GroupSave {
  const externalId = values.externalId.trim()
  return {
    ...(base.pk !== undefined && { chargeBoxGroupPk: base.pk }),
    name: values.name.trim(),
    status: base.status ?? null,
    externalId: externalId === '' ? null : externalId,
    address: toAddressWire(values.address.texts, base.address, values.address.country),
    locationLatitude: values.address.latitude ?? null,
    locationLongitude: values.address.longitude ?? null,
  }
}

/**
 * Whether a group that was read again is what was sent: how a lost answer is settled. A group has no id of its own, so a
 * new one is looked up among those of its name.
 */
export function isGroupSavedAs(sent: GroupSave, found: GroupBase): boolean {
  const now = groupRequest(found.values, found)
  const comparable = ({ chargeBoxGroupPk: _pk, status: _status, address, ...rest }: GroupSave) => ({
    ...rest,
    address: address && [address.zipCode, address.street, address.houseNumber, address.city, address.state],
  })
  return isSameValue(comparable(sent), comparable(now))
}

/** What the end of a group's call says (GRP-014, GRP-015). */
export const GROUP_SAVE_MESSAGES = [
  'groupCreated',
  'groupUpdated',
  'groupSaveFailed',
  'groupSaveUnknown',
  'groupNotFound',
] as const
/** One of `GROUP_SAVE_MESSAGES`. */
export type GroupSaveMessage = (typeof GROUP_SAVE_MESSAGES)[number]
