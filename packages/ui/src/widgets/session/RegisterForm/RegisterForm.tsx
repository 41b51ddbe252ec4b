import { useState } from 'react'
import { PasswordField, TextField } from '../../../forms/index.ts'
import { useText } from '../../../messages/index.ts'
import { SessionForm, type SessionFormState } from '../SessionForm/SessionForm.tsx'

export type RegisterFormProps = Pick<SessionFormState, 'humanCheck' | 'isHuman'>

/** A registration is not taken here; the screen stands as documented and its submit does nothing (REG-002). */
function takeNothing(): boolean {
  return false
}

/** `/auth/register`: e-mail, password, human check (REG-001). No callback leads out of it. */
export function RegisterForm({ humanCheck, isHuman }: RegisterFormProps) {
  const t = useText('session')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  return (
    <SessionForm
      title={t('register.title')}
      lead={t('register.lead')}
      submitLabel={t('register.submit')}
      humanCheck={humanCheck}
      isHuman={isHuman}
      onSubmit={takeNothing}
    >
      <TextField
        label={t('field.email')}
        type="email"
        name="email"
        autoComplete="username"
        spellCheck={false}
        value={email}
        onChange={setEmail}
      />
      <PasswordField
        label={t('field.password')}
        name="password"
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
      />
    </SessionForm>
  )
}
