export {
  readDuration,
  readEnergyText,
  readTransactions,
  type Transaction,
  type TransactionList,
} from './transaction.ts'
