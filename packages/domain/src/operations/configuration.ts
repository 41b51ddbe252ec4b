import type { ConfigurationKey } from './tasks.ts'

/** The keys that a station gave; undefined: they could not be read. */
export interface StationKeys {
  /** Charge box id. */
  readonly stationId: string
  readonly keys: readonly ConfigurationKey[] | undefined
}

/** A value that a station gave: `absent` is a key that it did not return, `unknown` a station that could not be asked. */
export type KeyValue =
  | { readonly kind: 'value'; readonly value: string }
  | { readonly kind: 'empty' }
  | { readonly kind: 'absent' }
  | { readonly kind: 'unknown' }

const fold = (key: string) => key.trim().toLowerCase()

/** What a station gave for a key; the standard compares keys without case. */
export function keyValueOf({ keys }: StationKeys, key: string): KeyValue {
  if (keys === undefined) return { kind: 'unknown' }
  const found = keys.find((each) => fold(each.key) === fold(key))
  if (!found) return { kind: 'absent' }
  return found.value === undefined ? { kind: 'empty' } : { kind: 'value', value: found.value }
}

/** The keys that were asked for and that the station did not return. */
export function notReturned(asked: readonly string[], keys: readonly ConfigurationKey[]): readonly string[] {
  const given = new Set(keys.map(({ key }) => fold(key)))
  return asked.filter((key) => !given.has(fold(key)))
}

/** One key over several stations. */
export interface ComparedKey {
  readonly key: string
  /** In the order of the stations. */
  readonly values: readonly KeyValue[]
  /** The value that most of them have; undefined where no two agree, or as many agree on another one. */
  readonly usual: string | undefined
  /** Those that were read do not say the same. */
  readonly differs: boolean
  /** What is not the usual, with who says it, most stations first; all that was said where nothing is usual. */
  readonly odd: readonly OddValue[]
}

/** A value that is not the usual one. */
export interface OddValue {
  /** Never `unknown`. */
  readonly value: KeyValue
  readonly stationIds: readonly string[]
}

/** As many stations stand side by side. */
export const COMPARED_MAX = 20

/** The keys of several stations side by side, those that differ first, then by name. */
export function compareKeys(stations: readonly StationKeys[]): readonly ComparedKey[] {
  const names = new Map<string, string>()
  for (const { keys = [] } of stations)
    for (const { key } of keys) if (!names.has(fold(key))) names.set(fold(key), key)
  return [...names.values()]
    .map((key): ComparedKey => {
      const values = stations.map((station) => keyValueOf(station, key))
      const usual = usualOf(values)
      const odd = oddOf(stations, values, usual)
      // One value that all have is usual to nobody where it is a single station's, or no value.
      const differs = odd.length > (usual === undefined ? 1 : 0)
      return { key, values, usual, differs, odd: differs ? odd : [] }
    })
    .toSorted((a, b) => Number(b.differs) - Number(a.differs) || a.key.localeCompare(b.key, 'en'))
}

const textOf = (value: KeyValue): string => (value.kind === 'value' ? `=${value.value}` : value.kind)

function oddOf(
  stations: readonly StationKeys[],
  values: readonly KeyValue[],
  usual: string | undefined,
): readonly OddValue[] {
  const by = new Map<string, { value: KeyValue; stationIds: string[] }>()
  stations.forEach(({ stationId }, index) => {
    const value = values[index]
    if (!value || value.kind === 'unknown' || (value.kind === 'value' && value.value === usual)) return
    const known = by.get(textOf(value))
    if (known) known.stationIds.push(stationId)
    else by.set(textOf(value), { value, stationIds: [stationId] })
  })
  return [...by.values()].toSorted((one, other) => other.stationIds.length - one.stationIds.length)
}

function usualOf(values: readonly KeyValue[]): string | undefined {
  const counts = new Map<string, number>()
  for (const each of values)
    if (each.kind === 'value') counts.set(each.value, (counts.get(each.value) ?? 0) + 1)
  const [first, second] = [...counts].sort(([, a], [, b]) => b - a)
  return first && first[1] > 1 && first[1] > (second?.[1] ?? 0) ? first[0] : undefined
}

/** Stations that had one value before it was changed. */
export interface FormerValue {
  readonly value: string
  readonly stations: readonly string[]
}

/** The values from before a change by how many had them, so that each can be put back; what is not known cannot be. */
export function formerValues(
  stations: readonly string[],
  before: readonly StationKeys[],
  key: string,
  now: string,
): readonly FormerValue[] {
  const wanted = new Set(stations)
  const by = new Map<string, string[]>()
  for (const each of before) {
    const read = keyValueOf(each, key)
    if (!wanted.has(each.stationId) || read.kind !== 'value' || read.value === now) continue
    by.set(read.value, [...(by.get(read.value) ?? []), each.stationId])
  }
  return [...by]
    .map(([value, ids]) => ({ value, stations: ids }))
    .toSorted((a, b) => b.stations.length - a.stations.length)
}
