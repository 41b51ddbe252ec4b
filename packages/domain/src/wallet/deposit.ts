import { type EpochMs, parseInstant } from '../time/index.ts'
import {
  isJsonObject,
  keyNumber,
  looseBoolean,
  looseNumber,
  looseText,
  type Read,
  readList,
  whole,
  z,
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

const depositWire = z.pipe(
  z.object({
    user_wallet_payment_pk: keyNumber,
    created_timestamp: z.optional(z.unknown()),
    payment_type: looseText,
    payment_status: looseText,
    payment_status_detail: looseText,
    payment_transaction_amounts: looseNumber,
    payment_transaction_amounts_human_readable: looseText,
    payment_transaction_amount_refunded: looseNumber,
    is_idle_payment: looseBoolean,
  }),
  z.transform(
    (wire): Deposit => ({
      pk: wire.user_wallet_payment_pk,
      at: parseInstant(wire.created_timestamp, { zoneless: 'utc' }),
      type: wire.payment_type,
      status: wire.payment_status,
      statusDetail: wire.payment_status_detail,
      amount: wire.payment_transaction_amounts,
      amountText: wire.payment_transaction_amounts_human_readable,
      refunded: wire.payment_transaction_amount_refunded ?? 0,
      isIdle: wire.is_idle_payment ?? false,
    }),
  ),
)

/** Reads a wallet statement: a bare list (USR-057, WLT-004); undefined when it is none. */
export const readDeposits = (body: unknown): Read<readonly Deposit[]> | undefined =>
  readList(depositWire, body, 'userDeposits', ({ pk }) => pk)

/** What was paid in altogether. It is no balance: what was spent is not in it. */
export interface WalletTotal {
  readonly total: number | undefined
  /** Ready-made, in pt-BR. */
  readonly text: string | undefined
}

const totalWire = z.pipe(
  z.object({ total: looseNumber, total_human_readable: looseText }),
  z.transform((wire): WalletTotal => ({ total: wire.total, text: wire.total_human_readable })),
)

/** Reads a `WalletTotal` (USR-058, WLT-006); undefined where it names neither a number nor a text. */
export function readWalletTotal(body: unknown): Read<WalletTotal> | undefined {
  if (!isJsonObject(body) || !('total' in body || 'total_human_readable' in body)) return undefined
  return whole(totalWire.safeParse(body).data)
}
