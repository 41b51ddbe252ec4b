import {
  ADDRESS_FIELDS,
  type Address,
  type AddressBlock,
  type AddressPath,
  type AddressWire,
  addressBlock,
  blockOf,
  toAddressWire,
} from '../address/index.ts'
import { defineForm, type FormErrors, isSameValue, text } from '../forms/index.ts'
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
      address: blockOf(group?.address, { latitude, longitude }, country),
    },
  }
}

/** A place of the group form. */
export type GroupPath = Exclude<keyof GroupValues, 'address'> | AddressPath
/** What can be wrong with a group; the words are in the catalogue of forms. */
export type GroupWord =
  | 'required'
  | 'tooLong'
  | 'zipIncomplete'
  | 'zipNotFound'
  | 'group.nameMissing'
  | 'group.zipMissing'
  | 'group.streetMissing'
  | 'group.houseNumberMissing'
  | 'group.cityMissing'
  | 'group.stateMissing'
  | 'group.latitudeMissing'
  | 'group.latitudeOutOfRange'
  | 'group.longitudeMissing'
  | 'group.longitudeOutOfRange'
/** What is wrong with a group, by place; empty when it may be sent. */
export type GroupErrors = FormErrors<GroupPath, GroupWord>

/**
 * The group form: everything is required but the external id; the country is the tenant's (GRP-017 to GRP-022). The
 * address has no locks (decisions: The station form).
 */
export const GROUP_FORM = defineForm<GroupValues, GroupPath, GroupWord>()({
  name: text({ limit: 25, required: true, missing: 'group.nameMissing' }),
  externalId: text({ limit: 25 }),
  address: addressBlock({
    required: ADDRESS_FIELDS,
    missing: {
      zip: 'group.zipMissing',
      street: 'group.streetMissing',
      houseNumber: 'group.houseNumberMissing',
      city: 'group.cityMissing',
      state: 'group.stateMissing',
      latitude: 'group.latitudeMissing',
      longitude: 'group.longitudeMissing',
    },
    outOfRange: { latitude: 'group.latitudeOutOfRange', longitude: 'group.longitudeOutOfRange' },
  }),
})

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
