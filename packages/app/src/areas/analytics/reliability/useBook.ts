import { type Book, type BookSource, bookSteps } from '@corrente/domain/book'
import type { StationRow } from '@corrente/domain/stations'
import { type EpochMs, lastDays, MINUTE_MS, toDateOnly, type ZoneId } from '@corrente/domain/time'
import { type Loadable, useNow } from '@corrente/ui/foundations'
import type { BookDays } from '@corrente/ui/widgets/reliability'
import { useAtomValue } from 'jotai'
import { useEffect, useMemo, useState } from 'react'
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

interface Question {
  readonly source: BookSource
  readonly from: EpochMs
  readonly at: EpochMs
  readonly zone: ZoneId
}

/** A step may take so long before the page gets its turn, ms. */
const STEP_MS = 30

/** Makes a book beside the page's own work: thousands of stations take seconds, and each step some milliseconds. */
function useMadeBook(question: Question | undefined): Book | undefined {
  const [made, setMade] = useState<{ readonly of: Question; readonly book: Book }>()
  useEffect(() => {
    if (!question) return
    const { source, from, at, zone } = question
    const steps = bookSteps(source, { from, to: at }, at, zone)
    let timer: ReturnType<typeof setTimeout>
    const goOn = () => {
      const until = performance.now() + STEP_MS
      for (;;) {
        const step = steps.next()
        if (step.done) return setMade({ of: question, book: step.value })
        if (performance.now() > until) break
      }
      timer = setTimeout(goOn)
    }
    goOn()
    return () => clearTimeout(timer)
  }, [question])
  return made && made.of === question ? made.book : undefined
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
  const question = useMemo(
    (): Question | undefined =>
      stations.data && rows.data && rows.at !== undefined
        ? { source: { ...rows.data, stations: stations.data.rows }, from: period.from, at: rows.at, zone }
        : undefined,
    [stations.data, rows.data, rows.at, period, zone],
  )
  const book = useMadeBook(question)
  const data = useMemo(
    (): ReadBook | undefined =>
      book && stations.data && rows.data && { book, stations: stations.data.rows, rows: rows.data },
    [book, stations.data, rows.data],
  )
  const late = stations.data === undefined ? stations : rows
  const isMaking = question !== undefined && book === undefined
  const reading: Loadable<ReadBook> = {
    ...late,
    ...(isMaking && { status: 'loading' }),
    data,
    unread: stations.unread + rows.unread,
  }
  return { reading, progress }
}
