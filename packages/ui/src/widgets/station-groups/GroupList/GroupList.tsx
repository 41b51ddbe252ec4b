import type { ListSort } from '@corrente/domain/paging'
import { GROUPS_PER_PAGE, groupAddressLine, type StationGroup } from '@corrente/domain/station-groups'
import { Plus, X } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import styled from 'styled-components'
import { SearchField } from '../../../forms/index.ts'
import { HEADER_HEIGHT, PageHeader, Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Button, ButtonLink, Pagination } from '../../../primitives/index.ts'
import { DataTable, type TableColumn, type TableState, type TableView } from '../../../table/index.ts'

export interface GroupListProps {
  /** The groups of the page that is shown, searched and sorted. */
  groups: readonly StationGroup[]
  /** How many groups fit the search. */
  total: number
  /** From 1. */
  page: number
  onPageChange: (page: number) => void
  query: string
  onQueryChange: (query: string) => void
  /** By 'name', 'address' or 'externalId' (GRP-002). */
  sort: ListSort | undefined
  onSortChange: (sort: ListSort | undefined) => void
  state: TableState
  /** Rows of the answer that could not be read. */
  unreadRows: number
  /** What else the header offers: the saved views. */
  actions?: ReactNode
  /** Where a new group is made; absent without the right (GRP-004). */
  createHref: string | undefined
  view: TableView
  onViewChange: (view: TableView) => void
  /** What an expanded group shows: its stations (GRP-005). */
  renderPanel: (group: StationGroup) => ReactNode
}

const Search = styled.div`
  max-inline-size: 360px;
`

function useColumns(): readonly TableColumn<StationGroup>[] {
  const t = useText('station-groups')
  return useMemo(
    () => [
      {
        key: 'name',
        header: t('list.name'),
        cell: (group) => group.name,
        minInlineSize: 160,
        priority: 1,
        isSortable: true,
      },
      {
        key: 'address',
        header: t('list.address'),
        cell: groupAddressLine,
        minInlineSize: 240,
        priority: 2,
        grow: 2,
        isSortable: true,
      },
      {
        key: 'externalId',
        header: t('list.externalId'),
        cell: ({ externalId }) => externalId,
        minInlineSize: 130,
        priority: 3,
        isSortable: true,
      },
    ],
    [t],
  )
}

/** The list of station groups: searched by name, sorted, ten per page, each opening to its stations (GRP-001 to GRP-007). */
export function GroupList(props: GroupListProps) {
  const { groups, total, page, query, onQueryChange, createHref } = props
  const t = useText('station-groups')
  const columns = useColumns()
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
    <Stack gap={4}>
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
      <Search>
        <SearchField label={t('list.search')} value={query} onChange={onQueryChange} />
      </Search>
      <DataTable
        label={t('list.title')}
        columns={columns}
        rows={groups}
        keyOf={({ pk }) => String(pk)}
        textOf={({ name, pk }) => name || String(pk)}
        state={props.state}
        empty={empty}
        unreadRows={props.unreadRows}
        total={total}
        firstRow={(page - 1) * GROUPS_PER_PAGE}
        sort={props.sort}
        onSortChange={props.onSortChange}
        isSortedByCaller
        view={props.view}
        onViewChange={props.onViewChange}
        renderPanel={props.renderPanel}
        note={t('list.count', { count: total })}
        stickyOffset={HEADER_HEIGHT}
      />
      <Pagination
        page={page}
        total={total}
        pageSize={GROUPS_PER_PAGE}
        onChange={props.onPageChange}
        isHiddenWhenSingle
      />
    </Stack>
  )
}
