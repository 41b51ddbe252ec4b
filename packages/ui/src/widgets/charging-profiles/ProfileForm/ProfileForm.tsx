import {
  curveOf,
  PROFILE_FORM,
  type ProfileErrors,
  type ProfilePlan,
  type ProfileValues,
} from '@corrente/domain/charging-profiles'
import { theme } from '@corrente/themes'
import { useState } from 'react'
import styled from 'styled-components'
import { NumberField, TextField } from '../../../forms/index.ts'
import { FormGrid } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Banner } from '../../../primitives/index.ts'
import { FormFrame, FormSection, type RecordFormProps, useFormWords } from '../../forms/index.ts'
import { DayEditor } from '../DayEditor/DayEditor.tsx'
import { DayTable } from '../DayTable/DayTable.tsx'
import { IntervalRows, limitHint } from '../IntervalRows/IntervalRows.tsx'

export interface ProfileFormProps extends RecordFormProps<ProfileValues, ProfileErrors> {
  /** A profile that does not exist yet. */
  isNew: boolean
  /** As it was loaded: the day behind the new one. */
  loaded: ProfileValues
}

const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(320px, 100%), 1fr));
  gap: ${theme.space[4]};
  align-items: start;
`

/** The form of a charging profile: its words, its default, and the day, drawn or typed (CHP-008, CHP-011 to CHP-017). */
export function ProfileForm(props: ProfileFormProps) {
  const { isNew, loaded, values, onChange, errors, ...frame } = props
  const t = useText('charging-profiles')
  const words = useFormWords(errors)
  const { plan } = values
  const changePlan = (edit: (plan: ProfilePlan) => ProfilePlan) =>
    onChange((now) => ({ ...now, plan: edit(now.plan) }))
  // A new form says what is missing of a field once it was left (CHP-011).
  const [left, setLeft] = useState<readonly string[]>(isNew ? [] : ['description', 'limit'])
  const leave = (name: string) => () => setLeft((all) => (all.includes(name) ? all : [...all, name]))
  const missing = [...new Set(Object.values<string | undefined>(words))].filter(Boolean)
  return (
    <FormFrame
      {...frame}
      label={isNew ? t('form.createTitle') : t('form.editTitle')}
      submitLabel={isNew ? t('form.create') : t('form.save')}
      submitBlock={missing.length > 0 ? t('form.missing', { list: missing.join('; ') }) : undefined}
      errorCount={0}
    >
      <FormSection title={t('form.section')}>
        <FormGrid>
          <TextField
            name="description"
            label={t('list.description')}
            value={values.description}
            limit={PROFILE_FORM.fields.description.limit}
            error={left.includes('description') || values.description !== '' ? words.description : undefined}
            onBlur={leave('description')}
            onChange={(description) => onChange((now) => ({ ...now, description }))}
          />
          <NumberField
            name="plan.limit"
            label={t('form.limit')}
            unit="A"
            decimals={1}
            value={plan.limit}
            hint={limitHint(plan.limit, t) ?? t('form.limitHint')}
            error={left.includes('limit') ? words['plan.limit'] : undefined}
            onBlur={leave('limit')}
            onChange={(limit) => changePlan((now) => ({ ...now, limit }))}
          />
        </FormGrid>
      </FormSection>
      <FormSection title={t('form.day')}>
        <DayEditor plan={plan} saved={isNew ? undefined : curveOf(loaded.plan)} onChange={changePlan} />
      </FormSection>
      <FormSection title={t('rows.title')}>
        <Sides>
          <IntervalRows plan={plan} onChange={changePlan} errors={errors} />
          <DayTable curve={curveOf(plan)} />
        </Sides>
      </FormSection>
      <Banner tone="info">{t('form.noEffect')}</Banner>
    </FormFrame>
  )
}
