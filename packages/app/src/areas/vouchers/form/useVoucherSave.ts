import type { HeldVoucher } from '@corrente/domain/vouchers'
import { serverTextOf } from '@corrente/domain/wire'
import { isUnderWay, type WriteState } from '@corrente/domain/writes'
import { SAVE_FAILURES, type SaveFailure } from '@corrente/ui/widgets/vouchers'
import { useState } from 'react'
import { useSession } from '../../../kit/access/index.ts'
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

/** How a save ended that is not done; undefined: it is under way, asks, or was never begun. */
function failureOf(state: WriteState<SavedHow, Ask>): SaveFailure | undefined {
  switch (state.phase) {
    case 'refused':
      return 'refused'
    case 'notApplied':
      return 'notSaved'
    case 'unknown':
    case 'accepted':
    case 'other':
      return 'unknown'
    case 'elsewhere':
      return 'elsewhere'
    case 'notSent':
      return SAVE_FAILURES.find((why) => why === state.why) ?? 'elsewhere'
    default:
      return undefined
  }
}

/** How a save ended, for its dialogs, and the second try. */
export interface SaveEnd {
  readonly end: 'saved' | 'alreadySaved' | SaveFailure | undefined
  readonly reason: string | undefined
  readonly isRetrying: boolean
  readonly retry: () => void
  /** Puts the dialog away; the form says below what happened. */
  readonly close: () => void
  /** Another save begins: its end is shown again. */
  readonly begin: () => void
}

/**
 * What the dialogs show of a save. Of unknown end it is looked up, and sent anew only behind a question (decisions: Saving);
 * another try looks first, and sends only where that read answered without it (decisions: Vouchers).
 */
export function useSaveEnd(save: VoucherControl, held: HeldVoucher, from: string | undefined): SaveEnd {
  const saver = useVoucherSaver(from)
  const { state } = save
  const failure = failureOf(state)
  const [isClosed, setClosed] = useState(false)
  const [retried, setRetried] = useState<SaveFailure>()
  const isRetrying = retried !== undefined && isUnderWay(state)
  const saved =
    state.phase === 'done' ? savedAs(retried !== undefined && state.result === 'found') : undefined
  return {
    end: saved ?? (isClosed ? undefined : isRetrying ? retried : failure),
    reason: state.phase === 'refused' ? serverTextOf(state.refusal.body) : undefined,
    isRetrying,
    retry: () => {
      if (failure === undefined) return
      setRetried(failure)
      if (failure === 'unknown') save.verify()
      else void save.press(saveVoucher(saver, held, true))
    },
    close: () => setClosed(true),
    begin: () => {
      setClosed(false)
      setRetried(undefined)
    },
  }
}
const savedAs = (isFound: boolean) => (isFound ? 'alreadySaved' : 'saved')
