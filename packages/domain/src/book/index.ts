export { FAILURE_REASONS } from './attempts.ts'
export { type Book, type BookSource, bookSteps, type Missing } from './book.ts'
export { BOOK_STATIONS_MAX, type BookGroup, bookGroups } from './byGroup.ts'
export { bookRows, CSV_TABLES, type CsvTable } from './csv.ts'
export { moneySteps } from './money.ts'
export {
  MONEY_KINDS,
  type MoneyKind,
  type MoneyProof,
  type MoneyQueue,
  type MoneyRow,
  type MoneySum,
  moneySums,
} from './moneyRow.ts'
export { profilesOfConnectors } from './priceInForce.ts'
export {
  isRefundable,
  numbersOfRun,
  planRefunds,
  REFUND_RUN_MAX,
  type RefundableRow,
  type RefundItem,
  type RefundPlan,
  type RefundRunBlock,
} from './refundRun.ts'
export { APART_NOTE_MAX, apartOf, readSetApart, setApart, withSetApart } from './setApart.ts'
export { wilson } from './statistics.ts'
export { FEW, type Formula, GROUPINGS, type Grouping, type Summary, summaries } from './summary.ts'
export { APART_REASONS, type ApartReason, type Outage, type SetApart } from './uptime.ts'
