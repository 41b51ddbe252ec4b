import { isEmail } from '@corrente/domain/session'
import { useLayoutEffect, useRef, useState } from 'react'
import { PasswordField, TextField } from '../../../forms/index.ts'
import { useText } from '../../../messages/index.ts'
import { TextLink } from '../../../primitives/index.ts'
import { SessionForm, type SessionFormState } from '../SessionForm/SessionForm.tsx'
import { useFieldErrors } from '../SessionForm/useFieldErrors.ts'

/** What a sign-in sends; the e-mail without blanks around it, the password as typed. */
export interface SignInValues {
  email: string
  password: string
}

export interface SignInFormProps extends SessionFormState {
  /** A well-formed sign-in, once per intent. The app adds the human check's answer. */
  onSubmit: (values: SignInValues) => void
  /** The recovery (AUT-003). */
  recoverHref: string
}

/** `/auth/login`: e-mail, password, human check, Enter (AUT-001 to AUT-005). A failure loses nothing that was typed. */
export function SignInForm({ onSubmit, recoverHref, ...state }: SignInFormProps) {
  const t = useText('session')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const emailInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)
  const { errors, pass, forget } = useFieldErrors({ email: emailInput, password: passwordInput }, [
    'email',
    'password',
  ])

  // The form may have stood, and been filled in, before this code was there.
  useLayoutEffect(() => {
    setEmail(emailInput.current?.value ?? '')
    setPassword(passwordInput.current?.value ?? '')
  }, [])

  const submit = (): boolean => {
    const isRight = pass({
      ...(!isEmail(email) && { email: 'emailInvalid' }),
      ...(password === '' && { password: 'passwordMissing' }),
    })
    if (isRight) onSubmit({ email: email.trim(), password })
    return isRight
  }

  return (
    <SessionForm
      {...state}
      title={t('signIn.title')}
      lead={t('signIn.lead')}
      submitLabel={t(state.isSending ? 'signIn.sending' : 'signIn.submit')}
      onSubmit={submit}
      below={<TextLink href={recoverHref}>{t('signIn.recover')}</TextLink>}
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
      <PasswordField
        ref={passwordInput}
        label={t('field.password')}
        name="password"
        autoComplete="current-password"
        value={password}
        error={errors.password && t(`message.${errors.password}`)}
        onChange={(value) => {
          setPassword(value)
          forget('password')
        }}
      />
    </SessionForm>
  )
}
