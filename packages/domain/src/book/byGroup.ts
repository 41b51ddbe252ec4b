import type { StationRow } from '../stations/index.ts'

/** The history of more stations than this is read group by group: whole it would take hundreds of calls. */
export const BOOK_STATIONS_MAX = 5000
/** A group of more stations than this is not read station by station. */
export const BOOK_GROUP_MAX = 200

/** A group whose book can be read by itself. */
export interface BookGroup {
  readonly pk: number
  readonly name: string
  /** Those that are switched on, at least one. */
  readonly stations: readonly StationRow[]
}

/** The groups of a network by their name, those of over 200 stations left out. */
export function bookGroups(stations: readonly StationRow[]): readonly BookGroup[] {
  const found = new Map<number, { readonly name: string; readonly stations: StationRow[] }>()
  for (const station of stations) {
    const { groupPk, groupName, isActive } = station
    if (groupPk === undefined || !isActive) continue
    const held = found.get(groupPk)
    if (held) held.stations.push(station)
    else found.set(groupPk, { name: groupName ?? String(groupPk), stations: [station] })
  }
  return [...found]
    .filter(([, group]) => group.stations.length <= BOOK_GROUP_MAX)
    .map(([pk, group]) => ({ pk, ...group }))
    .sort((a, b) => a.name.localeCompare(b.name, 'pt', { numeric: true }) || a.pk - b.pk)
}
