export { readTransactions, type Transaction } from './transaction.ts'
