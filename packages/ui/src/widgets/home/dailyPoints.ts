import type { AnalyticsSeries } from '@corrente/domain/analytics'
import { type DateRange, fromDateOnly, type ZoneId } from '@corrente/domain/time'
import type { LinePoint } from '../../charts/index.ts'

/**
 * A series of local days as points in time, ascending, within a range; a day that comes twice is summed, what is no day
 * is left out.
 *
 * @param range drawn days, both ends included; undefined draws all
 */
export function dailyPoints(
  series: AnalyticsSeries | undefined,
  range: DateRange | undefined,
  zone: ZoneId,
): LinePoint[] {
  const byDay = new Map<number, number>()
  for (const { x, y } of series?.points ?? []) {
    const t = typeof x === 'string' ? fromDateOnly(x.slice(0, 10), zone) : undefined
    if (t === undefined || !Number.isFinite(y)) continue
    if (range && (t < range.from || t > range.to)) continue
    byDay.set(t, (byDay.get(t) ?? 0) + y)
  }
  return [...byDay].sort(([a], [b]) => a - b).map(([t, v]) => ({ t, v }))
}
