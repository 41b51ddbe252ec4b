import type { StationNotification } from '@corrente/domain/notifications'
import type { StationRow } from '@corrente/domain/stations'
import type { DateRange } from '@corrente/domain/time'
import { type Outcome, queryAtom } from '../gateways/index.ts'
import { fewAtOnce } from '../kit/reading/index.ts'
import { type BookRows, bookRelayAtom } from './book.ts'
import { readAllRecharges } from './recharges.ts'
import { readStationEvents } from './stationEvents.ts'

type Failed = Exclude<Outcome<never>, { kind: 'done' }>
/** Stations of one call for events: their ids stand in its address, and 90 days of them are fewer than the call gives. */
const STATIONS_PER_CALL = 20
const EVENTS_MAX = 1000

function blocksOf(stations: readonly StationRow[]): readonly (readonly StationRow[])[] {
  const count = Math.ceil(stations.length / STATIONS_PER_CALL)
  return Array.from({ length: count }, (_, at) =>
    stations.slice(at * STATIONS_PER_CALL, (at + 1) * STATIONS_PER_CALL),
  )
}

/** What was read, or the first failure: a book of some of the stations would be a wrong one. */
function allOf<T>(
  reads: readonly Outcome<T>[],
): { readonly data: readonly T[]; readonly unread: number } | Failed {
  const data: T[] = []
  let unread = 0
  for (const read of reads) {
    if (read.kind !== 'done') return read
    data.push(read.data)
    unread += read.unreadRows
  }
  return { data, unread }
}

/**
 * What happened at the stations of one group in a period of whole local days up to today: POST transaction/list for each, and
 * GET notification/chargeBox for each twenty, four at a time.
 * @param stations keep the array; undefined: none is asked for
 */
export const bookOfGroupQuery = (period: DateRange, stations: readonly StationRow[] | undefined) =>
  queryAtom(({ gateways: { cp }, formats: { zone }, clock }, get) => {
    const relay = get(bookRelayAtom)
    return {
      key: ['book-of-group', period.from, period.to, ...(stations ?? []).map(({ pk }) => pk)],
      isEnabled: stations !== undefined,
      keepsFormer: false,
      run: async (signal): Promise<Outcome<BookRows>> => {
        const now = clock.now()
        let progress = { calls: 0, rows: 0 }
        const count = (rows: number) => {
          progress = { calls: progress.calls + 1, rows: progress.rows + rows }
          relay.tell(progress)
        }
        const rechargesOf = async ({ pk }: StationRow) => {
          const filters = { query: '', stationPk: pk, idTag: '', revenue: '', range: period } as const
          const read = await readAllRecharges(cp, filters, { zone }, { signal })
          // More calls than one are of a station with over 1,000 recharges.
          if (read.kind === 'done') count(read.data.rows.length)
          return read
        }
        const eventsOf = async (block: readonly StationRow[]) => {
          const ids = block.map(({ id }) => id).join(',')
          const read = await readStationEvents(cp, ids, EVENTS_MAX, signal)
          if (read.kind === 'done') count(read.data.rows.length)
          return read
        }
        try {
          const all = stations ?? []
          const recharges = allOf((await fewAtOnce(all, rechargesOf, { signal })).map(([, read]) => read))
          if ('kind' in recharges) return recharges
          const events = allOf((await fewAtOnce(blocksOf(all), eventsOf, { signal })).map(([, read]) => read))
          if ('kind' in events) return events
          signal.throwIfAborted()
          return {
            kind: 'done',
            data: {
              recharges: recharges.data.flatMap(({ rows }) => rows),
              events: events.data.flatMap(({ rows }) => rows).sort((a, b) => (b.at ?? 0) - (a.at ?? 0)),
              eventsFrom: wholeSince(
                events.data.map(({ rows }) => rows),
                period,
                now,
              ),
              calls: progress.calls,
            },
            unreadRows: recharges.unread + events.unread,
          }
        } finally {
          relay.tell(undefined)
        }
      },
    }
  })

type Events = readonly StationNotification[]

/** Since when the events are whole: as far back as the server keeps any, and as the call goes that was cut. */
function wholeSince(blocks: readonly Events[], { from }: DateRange, now: number): number {
  const oldestOf = (rows: Events) => Math.min(now, ...rows.map(({ at = now }) => at))
  const cut = blocks.filter((rows) => rows.length >= EVENTS_MAX)
  return Math.max(from, Math.min(now, ...blocks.map(oldestOf)), ...cut.map(oldestOf))
}
