import { type Book, makeBook } from '@corrente/domain/book'
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
  const data = useMemo((): ReadBook | undefined => {
    if (!stations.data || !rows.data || rows.at === undefined) return undefined
    const source = { ...rows.data, stations: stations.data.rows }
    const book = makeBook(source, { from: period.from, to: rows.at }, rows.at, zone)
    return { book, stations: stations.data.rows, rows: rows.data }
  }, [stations.data, rows.data, rows.at, period, zone])
  const late = stations.data === undefined ? stations : rows
  const reading: Loadable<ReadBook> = { ...late, data, unread: stations.unread + rows.unread }
  return { reading, progress }
}
