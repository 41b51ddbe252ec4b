import { VIRTUAL_GROUPS_READ_MAX, type VirtualGroupItem } from '@corrente/domain/virtual-groups'
import { Plus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { SearchField } from '../../../forms/index.ts'
import { useFormats } from '../../../foundations/index.ts'
import { PageHeader } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Banner, Button, ButtonLink } from '../../../primitives/index.ts'
import { RecordList, type RecordListProps } from '../../lists/index.ts'
import { type GroupColumnNeeds, useGroupColumns } from './useGroupColumns.tsx'

export interface VirtualGroupListProps
  extends Pick<RecordListProps<VirtualGroupItem>, 'list' | 'view' | 'onViewChange'>,
    GroupColumnNeeds {
  query: string
  onQueryChange: (query: string) => void
  /** What else the header offers: the saved views. */
  actions?: ReactNode
  /** Where a new one is made; absent without the right. */
  createHref: string | undefined
  /** There are more than are read: the order is the server's. */
  isTooLong: boolean
  /** The meters' readings could not be had. */
  areReadingsLost: boolean
  /** A row was opened (VGR-009). */
  onOpen: ((group: VirtualGroupItem) => void) | undefined
}

const Search = styled.div`
  max-inline-size: 360px;
`

/** The list of configurations, those in trouble first (VGR-002 to VGR-010). */
export function VirtualGroupList(props: VirtualGroupListProps) {
  const { list, query, onQueryChange, createHref, isTooLong, areReadingsLost, onOpen } = props
  const t = useText('virtual-groups')
  const { integer } = useFormats()
  const columns = useGroupColumns(props)
  const empty =
    query.trim() === ''
      ? { title: t('list.empty'), detail: t('list.emptyDetail') }
      : {
          title: t('list.noMatch'),
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
      notices={
        <>
          {isTooLong && (
            <Banner tone="info">{t('list.tooLong', { max: integer(VIRTUAL_GROUPS_READ_MAX) })}</Banner>
          )}
          {areReadingsLost && <Banner tone="warning">{t('list.readingsFailed')}</Banner>}
        </>
      }
      label={t('list.title')}
      columns={columns}
      keyOf={({ id }) => String(id)}
      textOf={({ name, id }) => name ?? String(id)}
      empty={empty}
      note={list.total !== undefined && t('list.count', { count: list.total })}
      view={props.view}
      onViewChange={props.onViewChange}
      {...(onOpen && { onOpen })}
    />
  )
}
