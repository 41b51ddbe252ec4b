export { type Deposit, readDeposits, readWalletTotal, type WalletTotal } from './deposit.ts'
export {
  depositMarkOf,
  depositStateOf,
  isShownDeposit,
} from './statement.ts'
