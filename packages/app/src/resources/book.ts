import type { BookSource } from '@corrente/domain/book'
import { readNotifications, type StationNotification } from '@corrente/domain/notifications'
import {
  addDays,
  type DateRange,
  endOfDay,
  HOUR_MS,
  SECOND_MS,
  startOfDay,
  toDateOnly,
  type ZoneId,
} from '@corrente/domain/time'
import { RECHARGES_MAX, type Recharge } from '@corrente/domain/transactions'
import { atom } from 'jotai'
import { type Gateway, type Outcome, queryAtom } from '../gateways/index.ts'
import { readAllRecharges } from './recharges.ts'

/** What the book takes besides the stations. */
export interface BookRows extends Omit<BookSource, 'stations'> {
  /** Calls that were made for it, those of days that were kept not among them. */
  readonly calls: number
}

/** How far a reading is: calls, and rows that came. */
export interface BookProgress {
  readonly calls: number
  readonly rows: number
}

/** Finished days, each read once in this tab. */
interface Kept {
  /** By local day. */
  readonly recharges: Map<string, readonly Recharge[]>
  /** Newest first, of a whole stretch. */
  events: readonly StationNotification[]
  /** Since when `events` are whole. */
  eventsFrom: number
}

const keptAtom = atom(
  (): Kept => ({ recharges: new Map(), events: [], eventsFrom: Number.POSITIVE_INFINITY }),
)

/** Days that were read are asked for again: an act may have changed their recharges. */
export const forgetDaysAtom = atom(null, (get) => get(keptAtom).recharges.clear())

interface Reading {
  readonly cp: Gateway
  readonly zone: ZoneId
  readonly signal: AbortSignal
  /** One call more, with so many rows. */
  readonly count: (rows: number) => void
}

type Part<T> = Outcome<readonly T[]>

/** Recharges that began in a range. A count stops at 10,000: then each half is asked for by itself. */
async function readRange(range: DateRange, reading: Reading): Promise<Part<Recharge>> {
  const { cp, zone, signal, count } = reading
  const filters = { query: '', stationPk: undefined, idTag: '', revenue: '', range } as const
  let seen = 0
  const read = await readAllRecharges(
    cp,
    filters,
    { zone },
    {
      signal,
      isPartUseful: false,
      onProgress: (progress) => {
        count(progress.read - seen)
        seen = progress.read
      },
    },
  )
  if (read.kind !== 'done') return read
  const half = (range.to - range.from + SECOND_MS) / 2
  if (read.data.count < RECHARGES_MAX || half < HOUR_MS) return { ...read, data: read.data.rows }
  const middle = Math.floor((range.from + half) / SECOND_MS) * SECOND_MS
  const first = await readRange({ from: range.from, to: middle - SECOND_MS }, reading)
  if (first.kind !== 'done') return first
  const second = await readRange({ from: middle, to: range.to }, reading)
  return second.kind === 'done' ? { ...second, data: [...first.data, ...second.data] } : second
}

/** The days of a period that are not kept, as ranges. */
function missingDays(period: DateRange, kept: Kept, zone: ZoneId): readonly DateRange[] {
  const ranges: { from: number; to: number }[] = []
  for (let day = period.from; day < period.to; day = startOfDay(addDays(day, 1, zone), zone)) {
    if (kept.recharges.has(toDateOnly(day, zone))) continue
    const last = ranges.at(-1)
    if (last && last.to + SECOND_MS === day) last.to = endOfDay(day, zone)
    else ranges.push({ from: day, to: endOfDay(day, zone) })
  }
  return ranges
}

async function readRecharges(
  period: DateRange,
  today: string,
  kept: Kept,
  reading: Reading,
): Promise<Part<Recharge>> {
  const { zone } = reading
  const fresh = new Map<string, Recharge[]>()
  let unreadRows = 0
  for (const range of missingDays(period, kept, zone)) {
    const read = await readRange(range, reading)
    if (read.kind !== 'done') return read
    unreadRows += read.unreadRows
    for (let day = range.from; day < range.to; day = startOfDay(addDays(day, 1, zone), zone))
      fresh.set(toDateOnly(day, zone), [])
    for (const recharge of read.data) {
      const day = recharge.startedAt === undefined ? today : toDateOnly(recharge.startedAt, zone)
      const held = fresh.get(day)
      if (held) held.push(recharge)
      else fresh.set(day, [recharge])
    }
  }
  for (const [day, recharges] of fresh) {
    const isOver = day < today && recharges.every(({ stoppedAt }) => stoppedAt !== undefined)
    if (isOver) kept.recharges.set(day, recharges)
  }
  const all: Recharge[] = []
  for (let day = period.from; day < period.to; day = startOfDay(addDays(day, 1, zone), zone)) {
    const key = toDateOnly(day, zone)
    all.push(...(kept.recharges.get(key) ?? fresh.get(key) ?? []))
  }
  return { kind: 'done', data: all, unreadRows }
}

const EVENTS_PER_CALL = 2000
/** More calls than this are no list that ends. */
const CALLS_MAX = 500

/** The events since an instant, newest first, as far back as the server keeps them; those that are kept are not asked for again. */
async function readEvents(
  from: number,
  now: number,
  kept: Kept,
  reading: Reading,
): Promise<Part<StationNotification>> {
  const { cp, signal, count } = reading
  const found = new Map<string, StationNotification>()
  const isKeptEnough = kept.eventsFrom <= from
  const known = isKeptEnough ? (kept.events[0]?.at ?? now) : Number.NEGATIVE_INFINITY
  let unreadRows = 0
  let isWhole = false
  let size = EVENTS_PER_CALL
  for (let page = 1; page <= CALLS_MAX; page += 1) {
    const read = await cp.get('notification/list', readNotifications, {
      query: { page, size },
      signal,
    })
    if (read.kind !== 'done') return read
    const { rows, count: all = 0 } = read.data
    const came = rows.length + read.unreadRows
    // A server may give fewer a page than it is asked for: that is its size then.
    if (page === 1 && came > 0 && came < all) size = Math.min(size, came)
    count(rows.length)
    unreadRows += read.unreadRows
    for (const row of rows) found.set(row.key, row)
    const oldest = rows.at(-1)?.at ?? now
    isWhole = oldest < Math.max(from, known)
    if (isWhole || came < size) break
  }
  if (isKeptEnough) for (const event of kept.events) found.set(event.key, event)
  const events = [...found.values()].sort((a, b) => (b.at ?? 0) - (a.at ?? 0))
  kept.events = events
  // A list that ends before the period begins is all that the server keeps.
  kept.eventsFrom = isKeptEnough ? kept.eventsFrom : isWhole ? from : Math.max(from, events.at(-1)?.at ?? now)
  return { kind: 'done', data: events, unreadRows }
}

const heldAtom = atom<BookProgress | undefined>(undefined)
/** Where a reading says how far it is. */
export const bookRelayAtom = atom((): { tell: (progress: BookProgress | undefined) => void } => ({
  tell: () => undefined,
}))

/** How far the reading of the book is; undefined while nothing is read. */
export const bookProgressAtom = atom(
  (get) => get(heldAtom),
  (get, set) => {
    get(bookRelayAtom).tell = (progress) => set(heldAtom, progress)
  },
)
bookProgressAtom.onMount = (listen) => listen()

/**
 * POST transaction/list and GET notification/list: what happened in a period of whole local days up to today.
 * @param isEnabled false: nothing is asked yet
 */
export const bookRowsQuery = (period: DateRange, isEnabled = true) =>
  queryAtom(({ gateways: { cp }, formats: { zone }, clock }, get) => {
    const kept = get(keptAtom)
    const relay = get(bookRelayAtom)
    return {
      key: ['book', period.from, period.to],
      isEnabled,
      keepsFormer: false,
      run: async (signal): Promise<Outcome<BookRows>> => {
        let progress: BookProgress = { calls: 0, rows: 0 }
        const count = (rows: number) => {
          progress = { calls: progress.calls + 1, rows: progress.rows + rows }
          relay.tell(progress)
        }
        const reading = { cp, zone, signal, count }
        const now = clock.now()
        try {
          const recharges = await readRecharges(period, toDateOnly(now, zone), kept, reading)
          if (recharges.kind !== 'done') return recharges
          const events = await readEvents(period.from, now, kept, reading)
          if (events.kind !== 'done') return events
          return {
            kind: 'done',
            data: {
              recharges: recharges.data,
              events: events.data,
              eventsFrom: kept.eventsFrom,
              calls: progress.calls,
            },
            unreadRows: recharges.unreadRows + events.unreadRows,
          }
        } finally {
          relay.tell(undefined)
        }
      },
    }
  })
