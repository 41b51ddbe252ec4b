import type { FieldChange } from '@corrente/domain/forms'
import { SEXES, type UserPath } from '@corrente/domain/users'
import { usePersonal } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'
import type { ShownChange } from '../forms/index.ts'
import type { UserChoices } from './userChoices.ts'

/** The changes of a user that somebody else saved meanwhile, in words. @param choices - for the names of what is chosen */
export function useUserChanges({ accounts, groups, tags, heldTags }: UserChoices) {
  const t = useText('users')
  const personal = usePersonal()
  const nameOf = (from: readonly { readonly pk: number; readonly name: string }[] | undefined, pk: unknown) =>
    from?.find((each) => each.pk === pk)?.name
  const cardOf = (pk: unknown) => {
    const card = [...(tags.data ?? []), ...heldTags].find((each) => each.pk === pk)
    return card ? personal(card.idTag) : String(pk)
  }
  const say = (field: UserPath, value: unknown): string => {
    if (typeof value === 'boolean') return t(value ? 'form.yes' : 'form.no')
    if (Array.isArray(value)) return value.map(cardOf).join(', ')
    const said = String(value ?? '')
    if (field === 'phone') return personal(said)
    if (field === 'accountPk') return nameOf(accounts.data, value) ?? said
    if (field === 'groupPk') return nameOf(groups.data, value) ?? said
    const sex = field === 'sex' ? SEXES.find((each) => each === said) : undefined
    return sex ? t(`form.sexOf.${sex}`) : said
  }
  return (changes: readonly FieldChange<UserPath>[]): readonly ShownChange[] =>
    changes.map(({ field, base, mine, theirs, isClash }) => ({
      field,
      label: t(`form.${field}`),
      theirs: say(field, theirs),
      mine: say(field, isClash || mine !== base ? mine : theirs),
      isClash,
    }))
}
