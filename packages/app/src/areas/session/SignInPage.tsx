import { allowedRoutes, buildAccess } from '@corrente/domain/permissions'
import { pathOf, routeOf } from '@corrente/domain/routing'
import { loginMessage } from '@corrente/domain/session'
import { useText } from '@corrente/ui/messages'
import { SignInForm } from '@corrente/ui/widgets/session'
import { PublicFrame } from '../../frame/public/index.ts'
import { usePageTitle, usePorts } from '../../ports/index.ts'
import { type Credentials, endOf, signIn } from '../../resources/session.ts'
import { type Submission, useSubmission } from './useSubmission.ts'

/**
 * Signs in: keeps the session, the allowed routes and the words for the other document, then goes to `/` (AUT-006 to
 * AUT-016). A page that the visitor had asked for becomes a link in the success toast (RTE-039).
 */
function useSignIn(): Submission<Omit<Credentials, 'answer'>> {
  const { gateways, session, storage, navigation, tenant } = usePorts()
  const send = async (credentials: Credentials) => {
    const outcome = await signIn(gateways.cp, credentials)
    if (outcome.kind !== 'done') return { message: loginMessage(endOf(outcome) ?? 'unreadable') }
    session.begin(outcome.data)
    // The next document has the session from the storage alone: where nothing is kept, it would come back here in silence.
    if (storage.read('session')?.token !== outcome.data.token) {
      session.signOut()
      return { message: 'sessionNotKept' } as const
    }
    const access = buildAccess(outcome.data.user.permissions, tenant.rules.grants)
    storage.write(
      'allowed-routes',
      allowedRoutes(access).map((id) => routeOf(id).path),
    )
    storage.write('crossing', { toast: 'signedIn', returnTo: storage.take('asked-for') })
    navigation.replace(pathOf('home'))
    return undefined
  }
  return useSubmission<Omit<Credentials, 'answer'>>('sign-in', send, { message: loginMessage('unreadable') })
}

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
