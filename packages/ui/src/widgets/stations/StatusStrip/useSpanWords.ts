import type { HistorySpan, HistoryState } from '@corrente/domain/stations'
import { HOUR_MS, MINUTE_MS } from '@corrente/domain/time'
import { useFormats, useNow } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'

/** How spans of a history are said. */
export interface SpanWords {
  /** The time of day; of another day with it. */
  readonly moment: (at: number) => string
  readonly state: (state: HistoryState) => string
  /** '10:00 a 11:15 (1 h 15 min): Ocupado'. @param isLast it goes on */
  readonly text: (span: HistorySpan, isLast: boolean) => string
}

const MINUTES_PER_HOUR = 60

/** The words of a connector's states are those of everywhere; a history has two of its own. */
const WORDS = {
  available: 'connector.status.Available',
  busy: 'connector.status.Occupied',
  maintenance: 'connector.status.Maintenance',
  faulted: 'connector.status.Faulted',
  offline: 'condition.offline',
  unavailable: 'connector.status.Unavailable',
} as const

/** What a connector was, in one word. */
export function useHistoryWord(): (state: HistoryState) => string {
  const t = useText('station-list')
  const stations = useText('stations')
  return (state) =>
    state === 'free' || state === 'unknown' ? t(`history.state.${state}`) : stations(WORDS[state])
}

/** The words of a connector's history. */
export function useSpanWords(): SpanWords {
  const t = useText('station-list')
  const { recent, integer } = useFormats()
  const now = useNow(HOUR_MS)
  const moment = (at: number) => recent(at, now)
  const state = useHistoryWord()
  const length = (ms: number) => {
    const minutes = Math.max(1, Math.round(ms / MINUTE_MS))
    const hours = Math.floor(minutes / MINUTES_PER_HOUR)
    const rest = minutes % MINUTES_PER_HOUR
    return [
      hours > 0 ? t('history.hours', { count: integer(hours) }) : undefined,
      rest > 0 ? t('history.minutes', { count: integer(rest) }) : undefined,
    ]
      .filter((part) => part !== undefined)
      .join(' ')
  }
  return {
    moment,
    state,
    text: (span, isLast) =>
      t(isLast ? 'history.spanNow' : 'history.span', {
        from: moment(span.from),
        to: moment(span.to),
        length: length(span.to - span.from),
        state: state(span.state),
      }),
  }
}
