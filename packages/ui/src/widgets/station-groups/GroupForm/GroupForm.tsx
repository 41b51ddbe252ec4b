import { GROUP_FORM, type GroupErrors, type GroupValues } from '@corrente/domain/station-groups'
import { TextField } from '../../../forms/index.ts'
import { FormGrid } from '../../../layout/index.ts'
import type { LatLng } from '../../../map/index.ts'
import { useText } from '../../../messages/index.ts'
import { AddressFields } from '../../address/index.ts'
import { FormFrame, FormSection, type RecordFormProps, useFormWords } from '../../forms/index.ts'

export interface GroupFormProps extends RecordFormProps<GroupValues, GroupErrors> {
  /** A group that does not exist yet. */
  isNew: boolean
  /** Where the map opens without a point. */
  center: LatLng
  styleUrl?: string | undefined
  styleKey?: string | undefined
}

/** The form of a station group, new or loaded (GRP-012, GRP-017 to GRP-022). */
export function GroupForm(props: GroupFormProps) {
  const { isNew, values, onChange, errors, center, styleUrl, styleKey, ...frame } = props
  const t = useText('station-groups')
  const tForms = useText('forms')
  const { fields, states } = GROUP_FORM
  const words = useFormWords(errors)
  const text = (field: Exclude<keyof GroupValues, 'address'>) => (
    <TextField
      name={field}
      label={t(`form.${field}`)}
      value={values[field]}
      limit={fields[field].limit}
      isOptional={!states[field].isRequired}
      error={words[field]}
      onChange={(value) => onChange((now) => ({ ...now, [field]: value }))}
    />
  )
  return (
    <FormFrame
      {...frame}
      label={isNew ? t('form.createTitle') : t('form.editTitle')}
      submitLabel={isNew ? t('form.create') : t('form.save')}
      errorCount={Object.keys(errors).length}
    >
      <FormSection title={t('form.section')}>
        <FormGrid>
          {text('name')}
          {text('externalId')}
        </FormGrid>
      </FormSection>
      <FormSection title={tForms('address.title')}>
        <AddressFields
          block={values.address}
          onChange={(change) => onChange((now) => ({ ...now, address: change(now.address) }))}
          errors={words}
          isOptional={(field) => !states[field].isRequired}
          center={center}
          styleUrl={styleUrl}
          styleKey={styleKey}
        />
      </FormSection>
    </FormFrame>
  )
}
