import { pathOf } from '@corrente/domain/routing'
import { isEmail } from '@corrente/domain/session'
import { ownField } from '@corrente/domain/wire'
import { useText } from '@corrente/ui/messages'
import { ChangePasswordForm } from '@corrente/ui/widgets/session'
import { useEffect } from 'react'
import { PublicFrame } from '../../frame/public/index.ts'
import { useHistory, usePageTitle, usePlace, usePorts } from '../../ports/index.ts'
import { useChangePassword } from './useRecovery.ts'

/** The e-mail that the first step left in the navigation's state; it survives a reload, and is checked as any input. */
function useCarriedEmail(): string | undefined {
  const carried = ownField(usePlace().state, 'email')
  return typeof carried === 'string' && isEmail(carried) ? carried : undefined
}

/** `/auth/recover/change` (REC-006 to REC-023); without an e-mail in the navigation's state the first step opens (REC-008). */
export function ChangePasswordPage() {
  const history = useHistory()
  const email = useCarriedEmail()
  useEffect(() => {
    if (email === undefined) history.replace(pathOf('recover'))
  }, [email, history])
  return email === undefined ? null : <ChangePassword email={email} />
}

interface ChangePasswordProps {
  readonly email: string
}

function ChangePassword({ email }: ChangePasswordProps) {
  const t = useText('session')
  usePageTitle(t('change.title'))
  const history = useHistory()
  const { toasts } = usePorts()
  const { fields, isOver } = useChangePassword(email, (said) => {
    if (said) toasts.show({ tone: 'success', text: t('message.passwordChanged') })
    history.replace(pathOf('login'))
  })
  return (
    <PublicFrame layout="form">
      <ChangePasswordForm {...fields} email={email} isRedirecting={isOver} signInHref={pathOf('login')} />
    </PublicFrame>
  )
}
