import { isLimitReached } from '@corrente/domain/forms'
import {
  type CpfAnswer,
  NO_STATION_FILTERS,
  type PrivateUser,
  readCpfUser,
  readPhotos,
  readPrivateUsers,
  readStationRows,
  STATION_LIMIT_QUERY,
  STATIONS_PER_PAGE,
  type StationDetail,
  type StationSave,
  type StoredPhoto,
  stationListQuery,
} from '@corrente/domain/stations'
import type { ZoneId } from '@corrente/domain/time'
import type { Gateway, Outcome } from '../../gateways/index.ts'
import { readOneStation } from '../network/index.ts'
import { callEndOf } from '../once-only/index.ts'

/** GET chargepoints/{chargeBoxId}/photos (STF-017). */
export const readStationPhotos = (
  cp: Gateway,
  stationId: string,
  signal?: AbortSignal,
): Promise<Outcome<readonly StoredPhoto[]>> =>
  cp.get(
    'chargepoints/{stationId}/photos',
    (body) => {
      const read = readPhotos(body)
      return read && { data: read.rows, unread: read.unread }
    },
    { params: { stationId }, ...(signal && { signal }) },
  )

/** GET users_data/private_charge_point: everybody, and who is bound to the station (STF-085). @param pk none on creation */
export const readPeople = (
  cp: Gateway,
  pk: number | undefined,
  signal?: AbortSignal,
): Promise<Outcome<readonly PrivateUser[]>> =>
  cp.get(
    'users_data/private_charge_point',
    (body) => {
      const read = readPrivateUsers(body)
      return read && { data: read.rows, unread: read.unread }
    },
    { query: { chargeBoxPK: pk }, ...(signal && { signal }) },
  )

/** GET users_data/tenant_parent/cpf/{cpf} (STF-089). @param digits all 11 */
export async function findByCpf(
  cp: Gateway,
  digits: string,
  pk: number | undefined,
  signal: AbortSignal,
): Promise<CpfAnswer> {
  const outcome = await cp.get('users_data/tenant_parent/cpf/{digits}', (body) => ({ data: body }), {
    params: { digits },
    query: { chargeBoxPK: pk },
    signal,
  })
  if (outcome.kind === 'done') return readCpfUser(200, outcome.data)
  return readCpfUser(callEndOf(outcome), outcome.kind === 'refused' ? outcome.body : undefined)
}

/** POST chargepoints or, for a station that exists, PUT chargepoints/{chargeBoxPk} (STF-018, STF-019). */
export const sendStation = (cp: Gateway, body: StationSave): Promise<Outcome<never>> =>
  body.chargeBoxPk === undefined
    ? cp.send('POST', 'chargepoints', { json: body })
    : cp.send('PUT', 'chargepoints/{pk}', { params: { pk: body.chargeBoxPk }, json: body })

/** Whether no more stations may be created; a probe that changes nothing, and whose failure stops nobody (STN-038). */
export async function isStationLimitReached(cp: Gateway, signal: AbortSignal): Promise<boolean> {
  const outcome = await cp.get('chargepoints', () => ({ data: true }), { query: STATION_LIMIT_QUERY, signal })
  return isLimitReached(callEndOf(outcome))
}

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
    const list = await cp.get(
      'chargepoints',
      (body) => {
        const read = readStationRows(body, zone)
        return read && { data: read.rows }
      },
      { query },
    )
    if (list.kind !== 'done') return list
    const found = list.data.find(({ id }) => id.toLowerCase() === stationId.toLowerCase())
    if (found) return readOneStation(cp, found.pk, zone)
  }
  return { kind: 'done', data: undefined, unreadRows: 0 }
}
