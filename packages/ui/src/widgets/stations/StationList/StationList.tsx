import { freshnessOf, isFiltered, STATIONS_PER_PAGE, type StationRow } from '@corrente/domain/stations'
import { ageOf } from '@corrente/domain/time'
import { theme } from '@corrente/themes'
import { Plus, X } from 'lucide-react'
import { type ReactNode, useCallback } from 'react'
import styled from 'styled-components'
import { useNow } from '../../../foundations/index.ts'
import { HEADER_HEIGHT, PageHeader, Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Button, ButtonLink, Pagination } from '../../../primitives/index.ts'
import { DataTable, type TableState, type TableView } from '../../../table/index.ts'
import { StationFilterBar, type StationFilterBarProps } from './StationFilterBar.tsx'
import { useStationColumns } from './useStationColumns.tsx'

export interface StationListProps extends StationFilterBarProps {
  /** The rows of the page, as they stand now; a row that did not change is the same object. */
  stations: readonly StationRow[]
  /** A row that a live change took out of the filter; it stays in its place, marked. */
  isOutside: (station: StationRow) => boolean
  /** Stations that fit by now but are held back. */
  freshCount: number
  /** Shows those too. */
  onShowFresh: () => void
  /** How many stations fit, over all pages (STN-030). */
  total: number
  /** How many the complete reply holds, where a question is answered from it: "filtered here, n of N". */
  completeTotal: number | undefined
  /** From 1. */
  page: number
  onPageChange: (page: number) => void
  /** All rows stand on one page, in a box that scrolls; 10,000 are fine. */
  isWhole: boolean
  /** All on one page, or ten by ten. */
  onWholeChange: (isWhole: boolean) => void
  state: TableState
  /** Rows and connectors of the answer that could not be read. */
  unreadRows: number
  /** Where a new station is made; absent without the right (STN-006). */
  createHref: string | undefined
  /** More to do with the list, before the way to a new station: its downloads (STN-005). */
  actions?: ReactNode
  view: TableView
  onViewChange: (view: TableView) => void
  /** What an expanded station shows (STN-015). */
  renderPanel: (station: StationRow) => ReactNode
}

const TICK_MS = 10_000
/** Height of the box that a whole list scrolls in, CSS pixels. */
const WHOLE_BLOCK = 640

/** The pages take what room there is: they measure it, and leave numbers out where it is narrow. */
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[4]};
`
const Pages = styled.div`
  flex: 1 1 320px;
  min-inline-size: 0;
`

/** The list of stations: searched, filtered, ten per page, live, each opening to its card (STN-001 to STN-015). */
export function StationList(props: StationListProps) {
  const { stations, total, completeTotal, page, filters, chip, createHref, freshCount, isWhole } = props
  const t = useText('station-list')
  const common = useText('common')
  const columns = useStationColumns()
  const now = useNow(TICK_MS)
  const age = useCallback(
    (station: StationRow) => {
      const { freshness, at } = freshnessOf(station, now)
      if (at === undefined) return t('age.unknown')
      const since = ageOf(at, now)
      return t(`age.${freshness}`, { age: common(`age.${since.unit}`, { count: since.value }) })
    },
    [now, t, common],
  )
  const empty =
    isFiltered(filters) || chip
      ? {
          title: t('noMatch.title'),
          detail: t('noMatch.detail'),
          action: (
            <Button size="small" icon={<X aria-hidden="true" />} onClick={props.onClear}>
              {t('noMatch.clear')}
            </Button>
          ),
        }
      : { title: t('empty.title'), detail: t('empty.detail') }
  return (
    <Stack gap={4}>
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
      <StationFilterBar
        filters={filters}
        onFiltersChange={props.onFiltersChange}
        groups={props.groups}
        accounts={props.accounts}
        chip={chip}
        onChipChange={props.onChipChange}
        chipCounts={props.chipCounts}
        onClear={props.onClear}
      />
      <DataTable
        label={t('title')}
        columns={columns}
        rows={stations}
        keyOf={({ pk }) => String(pk)}
        textOf={({ name }) => name}
        state={props.state}
        empty={empty}
        unreadRows={props.unreadRows}
        total={total}
        firstRow={isWhole ? 0 : (page - 1) * STATIONS_PER_PAGE}
        view={props.view}
        onViewChange={props.onViewChange}
        renderPanel={props.renderPanel}
        ageOf={age}
        isOutside={props.isOutside}
        {...(freshCount > 0 && { newRows: { count: freshCount, onShow: props.onShowFresh } })}
        note={
          completeTotal === undefined
            ? t('count', { count: total })
            : t('filteredHere', { shown: total, total: completeTotal })
        }
        {...(isWhole && stations.length > STATIONS_PER_PAGE
          ? { blockSize: WHOLE_BLOCK }
          : { stickyOffset: HEADER_HEIGHT })}
      />
      <Foot>
        {isWhole ? null : (
          <Pages>
            <Pagination
              page={page}
              total={total}
              pageSize={STATIONS_PER_PAGE}
              onChange={props.onPageChange}
              isHiddenWhenSingle
            />
          </Pages>
        )}
        {(isWhole || total > STATIONS_PER_PAGE) && (
          <Button size="small" tone="ghost" onClick={() => props.onWholeChange(!isWhole)}>
            {isWhole ? t('rows.paged', { count: STATIONS_PER_PAGE }) : t('rows.whole')}
          </Button>
        )}
      </Foot>
    </Stack>
  )
}
