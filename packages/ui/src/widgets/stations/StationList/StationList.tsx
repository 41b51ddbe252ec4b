import { NO_STATION_FILTERS, STATIONS_PER_PAGE, type StationRow } from '@corrente/domain/stations'
import { useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Button, Progress } from '../../../primitives/index.ts'
import { type ListParts, RecordList } from '../../lists/index.ts'
import { StationFilterBar, type StationFilterBarProps } from './StationFilterBar.tsx'
import { useStationColumns } from './useStationColumns.tsx'

/** How many stations there are beside the rows; undefined: nobody has counted. */
export interface StationCounts {
  /** All that could be in the list, where a question is answered from the complete reply: "filtered here, n of N". */
  complete: number | undefined
  /** Those that answer each question. */
  chips: StationFilterBarProps['chipCounts']
  /** Disabled ones, which the list of the active ones lacks. */
  disabled: number | undefined
  /** Rows that stay in their place although they no longer fit. */
  outside: number
}

export interface StationListProps extends Omit<StationFilterBarProps, 'chipCounts'>, ListParts<StationRow> {
  counts: StationCounts
  /** How much of the complete list has come, while its first rows are shown; `total` undefined: it is on its way. */
  progress?: { readonly rows: number; readonly total: number | undefined } | undefined
  /** The live connection is up: rows change as the network does. */
  isLive: boolean
  /** All on one page, or ten by ten. */
  onWholeChange: (isWhole: boolean) => void
}

/** Height of the box that a whole list scrolls in, CSS pixels. */
const WHOLE_BLOCK = 640

/** The list of stations: searched, filtered, ten per page, live, each opening to its card (STN-001 to STN-015). */
export function StationList(props: StationListProps) {
  const { list, counts, filters, chips, isLive } = props
  const { total } = list
  const isWhole = list.pageSize === undefined
  const t = useText('station-list')
  const [narrowed, ...more] = useFilterWords(props)
  return (
    <RecordList
      {...props}
      words={t}
      filters={
        <StationFilterBar
          filters={filters}
          onFiltersChange={props.onFiltersChange}
          groups={props.groups}
          accounts={props.accounts}
          chips={chips}
          onChipsChange={props.onChipsChange}
          chipCounts={counts.chips}
          onClear={props.onClear}
        />
      }
      notices={props.progress && <ReadingAll {...props.progress} />}
      label={t('list.title')}
      columns={useStationColumns({ isLive, readAt: list.reading.at })}
      keyOf={({ pk }) => String(pk)}
      textOf={({ name }) => name}
      isNarrowed={narrowed !== undefined}
      noMatch={
        narrowed !== undefined && more.length === 0
          ? { title: narrowed }
          : { detail: t('list.noMatchDetail') }
      }
      note={useCountNote(total, counts)}
      {...(isWhole && list.rows.length > STATIONS_PER_PAGE && { blockSize: WHOLE_BLOCK })}
      footer={
        (isWhole || (total ?? 0) > STATIONS_PER_PAGE) && (
          <Button size="small" tone="ghost" onClick={() => props.onWholeChange(!isWhole)}>
            {isWhole ? t('rows.paged', { count: STATIONS_PER_PAGE }) : t('rows.whole')}
          </Button>
        )
      }
    />
  )
}

/** The complete list is on its way behind the rows that are shown. */
function ReadingAll({ rows, total }: NonNullable<StationListProps['progress']>) {
  const t = useText('station-list')
  const { integer } = useFormats()
  return (
    <Progress
      label={t('reading.label')}
      {...(total && {
        value: rows / total,
        note: t('reading.note', { rows: integer(rows), total: integer(total) }),
      })}
    />
  )
}

/** How many there are, and why another place may say another number. */
function useCountNote(total: number | undefined, counts: StationCounts): string | undefined {
  const t = useText('station-list')
  if (total === undefined) return undefined
  const { complete, disabled = 0, outside } = counts
  const shown = complete === undefined ? total : total - outside
  const parts = [
    complete === undefined ? t('count', { count: total }) : t('filteredHere', { shown, count: complete }),
    ...(disabled > 0 ? [t('disabledToo', { count: disabled })] : []),
    ...(complete !== undefined && outside > 0 ? [t('outside', { count: outside })] : []),
  ]
  return parts.join(' · ')
}

/** That nothing fits, said once for each filter that is on. */
function useFilterWords({
  filters,
  chips,
}: Pick<StationFilterBarProps, 'filters' | 'chips'>): readonly string[] {
  const t = useText('station-list')
  const { search, groupPk, accountPk, isOnline, isDisabled } = filters
  return [
    search !== NO_STATION_FILTERS.search && t('none.search', { search }),
    groupPk !== undefined && t('none.group'),
    accountPk !== undefined && t('none.account'),
    isOnline !== undefined && t(isOnline ? 'none.online' : 'none.offline'),
    isDisabled && t('none.disabled'),
    ...chips.map((chip) => t(`none.${chip}`)),
  ].filter((text) => text !== false)
}
