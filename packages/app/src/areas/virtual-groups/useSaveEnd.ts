import { isUnderWay, type WriteState } from '@corrente/domain/writes'
import { GROUP_SAVE_FAILURES, type GroupSaveFailure } from '@corrente/ui/widgets/virtual-groups'
import { useEffect, useState } from 'react'
import { SAVE_HOLD_MS } from './useHeld.ts'

/** How a save ended that is not done; undefined: it is under way, asks, or was never begun. */
export function failureOf(state: WriteState<unknown, unknown>): GroupSaveFailure | undefined {
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
      return GROUP_SAVE_FAILURES.find((why) => why === state.why) ?? 'elsewhere'
    default:
      return undefined
  }
}

/** How a save ended, for its dialogs, and the second try. */
export interface SaveEnd {
  readonly failure: GroupSaveFailure | undefined
  /** It failed, and its dialog is not open yet: the save still shows as under way (VGR-043). */
  readonly isHeld: boolean
  readonly isRetrying: boolean
  readonly hasRetried: boolean
  readonly retry: () => void
  /** Puts the dialog away; the form says below what happened. */
  readonly close: () => void
  /** Another save begins: it is no retry. */
  readonly begin: () => void
}

interface SaveParts {
  readonly state: WriteState<unknown, unknown>
  readonly verify: () => void
  /** Looks first, and sends only what is not there (decisions: Vouchers). */
  readonly again: () => void
}

/**
 * What the dialogs show of a save: a failure opens 1.5 s after its answer. Of unknown end it is looked up; another try
 * looks first.
 */
export function useSaveEnd({ state, verify, again }: SaveParts): SaveEnd {
  const failure = failureOf(state)
  const shown = useDelayed(failure)
  const [isClosed, setClosed] = useState(false)
  // What was put away stays so while a question of the next save stands: only another end is shown again.
  if (failure === undefined && isClosed) setClosed(false)
  const [retried, setRetried] = useState<GroupSaveFailure>()
  const isRetrying = retried !== undefined && (isUnderWay(state) || failure !== shown)
  return {
    failure: isClosed ? undefined : isRetrying ? retried : shown,
    isHeld: failure !== undefined && shown === undefined,
    isRetrying,
    hasRetried: retried !== undefined,
    retry: () => {
      if (failure === undefined) return
      setRetried(failure)
      if (failure === 'unknown') verify()
      else again()
    },
    close: () => setClosed(true),
    begin: () => setRetried(undefined),
  }
}

/** A failure, 1.5 s after it is known; none at once. */
function useDelayed(failure: GroupSaveFailure | undefined): GroupSaveFailure | undefined {
  const [shown, show] = useState(failure)
  if (failure === undefined && shown !== undefined) show(undefined)
  useEffect(() => {
    if (failure === undefined) return
    const timer = setTimeout(() => show(failure), SAVE_HOLD_MS)
    return () => clearTimeout(timer)
  }, [failure])
  return shown
}
