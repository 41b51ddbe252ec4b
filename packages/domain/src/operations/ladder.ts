import type { Verdict } from './answers.ts'
import type { Command } from './commands.ts'

/**
 * What is tried when a cable does not come out, the gentlest first. After the last one somebody has to go there.
 */
export const LADDER = ['remoteStop', 'unlockConnector', 'remoteReset'] as const satisfies readonly Command[]
export type Rung = (typeof LADDER)[number]

/** How far a rung has come: not sent, sent and not answered, or answered. */
export type RungProgress = 'idle' | 'waiting' | 'answered'

/** How far an answer is; undefined: nothing was sent. */
export const progressOf = (verdict: Verdict | undefined): RungProgress => {
  if (verdict === undefined) return 'idle'
  return verdict === 'waiting' ? 'waiting' : 'answered'
}

/** Whether a rung may be tried: each one below it was, and the charger answered, or has been silent for too long. */
export const isLit = (rung: Rung, progress: Readonly<Record<Rung, RungProgress>>): boolean =>
  LADDER.slice(0, LADDER.indexOf(rung)).every((each) => progress[each] === 'answered')

/** Whether all has been tried: the next one is a person. */
export const isSpent = (progress: Readonly<Record<Rung, RungProgress>>): boolean =>
  LADDER.every((each) => progress[each] === 'answered')
