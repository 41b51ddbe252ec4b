/** Names that messages gave and no snapshot had. */
export interface Strangers {
  /** A message gave this name. */
  readonly spoke: (name: string) => void
  /** A message says that it was inserted: that the snapshots lacked it says nothing any more. */
  readonly mayHaveCome: (name: string) => void
  /** Some may stand in the next snapshot. */
  readonly areThere: () => boolean
  /**
   * After a reply: what it contained is known; what was asked for and is not in it is absent; what arrived since is open.
   */
  readonly settle: (since: ReadonlyMap<string, unknown>) => void
}

/** Names that snapshots do not contain (another origin, another brand): their messages cause no further snapshot. */
const ABSENT_LIMIT = 1_000

/** Nobody has spoken yet. @param isKnown - whether a station goes by this name now */
export function createStrangers(isKnown: (name: string) => boolean): Strangers {
  const absent = new Set<string>()
  let unknown = new Set<string>()
  return {
    spoke: (name) => {
      if (name !== '' && !absent.has(name)) unknown.add(name)
    },
    mayHaveCome: (name) => absent.delete(name),
    areThere: () => unknown.size > 0,
    settle: (since) => {
      const open = new Set<string>()
      for (const name of unknown) {
        if (isKnown(name)) continue
        if (since.has(name)) open.add(name)
        else {
          absent.add(name)
          const [oldest] = absent
          if (absent.size > ABSENT_LIMIT && oldest !== undefined) absent.delete(oldest)
        }
      }
      unknown = open
    },
  }
}
