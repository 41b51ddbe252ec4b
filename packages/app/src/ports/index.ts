export type { CardEnd, CardMessage, CardPort } from './card.ts'
export type { ClockPort } from './clock.ts'
export type { HistoryPlace, HistoryPort } from './history.ts'
export type { HumanCheckProps } from './humanCheck.ts'
export { createListeners, type Listeners, type OnFault } from './listeners.ts'
export type { LockPort } from './locks.ts'
export type {
  AppearancePort,
  ConsentPort,
  FormatsPort,
  NavigationPort,
  Ports,
  ReportPort,
  ToastRequest,
} from './ports.ts'
export { portsAtom, usePorts } from './portsAtom.ts'
export { useHistory, useHumanCheck, usePlace } from './publicPorts.ts'
export type { SessionEnd, SessionPort, StoredSession } from './session.ts'
export {
  CROSSING_TOASTS,
  type Crossing,
  type CrossingToast,
  LIST_DENSITIES,
  type ListPreferences,
  type Preferences,
  type SavedView,
  SCHEME_CHOICES,
  type SchemeChoice,
  type StoragePort,
  type StoredKey,
  type StoredValues,
} from './storage.ts'
export { useAppearance } from './useAppearance.ts'
export { usePageTitle } from './usePageTitle.ts'
