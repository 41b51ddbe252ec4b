import type { ConnectorRow } from '../store/rows.ts'
import type { LiveStation } from './model.ts'

/** The four colours of the map. */
export type StationColour = 'busy' | 'maintenance' | 'unavailable' | 'available'

const COLOURS: Readonly<Record<string, StationColour>> = {
  Charging: 'busy',
  SuspendedEV: 'busy',
  SuspendedEVSE: 'busy',
  Finishing: 'busy',
  Preparing: 'busy',
  Reserved: 'busy',
  Occupied: 'busy',
  Maintenance: 'maintenance',
  Faulted: 'unavailable',
  Unavailable: 'unavailable',
  Available: 'available',
}
const ORDER: readonly StationColour[] = ['busy', 'maintenance', 'unavailable', 'available']

/** What a connector shows: the status set by hand where there is one, else the reported one. */
const shownStatus = ({ unusualStatus, status }: ConnectorRow): string | null => {
  if (unusualStatus === 'MAINTENANCE') return 'Maintenance'
  return unusualStatus === 'UNAVAILABLE' ? 'Unavailable' : status
}

/** The station's colour: busy before maintenance before unavailable before available; nothing known is unavailable. */
export const colourOf = (station: LiveStation): StationColour => {
  const seen = new Set(station.connectors.map(({ row }) => COLOURS[shownStatus(row) ?? '']))
  return ORDER.find((colour) => seen.has(colour)) ?? 'unavailable'
}

/** How many of the stations have each colour. */
export const countColours = (stations: readonly LiveStation[]): Record<StationColour, number> => {
  const counts: Record<StationColour, number> = { busy: 0, maintenance: 0, unavailable: 0, available: 0 }
  for (const station of stations) counts[colourOf(station)]++
  return counts
}
