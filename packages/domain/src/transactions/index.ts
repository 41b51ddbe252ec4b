export {
  readDuration,
  readEnergyText,
  readTransactions,
  type Transaction,
} from './transaction.ts'
