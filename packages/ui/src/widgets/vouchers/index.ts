export { ChangeDialog } from './ChangeDialog/ChangeDialog.tsx'
export type { GuestName } from './GuestSelection/GuestRows.tsx'
export { GuestSelection } from './GuestSelection/GuestSelection.tsx'
export { InviteDialog } from './InviteDialog/InviteDialog.tsx'
export { OpenToAllDialog } from './OpenToAllDialog/OpenToAllDialog.tsx'
export { useVoucherChanges } from './useVoucherChanges.ts'
export { useVoucherWords } from './useVoucherWords.ts'
export { VerdictDialog } from './VerdictDialog/VerdictDialog.tsx'
export { VoucherCard } from './VoucherCard/VoucherCard.tsx'
export type { CodeState, Overlap } from './VoucherForm/IdentitySection.tsx'
export type { ChargerOption } from './VoucherForm/PlaceSection.tsx'
export { VoucherForm } from './VoucherForm/VoucherForm.tsx'
export { VoucherHistory } from './VoucherHistory/VoucherHistory.tsx'
export { VoucherList } from './VoucherList/VoucherList.tsx'
export { VoucherPeople } from './VoucherPeople/VoucherPeople.tsx'
export {
  SAVE_FAILURES,
  type SaveFailure,
  VoucherSaveDialogs,
} from './VoucherSaveDialogs/VoucherSaveDialogs.tsx'
export type { BoundCharger } from './VoucherView/BoundChargers.tsx'
export { VoucherView } from './VoucherView/VoucherView.tsx'
