import { pathOf } from '@corrente/domain/routing'
import { useState } from 'react'
import { isDone } from '../../gateways/index.ts'
import { useAlone } from '../../kit/writes/index.ts'
import { usePorts } from '../../ports/index.ts'
import { signOut } from '../../resources/session.ts'

/** Where the sign-out stands; `failed`: the server did not confirm it, the session is kept (AUT-018). */
export const SIGN_OUT_STATES = ['idle', 'sending', 'failed'] as const
export type SignOutState = (typeof SIGN_OUT_STATES)[number]

/** The way out of the product. */
export interface SignOut {
  readonly state: SignOutState
  /** Asks the server; on success clears the session and goes to the sign-in screen (AUT-017). */
  readonly start: () => void
  /** Clears everything from this device, whatever the server says (R26). */
  readonly leaveAnyway: () => void
  /** Stays signed in after a failure. */
  readonly stay: () => void
}

/** Signs out. A 401 meanwhile is the generic end of a session and needs nothing more here. */
export function useSignOut(): SignOut {
  const { gateways, session, storage, navigation } = usePorts()
  const alone = useAlone('sign-out')
  const [state, setState] = useState<SignOutState>('idle')

  const leave = () => {
    session.signOut()
    // A document of its own: no answer, atom or worker of this one lives on (R26).
    navigation.replace(pathOf('login'))
  }
  const fail = () => setState(session.current() ? 'failed' : 'idle')
  const start = async () => {
    setState('sending')
    const outcome = await signOut(gateways.cp)
    if (!isDone(outcome)) {
      fail()
      return false
    }
    storage.write('crossing', { toast: 'signedOut' })
    leave()
    return true
  }
  return {
    state,
    start: () => void alone.run(start, fail),
    leaveAnyway: leave,
    stay: () => setState('idle'),
  }
}
