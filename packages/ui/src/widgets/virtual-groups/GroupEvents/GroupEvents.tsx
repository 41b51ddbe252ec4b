import type { GroupLogItem } from '@corrente/domain/virtual-groups'
import { useMemo } from 'react'
import { MISSING, useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import type { TableColumn } from '../../../table/index.ts'
import { RecordList, type RecordListProps } from '../../lists/index.ts'

/** An event with its place in the list, which is all that tells two of them apart. */
export interface PlacedEvent extends GroupLogItem {
  readonly place: number
}

export type GroupEventsProps = Pick<RecordListProps<PlacedEvent>, 'list' | 'view' | 'onViewChange'>

/** The events of a configuration, newest first, ten a page (VGR-033, VGR-072). */
export function GroupEvents(props: GroupEventsProps) {
  const t = useText('virtual-groups')
  const { timestamp } = useFormats()
  const columns = useMemo(
    (): readonly TableColumn<PlacedEvent>[] => [
      {
        key: 'time',
        header: t('events.time'),
        cell: ({ at }) => timestamp(at, 'DD/MM/YYYY HH:mm'),
        // Both fit on a phone: an event without its time says little.
        minInlineSize: 136,
        priority: 2,
        grow: 0,
      },
      {
        key: 'what',
        header: t('events.what'),
        cell: ({ description }) => description ?? MISSING,
        minInlineSize: 160,
        priority: 1,
        isRowHeader: true,
      },
    ],
    [t, timestamp],
  )
  return (
    <RecordList
      {...props}
      label={t('tab.events')}
      columns={columns}
      keyOf={({ place }) => String(place)}
      textOf={({ description, place }) => description ?? String(place)}
      empty={{ title: t('view.eventsEmpty') }}
    />
  )
}
