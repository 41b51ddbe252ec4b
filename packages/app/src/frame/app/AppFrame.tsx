import { NotPermitted } from '@corrente/ui/widgets/legal'
import { SessionEnded } from '@corrente/ui/widgets/session'
import { Outlet, useLocation } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { Suspense, useEffect, useEffectEvent } from 'react'
import { builtPagesAtom, judge, useAccess, useSession, useSessionEnd } from '../../kit/access/index.ts'
import { type SessionEnd, usePorts } from '../../ports/index.ts'
import { PagePending } from './PagePending.tsx'
import { Shell } from './Shell.tsx'

/** How long the words about expired credentials stand before the product goes on by itself (API-012, API-013). */
const REDIRECT_MS = 5000

/**
 * The signed-in document: the shell with the page, the page for somebody who may open none, or, once the session has
 * ended, the screen that says so with a way back in.
 */
export function AppFrame() {
  const end = useSessionEnd()
  const access = useAccess()
  const session = useSession()
  const built = useAtomValue(builtPagesAtom)
  const pathname = useLocation({ select: (location) => location.pathname })
  if (end) return <Ended by={end} />
  if (!access)
    // A page that anybody may open stands without the shell (RTE-036).
    return judge({ pathname, access, built }).kind === 'show' ? (
      <main>
        <Suspense fallback={<PagePending />}>
          <Outlet />
        </Suspense>
      </main>
    ) : null
  const isNobodys = judge({ pathname, access, built }).kind === 'not-permitted'
  return (
    <Shell access={access}>
      {(signOut, isSigningOut) =>
        isNobodys ? (
          <NotPermitted userName={session?.user.name} onLogout={signOut} isLoggingOut={isSigningOut} />
        ) : (
          <Suspense fallback={<PagePending />}>
            <Outlet />
          </Suspense>
        )
      }
    </Shell>
  )
}

/** Fills the screen; expired credentials go on to `/`, whose guard leads to the sign-in (API-012, API-013). */
function Ended({ by }: { readonly by: SessionEnd }) {
  const { navigation, storage } = usePorts()
  const expire = useEffectEvent(() => signInAgain())
  const signInAgain = () => {
    storage.write('asked-for', navigation.path())
    navigation.replace('/')
  }
  useEffect(() => {
    if (by !== 'expired') return
    const timer = setTimeout(() => expire(), REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [by])
  return <SessionEnded reason={by} keepsDraft={storage.hasDrafts()} onSignIn={signInAgain} />
}
