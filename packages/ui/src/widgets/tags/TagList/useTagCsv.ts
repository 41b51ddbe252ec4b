import { type Tag, tagUserName } from '@corrente/domain/tags'
import { csvFile } from '../../../charts/index.ts'
import { useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { useTagType } from '../useTagType.ts'

/** Tags as a table for a spreadsheet, with the list's columns and marks; cells that would be formulas are neutralised. */
export function useTagCsv(): (tags: readonly Tag[]) => Blob {
  const t = useText('tags')
  const typeOf = useTagType()
  const { locale } = useFormats()
  return (tags) => {
    const yes = (value: boolean) => t(value ? 'card.yes' : 'card.no')
    const head = [
      t('list.idTag'),
      t('list.type'),
      t('list.user'),
      t('list.account'),
      t('list.charging'),
      t('mark.inactive'),
      t('mark.free'),
      t('card.note'),
    ]
    const rows = tags.map((tag) => [
      { id: tag.idTag },
      typeOf(tag.type),
      tagUserName(tag) ?? '',
      tag.accountName ?? '',
      tag.isCharging === undefined ? '' : yes(tag.isCharging),
      yes(tag.isInactive),
      yes(tag.isFree),
      tag.note ?? '',
    ])
    return csvFile([head, ...rows], locale)
  }
}
