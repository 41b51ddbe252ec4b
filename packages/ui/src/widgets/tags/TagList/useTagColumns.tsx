import { type Tag, type TagSort, tagUserName } from '@corrente/domain/tags'
import { useMemo } from 'react'
import type { CsvColumn } from '../../../charts/index.ts'
import { useText } from '../../../messages/index.ts'
import type { TableColumn } from '../../../table/index.ts'
import { ChargingMark } from '../ChargingMark.tsx'
import { useTagType } from '../useTagType.ts'
import { TagName } from './TagName.tsx'

/** A cell that is its text. */
const said = (text: (tag: Tag) => string | undefined) => ({ cell: text, text })

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
        text: ({ idTag }) => ({ id: idTag }),
        onCard: (tag) => tagUserName(tag),
        minInlineSize: 168,
        priority: 1,
        grow: 2,
      }),
      column('type', { ...said(({ type }) => typeOf(type)), minInlineSize: 100, priority: 4, grow: 0 }),
      column('user', { ...said(tagUserName), minInlineSize: 160, priority: 2 }),
      column('account', { ...said(({ accountName }) => accountName), minInlineSize: 140, priority: 3 }),
      column('charging', {
        cell: ({ isCharging }) => <ChargingMark isCharging={isCharging} />,
        text: ({ isCharging }) =>
          isCharging === undefined ? undefined : t(isCharging ? 'card.yes' : 'card.no'),
        minInlineSize: 120,
        priority: 1,
        grow: 0,
        firstDirection: 'descending',
      }),
    ]
  }, [t, typeOf])
}

/** What their file has beside the columns. */
export function useTagMarks(): readonly CsvColumn<Tag>[] {
  const t = useText('tags')
  const yes = (value: boolean) => t(value ? 'card.yes' : 'card.no')
  return [
    { header: t('mark.inactive'), text: ({ isInactive }) => yes(isInactive) },
    { header: t('form.isFree'), text: ({ isFree }) => yes(isFree) },
    { header: t('form.note'), text: ({ note }) => note },
  ]
}
