import { DAY_MS, type EpochMs, MINUTE_MS } from '../time/index.ts'
import { IDLE_FREE_SECONDS } from './idle.ts'
import { invoiceColorOf } from './invoice.ts'
import type { Recharge } from './recharge.ts'

/** Questions about the recharges of a range that one press answers, from all of its pages. */
export const RECHARGE_QUESTIONS = [
  'running',
  'notRunning',
  'invoiceFailed',
  'idle',
  'noEnergy',
  'lowRating',
] as const
export type RechargeQuestion = (typeof RECHARGE_QUESTIONS)[number]

const LOW_STARS = 2
/** Up to this a driver got nothing: a charger that starts and stops counts some. */
const NO_ENERGY_KWH = 0.1

/** A car that stays plugged in over a holiday is open for a week; what is open for longer was never closed. */
const LONGEST_OPEN_MS = 7 * DAY_MS
/** How far a charger's clock may run ahead. */
const AHEAD_MS = 10 * MINUTE_MS

/** Why an open recharge cannot be running: it begins in the future, or has been open for more than a week. */
export type NotRunning = 'future' | 'tooLong'

/** Why a recharge that is open cannot be running; undefined where it may, or is over. */
export function notRunningOf(
  { startedAt, stoppedAt }: Pick<Recharge, 'startedAt' | 'stoppedAt'>,
  now: EpochMs,
): NotRunning | undefined {
  if (stoppedAt !== undefined || startedAt === undefined) return undefined
  if (startedAt > now + AHEAD_MS) return 'future'
  return now - startedAt > LONGEST_OPEN_MS ? 'tooLong' : undefined
}

/** Whether a recharge is one of those that a question asks for. */
export function answersQuestion(recharge: Recharge, question: RechargeQuestion, now: EpochMs): boolean {
  switch (question) {
    case 'running':
      return recharge.stoppedAt === undefined
    case 'notRunning':
      return notRunningOf(recharge, now) !== undefined
    case 'invoiceFailed':
      return invoiceColorOf(recharge.nfeStatus) === 'failed'
    case 'idle':
      return (recharge.idleSeconds ?? 0) > IDLE_FREE_SECONDS
    case 'noEnergy':
      return (
        recharge.stoppedAt !== undefined &&
        recharge.energyKwh !== undefined &&
        recharge.energyKwh <= NO_ENERGY_KWH &&
        (recharge.income ?? 0) > 0
      )
    case 'lowRating':
      return recharge.stars !== undefined && recharge.stars <= LOW_STARS
  }
}

/** How many recharges answer each question. */
export function countQuestions(
  rows: readonly Recharge[],
  now: EpochMs,
): Readonly<Record<RechargeQuestion, number>> {
  const counts = { running: 0, notRunning: 0, invoiceFailed: 0, idle: 0, noEnergy: 0, lowRating: 0 }
  for (const row of rows)
    for (const question of RECHARGE_QUESTIONS) if (answersQuestion(row, question, now)) counts[question] += 1
  return counts
}

/** Those that answer a question: open ones longest first, any other newest first, as they come. */
export function rechargesFor(
  rows: readonly Recharge[],
  question: RechargeQuestion,
  now: EpochMs,
): readonly Recharge[] {
  const found = rows.filter((row) => answersQuestion(row, question, now))
  return question === 'running' || question === 'notRunning'
    ? found.toSorted(
        (a, b) => (a.startedAt ?? Number.POSITIVE_INFINITY) - (b.startedAt ?? Number.POSITIVE_INFINITY),
      )
    : found
}

/** The recharges of a range that nobody has paid. */
export interface UnpaidRecharges {
  /** As many as their list says, running ones too: nobody has paid those yet either. */
  readonly count: number
  /** Of those that were read, how many still run. */
  readonly running: number
  /** Sum of all, in the unit of `income`; undefined where more of them are there than were read. */
  readonly amount: number | undefined
}

/** @param count - of the list, which may be longer than what was read of it */
export function unpaidRecharges(rows: readonly Recharge[], count: number): UnpaidRecharges {
  return {
    count,
    running: rows.filter(({ stoppedAt }) => stoppedAt === undefined).length,
    amount: count > rows.length ? undefined : rows.reduce((sum, { income = 0 }) => sum + income, 0),
  }
}
