import { type Book, bookSteps } from '@corrente/domain/book'
import type { StationRow } from '@corrente/domain/stations'
import { lastDays, MINUTE_MS, toDateOnly } from '@corrente/domain/time'
import { type Loadable, useNow } from '@corrente/ui/foundations'
import type { BookDays } from '@corrente/ui/widgets/reliability'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useLoadable } from '../../../kit/reading/index.ts'
import { usePorts } from '../../../ports/index.ts'
import { type BookRows, bookProgressAtom, bookRowsQuery } from '../../../resources/book.ts'
import { everyStationAtom } from '../../../resources/everyStation.ts'
import { useMade } from '../useMade.ts'

/** The book of a period, and what it was read from. */
export interface ReadBook {
  readonly book: Book
  readonly stations: readonly StationRow[]
  readonly rows: BookRows
}

/** The book of the last days, today up to now. */
export function useBook(days: BookDays) {
  const { clock, formats } = usePorts()
  const { zone } = formats
  const today = toDateOnly(useNow(MINUTE_MS), zone)
  // biome-ignore lint/correctness/useExhaustiveDependencies: tomorrow is another question
  const period = useMemo(() => lastDays(days, clock.now(), zone), [days, clock, zone, today])
  const stations = useLoadable(everyStationAtom)
  const rows = useLoadable(useMemo(() => bookRowsQuery(period), [period]))
  const progress = useAtomValue(bookProgressAtom)
  const steps = useMemo(() => {
    const at = rows.at
    if (!stations.data || !rows.data || at === undefined) return undefined
    const source = { ...rows.data, stations: stations.data.rows }
    return () => bookSteps(source, { from: period.from, to: at }, at, zone)
  }, [stations.data, rows.data, rows.at, period, zone])
  const book = useMade(steps)
  const data = useMemo(
    (): ReadBook | undefined =>
      book && stations.data && rows.data && { book, stations: stations.data.rows, rows: rows.data },
    [book, stations.data, rows.data],
  )
  const late = stations.data === undefined ? stations : rows
  const isMaking = steps !== undefined && book === undefined
  const reading: Loadable<ReadBook> = {
    ...late,
    ...(isMaking && ({ state: 'loading' } satisfies Partial<Loadable<ReadBook>>)),
    data,
    unread: stations.unread + rows.unread,
  }
  return { reading, progress }
}
