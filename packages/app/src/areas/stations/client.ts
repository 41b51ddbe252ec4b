import {
  readStationRows,
  STATION_CHART_MAX,
  STATIONS_PER_PAGE,
  type StationFilters,
  type StationRow,
  stationListQuery,
} from '@corrente/domain/stations'
import { type DateRange, formatUtcText, type ZoneId } from '@corrente/domain/time'
import { readTransactions, type Transaction, type TransactionList } from '@corrente/domain/transactions'
import type { Gateway, Outcome } from '../../gateways/index.ts'

/** Which page of the list is asked for. */
export interface StationQuestion {
  readonly filters: StationFilters
  /** From 1. */
  readonly page: number
  readonly offsetHours: number
  readonly zone: ZoneId
}

/** Rows of a reply and how many there are over all pages. */
export interface StationAnswer {
  readonly rows: readonly StationRow[]
  /** undefined: the reply does not say. */
  readonly count: number | undefined
}

const rowsReader = (zone: ZoneId) => (body: unknown) => {
  const read = readStationRows(body, zone)
  return read && { data: { rows: read.rows, count: read.count }, unread: read.unread }
}

/** GET chargepoints, one page (STN-029, STN-030). */
export const readStationPage = (
  cp: Gateway,
  { filters, page, offsetHours, zone }: StationQuestion,
  signal: AbortSignal,
): Promise<Outcome<StationAnswer>> =>
  cp.get('chargepoints', rowsReader(zone), {
    query: stationListQuery(filters, { page, size: STATIONS_PER_PAGE, offsetHours }),
    signal,
  })

/** GET chargepoints?originType=MOVE: the complete reply, which the operators' questions are answered from (STN-031). */
export const readEveryStation = (
  cp: Gateway,
  zone: ZoneId,
  signal: AbortSignal,
): Promise<Outcome<StationAnswer>> =>
  cp.get('chargepoints', rowsReader(zone), { query: { originType: 'MOVE' }, signal })

/** DELETE chargepoints/{pk} (STN-035); read, so that an answer with a body is told from the documented one without. */
export const sendStationDelete = (cp: Gateway, pk: number): Promise<Outcome<unknown>> =>
  cp.send('DELETE', 'chargepoints/{pk}', { params: { pk } }, (body) => ({ data: body }))

/** Whose recharges are asked for, and of which days. */
export interface RechargeQuestion {
  readonly stationPk: number
  readonly range: DateRange
  readonly offsetHours: number
  readonly zone: ZoneId
}

/** GET transaction, one page of a station's recharges (STN-027). */
export const readStationRecharges = (
  cp: Gateway,
  { stationPk, range, offsetHours, zone }: RechargeQuestion,
  page: number,
  size: number,
  signal: AbortSignal,
): Promise<Outcome<TransactionList>> =>
  cp.get(
    'transaction',
    (body) => {
      const read = readTransactions(body, zone)
      return read && { data: read, unread: read.unread }
    },
    {
      query: {
        chargeBoxPK: stationPk,
        fromDate: formatUtcText(range.from),
        toDate: formatUtcText(range.to),
        timeZone: offsetHours,
        page,
        size,
      },
      signal,
    },
  )

/** Recharges of a station over all pages, at most 10,000, and how many there are. */
export interface AllRecharges {
  readonly transactions: readonly Transaction[]
  readonly total: number
}

const PAGE_SIZE = 1000

/** All pages of a station's recharges, up to 10,000, for the energy chart (STN-028); a page that fails fails all. */
export async function readAllRecharges(
  cp: Gateway,
  question: RechargeQuestion,
  signal: AbortSignal,
): Promise<Outcome<AllRecharges>> {
  const byId = new Map<number, Transaction>()
  let unreadRows = 0
  for (let page = 1; ; page += 1) {
    const read = await readStationRecharges(cp, question, page, PAGE_SIZE, signal)
    if (read.kind !== 'done') return read
    const { transactions, count, unread } = read.data
    for (const each of transactions) byId.set(each.id, each)
    unreadRows += unread
    // Without a count a full page may have another one behind it.
    const seen = (page - 1) * PAGE_SIZE + transactions.length + unread
    const isLast = transactions.length + unread < PAGE_SIZE || (count !== undefined && seen >= count)
    if (!isLast && page * PAGE_SIZE < STATION_CHART_MAX) continue
    const all = [...byId.values()].slice(0, STATION_CHART_MAX)
    return { ...read, data: { transactions: all, total: Math.max(count ?? seen, all.length) }, unreadRows }
  }
}
