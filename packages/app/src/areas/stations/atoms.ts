import { energyPerDay, STATION_CARD_DAYS, STATION_EVENTS } from '@corrente/domain/stations'
import { formatUtcText, lastDays, type ZoneId } from '@corrente/domain/time'
import type { StationEnergyData } from '@corrente/ui/widgets/stations'
import { atom } from 'jotai'
import { gatewaysAtom, type Outcome, queryAtom, queryNowAtom } from '../../gateways/index.ts'
import { readStationEvents, STATIONS_KEY } from '../network/index.ts'
import {
  type AllRecharges,
  type RechargeQuestion,
  readAllRecharges,
  readEveryStation,
  readStationPage,
  readStationRecharges,
  type StationQuestion,
} from './client.ts'

/** Recharges that the card lists; the rest is on the recharges' own page. */
const RECHARGES_SHOWN = 30

/** A page of the list, cut by the server. The former page stays until the new one is here. */
export const stationPageQuery = (question: StationQuestion) =>
  queryAtom((get) => {
    const { cp } = get(gatewaysAtom)
    const { filters, page, offsetHours } = question
    return {
      key: [...STATIONS_KEY, 'page', { ...filters }, page, offsetHours],
      run: (signal) => readStationPage(cp, question, signal),
      keepsFormer: true,
    }
  })

/** The complete reply. */
export const everyStationQuery = (zone: ZoneId) =>
  queryAtom((get) => {
    const { cp } = get(gatewaysAtom)
    return {
      key: [...STATIONS_KEY, 'every'],
      run: (signal) => readEveryStation(cp, zone, signal),
      keepsFormer: true,
    }
  })

/** The last events of a station (STN-024). */
export const stationEventsQuery = (stationId: string) =>
  queryAtom((get) => {
    const { cp } = get(gatewaysAtom)
    return {
      key: [...STATIONS_KEY, 'events', stationId],
      run: (signal) => readStationEvents(cp, stationId, STATION_EVENTS, signal),
    }
  })

/** Whose card it is, and where the caller stands. */
export interface CardQuestion {
  readonly stationPk: number
  readonly offsetHours: number
  readonly zone: ZoneId
}

const rechargesOf = (question: CardQuestion) =>
  atom((get): RechargeQuestion => {
    const now = get(queryNowAtom).now()
    return { ...question, range: lastDays(STATION_CARD_DAYS, now, question.zone) }
  })

/** The latest recharges of the last ten days, today included (STN-026). */
export const stationRechargesQuery = (question: CardQuestion) => {
  const askedAtom = rechargesOf(question)
  return queryAtom((get) => {
    const { cp } = get(gatewaysAtom)
    const asked = get(askedAtom)
    return {
      key: [
        ...STATIONS_KEY,
        'recharges',
        asked.stationPk,
        formatUtcText(asked.range.from),
        asked.offsetHours,
      ],
      run: (signal) => readStationRecharges(cp, asked, 1, RECHARGES_SHOWN, signal),
    }
  })
}

/** The energy of those days, summed from all pages (STN-028). */
export const stationEnergyQuery = (question: CardQuestion) => {
  const askedAtom = rechargesOf(question)
  return queryAtom<StationEnergyData>((get) => {
    const { cp } = get(gatewaysAtom)
    const asked = get(askedAtom)
    const sum = (read: Outcome<AllRecharges>): Outcome<StationEnergyData> => {
      if (read.kind !== 'done') return read
      const { transactions, total } = read.data
      return { ...read, data: { ...energyPerDay(transactions, asked.range, asked.zone), total } }
    }
    return {
      key: [...STATIONS_KEY, 'energy', asked.stationPk, formatUtcText(asked.range.from), asked.offsetHours],
      run: async (signal) => sum(await readAllRecharges(cp, asked, signal)),
    }
  })
}
