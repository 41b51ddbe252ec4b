import { isSameValue } from '../forms/index.ts'
import { type EpochMs, formatUtcText, parseInstant } from '../time/index.ts'
import { type HeldVoucher, voucherForm } from './form.ts'
import { isShownOn, isStoredOn, voucherPolicy } from './formCheck.ts'
import { fixedStatusOf } from './formGuests.ts'
import type { VoucherUpdate } from './update.ts'
import { codeText, EXPIRE_TYPES, type Voucher } from './voucher.ts'

/** The body of PUT vouchers/{pk}; a loaded kind that nobody knows goes back as it came. */
export interface VoucherSave extends Omit<VoucherUpdate, 'kind'> {
  readonly kind: string
}
/** The body of POST vouchers (VCH-082). */
export interface VoucherCreate extends VoucherSave {
  readonly code: string
}

/** A date to send: the very text that came where it says the same moment, or the moment in UTC (VCH-076). */
const dateText = (at: EpochMs | undefined, loaded: EpochMs | undefined, text: string | undefined): string =>
  text !== undefined && at === loaded ? text : at === undefined ? '' : formatUtcText(at)

/** Whom to invite: the selection, and whoever has used it meanwhile, who cannot be taken off (VCH-034, VCH-041). */
function guestsToSend({ base, values }: HeldVoucher): readonly number[] | null {
  const fixed = base.values.guestPks.filter((pk) => fixedStatusOf(base.voucher, pk) !== undefined)
  const all = [...new Set([...values.guestPks, ...fixed])]
  return all.length > 0 ? all : null
}

/** How it ends: as chosen for a percentage; else as it was loaded, a new one by its date, once each (VCH-066, VCH-073, VCH-074). */
function endToSend(held: HeldVoucher): Pick<VoucherSave, 'expire_type' | 'uses_per_user'> {
  const { base, values } = held
  const sent = voucherPolicy(held)('expireType').isEditable ? values : base.voucher ? base.values : undefined
  return {
    expire_type: sent?.expireType || EXPIRE_TYPES[0],
    uses_per_user: sent?.usesPerUser ?? 1,
  }
}

/**
 * The body to save a voucher with; only of values without errors.
 * @param accountPk - the account that it belongs to where it names none: the session's
 */
export function voucherRequest(held: HeldVoucher, accountPk: number): VoucherSave {
  const { base, values } = held
  const { voucher } = base
  return {
    title: values.title.trim(),
    description: values.description.trim(),
    kind: values.kind,
    kind_value: values.kindValue ?? 0,
    units: values.units ?? 0,
    start: dateText(values.start, voucher?.start, voucher?.startText),
    expire: dateText(values.expire, voucher?.expire, voucher?.expireText),
    charge_box_pks: values.scope === 'some' ? values.chargerPks : null,
    tenant_pk: voucher?.tenantPk ?? accountPk,
    user_pks: guestsToSend(held),
    ...endToSend(held),
    active: values.toggle === '' ? isStoredOn(held) : isShownOn(held),
  }
}

/** The body that creates a voucher (VCH-082). */
export const creationRequest = (held: HeldVoucher, accountPk: number): VoucherCreate => ({
  code: codeText(held.values.code),
  ...voucherRequest(held, accountPk),
})

/** What makes two bodies say the same: dates as moments, keys without an order. */
function comparable({ start, expire, ...body }: VoucherSave) {
  const ordered = (pks: readonly number[] | null) => pks && [...pks].sort((a, b) => a - b)
  return {
    ...body,
    charge_box_pks: ordered(body.charge_box_pks),
    user_pks: ordered(body.user_pks),
    dates: [start, expire].map((text) => parseInstant(text, { zoneless: 'utc' }) ?? text),
  }
}

/** Whether a voucher that was read again is what was sent: how a lost answer is settled. */
export function isSavedAs(sent: VoucherSave, found: Voucher): boolean {
  const base = voucherForm(found)
  const again = voucherRequest({ base, values: base.values }, sent.tenant_pk)
  return isSameValue(comparable(sent), comparable(again))
}

/**
 * Whether a voucher is the one that was to be created (decisions: Vouchers): its code, title, kind and value; and its days,
 * since last year's may be like it in all four.
 */
export function isCreatedAs(sent: VoucherCreate, found: Voucher): boolean {
  const again = voucherForm(found).values
  const dates = [again.start, again.expire].map((at) => dateText(at, undefined, undefined))
  return (
    codeText(found.code) === sent.code &&
    again.title.trim() === sent.title &&
    again.kind === sent.kind &&
    again.kindValue === sent.kind_value &&
    isSameValue(dates, [sent.start, sent.expire])
  )
}
