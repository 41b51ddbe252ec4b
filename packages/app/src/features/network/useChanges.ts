import type { Changes } from '@corrente/domain/stations'
import { useMemo, useSyncExternalStore } from 'react'
import { type LiveConnection, useLive } from '../../live/index.ts'
import { usePulse } from './usePulse.ts'

/** Who is behind by more ids is told to look at all: it is then no dearer. */
const IDS_MAX = 5000

type Stations = LiveConnection['stations']

interface ChangeLog {
  /** Listens; what changed before is not known. @returns stops */
  readonly subscribe: () => () => void
  /** The same object until something changes. */
  readonly read: () => Changes
}

/** What changes in the index, kept for those who look later. */
export function createChangeLog(stations: Pick<Stations, 'subscribe'>): ChangeLog {
  const told: { readonly version: number; readonly ids: readonly string[] }[] = []
  /** Of what changed up to here nobody can say which stations it was. */
  let known = 0
  let size = 0
  let version = 0
  const changesAt = (at: number): Changes => ({
    version: at,
    since: (seen) => {
      // Not `seen < known`: a reader who saw nothing has no number.
      if (!(seen >= known)) return 'all'
      return [...new Set(told.filter((each) => each.version > seen).flatMap(({ ids }) => ids))]
    },
  })
  let changes = changesAt(version)
  const add = (ids: readonly string[] | 'all') => {
    version += 1
    told.push({ version, ids: ids === 'all' ? [] : ids })
    size += ids === 'all' ? 0 : ids.length
    if (ids === 'all') known = version
    while (size > IDS_MAX || (told[0] && told[0].version <= known)) {
      const first = told.shift()
      if (!first) break
      size -= first.ids.length
      known = Math.max(known, first.version)
    }
    changes = changesAt(version)
  }
  return {
    subscribe: () => {
      // What changed while nobody listened is not known.
      add('all')
      return stations.subscribe(add)
    },
    read: () => changes,
  }
}

/** Which stations changed, for a list that looks at those alone; renders at most once a second. */
export function useChanges(): Changes {
  const { stations } = useLive()
  const log = useMemo(() => createChangeLog(stations), [stations])
  const { subscribe: onBeat } = usePulse()
  const subscribe = useMemo(
    () => (then: () => void) => {
      const ends = [log.subscribe(), onBeat(then)]
      return () => {
        for (const end of ends) end()
      }
    },
    [log, onBeat],
  )
  return useSyncExternalStore(subscribe, log.read)
}
