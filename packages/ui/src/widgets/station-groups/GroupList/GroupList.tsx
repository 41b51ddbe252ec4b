import type { StationGroup } from '@corrente/domain/station-groups'
import type { GroupCounts } from '@corrente/domain/stations'
import { Plus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { SearchField } from '../../../forms/index.ts'
import { PageHeader } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Button, ButtonLink } from '../../../primitives/index.ts'
import { RecordList, type RecordListProps } from '../../lists/index.ts'
import { useGroupColumns } from './useGroupColumns.tsx'

export interface GroupListProps
  extends Pick<RecordListProps<StationGroup>, 'list' | 'view' | 'onViewChange'> {
  /** How many stations a group has, live; undefined while nobody has counted. Keep it: other counts are another function. */
  countsOf: (group: StationGroup) => GroupCounts | undefined
  query: string
  onQueryChange: (query: string) => void
  /** What else the header offers: the saved views. */
  actions?: ReactNode
  /** Where a new group is made; absent without the right (GRP-004). */
  createHref: string | undefined
  /** What an expanded group shows: its stations (GRP-005). */
  renderPanel: (group: StationGroup) => ReactNode
}

const Search = styled.div`
  max-inline-size: 360px;
`

/** The list of station groups: searched by name, sorted, ten per page, each opening to its stations (GRP-001 to GRP-007). */
export function GroupList(props: GroupListProps) {
  const { list, query, onQueryChange, createHref } = props
  const t = useText('station-groups')
  const columns = useGroupColumns(props.countsOf)
  const empty =
    query.trim() === ''
      ? { title: t('list.empty'), detail: t('list.emptyDetail') }
      : {
          title: t('list.noMatch'),
          detail: t('list.noMatchDetail'),
          action: (
            <Button size="small" icon={<X aria-hidden="true" />} onClick={() => onQueryChange('')}>
              {t('list.clear')}
            </Button>
          ),
        }
  return (
    <RecordList
      list={list}
      header={
        <PageHeader
          title={t('list.title')}
          actions={
            <>
              {props.actions}
              {createHref !== undefined && (
                <ButtonLink href={createHref} tone="brand" icon={<Plus aria-hidden="true" />}>
                  {t('list.create')}
                </ButtonLink>
              )}
            </>
          }
        />
      }
      filters={
        <Search>
          <SearchField label={t('list.search')} isLabelShown value={query} onChange={onQueryChange} />
        </Search>
      }
      label={t('list.title')}
      columns={columns}
      keyOf={({ pk }) => String(pk)}
      textOf={({ name, pk }) => name || String(pk)}
      empty={empty}
      note={list.total !== undefined && t('list.count', { count: list.total })}
      view={props.view}
      onViewChange={props.onViewChange}
      renderPanel={props.renderPanel}
    />
  )
}
