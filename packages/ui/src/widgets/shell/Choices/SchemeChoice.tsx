import { SegmentedControl } from '../../../forms/index.ts'
import { useText } from '../../../messages/index.ts'
import { type SchemeCode, schemeOptions } from './choices.ts'

export interface SchemeChoiceProps {
  /** Light, dark, or as the device says. */
  value: SchemeCode
  /** Another one was chosen. */
  onChange: (scheme: SchemeCode) => void
}

/** The choice of light or dark: all three in sight. */
export function SchemeChoice({ value, onChange }: SchemeChoiceProps) {
  const t = useText('shell')
  return (
    <SegmentedControl
      label={t('scheme.label')}
      value={value}
      onChange={onChange}
      options={schemeOptions(t)}
    />
  )
}
