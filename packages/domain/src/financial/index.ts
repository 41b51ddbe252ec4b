export {
  BRIDGE_OUTSIDE,
  BRIDGE_PARTS,
  type Bridge,
  type BridgeLine,
  checkMonth,
  type MonthCheck,
  type Share,
} from './bridge.ts'
export { compareSums, type SumComparison } from './comparison.ts'
export { type Duplicate, possibleDuplicates } from './duplicates.ts'
export {
  available,
  isOtherPayment,
  type Movement,
  movementIn,
  movementKey,
  readMovements,
  sharedNumbers,
  TARGETS,
} from './movement.ts'
export {
  MOVEMENT_ORDERS,
  MOVEMENT_TABS,
  MOVEMENTS_PER_PAGE,
  MOVEMENTS_READ_MAX,
  type MovementOrder,
  type MovementTab,
  orderedAt,
  sortParameter,
} from './order.ts'
export {
  countMovementQuestions,
  type InvoiceFiles,
  invoiceFiles,
  MOVEMENT_QUESTIONS,
  type MovementAsk,
  movementsFor,
} from './questions.ts'
export {
  aroundDay,
  type DayRange,
  isRangeAllowed,
  monthOf,
  monthsOffered,
  rangeOfMonth,
  usualRange,
  widestRange,
} from './range.ts'
export {
  askRefund,
  isUntouched,
  partialAmountText,
  REFUND_PREFIX,
  type RefundAsk,
  type RefundBlock,
  type RefundProof,
  type RefundRoom,
  readRefundProof,
  refundBlock,
  refundFound,
  refundKey,
  refundRoom,
  refundWarnings,
  refundWayOf,
  requestedOf,
  standsPaid,
} from './refund.ts'
export {
  type FinancialAccount,
  type FinancialCharger,
  readChargeId,
  readFinancialAccounts,
  readFinancialChargers,
  readReferences,
  readSummary,
  type Summary,
} from './reply.ts'
export {
  BRIDGE_APART,
  canResendInvoice,
  codeCallOf,
  externalCode,
  movementStates,
} from './status.ts'
export { type FooterTotals, footerTotals, type PeriodCoins, periodCoins } from './totals.ts'
