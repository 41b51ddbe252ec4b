import type { EpochMs } from '../time/index.ts'
import type { HeldVoucher } from './form.ts'
import { codeText, isVoucherKind } from './voucher.ts'
import { type VoucherWorth, worthOf } from './worth.ts'

/** A voucher as its driver will see it. */
export interface VoucherPreview {
  readonly code: string
  readonly title: string
  readonly description: string
  /** A `VoucherKind`, or '' while none is chosen. */
  readonly kind: string
  readonly kindValue: number | undefined
  readonly units: number | undefined
  readonly start: EpochMs | undefined
  readonly expire: EpochMs | undefined
  /** How many chargers take it; undefined: every one. */
  readonly chargers: number | undefined
  /** How many recharges each person has: of a percentage by uses; else 1. */
  readonly uses: number
  /** How many are invited; 0: it is for whoever has the code. */
  readonly guests: number
  /** All that it can cost; undefined while units, value or kind are missing. */
  readonly worth: VoucherWorth | undefined
}

/** What stands in a form, as its driver will see it. */
export function previewOf({ values }: Pick<HeldVoucher, 'values'>): VoucherPreview {
  const { kind, kindValue, units, title, description, start, expire } = values
  const isByUses = kind === 'PERCENT_RECHARGE' && values.expireType === 'USES_PER_USER'
  const uses = isByUses ? Math.max(1, values.usesPerUser ?? 1) : 1
  const isWhole =
    isVoucherKind(kind) && kindValue !== undefined && kindValue > 0 && units !== undefined && units > 0
  return {
    code: codeText(values.code),
    title: title.trim(),
    description: description.trim(),
    kind,
    kindValue,
    units,
    start,
    expire,
    chargers: values.scope === 'some' ? values.chargerPks.length : undefined,
    uses,
    guests: values.guestPks.length,
    worth: isWhole
      ? worthOf({ kind, kindValue, usesPerUser: uses, units, usedTotal: 0, notUsedTotal: units })
      : undefined,
  }
}
