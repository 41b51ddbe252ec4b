import { allowedRoutes, buildAccess } from '@corrente/domain/permissions'
import { pathOf, routeOf } from '@corrente/domain/routing'
import { loginMessage, type SessionMessageKey } from '@corrente/domain/session'
import { useState } from 'react'
import { useAlone } from '../../kit/writes/index.ts'
import { usePorts } from '../../ports/index.ts'
import { type Credentials, endOf, signIn } from '../../resources/session.ts'

/** The state of a public form that sends one call at a time. */
export interface Submission<T> {
  readonly isSending: boolean
  /** What to say, as a key of the session's messages; undefined: nothing. */
  readonly message: SessionMessageKey | undefined
  /** Grows when the human check must be done again: its answer is good for one call (AUT-004). */
  readonly round: number
  readonly submit: (values: T) => void
}

/**
 * Signs in: keeps the session, the allowed routes and the words for the other document, then goes to `/` (AUT-006 to
 * AUT-016). A page that the visitor had asked for becomes a link in the success toast (RTE-039).
 */
export function useSignIn(): Submission<Credentials> {
  const { cp } = usePorts().gateways
  const { session, storage, navigation, tenant } = usePorts()
  const [state, setState] = useState<Omit<Submission<Credentials>, 'submit'>>({
    isSending: false,
    message: undefined,
    round: 0,
  })
  // A second Enter may come before React has rendered the lock.
  const alone = useAlone('sign-in')

  const fail = (message: SessionMessageKey) =>
    setState((before) => ({ isSending: false, message, round: before.round + 1 }))
  const submit = async (credentials: Credentials) => {
    setState((before) => ({ ...before, isSending: true, message: undefined }))
    const outcome = await signIn(cp, credentials)
    if (outcome.kind === 'done') {
      session.begin(outcome.data)
      const access = buildAccess(outcome.data.user.permissions, tenant.rules.grants)
      storage.write(
        'allowed-routes',
        allowedRoutes(access).map((id) => routeOf(id).path),
      )
      storage.write('crossing', { toast: 'signedIn', returnTo: storage.take('asked-for') })
      // The lock stays: this document is on its way out.
      navigation.replace(pathOf('home'))
      return true
    }
    fail(loginMessage(endOf(outcome) ?? 'unreadable'))
    return false
  }
  return {
    ...state,
    submit: (credentials) =>
      void alone.run(
        () => submit(credentials),
        () => fail(loginMessage('unreadable')),
      ),
  }
}
