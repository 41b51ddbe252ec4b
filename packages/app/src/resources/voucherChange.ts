import {
  isChangedAs,
  updateOf,
  type Voucher,
  type VoucherChange,
  type VoucherUpdate,
} from '@corrente/domain/vouchers'
import type { Gateway } from '../gateways/index.ts'
import { answerOf, notRead, type WriteAction } from '../kit/writes/index.ts'
import type { FormatsPort } from '../ports/index.ts'
import { oneVoucher, VOUCHERS_KEY } from './vouchers.ts'

/** Whether what was shown when somebody said yes still stands, as far as the change goes. */
const isStill = (shown: Voucher, now: Voucher, change: VoucherChange): boolean =>
  (change.units === undefined || shown.units === now.units) &&
  (change.expireText === undefined || shown.expire === now.expire) &&
  (change.invited === undefined || shown.users.length === now.users.length)

/**
 * One quick change of a voucher: it is read again, and the rest goes back as it was read (jobs: "stop it now", "one more
 * week", "invite these 12"). A lost answer is looked up by what was changed.
 */
export const changeVoucher = (
  cp: Gateway,
  shown: Voucher,
  change: VoucherChange,
  formats: FormatsPort,
): WriteAction<VoucherUpdate, VoucherChange> => ({
  // The key of its form: the two never write at the same time.
  keys: [`voucher.save:${shown.pk}`],
  lock: 'page',
  outdates: [VOUCHERS_KEY],
  look: async () => {
    const read = await oneVoucher.read({ cp, formats }, shown.pk)
    if (read.kind !== 'done') return notRead(read)
    const body = updateOf(read.data, change)
    return body && isStill(shown, read.data, change)
      ? { look: 'ready', ready: body }
      : { look: 'notSent', why: 'changed' }
  },
  proofOf: () => change,
  send: async (json) =>
    answerOf(await cp.send('PUT', 'vouchers/{pk}', { params: { pk: shown.pk }, json }), undefined),
  confirm: async () => {
    const read = await oneVoucher.read({ cp, formats }, shown.pk)
    if (read.kind !== 'done') return { found: 'unreadable' }
    return isChangedAs(read.data, change) ? { found: 'applied', result: undefined } : { found: 'unchanged' }
  },
})
