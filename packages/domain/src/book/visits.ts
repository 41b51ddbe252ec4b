import { MINUTE_MS } from '../time/index.ts'
import type { Attempt } from './attempts.ts'
import { inTurns } from './turns.ts'

/** Attempts of one card at one site with little time between them. */
export interface Visit {
  /** By their start; never empty. */
  readonly attempts: readonly [Attempt, ...Attempt[]]
  /** The last attempt worked. */
  readonly isSuccessful: boolean
  /** The first attempt worked. */
  readonly isFirstTry: boolean
}

/** Less than this between an end and the next start: one visit. */
export const BETWEEN_MS = 30 * MINUTE_MS

/**
 * The visits among attempts, made in steps: less than 30 minutes between an end and the next start. Without a card each attempt is a
 * visit of its own.
 * @param attempts by their start, oldest first
 * @param siteOf what a station stands in with others: its group, else itself
 */
export function* visitSteps(
  attempts: readonly Attempt[],
  siteOf: (stationId: string) => string,
): Generator<undefined, readonly Visit[], undefined> {
  const visits: [Attempt, ...Attempt[]][] = []
  const open = new Map<string, { visit: [Attempt, ...Attempt[]]; until: number }>()
  yield* inTurns(attempts, (attempt) => {
    const key = attempt.card === undefined ? undefined : `${siteOf(attempt.stationId)}\n${attempt.card}`
    const held = key === undefined ? undefined : open.get(key)
    if (held && attempt.from - held.until < BETWEEN_MS) {
      held.visit.push(attempt)
      held.until = Math.max(held.until, attempt.to)
      return
    }
    const visit: [Attempt, ...Attempt[]] = [attempt]
    visits.push(visit)
    if (key !== undefined) open.set(key, { visit, until: attempt.to })
  })
  yield
  return visits.map((each) => ({
    attempts: each,
    isSuccessful: each.at(-1)?.failure === undefined,
    isFirstTry: each[0].failure === undefined,
  }))
}
