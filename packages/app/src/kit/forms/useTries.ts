import type { FormErrors, Held, RecordBase } from '@corrente/domain/forms'
import { focusFirstInvalid } from '@corrente/ui/forms'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { AnySave, RecordFormParts } from './recordForm.ts'

/** The tries to save a form, up to the save itself. */
export interface Tries<Path extends string, Word extends string> {
  readonly ref: RefObject<HTMLFormElement | null>
  /** What is wrong, as far as it is shown: all of it from the first try on. */
  readonly errors: FormErrors<Path, Word>
  /** Somebody pressed, and an answer is waited for that may change the form. */
  readonly isWished: boolean
  readonly submit: () => void
  /** The page's own question stands. */
  readonly isAsking: boolean
  /** The answer to it. */
  readonly answer: (isYes: boolean) => void
  /** As if there had been none yet. */
  readonly forget: () => void
}

/**
 * What a submit meets before anything is sent: answers that are on their way, errors (the first gets the focus), and
 * the page's own question.
 * @param found - everything that is wrong now
 * @param begin - the save
 */
export function useTries<
  Values extends object,
  Path extends string,
  Word extends string,
  Base extends RecordBase<Values>,
>(
  parts: Pick<
    RecordFormParts<Values, Path, Word, Base, AnySave, never>,
    'form' | 'isWaiting' | 'asksFirst' | 'onInvalid'
  >,
  held: Held<Base>,
  found: FormErrors<Path, Word>,
  begin: () => void,
): Tries<Path, Word> {
  const ref = useRef<HTMLFormElement>(null)
  const [hasTried, setTried] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const attempt = () => {
    if (Object.keys(found).length > 0) {
      parts.onInvalid?.(found)
      // After the words of the errors have been drawn.
      return void requestAnimationFrame(() => focusFirstInvalid(ref.current))
    }
    if (parts.asksFirst?.(held)) setAsking(true)
    else begin()
  }
  const [isWished, wish] = useOnceHere(parts.isWaiting?.(held.values) ?? false, attempt)
  return {
    ref,
    errors: hasTried ? found : parts.form.fine,
    isWished,
    submit: () => {
      setTried(true)
      wish()
    },
    isAsking,
    answer: (isYes) => {
      setAsking(false)
      if (isYes) begin()
    },
    forget: () => setTried(false),
  }
}

/** Runs at once, or, while an answer is on its way that may change the form, as soon as it is in it. */
function useOnceHere(isWaiting: boolean, run: () => void): readonly [isWished: boolean, wish: () => void] {
  const [isWished, setWished] = useState(false)
  const retry = useEffectEvent(run)
  useEffect(() => {
    if (!isWished || isWaiting) return
    setWished(false)
    retry()
  }, [isWished, isWaiting])
  return [isWished, () => (isWaiting ? setWished(true) : run())]
}
