export type { CpfState } from './AccessList/CpfSearch.tsx'
export { useStationChanges } from './changes/useStationChanges.ts'
export { HalfSavedNotice } from './HalfSavedNotice/HalfSavedNotice.tsx'
export { StationForm } from './StationForm/StationForm.tsx'
