import { isUnsettled, type WriteState } from '@corrente/domain/writes'
import type { FormState, SaveNoticeKind } from '@corrente/ui/widgets/forms'

/** Whether the next press sends anew what nobody can look up: a mail whose answer was lost. */
export function isSentAnew(state: WriteState): boolean {
  return isUnsettled(state) && state.canRelease && !state.canVerify
}

/**
 * Where a form stands while it is saved: locked while nobody knows whether it was.
 * @param isAsked - somebody pressed 'verify'; the first look after a lost answer is still part of the save
 */
export function formStateOf(state: WriteState, isAsked: boolean): FormState {
  if (state.phase === 'done') return 'saved'
  if (state.phase === 'verifying') return isAsked ? 'open' : 'sending'
  if (state.phase === 'looking' || state.phase === 'sending') return 'sending'
  return isUnsettled(state) && !isSentAnew(state) ? 'open' : 'idle'
}

/** Why nothing was sent, in words of their own. `elsewhere`: another save of the record is not over. */
const UNSENT = ['notPermitted', 'elsewhere', 'notKept', 'damaged'] as const
/** What can be said of a save that is not done. `gone`: the record. */
export type FormNoticeKind = SaveNoticeKind | 'gone' | (typeof UNSENT)[number]

export const isUnsent = (notice: FormNoticeKind | undefined): notice is (typeof UNSENT)[number] =>
  UNSENT.some((each) => each === notice)

/** What to say of a save that is not done; undefined: nothing. `isAsked` as in `formStateOf`. */
export function saveNoticeOf(state: WriteState, isAsked: boolean): FormNoticeKind | undefined {
  switch (state.phase) {
    case 'refused':
      return 'refused'
    case 'notApplied':
      return 'notSaved'
    case 'verifying':
      return isAsked ? 'verifying' : undefined
    case 'accepted':
    case 'unknown':
    case 'other':
      return 'unknown'
    case 'elsewhere':
      return 'elsewhere'
    case 'notSent':
      if (state.why === 'unreachable' || state.why === 'gone') return state.why
      return UNSENT.find((each) => each === state.why) ?? 'elsewhere'
    default:
      return undefined
  }
}
