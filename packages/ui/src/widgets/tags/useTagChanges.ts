import type { FieldChange } from '@corrente/domain/forms'
import type { Account } from '@corrente/domain/stations'
import type { TagPath } from '@corrente/domain/tags'
import { usePersonal } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'
import type { ShownChange } from '../forms/index.ts'

/** The changes of a tag that somebody else saved meanwhile, in words. @param accounts - for their names */
export function useTagChanges(accounts: readonly Account[] | undefined) {
  const t = useText('tags')
  const personal = usePersonal()
  const text = (field: TagPath, value: unknown): string => {
    if (typeof value === 'boolean') return t(value ? 'card.yes' : 'card.no')
    if (field === 'accountPk' && typeof value === 'number')
      return accounts?.find(({ pk }) => pk === value)?.name ?? String(value)
    const said = String(value ?? '')
    return field === 'idTag' || field === 'parentIdTag' ? personal(said) : said
  }
  return (changes: readonly FieldChange<TagPath>[]): readonly ShownChange[] =>
    changes.map(({ field, base, mine, theirs, isClash }) => ({
      field,
      label: t(`form.${field}`),
      theirs: text(field, theirs),
      mine: text(field, isClash || mine !== base ? mine : theirs),
      isClash,
    }))
}
