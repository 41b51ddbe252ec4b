import type { ListSort } from '@corrente/domain/paging'
import { theme } from '@corrente/themes'
import { Settings2 } from 'lucide-react'
import styled from 'styled-components'
import { Checkbox, SegmentedControl, Select } from '../../forms/index.ts'
import { useText } from '../../messages/index.ts'
import { Button, IconButton, Popover } from '../../primitives/index.ts'
import {
  canHide,
  canSort,
  DEFAULT_TABLE_VIEW,
  TABLE_DENSITIES,
  type TableColumn,
  type TableView,
  withColumn,
} from '../columns.ts'
import { TableKeys, type TableKeysProps } from './TableKeys.tsx'

export interface TableOptionsProps<T> extends TableKeysProps {
  /** All columns of the list, the hidden ones too. */
  columns: readonly TableColumn<T>[]
  view: TableView
  /** Asked to change the view; the app keeps it. */
  onChange: (view: TableView) => void
  /** Columns that are chosen but have no room now. Default: none. */
  dropped?: readonly TableColumn<T>[]
  /** How the rows are sorted, where no headings are drawn that say it. */
  sort?: ListSort | undefined
  /** Asked to sort; without it nothing of it is offered: the headings sort. */
  onSort?: (sort: ListSort | undefined) => void
}

const Panel = styled.div`
  display: grid;
  justify-items: stretch;
  gap: ${theme.space[4]};
  inline-size: min(300px, calc(100vw - 64px));
`
const Columns = styled.fieldset`
  display: grid;
  gap: ${theme.space[1]};
`
const Legend = styled.legend`
  padding-block-end: ${theme.space[1]};
  font-size: ${theme.font.size[13]};
  font-weight: ${theme.font.weight.medium};
`

/** Which columns a list shows, how high its rows are, and the keys that it answers to. */
export function TableOptions<T>(props: TableOptionsProps<T>) {
  const { columns, view, onChange, dropped = [], sort, onSort, ...keys } = props
  const t = useText('table')
  return (
    <Popover
      label={t('options.title')}
      align="end"
      trigger={<IconButton size="small" label={t('options.title')} icon={<Settings2 aria-hidden="true" />} />}
    >
      <Panel>
        {onSort && <SortSelect columns={columns} sort={sort} onSort={onSort} />}
        <Columns>
          <Legend>{t('options.columns')}</Legend>
          {columns.map((column) => {
            const isShown = !canHide(column) || !view.hidden.includes(column.key)
            return (
              <Checkbox
                key={column.key}
                label={column.header}
                isChecked={isShown}
                onChange={(shallShow) => onChange(withColumn(view, column, shallShow))}
                {...(isShown && dropped.includes(column) ? { hint: t('options.noRoom') } : {})}
                disabledReason={canHide(column) ? undefined : t('options.fixed')}
              />
            )
          })}
        </Columns>
        <SegmentedControl
          label={t('options.density')}
          options={TABLE_DENSITIES.map((value) => ({ value, label: t(`density.${value}`) }))}
          value={view.density}
          onChange={(density) => onChange({ ...view, density })}
        />
        <Button size="small" onClick={() => onChange(DEFAULT_TABLE_VIEW)}>
          {t('options.reset')}
        </Button>
        <TableKeys {...keys} />
      </Panel>
    </Popover>
  )
}

const DIRECTIONS = ['ascending', 'descending'] as const
const NONE = ''

/** Every order that the headings would offer, those of columns without room too: the column, then which way. */
function SortSelect<T>({
  columns,
  sort,
  onSort,
}: Required<Pick<TableOptionsProps<T>, 'columns' | 'onSort'>> & Pick<TableOptionsProps<T>, 'sort'>) {
  const t = useText('table')
  const sorting = columns.filter((column) => canSort(column))
  if (sorting.length === 0) return null
  return (
    <>
      <Select
        label={t('options.sort')}
        isFilter
        value={sort?.key ?? NONE}
        onChange={(value) => {
          const column = sorting.find(({ key }) => key === value)
          onSort(column && { key: column.key, direction: column.firstDirection ?? 'ascending' })
        }}
        options={[
          { value: NONE, label: t('sorted.none') },
          ...sorting.map(({ key, header }) => ({ value: key, label: header })),
        ]}
      />
      {sort && (
        <SegmentedControl
          label={t('options.sort')}
          isLabelHidden
          options={DIRECTIONS.map((value) => ({ value, label: t(`options.${value}`) }))}
          value={sort.direction}
          onChange={(direction) => onSort({ ...sort, direction })}
        />
      )}
    </>
  )
}
