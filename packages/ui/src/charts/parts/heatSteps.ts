/** How many shades a heat map has above nothing. */
export const HEAT_STEPS = 5

/**
 * The shade of a value: 0 for nothing (0 or less), 1 … 5 by equal parts of the highest value; undefined for what is not
 * there or not finite.
 *
 * @param most the highest value of the map
 */
export function heatStep(value: number | undefined, most: number): number | undefined {
  if (value === undefined || !Number.isFinite(value)) return undefined
  if (value <= 0 || most <= 0) return 0
  return Math.min(HEAT_STEPS, Math.max(1, Math.ceil((value / most) * HEAT_STEPS)))
}

/** The highest finite value of rows; 0 where there is none above it. */
export function highestOf(rows: readonly (readonly (number | undefined)[])[]): number {
  let most = 0
  for (const row of rows)
    for (const value of row) if (value !== undefined && Number.isFinite(value)) most = Math.max(most, value)
  return most
}
