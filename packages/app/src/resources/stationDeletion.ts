import { deleteIntent } from '@corrente/domain/stations'
import type { Gateway } from '../gateways/index.ts'
import type { FormatsPort } from '../ports/index.ts'
import { recordDeletion } from './recordWrites.ts'
import { readOneStation, STATIONS_KEY, sendStationDelete } from './stations.ts'

/** The station that a person was shown when they said yes. */
export interface ShownStation {
  readonly pk: number
  /** Charge box id. */
  readonly id: string
  readonly name: string
}

/** The deletion of a station (STN-035). */
export const stationDeletion = (cp: Gateway, { pk, id }: ShownStation, formats: FormatsPort) =>
  recordDeletion({
    key: deleteIntent(pk),
    // What tells of this station alone is not read again: nobody knows it any more.
    outdates: [
      [...STATIONS_KEY, 'page'],
      [...STATIONS_KEY, 'every'],
    ],
    pk,
    read: () => readOneStation(cp, pk, formats),
    isSame: (station) => station.id === id,
    send: () => sendStationDelete(cp, pk),
    documented: [204],
  })
