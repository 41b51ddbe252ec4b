import { chargerName, type GroupCharger } from '@corrente/domain/virtual-groups'
import { useMemo } from 'react'
import { ASKED_PAUSE_MS } from '../../../forms/index.ts'
import { MISSING } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import type { TableColumn, TableSelection } from '../../../table/index.ts'
import { RecordList, type RecordListProps } from '../../lists/index.ts'

export interface ChargerTableProps
  extends Pick<
    RecordListProps<GroupCharger>,
    'list' | 'view' | 'onViewChange' | 'header' | 'notices' | 'footer'
  > {
  query: string
  onQueryChange: (query: string) => void
  selection: TableSelection
  onSelectionChange: (selection: TableSelection) => void
  /** Why a charger cannot be ticked (VGR-052, VGR-053). Keep the function while nothing changes. */
  reasonOf: (charger: GroupCharger) => string | undefined
}

/** The chargers that a configuration may have, with a search and a tick for each (VGR-016, VGR-026). */
export function ChargerTable(props: ChargerTableProps) {
  const { query, onQueryChange, selection, onSelectionChange, reasonOf, ...frame } = props
  const t = useText('virtual-groups')
  const columns = useMemo(
    (): readonly TableColumn<GroupCharger>[] => [
      {
        key: 'name',
        header: t('chargers.name'),
        cell: (charger) => charger.description?.trim() || MISSING,
        minInlineSize: 180,
        priority: 1,
        isRowHeader: true,
      },
      { key: 'code', header: t('chargers.code'), cell: ({ code }) => code, minInlineSize: 120, priority: 2 },
      {
        key: 'config',
        header: t('chargers.config'),
        cell: ({ hasConfig }) =>
          hasConfig === undefined ? MISSING : t(hasConfig ? 'chargers.hasConfig' : 'chargers.noConfig'),
        minInlineSize: 120,
        priority: 3,
        grow: 0,
      },
    ],
    [t],
  )
  return (
    <RecordList
      {...frame}
      search={{
        label: t('chargers.search'),
        value: query,
        onChange: onQueryChange,
        pauseMs: ASKED_PAUSE_MS,
      }}
      label={t('tab.chargers')}
      columns={columns}
      keyOf={({ pk }) => String(pk)}
      textOf={chargerName}
      empty={{ title: t('chargers.noMatch') }}
      selecting={{ selection, onChange: onSelectionChange, reasonOf }}
    />
  )
}
