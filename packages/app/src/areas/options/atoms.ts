import { gatewaysAtom, queryAtom } from '../../gateways/index.ts'
import { readAccountOptions, readGroupOptions } from './client.ts'

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
