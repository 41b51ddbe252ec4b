export { QUEUE_DAYS, type QueueDays } from './MoneyQueueList/MoneyFilters.tsx'
export { type MoneyAct, MoneyQueueList } from './MoneyQueueList/MoneyQueueList.tsx'
export { MONEY_SORTS } from './MoneyQueueList/useMoneyColumns.tsx'
