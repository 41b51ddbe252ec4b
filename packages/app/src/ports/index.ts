export type { CardEnd, CardMessage, CardPort } from './card.ts'
export type { ClockPort } from './clock.ts'
export { PortsProvider, type PortsProviderProps, usePorts } from './context.tsx'
export type { HistoryPlace, HistoryPort } from './history.ts'
export {
  type HumanCheckProps,
  HumanCheckProvider,
  type HumanCheckProviderProps,
  useHumanCheck,
} from './humanCheck.tsx'
export type { LockPort } from './locks.ts'
export type {
  AppearancePort,
  BuildPort,
  ConsentPort,
  CopyPort,
  FormatsPort,
  NavigationPort,
  Ports,
  ReportPort,
  TenantPort,
  ToastPort,
  ToastRequest,
} from './ports.ts'
export { HistoryProvider, type HistoryProviderProps, useHistory, usePlace } from './publicHistory.tsx'
export { SESSION_ENDS, type SessionEnd, type SessionPort, type StoredSession } from './session.ts'
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
export { type Appearance, useAppearance } from './useAppearance.ts'
export { usePageTitle } from './usePageTitle.ts'
