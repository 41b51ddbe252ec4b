import {
  addDays,
  type EpochMs,
  formatUtcText,
  MINUTE_MS,
  startOfDay,
  toDateOnly,
  type ZoneId,
} from '../time/index.ts'
import type { Book, ConnectorBook } from './book.ts'
import type { Stretch } from './hours.ts'
import { apartMinutes, apartOf } from './setApart.ts'
import type { Span } from './spans.ts'
import { minutesOf, neviUptime } from './uptime.ts'

/** The three tables of 23 CFR 680.112(a): sessions (1 to 6), uptime of each port and month (7), outages (8). */
export const CSV_TABLES = ['sessions', 'uptime', 'outages'] as const
export type CsvTable = (typeof CSV_TABLES)[number]

const HEADS: Readonly<Record<CsvTable, readonly string[]>> = {
  sessions: [
    'station_id',
    'port_id',
    'session_id',
    'session_start_utc',
    'session_end_utc',
    'session_error',
    'energy_kwh',
    'peak_power_kw',
    'payment_method',
  ],
  uptime: [
    'station_id',
    'port_id',
    'month',
    'uptime_percent',
    't_outage_minutes',
    't_excluded_minutes',
    'unknown_minutes',
  ],
  outages: [
    'station_id',
    'port_id',
    'outage_start_utc',
    'outage_end_utc',
    'outage_minutes',
    'excluded_for',
    'note',
  ],
}

const round = (value: number, digits: number) => Number(value.toFixed(digits))
const portOf = ({ station, connectorId }: ConnectorBook) => [station.id, String(connectorId)]

/** The calendar months that a stretch touches, each cut to it, by their name `YYYY-MM`. */
function monthsOf({ from, to }: Stretch, zone: ZoneId): readonly (Stretch & { readonly name: string })[] {
  const months: (Stretch & { name: string })[] = []
  for (let at: EpochMs = from; at < to; ) {
    const name = toDateOnly(at, zone).slice(0, 7)
    let next = startOfDay(addDays(at, 1, zone), zone)
    while (next < to && toDateOnly(next, zone).startsWith(name))
      next = startOfDay(addDays(next, 1, zone), zone)
    months.push({ name, from: at, to: Math.min(next, to) })
    at = next
  }
  return months
}

const within = (spans: readonly Span[], { from, to }: Stretch): readonly Span[] =>
  spans.flatMap((span) => {
    const cut = { ...span, from: Math.max(from, span.from), to: Math.min(to, span.to) }
    return cut.from < cut.to ? [cut] : []
  })

const sessionRows = (connector: ConnectorBook) =>
  connector.attempts.map((attempt) => [
    ...portOf(connector),
    String(attempt.id),
    formatUtcText(attempt.from),
    formatUtcText(attempt.to),
    attempt.failure === undefined
      ? ''
      : `${attempt.failure}${attempt.stopReason ? ` (${attempt.stopReason})` : ''}`,
    attempt.energyKwh ?? '',
    // The list of recharges does not tell it.
    '',
    attempt.paymentType ?? '',
  ])

const uptimeRows = (connector: ConnectorBook, months: ReturnType<typeof monthsOf>) =>
  months.map(({ name, ...month }) => {
    const spans = within(connector.spans, month)
    const minutes = minutesOf(spans)
    const { share, outage, outageExcluded } = neviUptime(minutes, 1, apartMinutes(spans, connector.apart))
    return [
      ...portOf(connector),
      name,
      share === undefined ? '' : round(share * 100, 3),
      round(outage, 0),
      round(outageExcluded, 0),
      round(minutes.by.unknown, 0),
    ]
  })

const outageRows = (connector: ConnectorBook, end: EpochMs) =>
  connector.outages.map((outage) => {
    const { from, to, isOpen } = outage
    const apart = apartOf(connector, outage, end)
    return [
      ...portOf(connector),
      formatUtcText(from),
      to === undefined ? '' : formatUtcText(to),
      to === undefined && !isOpen ? '' : round(((to ?? end) - from) / MINUTE_MS, 0),
      apart?.reason ?? '',
      apart?.note ?? '',
    ]
  })

/** The rows of a table, its heads first. @param zone in which months begin */
export function bookRows(
  table: CsvTable,
  { connectors, period }: Book,
  zone: ZoneId,
): readonly (readonly (string | number)[])[] {
  const months = monthsOf(period, zone)
  return [
    HEADS[table],
    ...connectors.flatMap((connector) => {
      if (table === 'sessions') return sessionRows(connector)
      return table === 'uptime' ? uptimeRows(connector, months) : outageRows(connector, period.to)
    }),
  ]
}
