import type { StationGroup } from '@corrente/domain/station-groups'
import type { GroupCounts } from '@corrente/domain/stations'
import { useText } from '../../../messages/index.ts'
import { type ListParts, RecordList } from '../../lists/index.ts'
import { useGroupColumns } from './useGroupColumns.tsx'

export interface GroupListProps extends ListParts<StationGroup> {
  /** How many stations a group has, live; undefined while nobody has counted. Keep it: other counts are another function. */
  countsOf: (group: StationGroup) => GroupCounts | undefined
  query: string
  onQueryChange: (query: string) => void
}

/** The list of station groups: searched by name, sorted, ten per page, each opening to its stations (GRP-001 to GRP-007). */
export function GroupList(props: GroupListProps) {
  const { list, query, onQueryChange } = props
  const t = useText('station-groups')
  return (
    <RecordList
      {...props}
      words={t}
      search={{ label: t('list.search'), value: query, onChange: onQueryChange }}
      label={t('list.title')}
      columns={useGroupColumns(props.countsOf)}
      keyOf={({ pk }) => String(pk)}
      textOf={({ name, pk }) => name || String(pk)}
      noMatch={{ detail: t('list.noMatchDetail') }}
      note={list.total !== undefined && t('list.count', { count: list.total })}
    />
  )
}
