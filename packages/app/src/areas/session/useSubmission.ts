import type { SessionMessageKey } from '@corrente/domain/session'
import { type ReactNode, useState } from 'react'
import { useAlone } from '../../kit/writes/index.ts'
import { useHuman } from './useHuman.tsx'

/** How a call of a public form ended, where it did not lead away. */
export interface Failure {
  /** What to say, as a key of the session's messages. */
  readonly message: SessionMessageKey
  /** False: the answer of the human check is still good. Default: it was good for this call (AUT-004). */
  readonly resetsHumanCheck?: boolean
  /** Nothing is left to send: the form is closed. Default: it can be sent again. */
  readonly isOver?: boolean
}

/** A public form that sends one call at a time. */
export interface Submission<Values> {
  /** Of its widget; `onSubmit` does nothing before the human check is passed. */
  readonly fields: {
    readonly isSending: boolean
    readonly failure: SessionMessageKey | undefined
    readonly humanCheck: ReactNode
    readonly isHuman: boolean
    readonly onSubmit: (values: Values) => void
  }
  readonly isOver: boolean
}

/** What is typed, with the answer of the human check. */
export type Checked<Values> = Values & { readonly answer: string }

interface State {
  readonly isSending: boolean
  readonly message: SessionMessageKey | undefined
  /** Grows when the human check must be done again. */
  readonly round: number
  readonly isOver: boolean
}

const READY: State = { isSending: false, message: undefined, round: 0, isOver: false }

/**
 * Sends a public form, once however often Enter is pressed: a second one may come before React has rendered the lock.
 * @param where - names the work in an error report
 * @param send - undefined: it went well and leads away, so that the lock stays
 * @param broken - what to say where it throws, a mistake of the code
 */
export function useSubmission<Values>(
  where: string,
  send: (values: Checked<Values>) => Promise<Failure | undefined>,
  broken: Failure,
): Submission<Values> {
  const alone = useAlone(where)
  const [{ isSending, message, round, isOver }, setState] = useState<State>(READY)
  const { check, answer } = useHuman(round)
  const fail = ({ message, resetsHumanCheck = true, isOver = false }: Failure) =>
    setState(({ round }) => ({
      isSending: false,
      message,
      round: round + (resetsHumanCheck ? 1 : 0),
      isOver,
    }))
  const run = async (values: Checked<Values>) => {
    setState((before) => ({ ...before, isSending: true, message: undefined }))
    const failure = await send(values)
    if (failure) fail(failure)
    return failure === undefined || failure.isOver === true
  }
  return {
    fields: {
      isSending,
      failure: message,
      humanCheck: check,
      isHuman: answer !== undefined,
      onSubmit: (values) => {
        if (answer === undefined) return
        void alone.run(
          () => run({ ...values, answer }),
          () => fail(broken),
        )
      },
    },
    isOver,
  }
}
