import type { FieldChange } from '@corrente/domain/forms'
import type { UserPath } from '@corrente/domain/users'
import { usePersonal } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'
import type { ShownChange } from '../forms/index.ts'

/** The changes of a user that somebody else saved meanwhile, in words. */
export function useUserChanges() {
  const t = useText('users')
  const personal = usePersonal()
  const say = (field: UserPath, value: unknown): string => {
    if (typeof value === 'boolean') return t(value ? 'form.yes' : 'form.no')
    const said = Array.isArray(value) ? value.join(', ') : String(value ?? '')
    return field === 'phone' ? personal(said) : said
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
