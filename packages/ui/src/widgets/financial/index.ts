export { InvoiceFiles, type InvoiceReading } from './InvoiceFiles/InvoiceFiles.tsx'
export { MonthBridge, type MonthReading } from './MonthBridge/MonthBridge.tsx'
export type { UnpaidReading } from './MonthBridge/UnpaidLine.tsx'
export { MovementChoice } from './MovementChoice/MovementChoice.tsx'
export {
  type DrawerReading,
  MovementDrawer,
  type SharedWay,
  type ShownCode,
} from './MovementDrawer/MovementDrawer.tsx'
export { MovementFilterBar, type MovementFilters } from './MovementList/MovementFilterBar.tsx'
export { MovementList } from './MovementList/MovementList.tsx'
export { type ReadingAll, SelectionFooter } from './MovementList/SelectionFooter.tsx'
export type { OpenRefundMark } from './MovementList/useMovementColumns.tsx'
export { OpenRefundRow, OpenRefunds } from './OpenRefunds/OpenRefunds.tsx'
export { PaymentBadge } from './PaymentBadge.tsx'
export { PaymentIcon } from './PaymentIcon/PaymentIcon.tsx'
export { RefundDialog } from './RefundDialog/RefundDialog.tsx'
export { RefundPanel } from './RefundPanel/RefundPanel.tsx'
export { TwoLines } from './TwoLines.tsx'
export { useMoneyWords } from './useMoneyWords.ts'
export { useMovementWords } from './useMovementWords.ts'
