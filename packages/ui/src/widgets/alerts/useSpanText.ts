import { ALERTS_PER_CALL, type AlertSpan } from '@corrente/domain/alerts'
import { useFormats, useNow } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'

/** What was read of the alerts. */
export interface AlertsRead extends AlertSpan {
  /** Which call it was, from 1; the first holds the newest. */
  readonly call: number
  /** All alerts that the server counts, this search's where there is one. */
  readonly total: number
}

const MINUTE_MS = 60_000

/** Says what was read: "Últimos 500 de 12.345, desde 08:12"; a time of another day with its date (decisions: Alerts). */
export function useSpanText(): (read: AlertsRead) => string {
  const t = useText('alert-list')
  const { integer, timestamp, timeOfDay, day } = useFormats()
  const now = useNow(MINUTE_MS)
  return ({ count, isCut, since: at, call, total }) => {
    const since = day(at) === day(now) ? timeOfDay(at) : timestamp(at, 'DD/MM/YYYY HH:mm')
    if (call > 1) {
      const before = (call - 1) * ALERTS_PER_CALL
      return t('span.older', {
        from: integer(before + 1),
        to: integer(before + count),
        total: integer(total),
        since,
      })
    }
    if (isCut) return t('span.newest', { count, total: integer(total), since })
    return at === undefined ? t('span.count', { count }) : t('span.all', { count, since })
  }
}
