import { BOOK_STATIONS_MAX, type Book, type BookGroup, bookGroups, bookSteps } from '@corrente/domain/book'
import type { StationRow } from '@corrente/domain/stations'
import { type EpochMs, lastDays, MINUTE_MS, toDateOnly } from '@corrente/domain/time'
import { type Loadable, useNow } from '@corrente/ui/foundations'
import type { BookDays } from '@corrente/ui/widgets/reliability'
import { useAtomValue } from 'jotai'
import { useMemo, useState } from 'react'
import { useNotifications } from '../../../features/notifications.ts'
import { useLoadable } from '../../../kit/reading/index.ts'
import { usePorts } from '../../../ports/index.ts'
import { type BookRows, bookProgressAtom, bookRowsQuery } from '../../../resources/book.ts'
import { bookOfGroupQuery } from '../../../resources/bookOfGroup.ts'
import { everyStationAtom } from '../../../resources/everyStation.ts'
import { useMade } from '../useMade.ts'

/** The book of a period, and what it was read from. */
export interface ReadBook {
  readonly book: Book
  readonly stations: readonly StationRow[]
  readonly rows: BookRows
}

/** The groups that may be asked for, of a network whose whole history is too long; undefined: it is not, or not known yet. */
export type GroupsToAsk = readonly BookGroup[] | undefined

/**
 * The book of the last days, today up to now.
 * @param group the group that is asked for, by its key: of a large network alone
 */
export function useBook(days: BookDays, group: number | undefined) {
  const { clock, formats } = usePorts()
  const { zone } = formats
  const today = toDateOnly(useNow(MINUTE_MS), zone)
  // biome-ignore lint/correctness/useExhaustiveDependencies: tomorrow is another question
  const period = useMemo(() => lastDays(days, clock.now(), zone), [days, clock, zone, today])
  const stations = useLoadable(everyStationAtom)
  const all = stations.data?.rows
  const groups = useMemo(
    (): GroupsToAsk => (all && all.length > BOOK_STATIONS_MAX ? bookGroups(all) : undefined),
    [all],
  )
  const chosen = useMemo(
    () => (groups ? groups.find(({ pk }) => pk === group)?.stations : all),
    [groups, group, all],
  )
  const isSizeKnown = all !== undefined
  const isAsking = groups !== undefined && chosen === undefined
  const rows = useLoadable(
    useMemo(
      () => (groups ? bookOfGroupQuery(period, chosen) : bookRowsQuery(period, isSizeKnown)),
      [groups, chosen, period, isSizeKnown],
    ),
  )
  const progress = useAtomValue(bookProgressAtom)
  const steps = useMemo(() => {
    const at = rows.at
    if (!chosen || !rows.data || at === undefined) return undefined
    const source = { ...rows.data, stations: chosen }
    return () => bookSteps(source, { from: period.from, to: at }, at, zone)
  }, [chosen, rows.data, rows.at, period, zone])
  const book = useMade(steps)
  const data = useMemo(
    (): ReadBook | undefined => book && chosen && rows.data && { book, stations: chosen, rows: rows.data },
    [book, chosen, rows.data],
  )
  const late = stations.data === undefined || isAsking ? stations : rows
  const isMaking = steps !== undefined && book === undefined
  const reading: Loadable<ReadBook> = {
    ...late,
    ...(isMaking && ({ state: 'loading' } satisfies Partial<Loadable<ReadBook>>)),
    data,
    unread: stations.unread + rows.unread,
  }
  return { reading, progress, groups, isAsking, newer: useNewer(data, rows.at, rows.retry) }
}

/**
 * How many live events of these stations came since the book was read, and the way to read them; finished days stay. By their
 * arrival: a charger's clock, or this browser's, may be wrong.
 */
function useNewer(book: ReadBook | undefined, readAt: EpochMs | undefined, onRead: () => void) {
  const { all } = useNotifications()
  const [before, setBefore] = useState<{ readAt: EpochMs | undefined; keys: ReadonlySet<string> }>()
  if (before?.readAt !== readAt) setBefore({ readAt, keys: new Set(all.map(({ key }) => key)) })
  const has = useMemo(
    () => ({
      stations: new Set(book?.stations.map(({ id }) => id)),
      events: new Set(book?.rows.events.map(({ key }) => key)),
    }),
    [book],
  )
  const count = all.filter(
    ({ key, stationId }) => has.stations.has(stationId) && !has.events.has(key) && !before?.keys.has(key),
  ).length
  return count === 0 ? undefined : { count, onRead }
}
