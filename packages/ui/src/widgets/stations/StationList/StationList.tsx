import { freshnessOf, lastSignOf, STATIONS_PER_PAGE, type StationRow } from '@corrente/domain/stations'
import { ageOf, type EpochMs } from '@corrente/domain/time'
import { Plus } from 'lucide-react'
import { type ReactNode, useCallback } from 'react'
import { useFormats, useNow } from '../../../foundations/index.ts'
import { PageHeader } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Button, ButtonLink, Progress } from '../../../primitives/index.ts'
import { RecordList, type RecordListProps } from '../../lists/index.ts'
import { StationFilterBar, type StationFilterBarProps } from './StationFilterBar.tsx'
import { useEmptyList } from './useEmptyList.tsx'
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

export interface StationListProps
  extends Omit<StationFilterBarProps, 'chipCounts'>,
    Pick<RecordListProps<StationRow>, 'list' | 'view' | 'onViewChange'> {
  /** The ticks, and what can be done with the ticked stations; absent where there is nothing. */
  selecting?: RecordListProps<StationRow>['selecting'] | undefined
  counts: StationCounts
  /** How much of the complete list has come, while its first rows are shown; `total` undefined: it is on its way. */
  progress?: { readonly rows: number; readonly total: number | undefined } | undefined
  /** The live connection is up: rows change as the network does. */
  isLive: boolean
  /** All on one page, or ten by ten. */
  onWholeChange: (isWhole: boolean) => void
  /** Where a new station is made; absent without the right (STN-006). */
  createHref: string | undefined
  /** More to do with the list, before the way to a new station: its downloads (STN-005). */
  actions?: ReactNode
  /** What an expanded station shows (STN-015). */
  renderPanel: (station: StationRow) => ReactNode
}

const TICK_MS = 10_000
/** Height of the box that a whole list scrolls in, CSS pixels. */
const WHOLE_BLOCK = 640

/** The list of stations: searched, filtered, ten per page, live, each opening to its card (STN-001 to STN-015). */
export function StationList(props: StationListProps) {
  const { list, counts, filters, chips, createHref, isLive } = props
  const { total } = list
  const isWhole = list.pageSize === undefined
  const t = useText('station-list')
  const columns = useStationColumns()
  const age = useStationAge(list.reading.at, isLive)
  const empty = useEmptyList(props)
  return (
    <RecordList
      list={list}
      header={
        <PageHeader
          title={t('title')}
          actions={
            <>
              {props.actions}
              {createHref !== undefined && (
                <ButtonLink href={createHref} tone="brand" icon={<Plus aria-hidden="true" />}>
                  {t('create')}
                </ButtonLink>
              )}
            </>
          }
        />
      }
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
      label={t('title')}
      columns={columns}
      keyOf={({ pk }) => String(pk)}
      textOf={({ name }) => name}
      empty={empty}
      {...(props.selecting && { selecting: props.selecting })}
      view={props.view}
      onViewChange={props.onViewChange}
      renderPanel={props.renderPanel}
      ageOf={age}
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

/** What a row says of its age, of the time that it shows as its last sign of life; nothing that its state says already. */
function useStationAge(
  readAt: EpochMs | undefined,
  isLive: boolean,
): (station: StationRow) => string | undefined {
  const t = useText('station-list')
  const words = useText('stations')
  const common = useText('common')
  const now = useNow(TICK_MS)
  return useCallback(
    (station: StationRow) => {
      const freshness = freshnessOf(station, { isLive, readAt })
      const at = lastSignOf(station)
      if (freshness === 'wrongClock') return words('condition.wrongClock')
      if (at === undefined || freshness === 'unknown' || freshness === 'live')
        return t(freshness === 'live' ? 'age.live' : 'age.unknown')
      // Its state says since when.
      if (freshness === 'offline') return undefined
      const since = ageOf(at, now)
      return t(`age.${freshness}`, { age: common(`age.${since.unit}`, { count: since.value }) })
    },
    [now, isLive, readAt, t, words, common],
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
