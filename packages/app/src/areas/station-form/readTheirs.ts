import { type FieldChange, mergeForm } from '@corrente/domain/forms'
import {
  boundAtFirst,
  type SavedForm,
  STATION_FORM,
  type StationBase,
  type StationPath,
} from '@corrente/domain/stations'
import { readPeople } from '../../resources/stationPeople.ts'
import { readOneStation } from '../../resources/stations.ts'
import { baseOf, type SaveWorld } from './sendStep.ts'

/** A form over the station as it stands now, and what somebody else changed meanwhile. */
export interface StationMerge extends SavedForm {
  readonly changes: readonly FieldChange<StationPath>[]
}

/** What came of reading a station again before it is sent over. */
export type Theirs =
  | { readonly kind: 'read'; readonly merge: StationMerge }
  | { readonly kind: 'gone' }
  | { readonly kind: 'unreachable' }

/**
 * Reads the station again and puts this form over what somebody else saved meanwhile (decisions: Saving); the people of a
 * private station too, since a save carries the whole list of them (STF-086).
 */
export async function readTheirs(world: SaveWorld, { base, values }: SavedForm): Promise<Theirs> {
  const { pk } = base
  if (pk === undefined) return { kind: 'read', merge: { base, values, changes: [] } }
  const read = await readOneStation(world.cp, pk, world.zone)
  if (read.kind === 'refused' && read.status === 404) return { kind: 'gone' }
  if (read.kind !== 'done') return { kind: 'unreachable' }
  const theirs = baseOf(world, read.data, base)
  const mergeWith = (now: StationBase): Theirs => {
    const { merged, changes } = mergeForm(STATION_FORM, base.values, values, now.values)
    return { kind: 'read', merge: { base: now, values: merged, changes } }
  }
  const alone = mergeWith(theirs)
  const isPrivate = alone.kind === 'read' && alone.merge.values.visibility === 'PRIVATE'
  if (!isPrivate || !base.values.people || !values.people) return alone
  const people = await readPeople(world.cp, pk)
  if (people.kind !== 'done') return { kind: 'unreachable' }
  return mergeWith({ ...theirs, values: { ...theirs.values, people: boundAtFirst(people.data) } })
}
