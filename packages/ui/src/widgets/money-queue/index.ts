export { QUEUE_DAYS, type QueueDays } from './MoneyQueueList/MoneyFilters.tsx'
export { type MoneyAct, MoneyQueueList, type Refunding } from './MoneyQueueList/MoneyQueueList.tsx'
export { MONEY_SORTS } from './MoneyQueueList/useMoneyColumns.tsx'
export { RefundRunDialog } from './RefundRunDialog/RefundRunDialog.tsx'
