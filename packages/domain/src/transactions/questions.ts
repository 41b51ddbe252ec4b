import { IDLE_FREE_SECONDS } from './idle.ts'
import { invoiceColorOf } from './invoice.ts'
import type { Recharge } from './recharge.ts'

/** Questions about the recharges of a range that one press answers, from all of its pages. */
export const RECHARGE_QUESTIONS = ['running', 'invoiceFailed', 'idle', 'noEnergy', 'lowRating'] as const
export type RechargeQuestion = (typeof RECHARGE_QUESTIONS)[number]

const LOW_STARS = 2
/** Up to this a driver got nothing: a charger that starts and stops counts some. */
const NO_ENERGY_KWH = 0.1

/** Whether a recharge is one of those that a question asks for. */
export function answersQuestion(recharge: Recharge, question: RechargeQuestion): boolean {
  switch (question) {
    case 'running':
      return recharge.stoppedAt === undefined
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
export function countQuestions(rows: readonly Recharge[]): Readonly<Record<RechargeQuestion, number>> {
  const counts = { running: 0, invoiceFailed: 0, idle: 0, noEnergy: 0, lowRating: 0 }
  for (const row of rows)
    for (const question of RECHARGE_QUESTIONS) if (answersQuestion(row, question)) counts[question] += 1
  return counts
}

/** Those that answer a question: running ones longest first, any other newest first, as they come. */
export function rechargesFor(rows: readonly Recharge[], question: RechargeQuestion): readonly Recharge[] {
  const found = rows.filter((row) => answersQuestion(row, question))
  return question === 'running'
    ? found.toSorted(
        (a, b) => (a.startedAt ?? Number.POSITIVE_INFINITY) - (b.startedAt ?? Number.POSITIVE_INFINITY),
      )
    : found
}
