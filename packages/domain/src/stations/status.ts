/** What a station or connector is on the map and in the legend (HOM-016). */
export const STATION_STATUSES = ['available', 'busy', 'maintenance', 'unavailable'] as const
export type StationStatus = (typeof STATION_STATUSES)[number]

/** The statuses of a connector, each in one spelling. */
export const CONNECTOR_STATUSES = [
  'Available',
  'Preparing',
  'Charging',
  'SuspendedEVSE',
  'SuspendedEV',
  'Finishing',
  'Reserved',
  'Occupied',
  'Unavailable',
  'Faulted',
  'Maintenance',
] as const
export type ConnectorStatus = (typeof CONNECTOR_STATUSES)[number]

/** What each connector status makes of its station, taken alone (HOM-028 to HOM-031). */
const COLOUR: Record<ConnectorStatus, StationStatus> = {
  Available: 'available',
  Preparing: 'busy',
  Charging: 'busy',
  SuspendedEVSE: 'busy',
  SuspendedEV: 'busy',
  Finishing: 'busy',
  Reserved: 'busy',
  Occupied: 'busy',
  Unavailable: 'unavailable',
  Faulted: 'unavailable',
  Maintenance: 'maintenance',
}

const SEPARATORS = /[\s_-]+/g
const squeeze = (text: string) => text.toLowerCase().replace(SEPARATORS, '')
const exact = new Map<string, ConnectorStatus>(CONNECTOR_STATUSES.map((status) => [status, status]))
const squeezed = new Map<string, ConnectorStatus>(
  CONNECTOR_STATUSES.map((status) => [squeeze(status), status]),
)

/**
 * The status that a text means, compared without case, '_', '-' and blanks: `Suspended_evse` is SuspendedEVSE.
 * Undefined for an unknown one, which is kept and shown raw.
 */
export function normaliseStatus(raw: unknown): ConnectorStatus | undefined {
  if (typeof raw !== 'string') return undefined
  // Live messages bring the usual spellings 20,000 times a second; only a rare one is worth a search.
  return exact.get(raw) ?? (raw.length <= 40 ? squeezed.get(squeeze(raw)) : undefined)
}

/** The map colour of one connector status; an unknown or missing one says nothing about the station. */
export function colourOf(status: ConnectorStatus | undefined): StationStatus | undefined {
  return status === undefined ? undefined : COLOUR[status]
}

/** What a station says of itself as a whole, where that keeps drivers from charging (decisions: The station form). */
export function ownConditionOf(
  own: { readonly reported: string | undefined } | undefined,
): 'faulted' | 'unavailable' | undefined {
  const status = normaliseStatus(own?.reported)
  if (status === 'Faulted') return 'faulted'
  return status === 'Unavailable' ? 'unavailable' : undefined
}

/**
 * The map colour of a station, whatever the order of its connectors: busy, else maintenance, else unavailable, else
 * available. No connector, or none with a known status, is unavailable (HOM-028 to HOM-031); so is a station that is down
 * as a whole, unless a connector is busy.
 * @param own what it reports of itself, on connector 0
 */
export function stationStatusOf(
  connectors: readonly { readonly status: ConnectorStatus | undefined }[],
  own?: { readonly reported: string | undefined },
): StationStatus {
  let hasMaintenance = false
  let hasUnavailable = false
  let hasAvailable = false
  for (const { status } of connectors) {
    const colour = colourOf(status)
    if (colour === 'busy') return 'busy'
    if (colour === 'maintenance') hasMaintenance = true
    else if (colour === 'unavailable') hasUnavailable = true
    else if (colour === 'available') hasAvailable = true
  }
  if (ownConditionOf(own)) return 'unavailable'
  if (hasMaintenance) return 'maintenance'
  return hasAvailable && !hasUnavailable ? 'available' : 'unavailable'
}

/**
 * No connector reports anything but Unavailable: the charger itself is out of reach. One that never reported a connector
 * is not, nor one that says of itself as a whole what is wrong with it.
 */
export const isOffline = ({
  connectors,
  own,
}: {
  readonly connectors: readonly { readonly reported: string | undefined }[]
  readonly own?: { readonly reported: string | undefined }
}): boolean =>
  ownConditionOf(own) === undefined &&
  connectors.some(({ reported }) => reported !== undefined) &&
  connectors.every(({ reported }) => reported === undefined || normaliseStatus(reported) === 'Unavailable')

/** Of OCPP 1.5 `Occupied` is all that a charger says of a recharge. */
const IN_RECHARGE: readonly (ConnectorStatus | undefined)[] = [
  'Charging',
  'SuspendedEV',
  'SuspendedEVSE',
  'Occupied',
]
/** Whether a recharge goes on at a connector, by what the charger itself reports. */
export const isInRecharge = ({ reported }: { readonly reported: string | undefined }): boolean =>
  IN_RECHARGE.includes(normaliseStatus(reported))
