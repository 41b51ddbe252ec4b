import { voucherWire } from '../../fixtures/index.ts'
import { type HeldVoucher, newVoucher, type VoucherValues, voucherForm } from '../form.ts'
import { checkVoucher, MONEY_MAX, type VoucherRules } from '../formCheck.ts'
import { readVoucher, type Voucher } from '../voucher.ts'

export const ZONE = 'America/Sao_Paulo'
export const NOW = Date.UTC(2026, 2, 15, 15)
export const RULES: VoucherRules = {
  moneyMax: MONEY_MAX,
  money: (amount) => `R$ ${amount.toFixed(2)}`,
  isCodeTaken: false,
}
/** E11 of the contract. */
export const WIRE = voucherWire({
  used_total: 0,
  not_used_total: 50,
  total: undefined,
  charge_box_pks: [12],
  user_pks: [2041],
  voucher_users_pks_with_voucher_status: [{ user_pk: 2041, source: 'GUEST', status: 'NOT_USED' }],
})
export const voucherOf = (wire: Readonly<Record<string, unknown>> = {}): Voucher => {
  const read = readVoucher({ ...WIRE, ...wire })
  if (!read) throw new Error('no voucher')
  return read.data
}
export const loaded = (wire?: Readonly<Record<string, unknown>>): HeldVoucher => {
  const base = voucherForm(voucherOf(wire))
  return { base, values: base.values }
}
export const edited = (held: HeldVoucher, values: Partial<VoucherValues>): HeldVoucher => ({
  ...held,
  values: { ...held.values, ...values },
})
export const WHOLE: Partial<VoucherValues> = {
  code: 'IPE10',
  title: 'Boas-vindas',
  description: 'Dez por cento',
  kind: 'PERCENT_RECHARGE',
  kindValue: 10,
  units: 50,
  expire: Date.UTC(2026, 3, 1, 2, 59, 59),
}
export const blank = (): HeldVoucher => {
  const base = newVoucher(NOW, ZONE)
  return { base, values: base.values }
}
export const created = (values: Partial<VoucherValues> = {}) => edited(blank(), { ...WHOLE, ...values })
export const wrong = (held: HeldVoucher, rules: Partial<VoucherRules> = {}) =>
  Object.fromEntries(
    Object.entries(checkVoucher(held, { ...RULES, ...rules })).map(([path, error]) => [path, error?.key]),
  )
