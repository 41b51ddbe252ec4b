import type { ListSort } from '@corrente/domain/paging'
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { VisuallyHidden } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'
import { canSort } from '../columns.ts'
import type { TableLayout } from '../priorities.ts'
import { nextSort } from '../sorting.ts'
import { CutHeader, HeadCell, SortButton } from './DataTable.styles.ts'
import { PageTick, type TablePageTick } from './PageTick.tsx'

export interface TableHeadProps<T> {
  layout: TableLayout<T>
  sort: ListSort | undefined
  onSort: ((sort: ListSort | undefined) => void) | undefined
  /** How much of the page is ticked, and what turns it over; without it rows have no ticks. */
  tick: TablePageTick | undefined
}

const ICONS = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown }

/** The headings, with how wide each column is. */
export function TableHead<T>({ layout, sort, onSort, tick }: TableHeadProps<T>) {
  const t = useText('table')
  const { isCards } = layout
  return (
    <>
      <colgroup>
        {tick ? <col style={{ inlineSize: layout.own.select }} /> : null}
        {layout.hasExpander ? <col style={{ inlineSize: layout.own.expand }} /> : null}
        {layout.shown.map(({ column, inlineSize }) => (
          <col key={column.key} style={{ inlineSize }} />
        ))}
      </colgroup>
      <thead>
        <tr aria-rowindex={1}>
          {tick ? (
            <HeadCell $kind="own" $isHidden={isCards} scope="col">
              <VisuallyHidden>{t('selectHeader')}</VisuallyHidden>
              {isCards ? null : <PageTick tick={tick} />}
            </HeadCell>
          ) : null}
          {layout.hasExpander ? (
            <HeadCell $kind="own" $isHidden={isCards} scope="col">
              <VisuallyHidden>{t('expandHeader')}</VisuallyHidden>
            </HeadCell>
          ) : null}
          {layout.shown.map(({ column }) => {
            const kind = column.kind ?? 'text'
            const direction = sort?.key === column.key ? sort.direction : undefined
            const Icon = ICONS[direction ?? 'none']
            return (
              <HeadCell
                key={column.key}
                $kind={kind}
                $isHidden={isCards}
                scope="col"
                {...(direction ? { 'aria-sort': direction } : {})}
              >
                {isCards ? (
                  <VisuallyHidden>{column.header}</VisuallyHidden>
                ) : onSort && canSort(column) ? (
                  <SortButton
                    type="button"
                    $kind={kind}
                    onClick={() => onSort(nextSort(sort, column.key, column.firstDirection))}
                  >
                    {column.header}
                    <Icon aria-hidden="true" />
                  </SortButton>
                ) : column.isHeaderCut ? (
                  <CutHeader title={column.header}>{column.header}</CutHeader>
                ) : (
                  column.header
                )}
              </HeadCell>
            )
          })}
        </tr>
      </thead>
    </>
  )
}
