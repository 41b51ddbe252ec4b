import { bookRows, GROUPINGS, type Summary, setApart, summaries, withSetApart } from '@corrente/domain/book'
import { downloadName } from '@corrente/domain/downloads'
import { hrefOf as addressOf, pathOf } from '@corrente/domain/routing'
import { type DateRange, toDateOnly, type ZoneId } from '@corrente/domain/time'
import { z } from '@corrente/domain/wire'
import { csvFile } from '@corrente/ui/charts'
import { saveFile, useFormats } from '@corrente/ui/foundations'
import { useText } from '@corrente/ui/messages'
import { BOOK_DAYS, RELIABILITY_SORTS, ReliabilityList } from '@corrente/ui/widgets/reliability'
import { useMemo } from 'react'
import { useLinks, useMay, useStationLinks } from '../../../kit/access/index.ts'
import { lenient } from '../../../kit/address/index.ts'
import { listRules, useCompleteList, useListPage } from '../../../kit/lists/index.ts'
import { usePorts } from '../../../ports/index.ts'
import { useBook } from './useBook.ts'
import { useSetApart } from './useSetApart.ts'

const NONE: readonly Summary[] = []
const ROWS_PER_PAGE = 25
const RULES = listRules(RELIABILITY_SORTS, {
  days: lenient(z.literal(BOOK_DAYS)),
  by: lenient(z.enum(GROUPINGS)),
  doubtful: lenient(z.literal(1)),
  /** The key of a group: of a large network. */
  group: lenient(z.int().check(z.minimum(1))),
})

/** Their list, of the days of a period. */
const rechargesOf = ({ from, to }: DateRange, zone: ZoneId): string =>
  addressOf({
    path: pathOf('transactions'),
    search: { from: toDateOnly(from, zone), to: toDateOnly(to, zone) },
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
  const { days = 30, by = 'station', doubtful, group } = address.values
  const isDoubtful = doubtful === 1
  const { reading, progress, groups, isAsking, newer } = useBook(days, group)
  const { data } = reading
  const hrefOf = useStationLinks()
  const linkTo = useLinks()
  const hasRecharges = useMay()('transactions')
  const apart = useSetApart()
  const book = useMemo(() => data && setApart(data.book, apart.all), [data, apart.all])
  const rows = useMemo(() => {
    const all = book ? summaries(book, by) : NONE
    return isDoubtful ? all.filter(({ doubtful: count }) => count > 0) : all
  }, [book, by, isDoubtful])
  const network = useMemo(() => book && summaries(book, undefined)[0], [book])
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
      groups={
        groups && {
          all: groups,
          chosen: group,
          isAsking,
          onChoose: (next) => address.apply({ group: next }),
        }
      }
      network={network}
      readFrom={
        data && {
          at: data.book.period.to,
          rechargesHref: hasRecharges ? rechargesOf(data.book.period, zone) : undefined,
          calls: data.rows.calls + 1,
          stations: data.stations.length,
          recharges: data.rows.recharges.length,
          events: data.rows.events.length,
          missing: data.book.missing,
        }
      }
      progress={progress}
      newer={newer}
      hrefOf={hrefOf}
      isDoubtful={isDoubtful}
      onDoubtful={(next) => address.apply({ doubtful: next ? 1 : undefined })}
      end={book?.period.to ?? 0}
      onSetApart={(connector, outage, said) =>
        apart.change((now) => withSetApart(now, connector, outage, book?.period.to ?? 0, said))
      }
      rechargeHrefOf={(id) => linkTo('recharge', id)}
      onSaveTable={(table) => {
        if (!book) return
        const name = downloadName(
          tenant.id,
          `reliability-${table}-${days}`,
          toDateOnly(clock.now(), zone),
          'csv',
        )
        saveFile(csvFile(bookRows(table, book, zone), locale), name)
      }}
    />
  )
}
