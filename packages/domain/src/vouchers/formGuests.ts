import { isSameValue } from '../forms/index.ts'
import { fold, searchWords } from '../text/index.ts'
import type { HeldVoucher, VoucherValues } from './form.ts'
import { activatedOf, type Voucher } from './voucher.ts'

/** How many of a voucher are taken: used, or given to somebody (VCH-062). */
export const registeredUnits = (voucher: Pick<Voucher, 'usedTotal' | 'users'> | undefined): number =>
  voucher === undefined ? 0 : Math.max(voucher.usedTotal ?? 0, voucher.users.length)

/** Why somebody cannot be taken off the selection (VCH-041); undefined: they can. */
export function fixedStatusOf(
  voucher: Pick<Voucher, 'users'> | undefined,
  pk: number,
): 'SUSPEND' | 'USED' | undefined {
  const status = voucher?.users.find(({ userPk }) => userPk === pk)?.status
  return status === 'SUSPEND' || status === 'USED' ? status : undefined
}

/** The form with one more guest. */
export const withGuest = (values: VoucherValues, pk: number): VoucherValues =>
  values.guestPks.includes(pk) ? values : { ...values, guestPks: [...values.guestPks, pk] }

/** The form without a guest; whoever has used it stays (VCH-041). */
export const withoutGuest = ({ base: { voucher }, values }: HeldVoucher, pk: number): VoucherValues =>
  fixedStatusOf(voucher, pk) ? values : { ...values, guestPks: values.guestPks.filter((each) => each !== pk) }

/** Whether its selection differs from what is saved. */
export const isSelectionUnsaved = ({ base, values }: HeldVoucher): boolean => {
  const inOrder = (pks: readonly number[]) => [...pks].sort((a, b) => a - b)
  return !isSameValue(inOrder(values.guestPks), inOrder(base.values.guestPks))
}

/** Why nobody can be invited: it has no units yet (VCH-068), or people who typed its code (decisions: Vouchers). */
export type NoGuests = 'unitsFirst' | 'activated'

/** Whether guests can be chosen; undefined: they can. */
export function noGuestsOf({ base: { voucher }, values: { units } }: HeldVoucher): NoGuests | undefined {
  if (voucher !== undefined && activatedOf(voucher).length > 0) return 'activated'
  return units === undefined || units <= 0 ? 'unitsFirst' : undefined
}

/** Whether saving opens a voucher to whoever has its code that was for its guests alone (decisions: Vouchers). */
export const opensToAll = ({ base, values }: HeldVoucher): boolean =>
  base.values.guestPks.length > 0 && values.guestPks.length === 0

/** Somebody who may be offered as a guest. */
interface Offerable {
  readonly pk: number
  readonly isHidden: boolean
  readonly isRelated: boolean
}

/** Who may still be added: not selected yet, not hidden, and of this tenant (VCH-071). */
export function offeredGuests<User extends Offerable>(
  users: readonly User[],
  guestPks: readonly number[],
): readonly User[] {
  const chosen = new Set(guestPks)
  return users.filter(({ pk, isHidden, isRelated }) => isRelated && !isHidden && !chosen.has(pk))
}

/** Those whose name or e-mail holds each word of a text. */
export function findGuests<
  User extends { readonly name: string | undefined; readonly email: string | undefined },
>(users: readonly User[], query: string): readonly User[] {
  const words = searchWords(query)
  return users.filter(({ name, email }) => {
    const text = fold(`${name ?? ''} ${email ?? ''}`)
    return words.every((word) => text.includes(word))
  })
}
