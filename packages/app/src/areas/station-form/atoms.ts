import { gatewaysAtom, queryAtom } from '../../gateways/index.ts'
import { readTypes, STATIONS_KEY } from '../network/index.ts'
import { readPeople, readStationPhotos } from './client.ts'

/** The photos that the server holds of a station; undefined: it is not known yet which. */
export const photosQuery = (stationId: string | undefined) =>
  queryAtom((get) => {
    const { cp } = get(gatewaysAtom)
    return {
      key: [...STATIONS_KEY, 'photos', stationId],
      freshMs: 0,
      isEnabled: stationId !== undefined,
      run: (signal) => readStationPhotos(cp, stationId ?? '', signal),
    }
  })

/** The types that a connector may be given. */
export const connectorTypesAtom = queryAtom((get) => {
  const { cp } = get(gatewaysAtom)
  return { key: ['connector-types'], run: (signal) => readTypes(cp, signal) }
})

/** Everybody who may own or use a private station; asked for only once it is private. */
export const peopleQuery = (pk: number | undefined, isPrivate: boolean) =>
  queryAtom((get) => {
    const { cp } = get(gatewaysAtom)
    return {
      key: [...STATIONS_KEY, 'people', pk],
      // Tens of thousands: not again with every look at another window.
      freshMs: 60_000,
      isEnabled: isPrivate,
      run: (signal) => readPeople(cp, pk, signal),
    }
  })
