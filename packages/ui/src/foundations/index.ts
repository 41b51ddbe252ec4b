export { ClockProvider, useClock, useNow } from './ClockProvider.tsx'
export { FormatsProvider, useFormats } from './FormatsProvider.tsx'
export { flushGhost } from './flushGhost.ts'
export { focusRing, focusRingInset } from './focusRing.ts'
export { MISSING } from './formats.ts'
export { GlobalStyle } from './GlobalStyle.tsx'
export { Layer, LayerHost, useLayer } from './LayerHost.tsx'
export { keepPlain, LineInput } from './LineInput.tsx'
export { type FollowLink, LinkProvider, useLink } from './LinkProvider.tsx'
export { forgetLost, type Late, late } from './late.ts'
export { listTarget } from './listTarget.ts'
export {
  failureOf,
  LOAD_PHASES,
  type Loadable,
  type LoadFailure,
  type LoadPhase,
  type LoadState,
  phaseOf,
  shownOf,
} from './loadable.ts'
export { tabularNumbers } from './numerals.ts'
export { PersonalDataProvider, useIsPersonalHidden, usePersonal } from './PersonalData.tsx'
export { RowTab, useRowTab } from './RowTab.tsx'
export { SingleKeysProvider, useSingleKeys } from './SingleKeys.tsx'
export { StableGutter } from './StableGutter.tsx'
export { saveFile } from './saveFile.ts'
export { softTones } from './softTones.ts'
export { textScale, useTextScale } from './textScale.ts'
export { useInlineSize } from './useInlineSize.ts'
export { usePrefersReducedMotion } from './usePrefersReducedMotion.ts'
export { useSecondRender } from './useSecondRender.ts'
export { VisuallyHidden, visuallyHidden } from './visuallyHidden.ts'
