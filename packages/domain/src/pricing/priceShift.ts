import { addDecimals, decimalsOf, multiplyDecimals, shiftDecimal } from '../text/index.ts'
import type { Tariff } from './week.ts'
import type { PricingDetail } from './wire.ts'

/** How all prices of a profile change in its copy. */
export interface PriceShift {
  /** Percent that is added, or taken away below 0; 0: they stay. */
  readonly percent: number
  /** Decimals that a changed price is rounded to, half up; one that has more keeps as many as it had. */
  readonly decimals: number
}

/** Nothing changes. */
export const NO_SHIFT: PriceShift = { percent: 0, decimals: 2 }

/** A change by ten times or to a tenth is a slip of the comma, not a price (decisions: Pricing). */
const MOST = 900
const LEAST = -90

/** Whether a change can be meant: above -90 and below 900 percent. */
export const isShiftFine = (percent: number): boolean => percent > LEAST && percent < MOST

/** A price after the change. What is off stays off. */
export function shiftPrice(price: number, { percent, decimals }: PriceShift): number {
  if (percent === 0) return price
  const places = Math.max(decimals, decimalsOf(price))
  return shiftDecimal(multiplyDecimals([price, shiftDecimal(addDecimals(100, percent), -2)], places), -places)
}

/** A tariff after the change: its prices; fee and tax are shares of these, and stay. */
export const shiftTariff = (tariff: Tariff, shift: PriceShift): Tariff => ({
  ...tariff,
  start: shiftPrice(tariff.start, shift),
  kwh: shiftPrice(tariff.kwh, shift),
  minute: shiftPrice(tariff.minute, shift),
  idle: shiftPrice(tariff.idle, shift),
})

/** An entry after the change, by the wire's names. */
export const shiftDetail = (detail: PricingDetail, shift: PriceShift): PricingDetail => ({
  ...detail,
  servicePrice: shiftPrice(detail.servicePrice, shift),
  kwhPrice: shiftPrice(detail.kwhPrice, shift),
  durationPrice: shiftPrice(detail.durationPrice, shift),
  idleTimePrice: shiftPrice(detail.idleTimePrice, shift),
})
