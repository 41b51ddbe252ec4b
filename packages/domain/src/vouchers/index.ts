export {
  CHARGER_SCOPES,
  copiedVoucher,
  type HeldVoucher,
  newVoucher,
  VOUCHER_FORM,
  type VoucherBase,
  type VoucherErrors,
  type VoucherPath,
  type VoucherValues,
  voucherForm,
  withExpireType,
  withKind,
} from './form.ts'
export {
  checkVoucher,
  isInUse,
  isShownOn,
  isStoredOn,
  MONEY_MAX,
  toggleLine,
  voucherPolicy,
} from './formCheck.ts'
export {
  findGuests,
  fixedStatusOf,
  isSelectionUnsaved,
  noGuestsOf,
  offeredGuests,
  opensToAll,
  registeredUnits,
  withGuest,
  withoutGuest,
} from './formGuests.ts'
export { previewOf, type VoucherPreview } from './formPreview.ts'
export {
  creationRequest,
  isCreatedAs,
  isSavedAs,
  type VoucherCreate,
  type VoucherSave,
  voucherRequest,
} from './formRequest.ts'
export {
  historyUsers,
  partialBalances,
  readVoucherHistory,
  type VoucherUse,
} from './history.ts'
export { type InviteMatch, invitablePeople, matchInvites, unitsMissing } from './invite.ts'
export {
  countStatuses,
  NO_VOUCHER_FILTERS,
  nearnessOf,
  orderVouchers,
  VOUCHER_SORT_VALUES,
  VOUCHER_SORTS,
  VOUCHERS_PER_PAGE,
  VOUCHERS_READ_MAX,
  type VoucherFilters,
  type VoucherSort,
} from './list.ts'
export { overlapsAmong, overlapsOf } from './overlap.ts'
export { isChangedAs, updateOf, VOUCHER_UNITS_MAX, type VoucherChange, type VoucherUpdate } from './update.ts'
export {
  type CheckLine,
  firstCross,
  judgeVoucher,
  usesAllowed,
  usesOf,
  type VoucherCheck,
} from './verdict.ts'
export {
  activatedOf,
  codeText,
  EXPIRE_TYPES,
  type ExpireType,
  guestsOf,
  holdersOf,
  isCodeQuery,
  isGuestVoucher,
  isVoucherKind,
  isVoucherStatus,
  readVoucher,
  readVouchers,
  VOUCHER_KINDS,
  VOUCHER_STATUSES,
  VOUCHER_USER_STATUSES,
  type Voucher,
  type VoucherKind,
  type VoucherStatus,
  type VoucherUser,
} from './voucher.ts'
export {
  isPastEnd,
  isUsable,
  type KindTally,
  tallyVouchers,
  worthOf,
} from './worth.ts'
