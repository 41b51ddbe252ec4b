import { fold, searchWords } from '../text/index.ts'
import type { Station } from './station.ts'
import type { StationStatus } from './status.ts'

/** How many stations have each map colour. */
export function countStatuses(stations: Iterable<Station>): Record<StationStatus, number> {
  const counts: Record<StationStatus, number> = { available: 0, busy: 0, maintenance: 0, unavailable: 0 }
  for (const { status } of stations) counts[status] += 1
  return counts
}

interface SearchText {
  readonly id: string
  readonly name: string
  readonly all: string
}

// A key press searches up to 20,000 stations; each one's text is folded once for as long as the station lives.
const searchTexts = new WeakMap<Station, SearchText>()

/**
 * The stations that match every word of a query, in name, id, street, city or state, without case and accents.
 * Those whose name or id begins with the query come first; the order is otherwise kept. A blank query matches all.
 */
export function searchStations(stations: readonly Station[], query: string): readonly Station[] {
  const words = searchWords(query)
  if (words.length === 0) return stations
  const start = words.join(' ')
  const first: Station[] = []
  const rest: Station[] = []
  for (const station of stations) {
    const text = searchTextOf(station)
    if (!words.every((word) => text.all.includes(word))) continue
    const isFirst = text.name.startsWith(start) || text.id.startsWith(start)
    ;(isFirst ? first : rest).push(station)
  }
  return [...first, ...rest]
}

/** Whether a station matches a query, as `searchStations` finds it: for a list that changes row by row. */
export function matchOf(query: string): (station: Station) => boolean {
  const words = searchWords(query)
  return (station) => words.every((word) => searchTextOf(station).all.includes(word))
}

function searchTextOf(station: Station): SearchText {
  const known = searchTexts.get(station)
  if (known) return known
  const { id, name, street = '', city = '', state = '' } = station
  const text = { id: fold(id), name: fold(name), all: fold(`${name}\n${id}\n${street}\n${city}\n${state}`) }
  searchTexts.set(station, text)
  return text
}

const groupLists = new WeakMap<
  readonly Station[],
  readonly { readonly pk: number; readonly name: string }[]
>()

/** The groups that the stations stand in, by name, each once; made once for a list. */
export function groupsOf(
  stations: readonly Station[],
): readonly { readonly pk: number; readonly name: string }[] {
  const known = groupLists.get(stations)
  if (known) return known
  const byPk = new Map<number, string>()
  for (const { groupPk, groupName } of stations)
    if (groupPk !== undefined && groupName !== undefined) byPk.set(groupPk, groupName)
  const groups = [...byPk]
    .map(([pk, name]) => ({ pk, name }))
    .sort((a, b) => (fold(a.name) < fold(b.name) ? -1 : 1))
  groupLists.set(stations, groups)
  return groups
}
