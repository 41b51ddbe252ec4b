import { pathOf } from '@corrente/domain/routing'
import type { EpochMs } from '@corrente/domain/time'
import { late, phaseOf } from '@corrente/ui/foundations'
import { Header, LiveState, NotificationsMenu, UserMenu } from '@corrente/ui/widgets/shell'
import { useAtomValue, useSetAtom } from 'jotai'
import { Suspense, useState } from 'react'
import { useNotifications } from '../../features/notifications.ts'
import { sentCommandsAtom } from '../../features/sentCommands.ts'
import { useZones } from '../../features/zones.ts'
import { useLinkTo, useMay, useSession } from '../../kit/access/index.ts'
import { useLive, useLiveState, useReadAgain } from '../../live/index.ts'
import { useAppearance, usePorts } from '../../ports/index.ts'
import { keyLayerAtom } from './palette/atoms.ts'
import { modifierKey } from './palette/keyPlace.ts'
import { useAlertsHref } from './useAlertsHref.ts'
import { useChoice } from './useChoice.ts'
import type { SignOut } from './useSignOut.ts'

export interface HeaderBarProps {
  /** The first page that the user may open. */
  readonly homeHref: string
  readonly signOut: SignOut
  readonly isMenuOpen: boolean
  /** Absent where the menu has nothing. */
  readonly onOpenMenu: (() => void) | undefined
}

/** The parts that know their data themselves: the same elements always, so that another page does not draw them again. */
const PARTS = { zone: <ZoneChip />, live: <LiveChip />, tasks: <Tasks />, notifications: <Bell /> }

/** The header with its data: logo, live state, notifications, user (SHL-001 to SHL-006). */
export function HeaderBar({ homeHref, signOut, isMenuOpen, onOpenMenu }: HeaderBarProps) {
  const { tenant } = usePorts()
  const { scheme } = useAppearance()
  const openLayer = useSetAtom(keyLayerAtom)
  return (
    <Header
      logoSrc={tenant.logo('chrome', scheme)}
      tenantName={tenant.settings.name}
      homeHref={homeHref}
      isMenuOpen={isMenuOpen}
      {...(onOpenMenu && { onOpenMenu })}
      onOpenPalette={() => openLayer('palette')}
      paletteKeys={`${modifierKey()} K`}
      {...PARTS}
      user={<User signOut={signOut} />}
    />
  )
}

const RunningTasks = late(async () => (await import('../../features/sent-tasks/index.ts')).RunningTasks)

/** What this tab has sent and what still runs; its code comes with the first command. */
function Tasks() {
  const hasSent = useAtomValue(sentCommandsAtom).length > 0
  const may = useMay()('operations-tasks')
  if (!hasSent || !may) return null
  return (
    <Suspense fallback={null}>
      <RunningTasks />
    </Suspense>
  )
}

const Zone = late(async () => (await import('./Zone.tsx')).Zone)

/** Hardly anybody works in another zone than the tenant's: its code comes then. */
function ZoneChip() {
  if (!useZones()) return null
  return (
    <Suspense fallback={null}>
      <Zone />
    </Suspense>
  )
}

function LiveChip() {
  const live = useLive()
  const { phase, reason, lastMessageAt, snapshotAt } = useLiveState()
  return (
    <LiveState
      phase={phase}
      reason={reason}
      lastMessageAt={lastMessageAt}
      snapshotAt={snapshotAt}
      onRefresh={live.refresh}
    />
  )
}

function Bell() {
  const { clock } = usePorts()
  const alertsHref = useAlertsHref()
  const { all, loaded } = useNotifications()
  useReadAgain(loaded.retry)
  const [seenAt, setSeenAt] = useState<EpochMs>()
  return (
    <NotificationsMenu
      notifications={all}
      state={phaseOf(loaded)}
      seenAt={seenAt}
      unreadRows={loaded.unread}
      alertsHref={alertsHref}
      onOpenChange={(isOpen) => !isOpen && setSeenAt(clock.now())}
      onRetry={loaded.retry}
    />
  )
}

function User({ signOut }: { readonly signOut: SignOut }) {
  const session = useSession()
  const profileHref = useLinkTo('user', session && String(session.user.id))
  const may = useMay()
  const { languageChoice, chooseLanguage, schemeChoice, chooseScheme } = useAppearance()
  const [liveToasts, chooseLiveToasts] = useChoice('liveToasts')
  const [hidesPersonal, setHidesPersonal] = useChoice('hidesPersonal')
  const openLayer = useSetAtom(keyLayerAtom)
  const { build } = usePorts()
  return (
    <UserMenu
      name={session?.user.name}
      profileHref={profileHref}
      contactHref={may('contact') ? pathOf('contact') : undefined}
      language={languageChoice}
      // A language whose words cannot be had now leaves the present one standing.
      onLanguage={(next) => void chooseLanguage(next).catch(() => undefined)}
      scheme={schemeChoice}
      onScheme={chooseScheme}
      liveToasts={liveToasts}
      onLiveToasts={chooseLiveToasts}
      hidesPersonal={hidesPersonal}
      onHidePersonal={setHidesPersonal}
      onShowKeys={() => openLayer('keys')}
      onLogout={signOut.start}
      isLoggingOut={signOut.state === 'sending'}
      version={build.version}
    />
  )
}
