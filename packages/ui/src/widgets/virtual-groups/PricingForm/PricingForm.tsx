import { type PricingErrors, type PricingValues, removedProfiles } from '@corrente/domain/virtual-groups'
import { useText } from '../../../messages/index.ts'
import { Banner } from '../../../primitives/index.ts'
import { FormFrame, FormSection, type RecordFormProps, useFormWords } from '../../forms/index.ts'
import { PricingFields, type PricingFieldsProps } from './PricingFields.tsx'

export interface PricingFormProps
  extends RecordFormProps<PricingValues, PricingErrors>,
    Pick<PricingFieldsProps, 'profiles' | 'beyond'> {}

/** The pricing of a group that exists, in its tab (VGR-018). */
export function PricingForm(props: PricingFormProps) {
  const { values, onChange, errors, profiles, beyond, ...frame } = props
  const t = useText('virtual-groups')
  const words = useFormWords(errors)
  const uuids = [values.first, values.second, values.third] as const
  const isLost =
    profiles.data !== undefined &&
    removedProfiles(
      { profiles: [uuids[0] || undefined, uuids[1] || undefined, uuids[2] || undefined] },
      profiles.data,
    ).length > 0
  return (
    <FormFrame
      {...frame}
      label={t('pricing.label')}
      submitLabel={t('pricing.save')}
      errorCount={Object.keys(errors).length}
    >
      <FormSection title={t('form.pricing')}>
        {isLost && <Banner tone="warning">{t('pricing.removedNote')}</Banner>}
        <PricingFields {...{ values, words, profiles, beyond }} onChange={(change) => onChange(change)} />
      </FormSection>
    </FormFrame>
  )
}
