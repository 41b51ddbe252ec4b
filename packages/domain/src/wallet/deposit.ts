import { type EpochMs, wireInstant } from '../time/index.ts'
import {
  isJsonObject,
  keyNumber,
  loose,
  looseFlag,
  looseNumber,
  looseText,
  numberOf,
  type Read,
  readList,
  row,
  whole,
} from '../wire/index.ts'

/** A line of a wallet statement (WLT-005, USR-059). */
export interface Deposit {
  readonly pk: number
  readonly at: EpochMs | undefined
  /** As the server spells it; its kind is `paymentKindOf`. */
  readonly type: string | undefined
  readonly status: string | undefined
  readonly statusDetail: string | undefined
  /** In the tenant's currency. */
  readonly amount: number | undefined
  /** Ready-made, in pt-BR. */
  readonly amountText: string | undefined
  readonly refunded: number
  /** Paid for standing at the connector after the recharge. */
  readonly isIdle: boolean
}

const depositWire = row<Deposit>({
  pk: ['user_wallet_payment_pk', keyNumber],
  at: ['created_timestamp', wireInstant],
  type: ['payment_type', looseText],
  status: ['payment_status', looseText],
  statusDetail: ['payment_status_detail', looseText],
  amount: ['payment_transaction_amounts', looseNumber],
  amountText: ['payment_transaction_amounts_human_readable', looseText],
  refunded: ['payment_transaction_amount_refunded', loose((amount) => numberOf(amount) ?? 0)],
  isIdle: ['is_idle_payment', looseFlag],
})

/** Reads a wallet statement: a bare list (USR-057, WLT-004); undefined when it is none. */
export const readDeposits = (body: unknown): Read<readonly Deposit[]> | undefined =>
  readList(depositWire, body, 'userDeposits', ({ pk }) => pk)

/** What was paid in altogether. It is no balance: what was spent is not in it. */
export interface WalletTotal {
  readonly total: number | undefined
  /** Ready-made, in pt-BR. */
  readonly text: string | undefined
}

const totalWire = row<WalletTotal>({
  total: ['total', looseNumber],
  text: ['total_human_readable', looseText],
})

/** Reads a `WalletTotal` (USR-058, WLT-006); undefined where it names neither a number nor a text. */
export function readWalletTotal(body: unknown): Read<WalletTotal> | undefined {
  if (!isJsonObject(body) || !('total' in body || 'total_human_readable' in body)) return undefined
  return whole(totalWire.safeParse(body).data)
}
