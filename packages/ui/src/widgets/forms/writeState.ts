import { isUnsettled, type WriteState } from '@corrente/domain/writes'
import type { FormState } from './FormFrame/FormFrame.tsx'
import type { SaveNoticeKind } from './SaveNotice/SaveNotice.tsx'

/** What stands above a form's buttons for where its write stands; undefined: nothing to say. */
export function saveNoticeOf(state: WriteState): SaveNoticeKind | undefined {
  switch (state.phase) {
    case 'notSent':
      return state.why === 'unreachable' ? 'unreachable' : 'refused'
    case 'refused':
      return 'refused'
    case 'verifying':
    case 'unknown':
      return state.phase
    case 'notApplied':
      return 'notSaved'
    default:
      return undefined
  }
}

/** Whether a form can be changed and sent: while it is not known whether it was saved, it is neither. */
export function formStateOf(state: WriteState): FormState {
  if (state.phase === 'done') return 'saved'
  if (isUnsettled(state) || state.phase === 'verifying') return 'open'
  return state.phase === 'looking' || state.phase === 'sending' ? 'sending' : 'idle'
}
