import type { ZoneId } from '@corrente/domain/time'
import { gatewaysAtom, queryAtom } from '../../gateways/index.ts'
import { readAccountOptions, readGroupOptions, readOneStation } from './client.ts'

/** Start of the keys of everything that shows stations; a save or a deletion marks it out of date. */
export const STATIONS_KEY = ['stations'] as const

/** One station as the server has it now, never taken from an older answer. */
export const oneStationQuery = (pk: string, zone: ZoneId) =>
  queryAtom((get) => {
    const { cp } = get(gatewaysAtom)
    return {
      key: [...STATIONS_KEY, 'one', pk],
      freshMs: 0,
      run: (signal) => readOneStation(cp, pk, zone, signal),
    }
  })

/** The accounts that filters and forms choose from. */
export const accountOptionsAtom = queryAtom((get) => {
  const { cp } = get(gatewaysAtom)
  return { key: ['accounts'], run: (signal) => readAccountOptions(cp, signal) }
})

/** The groups that filters and forms choose from; under the groups' key, so that a saved group shows at once. */
export const groupOptionsAtom = queryAtom((get) => {
  const { cp } = get(gatewaysAtom)
  return { key: ['station-groups', 'list'], run: (signal) => readGroupOptions(cp, signal) }
})
