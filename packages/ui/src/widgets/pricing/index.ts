export { BilledSince } from './BilledSince/BilledSince.tsx'
export {
  CREATE_FAILURES,
  CreateFailedDialog,
  type CreateFailure,
} from './CreateFailedDialog/CreateFailedDialog.tsx'
export { DayCards } from './DayCards/DayCards.tsx'
export { DayForm } from './DayForm/DayForm.tsx'
export { DeleteProfileDialog } from './DeleteProfileDialog/DeleteProfileDialog.tsx'
export { ExceptionForm, type ExceptionFormHandle } from './ExceptionForm/ExceptionForm.tsx'
export { ExceptionStrip } from './ExceptionStrip/ExceptionStrip.tsx'
export { NameDialog } from './NameDialog/NameDialog.tsx'
export { PastDays } from './PastDays/PastDays.tsx'
export { PastWeeksDialog } from './PastWeeksDialog/PastWeeksDialog.tsx'
export { PriceHere, type ShownPrices } from './PriceHere/PriceHere.tsx'
export { PriceShiftFields } from './PriceShiftFields/PriceShiftFields.tsx'
export {
  type CardFacts,
  ProfileCards,
  type ProfileMark,
  type UsingGroup,
} from './ProfileCards/ProfileCards.tsx'
export { SaveWeekDialog } from './SaveWeekDialog/SaveWeekDialog.tsx'
export { Simulator } from './Simulator/Simulator.tsx'
export { TariffLegend } from './TariffLegend/TariffLegend.tsx'
export { useTariffWords } from './useTariffWords.ts'
export { WeekChange, type WeekChangeRow, type WeekSide } from './WeekChange/WeekChange.tsx'
export { useWeekWords } from './WeekGrid/useWeekWords.ts'
export { WeekGrid } from './WeekGrid/WeekGrid.tsx'
export { WeekSketch } from './WeekSketch/WeekSketch.tsx'
export { WithoutProfileDialog } from './WithoutProfileDialog/WithoutProfileDialog.tsx'
