import { useCallback, useState } from 'react'
import { type Ports, usePorts } from '../../ports/index.ts'
import { useAnswer } from './useAnswer.ts'

/** Where a look-up stands before it has an answer. */
export type LookupWait = { readonly kind: 'idle' | 'looking' }

/**
 * A look-up that a button begins (a CPF). What was typed stays in memory.
 * @param ask - given the document's services; throws where it is called off
 */
export function useLookup<Answer>(
  ask: (ports: Ports, text: string, signal: AbortSignal) => Promise<Answer>,
): readonly [Answer | LookupWait, (text: string) => void] {
  const ports = usePorts()
  const [state, setState] = useState<Answer | LookupWait>({ kind: 'idle' })
  // Counted: the same text may be asked for again.
  const [asked, setAsked] = useState<{ readonly text: string; readonly time: number }>()
  useAnswer(asked, {
    ask: ({ text }, signal) => ask(ports, text, signal),
    onAnswer: (answer: Answer) => setState(() => answer),
  })
  const search = useCallback((text: string) => {
    setState({ kind: 'looking' })
    setAsked((now) => ({ text, time: (now?.time ?? 0) + 1 }))
  }, [])
  return [state, search]
}
