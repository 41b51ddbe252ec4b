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
import { type Block, whole } from '@corrente/domain/wire'
import { type DownloadedFile, type Gateway, type Outcome, queryAtom } from '../gateways/index.ts'
import type { FormatsPort } from '../ports/index.ts'

/** Start of the keys of everything that shows stations; a save or a deletion marks it out of date. */
export const STATIONS_KEY = ['stations'] as const

/** GET chargepoints/{pk}: one station with everything that it holds (STF-016). */
export const readOneStation = (
  cp: Gateway,
  pk: number | string,
  { zone }: FormatsPort,
  signal?: AbortSignal,
): Promise<Outcome<StationDetail>> =>
  cp.get('chargepoints/{pk}', (body, serverNow) => readStationDetail(body, { zoneless: zone, serverNow }), {
    params: { pk },
    signal,
  })

/** One station as the server has it now, never taken from an older answer. */
export const oneStationQuery = (pk: string) =>
  queryAtom(({ gateways: { cp }, formats }) => ({
    key: [...STATIONS_KEY, 'one', pk],
    freshMs: 0,
    run: (signal) => readOneStation(cp, pk, formats, signal),
  }))

/** What feeds a station, for an estimate. @param pk - undefined: it is not asked for */
export const stationSupplyQuery = (pk: number | undefined) =>
  queryAtom(({ gateways: { cp }, formats }) => ({
    key: [...STATIONS_KEY, 'supply', pk],
    freshMs: 600_000,
    isEnabled: pk !== undefined,
    run: (signal) => readOneStation(cp, pk ?? 0, formats, signal),
  }))

/** Which page of the list is asked for. */
export interface StationQuestion {
  readonly filters: StationFilters
  /** From 1. */
  readonly page: number
}

/** GET chargepoints, one page (STN-029, STN-030, GRP-005). */
export const readStationPage = (
  cp: Gateway,
  { filters, page }: StationQuestion,
  { zone, offsetHours }: FormatsPort,
  signal?: AbortSignal,
): Promise<Outcome<Block<StationRow>>> =>
  cp.get('chargepoints', (body, serverNow) => readStationRows(body, { zoneless: zone, serverNow }), {
    query: stationListQuery(filters, { page, size: STATIONS_PER_PAGE, offsetHours: offsetHours() }),
    signal,
  })

/** A page of the list, cut by the server. The former page stays until the new one is here. */
export const stationPageQuery = (question: StationQuestion) =>
  queryAtom(({ gateways: { cp }, formats }) => ({
    key: [...STATIONS_KEY, 'page', { ...question.filters }, question.page, formats.offsetHours()],
    run: (signal) => readStationPage(cp, question, formats, signal),
    keepsFormer: true,
  }))

/**
 * GET chargepoints?originType=MOVE: the complete reply, which the operators' questions are answered from (STN-031), as it
 * comes: twenty thousand rows are read elsewhere than on the page. Sent once more where no answer came, as any GET (R15).
 */
export async function downloadEveryStation(
  cp: Gateway,
  signal: AbortSignal,
): Promise<Outcome<DownloadedFile>> {
  const send = () =>
    cp.download('GET', 'chargepoints', {
      mediaType: 'application/json',
      extension: 'json',
      query: { originType: 'MOVE' },
      signal,
    })
  const first = await send()
  const isNotNow =
    first.kind === 'unreachable' || (first.kind === 'refused' && [502, 503, 504].includes(first.status))
  return isNotNow ? send() : first
}

/** The station with this charge box id, if there is one: how a creation of unknown end is settled. */
export async function findStation(
  cp: Gateway,
  stationId: string,
  formats: FormatsPort,
): Promise<Outcome<StationDetail | undefined>> {
  for (const isDisabled of [false, true]) {
    const filters = { ...NO_STATION_FILTERS, search: stationId, isDisabled }
    const list = await readStationPage(cp, { filters, page: 1 }, formats)
    if (list.kind !== 'done') return list
    const found = list.data.rows.find(({ id }) => id.toLowerCase() === stationId.toLowerCase())
    if (found) return readOneStation(cp, found.pk, formats)
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
