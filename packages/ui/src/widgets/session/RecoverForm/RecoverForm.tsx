import { isEmail } from '@corrente/domain/session'
import { useRef, useState } from 'react'
import { TextField } from '../../../forms/index.ts'
import { useText } from '../../../messages/index.ts'
import { TextLink } from '../../../primitives/index.ts'
import { SessionForm, type SessionFormState } from '../SessionForm/SessionForm.tsx'
import { useFieldErrors } from '../SessionForm/useFieldErrors.ts'

export interface RecoverFormProps extends SessionFormState {
  /** A well-formed e-mail without blanks around it, once per intent. */
  onSubmit: (values: { email: string }) => void
  /** Back to the sign-in. */
  signInHref: string
}

/** `/auth/recover`: asks for a code by e-mail (REC-001, REC-002). A failure loses nothing that was typed. */
export function RecoverForm({ onSubmit, signInHref, ...state }: RecoverFormProps) {
  const t = useText('session')
  const [email, setEmail] = useState('')
  const emailInput = useRef<HTMLInputElement>(null)
  const { errors, pass, forget } = useFieldErrors({ email: emailInput }, ['email'])

  const submit = (): boolean => {
    const isRight = pass(isEmail(email) ? {} : { email: 'emailInvalid' })
    if (isRight) onSubmit({ email: email.trim() })
    return isRight
  }

  return (
    <SessionForm
      {...state}
      title={t('recover.title')}
      lead={t('recover.lead')}
      submitLabel={t(state.isSending ? 'recover.sending' : 'recover.submit')}
      onSubmit={submit}
      below={<TextLink href={signInHref}>{t('recover.back')}</TextLink>}
    >
      <TextField
        ref={emailInput}
        label={t('field.email')}
        type="email"
        name="email"
        autoComplete="username"
        spellCheck={false}
        value={email}
        error={errors.email && t(`message.${errors.email}`)}
        onChange={(value) => {
          setEmail(value)
          forget('email')
        }}
      />
    </SessionForm>
  )
}
