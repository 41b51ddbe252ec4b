import { pathOf } from '@corrente/domain/routing'
import { useText } from '@corrente/ui/messages'
import { SignInForm } from '@corrente/ui/widgets/session'
import { PublicFrame } from '../../frame/public/index.ts'
import { usePageTitle } from '../../ports/index.ts'
import { useHuman } from './useHuman.tsx'
import { useSignIn } from './useSignIn.ts'

/** `/auth/login` (AUT-001 to AUT-014). */
export function SignInPage() {
  const t = useText('session')
  usePageTitle(t('signIn.title'))
  const { isSending, message, round, submit } = useSignIn()
  const { check, answer } = useHuman(round)
  return (
    <PublicFrame layout="form">
      <SignInForm
        isSending={isSending}
        failure={message}
        humanCheck={check}
        isHuman={answer !== undefined}
        recoverHref={pathOf('recover')}
        onSubmit={(values) => answer !== undefined && submit({ ...values, answer })}
      />
    </PublicFrame>
  )
}
