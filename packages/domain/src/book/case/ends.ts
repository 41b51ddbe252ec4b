import type { CaseFacts } from './facts.ts'
import type { CasePart } from './rows.ts'

/** What a case can come to: what happened, and why. */
export type CaseEnd =
  | 'stillCharging.charging'
  | 'stillCharging.full'
  | 'stillCharging.leftOpen'
  | 'chargedTwice.overlap'
  | 'chargedTwice.payments'
  | 'chargedTwice.refunded'
  | 'didNotStart.cardRefused'
  | 'didNotStart.commandRefused'
  | 'didNotStart.fault'
  | 'didNotStart.offline'
  | 'didNotStart.power'
  | 'didNotStart.emergency'
  | 'didNotStart.restart'
  | 'didNotStart.notAuthorized'
  | 'didNotStart.noEnergy'
  | 'didNotStart.falseStart'
  | 'stoppedEarly.power'
  | 'stoppedEarly.emergency'
  | 'stoppedEarly.restart'
  | 'stoppedEarly.fault'
  | 'stoppedEarly.notAuthorized'
  | 'stoppedEarly.operator'
  | 'stoppedEarly.car'
  | 'price.lines'
  | 'price.offProfile'
  | 'price.idle'
  | 'price.idleShort'
  | 'price.reserved'
  | 'price.twoRecharges'
  | 'price.free'
  | 'unknown.nothingSeen'
  | 'unknown.commandSilent'
  | 'unknown.clock'
  | 'unknown.openSilent'
  | 'unknown.noReason'
  | 'unknown.noEnergyTold'
  | 'unknown.maybeTwice'
  | 'unknown.noBill'
  | 'unknown.amountsDiffer'
  | 'unknown.tooMuchEnergy'
  | 'unknown.meterDiffers'
  | 'unknown.unusualPrice'

/** What would settle a case that nobody can tell. */
export type Settler =
  | 'log'
  | 'driver'
  | 'recharges'
  | 'events'
  | 'measures'
  | 'commands'
  | 'cards'
  | 'money'
  | 'prices'
  | 'meter'

/** Numbers of a verdict; amounts are integer hundredths, `minutes` whole. */
export interface CaseFigures {
  readonly amount?: number
  readonly other?: number
  readonly kwh?: number
  readonly meterKwh?: number
  readonly minutes?: number
  readonly at?: number
}

/** The one verdict on a case. */
export interface CaseVerdict {
  readonly end: CaseEnd
  readonly figures: CaseFigures
  /** What proves it: two sources, or what the charger itself said. Empty where nobody can tell. */
  readonly proof: readonly CasePart[]
  /** What would settle it; of one that is proved none. */
  readonly settledBy: readonly Settler[]
}

/** A verdict that is proved. */
export const proved = (end: CaseEnd, proof: readonly CasePart[], figures: CaseFigures = {}): CaseVerdict => ({
  end,
  figures,
  proof,
  settledBy: [],
})

/** That nobody can tell, and what would settle it. */
export const unproved = (
  end: CaseEnd & `unknown.${string}`,
  settledBy: readonly Settler[],
  figures: CaseFigures = {},
): CaseVerdict => ({ end, figures, proof: [], settledBy })

export type Rule = (facts: CaseFacts) => CaseVerdict | undefined
