import type { NetworkId } from '../world/networks.ts'

/** A row of `voucher`; its status is told by its dates, its units and `active`. */
export interface VoucherRow {
  pk: number
  network: NetworkId
  accountPk: number
  /** Upper case. */
  code: string
  title: string | null
  description: string | null
  kind: 'PERCENT_RECHARGE' | 'MONEY_RECHARGE' | 'KWH_RECHARGE'
  value: number
  units: number
  /** Units that somebody used. */
  used: number
  startsAt: number
  endsAt: number
  active: number
  createdBy: string | null
  /** Keys of stations as JSON; null: all of them. */
  chargers: string | null
  usesPerUser: number
  expireType: 'EXPIRATION_DATE' | 'USES_PER_USER'
}

/** A row of `voucherUser`: somebody who was invited, or typed the code. */
export interface VoucherUserRow {
  voucherPk: number
  personPk: number
  source: 'ACTIVATION' | 'GUEST'
  status: 'NOT_USED' | 'SUSPEND' | 'USED'
}

/** A row of `voucherUse`: a recharge that a voucher paid for. */
export interface VoucherUseRow {
  rechargePk: number
  voucherPk: number
  /** What of its value it took, and what is left of it. */
  used: number | null
  balance: number | null
}
