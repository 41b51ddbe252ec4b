/** Counts of stations that change one by one: a change costs the station that changed. */
export interface Tally<Key, Each, Kind extends string> {
  /** What stands under a key now; undefined: it counts no more. */
  readonly set: (key: Key, each: Each | undefined) => void
  readonly clear: () => void
  /** How many are of each kind; the same object until a number changes. */
  readonly counts: () => Readonly<Record<Kind, number>>
}

/**
 * Builds an empty tally.
 * @param none - every kind with 0
 * @param kindsOf - the kinds that one counts as
 */
export function createTally<Key, Each, Kind extends string>(
  none: Readonly<Record<Kind, number>>,
  kindsOf: (each: Each) => readonly Kind[],
): Tally<Key, Each, Kind> {
  const known = new Map<Key, readonly Kind[]>()
  let now: Record<Kind, number> = { ...none }
  let told = none
  return {
    set: (key, each) => {
      for (const kind of known.get(key) ?? []) now[kind] -= 1
      if (each === undefined) known.delete(key)
      else {
        const kinds = kindsOf(each)
        known.set(key, kinds)
        for (const kind of kinds) now[kind] += 1
      }
    },
    clear: () => {
      known.clear()
      now = { ...none }
    },
    counts: () => {
      for (const kind in now)
        if (told[kind] !== now[kind]) {
          told = { ...now }
          break
        }
      return told
    },
  }
}
