import { isAddressText } from '@corrente/domain/address'
import type { FieldChange } from '@corrente/domain/forms'
import type { GroupPath } from '@corrente/domain/station-groups'
import { useText } from '../../messages/index.ts'
import type { ShownChange } from '../forms/index.ts'

/** The changes of a group that somebody else saved meanwhile, in words. */
export function useGroupChanges() {
  const t = useText('station-groups')
  const tForms = useText('forms')
  const labelOf = (path: GroupPath) => (isAddressText(path) ? tForms(`address.${path}`) : t(`form.${path}`))
  return (changes: readonly FieldChange<GroupPath>[]): readonly ShownChange[] =>
    changes.map(({ field, base, mine, theirs, isClash }) => ({
      field,
      label: labelOf(field),
      theirs: String(theirs ?? ''),
      mine: String((isClash || mine !== base ? mine : theirs) ?? ''),
      isClash,
    }))
}
