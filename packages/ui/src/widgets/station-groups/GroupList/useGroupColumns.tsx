import { GROUP_SORT_VALUES, groupAddressLine, type StationGroup } from '@corrente/domain/station-groups'
import { type GroupCounts, markOf } from '@corrente/domain/stations'
import { useMemo } from 'react'
import { useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { StatusMark } from '../../../primitives/index.ts'
import type { TableColumn } from '../../../table/index.ts'

/** The columns of the groups: what each is called, how many stations it has and how many are down, where it is. */
export function useGroupColumns(
  countsOf: (group: StationGroup) => GroupCounts | undefined,
): readonly TableColumn<StationGroup>[] {
  const t = useText('station-groups')
  const { integer } = useFormats()
  return useMemo(
    (): readonly TableColumn<StationGroup>[] => [
      {
        key: 'name',
        header: t('form.name'),
        cell: ({ name }) => name,
        minInlineSize: 140,
        priority: 1,
        sortValue: GROUP_SORT_VALUES.name,
      },
      {
        key: 'troubled',
        header: t('list.troubled'),
        cell: (group) => {
          const { troubled, worst } = countsOf(group) ?? {}
          if (troubled === undefined) return undefined
          const label = t('list.troubledCount', { count: troubled })
          return worst && troubled > 0 ? (
            <StatusMark status={markOf({ condition: worst, isPartial: false })} label={label} size="small" />
          ) : (
            label
          )
        },
        minInlineSize: 160,
        priority: 1,
        grow: 0,
        sortValue: (group) => countsOf(group)?.troubled,
        firstDirection: 'descending',
      },
      {
        key: 'stations',
        header: t('list.stations'),
        cell: (group) => integer(countsOf(group)?.stations),
        minInlineSize: 100,
        priority: 2,
        grow: 0,
        kind: 'number',
        sortValue: (group) => countsOf(group)?.stations,
        firstDirection: 'descending',
      },
      {
        key: 'address',
        header: t('list.address'),
        cell: groupAddressLine,
        minInlineSize: 240,
        priority: 3,
        grow: 2,
        sortValue: GROUP_SORT_VALUES.address,
      },
      {
        key: 'externalId',
        header: t('form.externalId'),
        cell: ({ externalId }) => externalId,
        minInlineSize: 130,
        priority: 4,
        sortValue: GROUP_SORT_VALUES.externalId,
      },
    ],
    [t, integer, countsOf],
  )
}
