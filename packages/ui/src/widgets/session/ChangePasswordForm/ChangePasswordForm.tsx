import {
  checkPassword,
  isPasswordValid,
  PASSWORD_MAX,
  PASSWORD_MIN,
  PASSWORD_RULES,
} from '@corrente/domain/session'
import { useState } from 'react'
import { PasswordChecklist, PasswordField, TextField } from '../../../forms/index.ts'
import { Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { TextLink } from '../../../primitives/index.ts'
import { SessionForm, type SessionFormState } from '../SessionForm/SessionForm.tsx'

/** What a change sends; the code without blanks around it, the password as typed. */
export interface ChangePasswordValues {
  code: string
  password: string
}

export interface ChangePasswordFormProps extends SessionFormState {
  /** Where the code was sent; from the navigation state (REC-008). */
  email: string
  /** The code is spent: nothing can be sent any more and the sign-in screen opens in 2 seconds (REC-019, REC-020). @default false */
  isRedirecting?: boolean
  /** A code and a password that keeps all rules, once per intent. */
  onSubmit: (values: ChangePasswordValues) => void
  /** Back to the sign-in (REC-006). */
  signInHref: string
}

/** `/auth/recover/change`: code, new password with its rules in sight, human check, Submit (REC-006, REC-007, REC-014). */
export function ChangePasswordForm({
  email,
  isRedirecting = false,
  onSubmit,
  signInHref,
  ...state
}: ChangePasswordFormProps) {
  const t = useText('session')
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const checks = checkPassword(password)
  const missing = isRedirecting
    ? t('message.redirectToLogin')
    : code.trim() === ''
      ? t('change.codeFirst')
      : isPasswordValid(password)
        ? undefined
        : t('change.passwordFirst')

  return (
    <SessionForm
      {...state}
      title={t('change.title')}
      lead={t('change.lead', { email })}
      submitLabel={t(state.isSending ? 'change.sending' : 'change.submit')}
      failureDetail={isRedirecting ? t('message.redirectToLogin') : undefined}
      disabledReason={missing}
      onSubmit={() => {
        if (missing !== undefined) return false
        onSubmit({ code: code.trim(), password })
        return true
      }}
      below={<TextLink href={signInHref}>{t('recover.back')}</TextLink>}
    >
      {/* For password managers: whose password this is. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <TextField
        label={t('field.code')}
        name="code"
        autoComplete="one-time-code"
        spellCheck={false}
        hint={t('change.codeHint')}
        value={code}
        onChange={setCode}
      />
      <Stack gap={2}>
        <PasswordField
          label={t('field.newPassword')}
          name="new-password"
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
        />
        <PasswordChecklist
          label={t('password.rules')}
          hasText={password !== ''}
          rules={PASSWORD_RULES.map((key) => ({
            key,
            label: t(`password.${key}`, { min: PASSWORD_MIN, max: PASSWORD_MAX }),
            isMet: checks[key],
          }))}
        />
      </Stack>
    </SessionForm>
  )
}
