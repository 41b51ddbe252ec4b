import { type ReactNode, useState } from 'react'
import { useHumanCheck } from '../../ports/index.ts'

/** The human check of a form and its answer. */
export interface Human {
  /** The widget in its place. */
  readonly check: ReactNode
  /** The answer of this round; undefined: not passed, or expired. */
  readonly answer: string | undefined
}

/**
 * Shows this build's human check.
 * @param round - grows when the answer was spent: the check is reset and its answer forgotten (AUT-004, REC-018)
 */
export function useHuman(round: number): Human {
  const Check = useHumanCheck()
  const [given, setGiven] = useState<{ readonly round: number; readonly answer: string | undefined }>()
  return {
    check: <Check round={round} onAnswer={(answer) => setGiven({ round, answer })} />,
    answer: given?.round === round ? given.answer : undefined,
  }
}
