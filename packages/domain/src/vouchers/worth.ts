import { toHundredths } from '../money/index.ts'
import type { EpochMs } from '../time/index.ts'
import { isVoucherKind, VOUCHER_KINDS, type Voucher, type VoucherKind } from './voucher.ts'

/** An amount of what a kind gives: hundredths of currency or of kWh; of a percentage the number of uses. */
export type Worth = number

/** What a voucher promises, in the unit of its kind (decisions: Vouchers). It counts whole units. */
export interface VoucherWorth {
  readonly kind: VoucherKind
  /** units x value; of a percentage units x uses per user. */
  readonly all: Worth
  readonly used: Worth
  /** not_used_total x value. */
  readonly open: Worth
}

/** What one unit is worth; undefined where the reply does not say. */
function unitWorth({
  kind,
  kindValue,
  usesPerUser,
}: Pick<Voucher, 'kind' | 'kindValue' | 'usesPerUser'>): Worth | undefined {
  return kind === 'PERCENT_RECHARGE' ? Math.max(1, usesPerUser ?? 1) : toHundredths(kindValue)
}

/** What a voucher promises and how much of it is used; undefined for a kind that nobody knows, and where a figure is missing. */
export function worthOf(
  voucher: Pick<Voucher, 'kind' | 'kindValue' | 'usesPerUser' | 'units' | 'usedTotal' | 'notUsedTotal'>,
): VoucherWorth | undefined {
  const { kind, units, usedTotal, notUsedTotal } = voucher
  const unit = unitWorth(voucher)
  if (!isVoucherKind(kind) || unit === undefined || units === undefined) return undefined
  const used = usedTotal ?? Math.max(0, units - (notUsedTotal ?? units))
  return {
    kind,
    all: units * unit,
    used: used * unit,
    open: (notUsedTotal ?? Math.max(0, units - used)) * unit,
  }
}

/** Open and used of one kind, over some vouchers; what expired or was switched off stands apart (jobs: "what is still out"). */
export interface KindTally {
  readonly kind: VoucherKind
  /** Of what can still be used: active, or not started yet. */
  readonly open: Worth
  readonly used: Worth
  /** Left in vouchers that expired. */
  readonly expired: Worth
  /** Left in vouchers that are switched off. */
  readonly inactive: Worth
}

/** Open and used by kind, kinds without a voucher left out. Money and energy are never added to each other. */
export function tallyVouchers(vouchers: readonly Voucher[]): readonly KindTally[] {
  return VOUCHER_KINDS.flatMap((kind) => {
    const tally = { kind, open: 0, used: 0, expired: 0, inactive: 0 }
    let count = 0
    for (const voucher of vouchers) {
      const worth = worthOf(voucher)
      if (worth?.kind !== kind) continue
      count += 1
      tally.used += worth.used
      if (isUsable(voucher)) tally.open += worth.open
      else if (voucher.status === 'EXPIRED') tally.expired += worth.open
      else if (voucher.status === 'INACTIVE') tally.inactive += worth.open
    }
    return count > 0 ? [tally] : []
  })
}

/** Whether drivers can use it now or will. */
export const isUsable = ({ status }: Pick<Voucher, 'status'>): boolean =>
  status === 'ACTIVE' || status === 'NOT_STARTED'

/** Whether its end has passed, whatever its status says. */
export const isPastEnd = ({ expire }: Pick<Voucher, 'expire'>, now: EpochMs): boolean =>
  expire !== undefined && expire < now
