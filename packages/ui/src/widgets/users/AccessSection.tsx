import { Checkbox } from '../../forms/index.ts'
import { useText } from '../../messages/index.ts'
import { FormSection } from '../forms/index.ts'
import { ChoiceFields, type ChoiceFieldsProps, type ChoiceValues } from './ChoiceFields.tsx'
import { Pair } from './formParts.ts'

interface AccessValues extends ChoiceValues {
  readonly isTrusted: boolean
}

interface AccessSectionProps extends Omit<ChoiceFieldsProps, 'values' | 'onChange'> {
  readonly values: AccessValues
  readonly onChange: (change: Partial<AccessValues>) => void
  /** Whether the trusted-user box shows (USR-048). */
  readonly hasTrusted: boolean
}

/** The end of both forms of a user: account, group, cards, and whether payments skip 3-D Secure. */
export function AccessSection({ values, onChange, hasTrusted, ...choices }: AccessSectionProps) {
  const t = useText('users')
  return (
    <FormSection title={t('form.access')}>
      <Pair>
        <ChoiceFields {...choices} values={values} onChange={onChange} />
      </Pair>
      {hasTrusted && (
        <Checkbox
          name="isTrusted"
          label={t('form.isTrusted')}
          hint={t('form.isTrustedHint')}
          isChecked={values.isTrusted}
          onChange={(isTrusted) => onChange({ isTrusted })}
        />
      )}
    </FormSection>
  )
}
