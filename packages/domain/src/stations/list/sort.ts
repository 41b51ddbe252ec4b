import type { SortValues } from '../../paging/index.ts'
import type { StationRow } from '../row.ts'

/** What the stations can be sorted by: the columns of the list. */
export const STATION_SORTS = [
  'name',
  'account',
  'state',
  'city',
  'usage',
  'energy',
  'heartbeat',
  'connectors',
] as const
export type StationSort = (typeof STATION_SORTS)[number]

/** What each column is sorted by: numbers and times as such, connectors by how many there are. */
export const STATION_SORT_VALUES: SortValues<StationRow, StationSort> = {
  name: ({ name }) => name,
  account: ({ accountName }) => accountName,
  state: ({ state }) => state,
  city: ({ city }) => city,
  usage: ({ usage }) => usage,
  energy: ({ monthConsumptionWh }) => monthConsumptionWh,
  heartbeat: ({ heartbeatAt }) => heartbeatAt,
  connectors: ({ connectors }) => connectors.length,
}
