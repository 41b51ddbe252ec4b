import { type AnalyticsSeries, seriesOf } from '@corrente/domain/analytics'
import { type DateRange, startOfDay, type ZoneId } from '@corrente/domain/time'
import { dailyPoints } from '../dailyPoints.ts'

/**
 * How many recharges a range has, by the days of the chart.
 * @param isWhole nothing is told of a range whose first day the series does not reach
 * @returns undefined where the series tells no day of it
 */
export function rechargesIn(
  series: readonly AnalyticsSeries[] | undefined,
  range: DateRange,
  zone: ZoneId,
  isWhole = false,
): number | undefined {
  const recharges = seriesOf(series ?? [], 'recharges')
  const points = dailyPoints(recharges, range, zone)
  if (points.length === 0) return undefined
  const [first] = dailyPoints(recharges, undefined, zone)
  if (isWhole && (first === undefined || first.t > startOfDay(range.from, zone))) return undefined
  return points.reduce((sum, { v }) => sum + v, 0)
}
