export {
  historyUsers,
  partialBalances,
  readVoucherHistory,
  type VoucherUse,
} from './history.ts'
export { type InviteMatch, matchInvites, unitsMissing } from './invite.ts'
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
  type ExpireType,
  guestsOf,
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
  overlapsOf,
  tallyVouchers,
  worthOf,
} from './worth.ts'
