import { type FieldChange, isSameValue, mergeValues } from '../../forms/index.ts'
import type { StationPath } from './fields.ts'
import type { ConnectorValues, StationBase, StationValues } from './values.ts'

/** What comes of comparing the form with the station as it stands now. */
export interface StationMerge {
  /** Their values with this user's changes on top. */
  readonly values: StationValues
  /** The station as it stands now: the new base. */
  readonly base: StationBase
  /** What somebody else changed meanwhile; shown before it is sent. */
  readonly changes: readonly FieldChange<StationPath>[]
}

/**
 * Puts this form over what somebody else saved meanwhile (decisions: Saving), field by field: texts and point of the
 * address one by one, connectors by their number. A connector that has come since is taken over, one that is gone goes.
 */
export function mergeStation(values: StationValues, base: StationBase, theirs: StationBase): StationMerge {
  const own = mergeValues(scalars(base.values), scalars(values), scalars(theirs.values))
  const texts = mergeValues(base.values.address.texts, values.address.texts, theirs.values.address.texts)
  const point = mergeValues(pointOf(base.values), pointOf(values), pointOf(theirs.values))
  const changes: FieldChange<StationPath>[] = [...own.changes, ...texts.changes, ...point.changes]
  const connectors = theirs.values.connectors.map((their, index) => {
    const mine = values.connectors.find(({ id }) => id === their.id)
    const before = base.values.connectors.find(({ id }) => id === their.id)
    if (!mine || !before) return their
    const merge = mergeValues<ConnectorValues>(before, mine, their)
    // The fields of a connector that have a place in the form; its name follows its type.
    for (const { field, ...change } of merge.changes)
      if (field !== 'id' && field !== 'type' && field !== 'isCustomPower')
        changes.push({ ...change, field: `connectors.${index}.${field}` })
    return merge.merged
  })
  const isAddressMine =
    !isSameValue(values.address.texts, base.values.address.texts) ||
    !isSameValue(pointOf(values), pointOf(base.values))
  const block = isAddressMine ? values.address : theirs.values.address
  return {
    base: theirs,
    changes,
    values: {
      ...values,
      ...own.merged,
      address: { ...block, texts: texts.merged, ...point.merged },
      connectors,
    },
  }
}

/** Everything that is one value of its own; photos and people are lists of this form, not of the station's reply. */
function scalars(values: StationValues): Omit<StationValues, 'address' | 'connectors' | 'photos' | 'people'> {
  const { address: _address, connectors: _connectors, photos: _photos, people: _people, ...rest } = values
  return rest
}

function pointOf({ address: { latitude, longitude } }: StationValues) {
  return { latitude, longitude }
}
