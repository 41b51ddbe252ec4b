import type { LanguageChoice as LanguageCode } from '@corrente/domain/tenants'
import { SegmentedControl } from '../../../forms/index.ts'
import { useText } from '../../../messages/index.ts'
import { languageOptions } from '../choices.ts'

export interface LanguageChoiceProps {
  /** The language of the words. */
  value: LanguageCode
  /** Another one was chosen. */
  onChange: (language: LanguageCode) => void
}

/** The choice of language on the sign-in screen: all three in sight. */
export function LanguageChoice({ value, onChange }: LanguageChoiceProps) {
  const t = useText('shell')
  return (
    <SegmentedControl
      label={t('user.language')}
      isLabelHidden
      value={value}
      onChange={onChange}
      options={languageOptions(t)}
    />
  )
}
