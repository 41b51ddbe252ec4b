export {
  APPROVAL_MAX,
  type ApprovalPlan,
  type ApprovalRead,
  type ApprovalResult,
  approvalResult,
  canBeLetIn,
  checkPaidAt,
  planApproval,
} from './approval.ts'
export { idleStateOf } from './idle.ts'
export { invoiceColorOf, invoiceRemedyOf } from './invoice.ts'
export {
  checkRechargeRange,
  HEADERS_SORT,
  type HeaderOrder,
  isRechargeFiltered,
  RECHARGE_RANGE_DAYS,
  RECHARGES_MAX,
  RECHARGES_PER_PAGE,
  REVENUES,
  type RechargeFilters,
  type RechargePage,
  rechargeExcelQuery,
  rechargeIdOf,
  rechargeRequest,
  turnHeader,
  usualRechargeRange,
  widestRechargeRange,
} from './list.ts'
export { lengthOf, meterFileBlock } from './meterFile.ts'
export {
  canBeConfirmed,
  isPaymentOpen,
  isPaymentReturned,
  isTickable,
  paymentColorOf,
  unpaidReasonOf,
} from './payment.ts'
export { type PowerSeries, powerMarks, type RegisterDifference, readPower, readRegister } from './power.ts'
export {
  countQuestions,
  notRunningOf,
  RECHARGE_QUESTIONS,
  type RechargeQuestion,
  rechargesFor,
  type UnpaidRecharges,
  unpaidRecharges,
} from './questions.ts'
export {
  type Recharge,
  type RechargeDetail,
  readRechargeDetail,
  readRecharges,
  STARS_MAX,
} from './recharge.ts'
export { resumedFrom } from './resumed.ts'
export { type RechargeRights, rechargeRights } from './rights.ts'
export { readTransactions, stopActorOf, type Transaction } from './transaction.ts'
