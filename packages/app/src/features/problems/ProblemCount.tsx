import { useEffect } from 'react'
import { useSnapshot } from '../network/index.ts'
import { useProblems } from './useProblems.ts'

export interface ProblemCountProps {
  /** Told how many problems call for somebody, and each time that it changes; undefined: nobody has counted yet. */
  readonly onCount: (count: number | undefined) => void
}

/** Counts what is to be done: the menu shows the number on every page. */
export function ProblemCount({ onCount }: ProblemCountProps) {
  const { countOf } = useProblems()
  const isKnown = useSnapshot(true).data === true
  const count = isKnown ? countOf('todo') : undefined
  useEffect(() => onCount(count), [onCount, count])
  return null
}
