import { troublesOf, VIRTUAL_GROUPS_READ_MAX, type VirtualGroupItem } from '@corrente/domain/virtual-groups'
import { useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Banner } from '../../../primitives/index.ts'
import { type ListParts, RecordList } from '../../lists/index.ts'
import { type GroupColumnNeeds, useGroupColumns } from './useGroupColumns.tsx'

export interface VirtualGroupListProps extends ListParts<VirtualGroupItem>, GroupColumnNeeds {
  query: string
  onQueryChange: (query: string) => void
  /** There are more than are read: the order is the server's. */
  isTooLong: boolean
  /** The meters' readings could not be had. */
  areReadingsLost: boolean
}

/** The list of configurations, those in trouble first (VGR-002 to VGR-010). */
export function VirtualGroupList(props: VirtualGroupListProps) {
  const { list, query, onQueryChange, isTooLong, areReadingsLost } = props
  const t = useText('virtual-groups')
  const { integer } = useFormats()
  return (
    <RecordList
      {...props}
      words={t}
      search={{ label: t('list.search'), value: query, onChange: onQueryChange }}
      notices={
        <>
          {isTooLong && (
            <Banner tone="info">{t('list.tooLong', { max: integer(VIRTUAL_GROUPS_READ_MAX) })}</Banner>
          )}
          {areReadingsLost && <Banner tone="warning">{t('list.readingsFailed')}</Banner>}
        </>
      }
      label={t('list.title')}
      columns={useGroupColumns(props)}
      keyOf={({ id }) => String(id)}
      textOf={({ name, id }) => name ?? String(id)}
      toneOf={(group) => (troublesOf(group, props.known)[0] === 'over' ? 'danger' : 'neutral')}
      note={list.total !== undefined && t('list.count', { count: list.total })}
    />
  )
}
