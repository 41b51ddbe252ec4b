import { curveOf, type ProfilePath, type ProfileValues } from '@corrente/domain/charging-profiles'
import type { FieldChange } from '@corrente/domain/forms'
import { useText } from '../../messages/index.ts'
import type { ShownChange } from '../forms/index.ts'
import { useCurveWords } from './useCurveWords.ts'

/** The changes of a profile that somebody else saved meanwhile, in words; the day as one text. */
export function useProfileChanges() {
  const t = useText('charging-profiles')
  const words = useCurveWords()
  return (changes: readonly FieldChange<ProfilePath>[], merged: ProfileValues): readonly ShownChange[] =>
    changes.map(({ field, theirs, isClash }) => {
      const isPlan = field === 'plan'
      // A change of the field `plan` holds plans.
      const textOf = (value: unknown) =>
        isPlan ? words.day(curveOf(value as ProfileValues['plan'])) : String(value ?? '')
      return {
        field,
        label: isPlan ? t('form.plan') : t('list.description'),
        theirs: textOf(theirs),
        mine: textOf(isPlan ? merged.plan : merged.description),
        isClash,
      }
    })
}
