import { useEffect, useEffectEvent } from 'react'

/** An answer that comes late. */
export interface LateAnswer<Question, Answer> {
  /** Asks; throws where it is called off. */
  readonly ask: (question: Question, signal: AbortSignal) => Promise<Answer>
  /** Told of the answer with what was asked, which may not stand in the form any more. */
  readonly onAnswer: (answer: Answer, question: Question) => void
  /** Milliseconds that a question must stand before it is asked. @default 0 */
  readonly pauseMs?: number
}

/**
 * Asks as soon as there is a question (a zip code, a code that must be unique), and hands on its answer. Another question,
 * or none, calls the former one off: an answer is bound to the value that was asked for.
 *
 * @param question - compared by what it holds; undefined: nothing to ask
 */
export function useAnswer<Question, Answer>(
  question: Question | undefined,
  { ask, onAnswer, pauseMs = 0 }: LateAnswer<Question, Answer>,
): void {
  const key = question === undefined ? undefined : JSON.stringify(question)
  const begin = useEffectEvent((signal: AbortSignal) => {
    if (question === undefined) return
    // Only our own abort: another question stands there now.
    ask(question, signal).then(
      (answer) => tell(answer, question),
      () => undefined,
    )
  })
  const tell = useEffectEvent(onAnswer)
  useEffect(() => {
    if (key === undefined) return
    const call = new AbortController()
    const timer = pauseMs > 0 ? setTimeout(() => begin(call.signal), pauseMs) : begin(call.signal)
    return () => {
      if (timer !== undefined) clearTimeout(timer)
      call.abort()
    }
  }, [key, pauseMs])
}
