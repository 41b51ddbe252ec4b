import type { Span } from '../day-plan/index.ts'
import { type GeneralRule, NO_TARIFF, type Tariff } from './week.ts'
import { FRACTION_MAX } from './weekRules.ts'
import { isPriceLeap } from './weekTariffs.ts'

/** The prices that are switched on and off one by one (DPR-019). */
export const PRICE_PARTS = ['start', 'kwh', 'minute', 'idle'] as const
export type PricePart = (typeof PRICE_PARTS)[number]
/** The shares that a tariff adds: fee and tax. */
export type SharePart = 'fee' | 'tax'

/** A price in a form. `amount` undefined: nothing is typed. */
export interface PriceInput {
  readonly isOn: boolean
  /** In currency units. */
  readonly amount: number | undefined
}

/** A tariff as a form holds it. Fee and tax as fractions. */
export interface TariffForm {
  readonly parts: Readonly<Record<PricePart, PriceInput>>
  readonly fee: number | undefined
  readonly tax: number | undefined
  /** Kept as it was loaded (DPR-016). */
  readonly reserve: number
}

const inputOf = (amount: number): PriceInput =>
  amount > 0 ? { isOn: true, amount } : { isOn: false, amount: undefined }

/**
 * The form of a tariff; a loaded 0 is off (DPR-019).
 *
 * @param tariff - null: of none
 * @param missing - prices that are on and have no value so far
 */
export function tariffForm(tariff: Tariff | null, missing: readonly (keyof Tariff)[] = []): TariffForm {
  const { fee, tax, reserve, ...amounts } = tariff ?? NO_TARIFF
  const part = (name: PricePart): PriceInput =>
    missing.includes(name) ? { isOn: true, amount: undefined } : inputOf(amounts[name])
  return {
    parts: { start: part('start'), kwh: part('kwh'), minute: part('minute'), idle: part('idle') },
    fee,
    tax,
    reserve,
  }
}

const OFF: PriceInput = { isOn: false, amount: undefined }

/** A price switched on or off: the one per kWh turns the one per minute off and clears it, and the other way (DPR-021). */
export function withPart(form: TariffForm, part: PricePart, isOn: boolean): TariffForm {
  const parts = { ...form.parts, [part]: isOn ? { isOn, amount: form.parts[part].amount } : OFF }
  if (isOn && part === 'kwh') parts.minute = OFF
  if (isOn && part === 'minute') parts.kwh = OFF
  return { ...form, parts }
}

/** A price as it is typed. */
export const withAmount = (form: TariffForm, part: PricePart, amount: number | undefined): TariffForm => ({
  ...form,
  parts: { ...form.parts, [part]: { ...form.parts[part], amount } },
})

/** What is wrong with a tariff. */
export interface TariffProblems {
  /** Prices that are on and have no value above 0 (DPR-019). */
  readonly missing: ReadonlySet<PricePart>
  /** Shares past 99.9 percent (DPR-034). */
  readonly tooHigh: ReadonlySet<SharePart>
  /** Neither a price per kWh nor one per minute, where one is needed (DPR-029). */
  readonly hasNoEnergy: boolean
}

/** Checks a tariff. @param needsEnergy - a period needs a price per kWh or per minute; rules and exceptions do not */
export function checkTariff(form: TariffForm, needsEnergy: boolean): TariffProblems {
  const { parts } = form
  const missing = PRICE_PARTS.filter((part) => parts[part].isOn && !((parts[part].amount ?? 0) > 0))
  const tooHigh = (['fee', 'tax'] as const).filter((part) => (form[part] ?? 0) > FRACTION_MAX)
  return {
    missing: new Set(missing),
    tooHigh: new Set(tooHigh),
    hasNoEnergy: needsEnergy && !parts.kwh.isOn && !parts.minute.isOn,
  }
}

/** Whether nothing is wrong. */
export const isTariffFine = ({ missing, tooHigh, hasNoEnergy }: TariffProblems): boolean =>
  missing.size === 0 && tooHigh.size === 0 && !hasNoEnergy

/** The tariff of a form: what is off is 0 (DPR-019). */
export function tariffOfForm({ parts, fee, tax, reserve }: TariffForm): Tariff {
  const amount = (part: PricePart) => (parts[part].isOn ? (parts[part].amount ?? 0) : 0)
  return {
    start: amount('start'),
    kwh: amount('kwh'),
    minute: amount('minute'),
    idle: amount('idle'),
    fee: fee ?? 0,
    tax: tax ?? 0,
    reserve,
  }
}

/** Whether two forms of a tariff say the same; a share that was emptied is one of 0. */
export const isSameTariffForm = (one: TariffForm, other: TariffForm): boolean =>
  PRICE_PARTS.every(
    (part) =>
      one.parts[part].isOn === other.parts[part].isOn && one.parts[part].amount === other.parts[part].amount,
  ) &&
  (one.fee ?? 0) === (other.fee ?? 0) &&
  (one.tax ?? 0) === (other.tax ?? 0)

/**
 * Prices of a rule that are on and still without a value (DPR-019), where only its price per kWh or per minute was asked
 * about: that one was answered, the others wait.
 *
 * @param tariff - as it stands now
 */
export function missingBeside(
  rule: GeneralRule | null,
  tariff: Tariff | null,
): readonly (keyof Tariff)[] | undefined {
  const left = rule?.missing?.filter((part) => part !== 'kwh' && part !== 'minute' && !tariff?.[part])
  return left?.length ? left : undefined
}

/** What is wrong with the times of a period. */
export type PeriodProblem = 'startMissing' | 'endMissing' | 'order' | 'taken'

/**
 * Checks the times of a period against the others of its weekday (DPR-024 to DPR-028): touching is allowed, a common
 * start, a common end and any overlap are not.
 */
export function checkPeriod(
  { start, end }: { readonly start: number | undefined; readonly end: number | undefined },
  others: readonly Span[],
): PeriodProblem | undefined {
  if (start === undefined) return 'startMissing'
  if (end === undefined) return 'endMissing'
  if (start >= end) return 'order'
  return others.some((other) => start < other.end && other.start < end) ? 'taken' : undefined
}

/** A price that became ten times or a tenth of what it was, or more. */
export interface PriceJump {
  readonly part: PricePart
  readonly from: number
  readonly to: number
}

/** Prices of a tariff that are ten times or a tenth of the former one: they ask before they are saved. */
export const priceJumps = (from: Tariff, to: Tariff): readonly PriceJump[] =>
  PRICE_PARTS.filter((part) => isPriceLeap(from[part], to[part])).map((part) => ({
    part,
    from: from[part],
    to: to[part],
  }))

/** A recharge that had a price becomes free, or has its start price alone: asked about like a leap. */
export function freeJumps(from: Tariff, to: Tariff): readonly PriceJump[] {
  if (to.kwh > 0 || to.minute > 0) return []
  return (['kwh', 'minute'] as const)
    .filter((part) => from[part] > 0)
    .map((part) => ({ part, from: from[part], to: 0 }))
}
