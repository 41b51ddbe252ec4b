import type { Access } from '@corrente/domain/permissions'
import { pathOf, patternOf, routeOf } from '@corrente/domain/routing'
import { sessionAge } from '@corrente/domain/session'
import { type EpochMs, HOUR_MS } from '@corrente/domain/time'
import { PersonalDataProvider, SingleKeysProvider, useNow } from '@corrente/ui/foundations'
import { AppShell, CONTENT_ID } from '@corrente/ui/layout'
import { SessionEndingBanner } from '@corrente/ui/widgets/session'
import {
  LogoutFailed,
  NavDrawer,
  RouteError,
  ShellFooter,
  Sidebar,
  type SidebarProps,
} from '@corrente/ui/widgets/shell'
import { useLocation, useRouterState } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { CookieNotice } from '../../features/consent.tsx'
import { CrossingToast } from '../../features/crossing.tsx'
import { SupportDetails } from '../../features/support-file/index.ts'
import { builtPagesAtom, firstPage, judge, useSession } from '../../kit/access/index.ts'
import { Boundary, PanelBoundary } from '../../kit/boundaries/index.ts'
import { Downloads } from '../../kit/downloads/index.ts'
import { useOver } from '../../kit/over/index.ts'
import { usePorts } from '../../ports/index.ts'
import { HeaderBar } from './HeaderBar.tsx'
import { LiveToasts } from './LiveToasts.tsx'
import { currentItem } from './menuItems.ts'
import { Keys } from './palette/Keys.tsx'
import { useChoice } from './useChoice.ts'
import { useMenu } from './useMenu.tsx'
import { useSignOut } from './useSignOut.ts'

/** What was opened over the page. The page stays as it is, behind it and afterwards. */
function OverPage() {
  const over = useOver()
  return (
    over && (
      <PanelBoundary name="over">
        <Suspense>
          <over.View {...over.props} />
        </Suspense>
      </PanelBoundary>
    )
  )
}

const LOOK_MS = 10_000

/** When the tenant's age limit will end the session, from ten minutes before; undefined until then and without a limit. */
function useSessionEnding(): EpochMs | undefined {
  const { tenant } = usePorts()
  const session = useSession()
  const now = useNow(LOOK_MS)
  const { sessionHours } = tenant.settings
  if (!session || sessionHours === undefined) return undefined
  return sessionAge(session.startedAt, now, sessionHours) === 'fresh'
    ? undefined
    : session.startedAt + sessionHours * HOUR_MS
}

interface RouteBoundaryProps {
  /** Path of the page: going to another page starts anew. */
  readonly pathname: string
  /** The first page that the user may open. */
  readonly homeHref?: string | undefined
  readonly children: ReactNode
}

/** A page that breaks leaves the shell standing, with retry, a way home and details to copy (R12). */
function RouteBoundary({ pathname, homeHref, children }: RouteBoundaryProps) {
  const { report } = usePorts()
  return (
    <Boundary
      resetKey={pathname}
      onFailure={(error) => report.failed(patternOf(pathname), error)}
      fallback={(retry) => <RouteError details={<SupportDetails />} onRetry={retry} homeHref={homeHref} />}
    >
      {children}
    </Boundary>
  )
}

function PinnableSidebar(props: Pick<SidebarProps, 'items' | 'current'>) {
  const [isPinned, pin] = useChoice('isMenuPinned')
  return <Sidebar {...props} isPinned={isPinned} onPin={pin} />
}

export interface ShellProps {
  readonly access: Access
  /** The page; given the way out, which the page for somebody without any page offers too. */
  readonly children: (signOut: () => void, isSigningOut: boolean) => ReactNode
}

/** The frame of every signed-in page: header, menu, banners, the page in its boundary (SHL-001 to SHL-013). */
export function Shell({ access, children }: ShellProps) {
  const { tenant, navigation } = usePorts()
  const built = useAtomValue(builtPagesAtom)
  const pathname = useLocation({ select: (location) => location.pathname })
  const signOut = useSignOut()
  const [isMenuOpen, setMenuOpen] = useState(false)
  const [hasSingleKeys] = useChoice('singleKeys')
  const [hidesPersonal] = useChoice('hidesPersonal')
  useFocusOnPageChange()

  const { items, counters } = useMenu(access)
  const current = currentItem(pathname)
  const first = firstPage(access, built)
  const homeHref = first === undefined ? pathOf('home') : routeOf(first).path
  const isOpen = (path: string) =>
    judge({ pathname: new URL(path, navigation.origin).pathname, access, built }).kind === 'show'

  return (
    <PersonalDataProvider isHidden={hidesPersonal}>
      <SingleKeysProvider isOn={hasSingleKeys}>
        <AppShell
          header={
            <PanelBoundary name="header">
              <HeaderBar
                homeHref={homeHref}
                signOut={signOut}
                isMenuOpen={isMenuOpen}
                onOpenMenu={items.length > 0 ? () => setMenuOpen(true) : undefined}
              />
            </PanelBoundary>
          }
          sidebar={items.length > 0 ? <PinnableSidebar items={items} current={current} /> : undefined}
          banner={<Banners />}
          footer={<ShellFooter content={tenant.settings.footer} />}
        >
          <RouteBoundary pathname={pathname} homeHref={homeHref}>
            {children(signOut.start, signOut.state === 'sending')}
          </RouteBoundary>
        </AppShell>
        <OverPage />
        <NavDrawer isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} items={items} current={current} />
        <LogoutFailed
          isOpen={signOut.state === 'failed'}
          onRetry={signOut.start}
          onLeaveAnyway={signOut.leaveAnyway}
          onStay={signOut.stay}
        />
        {counters}
        <CrossingToast isOpen={isOpen} />
        <LiveToasts />
        <PanelBoundary name="downloads">
          <Downloads />
        </PanelBoundary>
        <PanelBoundary name="keys">
          <Keys signOut={signOut.start} />
        </PanelBoundary>
      </SingleKeysProvider>
    </PersonalDataProvider>
  )
}

/** What stands above every page: the end of a session that is near, the notice of cookies. */
function Banners() {
  const { session } = usePorts()
  const endsAt = useSessionEnding()
  return (
    <>
      {/* Signing in anew is no sign-out: what was typed is there again afterwards. */}
      {endsAt !== undefined && (
        <SessionEndingBanner endsAt={endsAt} onSignIn={() => session.end('ageLimit')} />
      )}
      <CookieNotice />
    </>
  )
}

/**
 * Puts the focus on the content when another page opens, so that a screen reader and Tab start there. Not before that page
 * stands: the content is called as its heading is, and a reader would say the name of the page that is left.
 */
function useFocusOnPageChange(): void {
  const pathname = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  const former = useRef(pathname)
  useEffect(() => {
    const isOther = former.current !== undefined && former.current !== pathname
    former.current = pathname
    if (isOther) document.getElementById(CONTENT_ID)?.focus({ preventScroll: true })
  }, [pathname])
}
