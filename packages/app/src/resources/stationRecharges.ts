import {
  energyPerDay,
  STATION_CARD_DAYS,
  STATION_CHART_MAX,
  type StationEnergy,
} from '@corrente/domain/stations'
import { type DateRange, formatUtcText, lastDays } from '@corrente/domain/time'
import { readTransactions, type Transaction } from '@corrente/domain/transactions'
import type { Block } from '@corrente/domain/wire'
import { type Gateway, type Outcome, queryAtom } from '../gateways/index.ts'
import { readBlocks } from '../kit/reading/index.ts'
import type { FormatsPort, Ports } from '../ports/index.ts'
import { STATIONS_KEY } from './stations.ts'

/** Whose recharges are asked for, and of which days. */
export interface RechargeQuestion {
  readonly stationPk: number
  readonly range: DateRange
}

/** GET transaction, one page of a station's recharges (STN-027). */
export const readStationRecharges = (
  cp: Gateway,
  { stationPk, range }: RechargeQuestion,
  { zone, offsetHours }: FormatsPort,
  { page, size }: { readonly page: number; readonly size: number },
  signal: AbortSignal,
): Promise<Outcome<Block<Transaction>>> =>
  cp.get('transaction', (body) => readTransactions(body, zone), {
    query: {
      chargeBoxPK: stationPk,
      fromDate: formatUtcText(range.from),
      toDate: formatUtcText(range.to),
      timeZone: offsetHours(),
      page,
      size,
    },
    signal,
  })

/** Recharges that the card lists; the rest is on the recharges' own page. */
const RECHARGES_SHOWN = 30

/** The last ten days of a station's recharges, today included. */
const rechargesOf = (stationPk: number, { clock, formats }: Ports): RechargeQuestion => ({
  stationPk,
  range: lastDays(STATION_CARD_DAYS, clock.now(), formats.zone),
})
const keyOf = (kind: string, { stationPk, range }: RechargeQuestion, { offsetHours }: FormatsPort) =>
  [...STATIONS_KEY, kind, stationPk, formatUtcText(range.from), offsetHours()] as const

/** The latest recharges of the last ten days (STN-026). */
export const stationRechargesQuery = (stationPk: number) =>
  queryAtom((ports) => {
    const { gateways, formats } = ports
    const asked = rechargesOf(stationPk, ports)
    return {
      key: keyOf('recharges', asked, formats),
      run: (signal) =>
        readStationRecharges(gateways.cp, asked, formats, { page: 1, size: RECHARGES_SHOWN }, signal),
    }
  })

/** kWh per day, and how many recharges there are over all pages. */
export interface RechargeEnergy extends StationEnergy {
  readonly total: number
}

/** The energy of those days, summed from all pages (STN-028). */
export const stationEnergyQuery = (stationPk: number) =>
  queryAtom<RechargeEnergy>((ports) => {
    const { gateways, formats } = ports
    const asked = rechargesOf(stationPk, ports)
    return {
      key: keyOf('energy', asked, formats),
      run: async (signal) => {
        // All pages, up to 10,000: the chart says what it left out.
        const read = await readBlocks(
          (page) => readStationRecharges(gateways.cp, asked, formats, page, signal),
          { keyOf: ({ id }) => id, max: STATION_CHART_MAX },
        )
        if (read.kind !== 'done') return read
        const { rows, count: total } = read.data
        return { ...read, data: { ...energyPerDay(rows, asked.range, formats.zone), total } }
      },
    }
  })
