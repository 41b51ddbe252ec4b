import { type DayCurve, type Run, runsOf } from '@corrente/domain/charging-profiles'
import { DAY_MINUTES } from '@corrente/domain/day-plan'

/** The least top of the axis of amperes: a plain wall box. */
const LEAST_TOP = 16
/** What the axis of amperes is rounded up to. */
const ROUND_TO = 8

/** The top of an axis that holds limits with some room above them, in amperes. */
export function topOf(limits: readonly (number | undefined)[]): number {
  const known = limits.filter((limit) => limit !== undefined)
  return Math.ceil((Math.max(LEAST_TOP, ...known) * 1.1) / ROUND_TO) * ROUND_TO
}

/** The top of an axis for whole days. */
export const topOfCurves = (curves: readonly (DayCurve | undefined)[]): number =>
  topOf(curves.flatMap((curve) => (curve ? runsOf(curve).map(({ limit }) => limit) : [])))

/** How high the box is that paths are drawn in; a day is `DAY_MINUTES` wide. */
export const BOX = 100
const heightOf = (limit: number, top: number) => BOX - (Math.min(limit, top) / top) * BOX

/** The line of a day as an SVG path, in steps; where no limit is known it is broken. */
export function linePath(runs: readonly Run[], top: number): string {
  let isOpen = false
  return runs
    .map(({ start, end, limit }) => {
      if (limit === undefined) {
        isOpen = false
        return ''
      }
      const y = heightOf(limit, top)
      const from = isOpen ? `V${y}` : `M${start} ${y}`
      isOpen = true
      return `${from}H${end}`
    })
    .join('')
}

/** The ground below that line. */
export const areaPath = (runs: readonly Run[], top: number): string =>
  runs
    .map(({ start, end, limit }) =>
      limit === undefined ? '' : `M${start} ${BOX}V${heightOf(limit, top)}H${end}V${BOX}Z`,
    )
    .join('')

/** The box of both. */
export const VIEW_BOX = `0 0 ${DAY_MINUTES} ${BOX}`
