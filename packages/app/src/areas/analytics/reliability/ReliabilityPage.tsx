import { bookRows, GROUPINGS, type Summary, summaries } from '@corrente/domain/book'
import { downloadName } from '@corrente/domain/downloads'
import { pathOf } from '@corrente/domain/routing'
import { toDateOnly } from '@corrente/domain/time'
import { z } from '@corrente/domain/wire'
import { csvFile } from '@corrente/ui/charts'
import { saveFile, useFormats } from '@corrente/ui/foundations'
import { useText } from '@corrente/ui/messages'
import { BOOK_DAYS, RELIABILITY_SORTS, ReliabilityList } from '@corrente/ui/widgets/reliability'
import { useMemo } from 'react'
import { lenient } from '../../../kit/address/index.ts'
import { listRules, useCompleteList, useListPage } from '../../../kit/lists/index.ts'
import { usePorts } from '../../../ports/index.ts'
import { useBook } from './useBook.ts'

const NONE: readonly Summary[] = []
const ROWS_PER_PAGE = 25
const RULES = listRules(RELIABILITY_SORTS, {
  days: lenient(z.literal(BOOK_DAYS)),
  by: lenient(z.enum(GROUPINGS)),
})

/** `/reliability`: did the driver get a charge? */
export function ReliabilityPage() {
  const title = useText('reliability')('title')
  const { clock, tenant } = usePorts()
  const { locale, zone } = useFormats()
  const { address, page } = useListPage({
    name: 'reliability',
    title,
    path: pathOf('reliability'),
    rules: RULES,
  })
  const { days = 30, by = 'station' } = address.values
  const { reading, progress } = useBook(days)
  const { data } = reading
  const rows = useMemo(() => (data ? summaries(data.book, by) : NONE), [data, by])
  const network = useMemo(() => data && summaries(data.book, undefined)[0], [data])
  const list = useCompleteList({ rows, reading, address, pageSize: ROWS_PER_PAGE })
  return (
    <ReliabilityList
      list={list}
      view={page.view}
      onViewChange={page.onViewChange}
      actions={page.actions}
      days={days}
      onDays={(next) => address.apply({ days: next === 30 ? undefined : next })}
      by={by}
      onBy={(next) => address.apply({ by: next === 'station' ? undefined : next, sort: undefined })}
      network={network}
      readFrom={
        data && {
          calls: data.rows.calls + 1,
          stations: data.stations.length,
          recharges: data.rows.recharges.length,
          events: data.rows.events.length,
          missing: data.book.missing,
        }
      }
      progress={progress}
      onSaveTable={(table) => {
        if (!data) return
        const name = downloadName(
          tenant.id,
          `reliability-${table}-${days}`,
          toDateOnly(clock.now(), zone),
          'csv',
        )
        saveFile(csvFile(bookRows(table, data.book, zone), locale), name)
      }}
    />
  )
}
