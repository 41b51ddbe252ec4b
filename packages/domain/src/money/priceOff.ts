/** Off by more than this share, and by more hundredths of a unit than `PRICE_OFF_EACH`. */
const SHARE = 0.01
/** Hundredths for a kWh, or a minute. */
export const PRICE_OFF_EACH = 5

/**
 * Whether what was billed is off what was expected, both in hundredths: by more than 1 %, and by more than 0.05 of the
 * currency for each unit, so that rounding is none.
 * @param quantity kWh, or minutes where the price is by time
 */
export function isPriceOff(billed: number, expected: number, quantity: number): boolean {
  const difference = Math.abs(billed - expected)
  return difference > expected * SHARE && difference > quantity * PRICE_OFF_EACH
}
