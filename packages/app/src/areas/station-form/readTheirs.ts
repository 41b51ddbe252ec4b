import {
  boundAtFirst,
  mergePeople,
  mergeStation,
  type SavedForm,
  type StationMerge,
} from '@corrente/domain/stations'
import { readPeople } from '../../resources/stationPeople.ts'
import { readOneStation } from '../../resources/stations.ts'
import { baseOf, type SaveWorld } from './sendStep.ts'

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
  const merge = mergeStation(values, base, theirs)
  const before = base.values.people
  if (merge.values.visibility !== 'PRIVATE' || !before || !values.people) return { kind: 'read', merge }
  const people = await readPeople(world.cp, pk)
  if (people.kind !== 'done') return { kind: 'unreachable' }
  const now = boundAtFirst(people.data)
  const merged = mergePeople(before, values.people, now)
  const change = { field: 'people', base: before, mine: merged.people, theirs: now, isClash: false } as const
  return {
    kind: 'read',
    merge: {
      base: { ...theirs, values: { ...theirs.values, people: now } },
      values: { ...merge.values, people: merged.people },
      changes: merged.isChanged ? [...merge.changes, change] : merge.changes,
    },
  }
}
