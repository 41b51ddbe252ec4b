import { ADDRESS_PARTS } from '../address/index.ts'
import { type FieldChange, type Merge, mergeValues } from '../forms/index.ts'
import type { GroupBase, GroupField, GroupValues } from './form.ts'

/** The form's values field by field, as they are compared. */
type FlatGroup = Readonly<Record<Exclude<GroupField, 'country'>, string | number | undefined>>

function flat({ name, externalId, address }: GroupValues): FlatGroup {
  const { zip, street, houseNumber, city, state } = address.texts
  const { latitude, longitude } = address
  const texts = { name, externalId, zip, street, houseNumber, city, state }
  const trimmed = Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text.trim()]))
  return { ...(trimmed as typeof texts), latitude, longitude } // the same keys
}

/** What comes of a group that was read again before it is saved. */
export interface GroupMerge {
  /** Their values with this user's changes on top: what is sent. */
  readonly merged: GroupValues
  /** What somebody else changed, in the form's order. */
  readonly changes: readonly FieldChange<GroupField>[]
}

/**
 * Compares a group's form, the record that it was loaded from and the record as it is now (decisions: Saving).
 *
 * @param base what the form started from.
 * @param mine the form.
 * @param theirs the record as it was just read.
 */
export function mergeGroup(base: GroupBase, mine: GroupValues, theirs: GroupBase): GroupMerge {
  const { merged, changes }: Merge<FlatGroup> = mergeValues(
    flat(base.values),
    flat(mine),
    flat(theirs.values),
  )
  const text = (key: keyof FlatGroup): string => String(merged[key] ?? '')
  const degrees = (key: 'latitude' | 'longitude'): number | undefined => {
    const value = merged[key]
    return typeof value === 'number' ? value : undefined
  }
  const parts = ADDRESS_PARTS.map((part) => [part, text(part)])
  return {
    merged: {
      name: text('name'),
      externalId: text('externalId'),
      address: {
        ...mine.address,
        texts: Object.fromEntries(parts) as GroupValues['address']['texts'], // each part has just been given its text
        latitude: degrees('latitude'),
        longitude: degrees('longitude'),
      },
    },
    changes,
  }
}
