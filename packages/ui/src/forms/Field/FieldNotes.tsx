import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Failure, Hint } from './Field.styles.ts'

interface NotesInput {
  hint?: ReactNode
  error?: string | undefined
  disabledReason?: string | undefined
}

interface Notes {
  /** The hint, or why the control cannot be used. */
  help: ReactNode
  helpId: string
  error: string | undefined
  errorId: string
  /** Ids for `aria-describedby`; empty without notes. */
  describedBy: string
}

/** What is said below a control, with the ids that tie it to the control. */
export function notesOf(id: string, { hint, error, disabledReason }: NotesInput): Notes {
  const help = disabledReason || hint
  const helpId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [help ? helpId : '', error ? errorId : ''].filter(Boolean).join(' ')
  return { help, helpId, error: error || undefined, errorId, describedBy }
}

/** Hint and error below a control; the error is read out when it appears. */
export function FieldNotes({ help, helpId, error, errorId }: Notes) {
  return (
    <>
      {help ? <Hint id={helpId}>{help}</Hint> : null}
      <div aria-live="polite">
        {error ? (
          <Failure id={errorId}>
            <CircleAlert aria-hidden="true" />
            {error}
          </Failure>
        ) : null}
      </div>
    </>
  )
}
