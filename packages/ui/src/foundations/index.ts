export { type Clock, ClockProvider, type ClockProviderProps, useClock, useNow } from './ClockProvider.tsx'
export { FormatsProvider, type FormatsProviderProps, useFormats } from './FormatsProvider.tsx'
export { focusRing, focusRingInset } from './focusRing.ts'
export {
  createFormats,
  type Formats,
  type FormatsOptions,
  MISSING,
  type TimestampPattern,
} from './formats.ts'
export { GlobalStyle } from './GlobalStyle.tsx'
export { Layer, LayerHost, type LayerHostProps, type LayerProps, useLayer } from './LayerHost.tsx'
export {
  type FollowLink,
  type LinkProps,
  LinkProvider,
  type LinkProviderProps,
  useLink,
} from './LinkProvider.tsx'
export {
  failureOf,
  LOAD_FAILURES,
  LOAD_PHASES,
  type Loadable,
  type LoadFailure,
  type LoadPhase,
  type LoadState,
  phaseOf,
  shownOf,
} from './loadable.ts'
export { tabularNumbers } from './numerals.ts'
export { RowTab, type RowTabProps, useRowTab } from './RowTab.tsx'
export { SingleKeysProvider, type SingleKeysProviderProps, useSingleKeys } from './SingleKeys.tsx'
export { saveFile } from './saveFile.ts'
export { softTones } from './softTones.ts'
export { useInlineSize } from './useInlineSize.ts'
export { usePrefersReducedMotion } from './usePrefersReducedMotion.ts'
export { VisuallyHidden, visuallyHidden } from './visuallyHidden.ts'
