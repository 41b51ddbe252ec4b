import { CONTACT_FORM, type ContactErrors, type ContactValues } from '@corrente/domain/support'
import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { TextField, type TextFieldType } from '../../../forms/index.ts'
import { useText } from '../../../messages/index.ts'
import { FormFrame, FormSection, type RecordFormProps, useFormWords } from '../../forms/index.ts'
import { MailFields } from '../MailFields.tsx'
import { useSendLabels } from '../useSendLabels.ts'

export type ContactFormProps = RecordFormProps<ContactValues, ContactErrors>

const Person = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(300px, 100%), 1fr));
  gap: ${theme.space[3]};
`

/** The fields about the person, with what a browser may fill in by itself. */
const PERSON = [
  { field: 'firstName', autoComplete: 'given-name', type: 'text' },
  { field: 'lastName', autoComplete: 'family-name', type: 'text' },
  { field: 'email', autoComplete: 'email', type: 'email' },
  { field: 'phone', autoComplete: 'tel', type: 'tel' },
] as const satisfies readonly {
  field: keyof ContactValues
  autoComplete: string
  type: TextFieldType
}[]

/** The contact form: who writes, about what, and what (SUP-013). */
export function ContactForm({ values, onChange, errors, ...frame }: ContactFormProps) {
  const t = useText('support')
  const words = useFormWords(errors)
  return (
    <FormFrame
      {...frame}
      label={t('contact.title')}
      submitLabel={t('mail.submit')}
      stateLabels={useSendLabels()}
      errorCount={Object.keys(errors).length}
    >
      <FormSection title={t('contact.person')}>
        <Person>
          {PERSON.map(({ field, autoComplete, type }) => (
            <TextField
              key={field}
              name={field}
              type={type}
              autoComplete={autoComplete}
              label={t(`field.${field}`)}
              limit={CONTACT_FORM.fields[field].limit}
              isOptional={!CONTACT_FORM.states[field].isRequired}
              value={values[field]}
              onChange={(value) => onChange((now) => ({ ...now, [field]: value }))}
              error={words[field]}
            />
          ))}
        </Person>
      </FormSection>
      <FormSection title={t('contact.section')}>
        <MailFields
          values={values}
          words={words}
          onChange={(change) => onChange((now) => ({ ...now, ...change }))}
        />
      </FormSection>
    </FormFrame>
  )
}
