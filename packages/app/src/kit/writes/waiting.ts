import { deliveredBy, type Patience, releaseAt } from '@corrente/domain/writes'
import type { WritesDeps } from './deps.ts'

/** What is done while the end of a write is not known. */
export interface WaitingParts {
  /** Reads the object back; resolves with whether the end is still not known. */
  readonly lookAgain: () => Promise<boolean>
  /** The time has come from which it may be released. */
  readonly letGo: () => void
}

/**
 * Looks again from time to time, and once the call cannot be delivered any more; offers a release once patience is over.
 * @returns stops
 */
export function waitOn(
  { laterMs = [], everyMs, ...patience }: Patience,
  sentAt: number,
  { now, later }: Pick<WritesDeps, 'now' | 'later'>,
  { lookAgain, letGo }: WaitingParts,
): () => void {
  const stops = new Set<() => void>()
  let isStopped = false
  const release = releaseAt(patience, sentAt)
  if (release !== undefined && release <= now()) letGo()
  else if (release !== undefined) stops.add(later(release - now(), letGo))
  const inAWhile = (place: number) => {
    const ms = laterMs[place] ?? everyMs
    if (ms !== undefined) stops.add(later(ms, () => void again(place)))
  }
  const again = async (place: number) => {
    if ((await lookAgain()) && !isStopped) inAWhile(place + 1)
  }
  inAWhile(0)
  const untilOver = deliveredBy(sentAt) - now()
  if (laterMs.length > 0 && untilOver > 0) stops.add(later(untilOver, () => void lookAgain()))
  return () => {
    isStopped = true
    for (const stop of stops) stop()
  }
}
