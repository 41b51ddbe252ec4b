import { parseInstant } from '../time/index.ts'
import { guestsOf, isVoucherKind, type Voucher, type VoucherKind } from './voucher.ts'

/** The body of PUT vouchers/{pk} (VCH-083). */
export interface VoucherUpdate {
  readonly description: string
  readonly title: string
  readonly units: number
  /** `YYYY-MM-DD HH:mm:ss` in UTC. */
  readonly start: string
  readonly expire: string
  /** null: every charger (VCH-075). */
  readonly charge_box_pks: readonly number[] | null
  readonly tenant_pk: number
  /** The guests; null: whoever has the code. */
  readonly user_pks: readonly number[] | null
  readonly uses_per_user: number
  readonly expire_type: string
  readonly kind: VoucherKind
  readonly kind_value: number
  readonly active: boolean
}

/** Most units of a voucher (VCH-064). */
export const VOUCHER_UNITS_MAX = 1000

/** What one of the quick changes of the detail sets; all else goes back as it was read. */
export interface VoucherChange {
  readonly isActive?: boolean | undefined
  readonly units?: number | undefined
  /** `YYYY-MM-DD HH:mm:ss` in UTC. */
  readonly expireText?: string | undefined
  /** Keys of people that are invited besides. */
  readonly invited?: readonly number[] | undefined
}

/**
 * The body that changes what is asked and sends back the rest as it was read: the very text of a date (a save must not move an
 * end), only guests of whoever has it (VCH-034). Undefined where the voucher lacks what must be sent, or is of a kind that
 * nobody knows: sending a guess would change it.
 */
export function updateOf(voucher: Voucher, change: VoucherChange): VoucherUpdate | undefined {
  const { kind, kindValue, startText, title, description, tenantPk } = voucher
  const units = change.units ?? voucher.units
  const expireText = change.expireText ?? voucher.expireText
  if (
    !isVoucherKind(kind) ||
    kindValue === undefined ||
    units === undefined ||
    startText === undefined ||
    expireText === undefined ||
    tenantPk === undefined ||
    // A list that was read in part would drop the others.
    voucher.unreadParts > 0
  )
    return undefined
  const guests = [...new Set([...guestsOf(voucher).map(({ userPk }) => userPk), ...(change.invited ?? [])])]
  return {
    description: description ?? '',
    title: title ?? '',
    units,
    start: startText,
    expire: expireText,
    charge_box_pks: voucher.chargeBoxPks ?? null,
    tenant_pk: tenantPk,
    user_pks: guests.length > 0 ? guests : null,
    uses_per_user: voucher.usesPerUser ?? 1,
    expire_type: voucher.expireType ?? 'EXPIRATION_DATE',
    kind,
    kind_value: kindValue,
    active: change.isActive ?? voucher.isActive ?? voucher.status !== 'INACTIVE',
  }
}

/** Whether a read voucher is as a change wanted it: what a lost answer is looked up by. */
export function isChangedAs(voucher: Voucher, change: VoucherChange): boolean {
  const guests = new Set(guestsOf(voucher).map(({ userPk }) => userPk))
  return (
    (change.isActive === undefined || voucher.isActive === change.isActive) &&
    (change.units === undefined || voucher.units === change.units) &&
    // As a moment: a server may write it in another form.
    (change.expireText === undefined ||
      voucher.expire === parseInstant(change.expireText, { zoneless: 'utc' })) &&
    (change.invited ?? []).every((pk) => guests.has(pk))
  )
}
