import { readPhotos, type StoredPhoto } from '@corrente/domain/stations'
import { type Gateway, type Outcome, queryAtom } from '../gateways/index.ts'
import { STATIONS_KEY } from './stations.ts'

/** GET chargepoints/{chargeBoxId}/photos (STF-017). */
export const readStationPhotos = (
  cp: Gateway,
  stationId: string,
  signal?: AbortSignal,
): Promise<Outcome<readonly StoredPhoto[]>> =>
  cp.get('chargepoints/{stationId}/photos', readPhotos, { params: { stationId }, signal })

/** The photos that the server holds of a station; undefined: it is not known yet which. */
export const photosQuery = (stationId: string | undefined) =>
  queryAtom(({ gateways: { cp } }) => ({
    key: [...STATIONS_KEY, 'photos', stationId],
    freshMs: 0,
    isEnabled: stationId !== undefined,
    run: (signal) => readStationPhotos(cp, stationId ?? '', signal),
  }))
