import { GROUP_EDIT_FORM, type GroupEditPath, type GroupEditValues } from '@corrente/domain/virtual-groups'
import { TextField } from '../../../forms/index.ts'
import { useText } from '../../../messages/index.ts'
import { FormFrame, FormSection, type RecordFormProps, useFormWords } from '../../forms/index.ts'

export type GroupEditFormProps = RecordFormProps<GroupEditValues, (typeof GROUP_EDIT_FORM)['fine']>

const FIELDS: readonly GroupEditPath[] = ['name', 'description']

/** Name and description of a configuration (VGR-025). */
export function GroupEditForm({ values, onChange, errors, ...frame }: GroupEditFormProps) {
  const t = useText('virtual-groups')
  const words = useFormWords(errors)
  return (
    <FormFrame
      {...frame}
      label={t('form.editTitle')}
      submitLabel={t('form.save')}
      errorCount={Object.keys(errors).length}
    >
      <FormSection title={t('form.identity')}>
        {FIELDS.map((field) => (
          <TextField
            key={field}
            name={field}
            label={t(`form.${field}`)}
            value={values[field]}
            limit={GROUP_EDIT_FORM.fields[field].limit}
            error={words[field]}
            onChange={(value) => onChange((now) => ({ ...now, [field]: value }))}
          />
        ))}
      </FormSection>
    </FormFrame>
  )
}
