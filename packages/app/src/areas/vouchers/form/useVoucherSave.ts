import type { HeldVoucher } from '@corrente/domain/vouchers'
import { serverTextOf } from '@corrente/domain/wire'
import { useSession } from '../../../kit/access/index.ts'
import { useSaveEnd } from '../../../kit/forms/index.ts'
import { useWrite, type WriteControl } from '../../../kit/writes/index.ts'
import { usePorts } from '../../../ports/index.ts'
import {
  type SavedHow,
  saveVoucher,
  type VoucherSaver,
  type VoucherSaving,
} from '../../../resources/voucherSave.ts'

type Ask = VoucherSaving extends { readonly look: () => Promise<infer Look> }
  ? Extract<Look, { readonly look: 'ask' }> extends { readonly ask: infer Asked }
    ? Asked
    : never
  : never
/** The save of a voucher's form. */
export type VoucherControl = WriteControl<VoucherSaving, SavedHow, Ask>

/** What the save of a voucher needs besides its form. */
function useVoucherSaver(from: string | undefined): VoucherSaver {
  const { gateways, formats } = usePorts()
  // Nobody without an account has a session.
  return { cp: gateways.cp, formats, accountPk: useSession()?.user.accountPk ?? 0, from }
}

/** The save of a form as it stands. */
export const useVoucherSave = (
  held: HeldVoucher,
  onDone: () => void,
  _move: unknown,
  from: string | undefined,
): VoucherControl => useWrite(saveVoucher(useVoucherSaver(from), held), onDone)

/** How the save of a voucher ended; another try sends only where a read answered without it (decisions: Vouchers). */
export function useVoucherEnd(save: VoucherControl, held: HeldVoucher, from: string | undefined) {
  const saver = useVoucherSaver(from)
  const { state } = save
  const end = useSaveEnd({ ...save, again: () => void save.press(saveVoucher(saver, held, true)) })
  const isFound = end.hasRetried && state.phase === 'done' && state.result === 'found'
  const saved = isFound ? ('alreadySaved' as const) : ('saved' as const)
  return {
    ...end,
    /** Another save begins: its end is shown again. */
    begin: () => {
      end.begin()
      end.show()
    },
    end: state.phase === 'done' ? saved : end.failure,
    reason: state.phase === 'refused' ? serverTextOf(state.refusal.body) : undefined,
  }
}
