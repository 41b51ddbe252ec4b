import { type Tag, type TagSort, tagUserName } from '@corrente/domain/tags'
import { useMemo } from 'react'
import { useText } from '../../../messages/index.ts'
import type { TableColumn } from '../../../table/index.ts'
import { ChargingMark } from '../ChargingMark.tsx'
import { useTagType } from '../useTagType.ts'
import { TagName } from './TagName.tsx'

/** The columns of the tags, all sorted by the screen: it knows whether it has the whole list (TAG-002). */
export function useTagColumns(): readonly TableColumn<Tag>[] {
  const t = useText('tags')
  const typeOf = useTagType()
  return useMemo(() => {
    const column = (
      key: TagSort,
      part: Omit<TableColumn<Tag>, 'key' | 'header' | 'isSortable'>,
    ): TableColumn<Tag> => ({ key, header: t(`list.${key}`), isSortable: true, ...part })
    return [
      column('idTag', {
        cell: (tag) => <TagName tag={tag} />,
        unbroken: ({ idTag }) => idTag,
        minInlineSize: 168,
        priority: 1,
        grow: 2,
      }),
      column('type', { cell: ({ type }) => typeOf(type), minInlineSize: 100, priority: 4, grow: 0 }),
      column('user', { cell: tagUserName, minInlineSize: 160, priority: 2 }),
      column('account', { cell: ({ accountName }) => accountName, minInlineSize: 140, priority: 3 }),
      column('charging', {
        cell: ({ isCharging }) => <ChargingMark isCharging={isCharging} />,
        minInlineSize: 120,
        priority: 1,
        grow: 0,
        firstDirection: 'descending',
      }),
    ]
  }, [t, typeOf])
}
