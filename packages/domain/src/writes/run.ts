import { canPress, isUnderWay, isUnsettled } from './machine.ts'
import type { WriteState } from './steps.ts'

/** What a run has come to. */
export interface RunSummary {
  readonly done: number
  /** Refused, not applied, or not sent: a retry takes them again. */
  readonly failed: number
  /** Only a look, or a release, can settle them. */
  readonly unknown: number
  readonly waiting: number
  readonly underWay: number
}

const isWaiting = ({ phase }: WriteState): boolean => phase === 'idle'

/** Whether "again" takes an item: what is done or of unknown end is never sent once more. */
export const canRetry = (state: WriteState): boolean => canPress(state) && !isWaiting(state)

/** Counts the items of a run; each is counted once. */
export function summarizeRun(states: readonly WriteState[]): RunSummary {
  const count = (fits: (state: WriteState) => boolean) => states.filter(fits).length
  return {
    done: count(({ phase }) => phase === 'done'),
    failed: count(canRetry),
    unknown: count(isUnsettled),
    waiting: count(isWaiting),
    underWay: count((state) => isUnderWay(state) || state.phase === 'asking'),
  }
}
