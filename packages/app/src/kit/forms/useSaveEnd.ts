import { isUnderWay, type WriteState } from '@corrente/domain/writes'
import { type FormState, SAVE_FAILURES, type SaveFailure } from '@corrente/ui/widgets/forms'
import { useEffect, useState } from 'react'

/** How a save ended that is not done; undefined: it is under way, asks, or was never begun. */
function failureOf(state: WriteState<unknown, unknown>): SaveFailure | undefined {
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

interface SaveParts {
  readonly state: WriteState<unknown, unknown>
  readonly verify: () => void
  /** Looks first, and sends only what is not there (decisions: Vouchers). */
  readonly again: () => void
  /** So long after its answer the dialog of a failure opens; until then it still shows as under way. @default at once */
  readonly holdMs?: number
}

/** How a save ended, for its dialogs, and the second try: of unknown end it is looked up; another try looks first. */
export function useSaveEnd({ state, verify, again, holdMs = 0 }: SaveParts) {
  const failure = failureOf(state)
  const shown = useDelayed(failure, holdMs)
  const [isClosed, setClosed] = useState(false)
  // What was put away stays so while a question of the next save stands: only another end is shown again.
  if (failure === undefined && isClosed) setClosed(false)
  const [retried, setRetried] = useState<SaveFailure>()
  const isRetrying = retried !== undefined && (isUnderWay(state) || failure !== shown)
  const isHeld = failure !== undefined && shown === undefined
  /** Another save begins: it is no retry. */
  const begin = () => setRetried(undefined)
  return {
    failure: isClosed ? undefined : isRetrying ? retried : shown,
    isHeld,
    hasRetried: retried !== undefined,
    begin,
    /** What was put away is shown again. */
    show: () => setClosed(false),
    /** The form's fields meanwhile. */
    fieldsOf: <Fields extends { readonly state: FormState; readonly onSubmit: () => void }>(
      fields: Fields,
    ) => ({
      ...fields,
      state: isHeld ? ('sending' as const) : fields.state,
      onSubmit: () => {
        begin()
        fields.onSubmit()
      },
    }),
    dialog: {
      isRetrying,
      onRetry: () => {
        if (failure === undefined) return
        setRetried(failure)
        if (failure === 'unknown') verify()
        else again()
      },
      /** Puts it away; the form says below what happened. */
      onClose: () => setClosed(true),
    },
  }
}

/** A failure, so long after it is known; none at once. */
function useDelayed(failure: SaveFailure | undefined, ms: number): SaveFailure | undefined {
  const [shown, show] = useState(failure)
  if (failure === undefined && shown !== undefined) show(undefined)
  useEffect(() => {
    if (failure === undefined) return
    const timer = setTimeout(() => show(failure), ms)
    return () => clearTimeout(timer)
  }, [failure, ms])
  return ms === 0 ? failure : shown
}
