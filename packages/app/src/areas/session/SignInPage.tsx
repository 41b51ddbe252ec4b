import { pathOf } from '@corrente/domain/routing'
import { useText } from '@corrente/ui/messages'
import { SignInForm } from '@corrente/ui/widgets/session'
import { PublicFrame } from '../../frame/public/index.ts'
import { usePageTitle } from '../../ports/index.ts'
import { useSignIn } from './useSignIn.ts'

/** `/auth/login` (AUT-001 to AUT-014). */
export function SignInPage() {
  const t = useText('session')
  usePageTitle(t('signIn.title'))
  const { fields } = useSignIn()
  return (
    <PublicFrame layout="form">
      <SignInForm {...fields} recoverHref={pathOf('recover')} />
    </PublicFrame>
  )
}
