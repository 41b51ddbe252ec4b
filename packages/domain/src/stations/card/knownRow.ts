import { withLive } from '../list/live.ts'
import type { StationRow } from '../row.ts'
import type { Station } from '../station.ts'

/** What a row says besides what the live index knows. */
const NOT_KNOWN = {
  visibility: undefined,
  accountPk: undefined,
  accountName: undefined,
  usage: undefined,
  showsLocation: undefined,
} as const

/** A station that the live index alone knows, as a row: whatever only a call tells is unknown. */
export const rowOfStation = (station: Station): StationRow =>
  withLive({ ...NOT_KNOWN, ...station, connectors: [] }, station)
