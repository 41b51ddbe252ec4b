import {
  NO_STATION_FILTERS,
  readStationDetail,
  readStationRows,
  STATIONS_PER_PAGE,
  type StationDetail,
  type StationFilters,
  type StationRow,
  type StationSave,
  stationListQuery,
} from '@corrente/domain/stations'
import type { ZoneId } from '@corrente/domain/time'
import { type Block, whole } from '@corrente/domain/wire'
import { type Gateway, type Outcome, queryAtom } from '../gateways/index.ts'
import { portsAtom } from '../ports/index.ts'

/** Start of the keys of everything that shows stations; a save or a deletion marks it out of date. */
export const STATIONS_KEY = ['stations'] as const

/** GET chargepoints/{pk}: one station with everything that it holds (STF-016). */
export const readOneStation = (
  cp: Gateway,
  pk: number | string,
  zone: ZoneId,
  signal?: AbortSignal,
): Promise<Outcome<StationDetail>> =>
  cp.get('chargepoints/{pk}', (body) => readStationDetail(body, zone), {
    params: { pk },
    ...(signal && { signal }),
  })

/** One station as the server has it now, never taken from an older answer. */
export const oneStationQuery = (pk: string, zone: ZoneId) =>
  queryAtom((get) => {
    const { cp } = get(portsAtom).gateways
    return {
      key: [...STATIONS_KEY, 'one', pk],
      freshMs: 0,
      run: (signal) => readOneStation(cp, pk, zone, signal),
    }
  })

/** Which page of the list is asked for. */
export interface StationQuestion {
  readonly filters: StationFilters
  /** From 1. */
  readonly page: number
  readonly offsetHours: number
  readonly zone: ZoneId
}

/** GET chargepoints, one page (STN-029, STN-030). */
export const readStationPage = (
  cp: Gateway,
  { filters, page, offsetHours, zone }: StationQuestion,
  signal: AbortSignal,
): Promise<Outcome<Block<StationRow>>> =>
  cp.get('chargepoints', (body) => readStationRows(body, zone), {
    query: stationListQuery(filters, { page, size: STATIONS_PER_PAGE, offsetHours }),
    signal,
  })

/** A page of the list, cut by the server. The former page stays until the new one is here. */
export const stationPageQuery = (question: StationQuestion) =>
  queryAtom((get) => {
    const { cp } = get(portsAtom).gateways
    const { filters, page, offsetHours } = question
    return {
      key: [...STATIONS_KEY, 'page', { ...filters }, page, offsetHours],
      run: (signal) => readStationPage(cp, question, signal),
      keepsFormer: true,
    }
  })

/** GET chargepoints?originType=MOVE: the complete reply, which the operators' questions are answered from (STN-031). */
export const readEveryStation = (
  cp: Gateway,
  zone: ZoneId,
  signal: AbortSignal,
): Promise<Outcome<Block<StationRow>>> =>
  cp.get('chargepoints', (body) => readStationRows(body, zone), { query: { originType: 'MOVE' }, signal })

/** The complete reply. */
export const everyStationQuery = (zone: ZoneId) =>
  queryAtom((get) => {
    const { cp } = get(portsAtom).gateways
    return {
      key: [...STATIONS_KEY, 'every'],
      run: (signal) => readEveryStation(cp, zone, signal),
      keepsFormer: true,
    }
  })

/** The station with this charge box id, if there is one: how a creation of unknown end is settled. */
export async function findStation(
  cp: Gateway,
  stationId: string,
  { zone, offsetHours }: { readonly zone: ZoneId; readonly offsetHours: number },
): Promise<Outcome<StationDetail | undefined>> {
  for (const isDisabled of [false, true]) {
    const query = stationListQuery(
      { ...NO_STATION_FILTERS, search: stationId, isDisabled },
      { page: 1, size: STATIONS_PER_PAGE, offsetHours },
    )
    const list = await cp.get('chargepoints', (body) => readStationRows(body, zone), { query })
    if (list.kind !== 'done') return list
    const found = list.data.rows.find(({ id }) => id.toLowerCase() === stationId.toLowerCase())
    if (found) return readOneStation(cp, found.pk, zone)
  }
  return { kind: 'done', data: undefined, unreadRows: 0 }
}

/** POST chargepoints or, for a station that exists, PUT chargepoints/{chargeBoxPk} (STF-018, STF-019). */
export const sendStation = (cp: Gateway, body: StationSave): Promise<Outcome<never>> =>
  body.chargeBoxPk === undefined
    ? cp.send('POST', 'chargepoints', { json: body })
    : cp.send('PUT', 'chargepoints/{pk}', { params: { pk: body.chargeBoxPk }, json: body })

/** DELETE chargepoints/{pk} (STN-035); read, so that an answer with a body is told from the documented one without. */
export const sendStationDelete = (cp: Gateway, pk: number): Promise<Outcome<unknown>> =>
  cp.send('DELETE', 'chargepoints/{pk}', { params: { pk } }, whole)
