import type { StationNotification } from '../../notifications/index.ts'
import type { EpochMs } from '../../time/index.ts'
import type { Conditioned } from '../condition.ts'
import type { Connector, Report } from '../station.ts'

/** The last thing that a station was heard to say. */
export type LastMessage = { readonly at: EpochMs } & (
  | { readonly kind: 'heartbeat' }
  | { readonly kind: 'status'; readonly connector: Connector }
  /** Of the station as a whole. */
  | { readonly kind: 'own'; readonly own: Report }
  | { readonly kind: 'event'; readonly event: StationNotification }
)

/** What its server tells of a station, the station itself does not. */
const TOLD_BY_SERVER = 'Disconnected'

/**
 * The last message of a station: a heartbeat, a connector's status or an event, whichever is latest; of the same moment
 * what says most. Undefined where nothing is known. That it was lost is no message of its own.
 */
export function lastMessageOf(
  { heartbeatAt, connectors, own }: Conditioned,
  events: readonly StationNotification[],
): LastMessage | undefined {
  const messages: LastMessage[] = []
  for (const event of events)
    if (event.at !== undefined && event.type !== TOLD_BY_SERVER)
      messages.push({ kind: 'event', at: event.at, event })
  // When a charger is lost, its server says Unavailable in its place.
  for (const connector of connectors)
    if (connector.statusAt !== undefined && !isLossOf(connector, events))
      messages.push({ kind: 'status', at: connector.statusAt, connector })
  if (own?.statusAt !== undefined && !isLossOf(own, events))
    messages.push({ kind: 'own', at: own.statusAt, own })
  if (heartbeatAt !== undefined) messages.push({ kind: 'heartbeat', at: heartbeatAt })
  return messages.reduce<LastMessage | undefined>(
    (last, next) => (last === undefined || next.at > last.at ? next : last),
    undefined,
  )
}

const LOSS_MS = 2000

/** Whether a status came with the loss of the connection. */
function isLossOf({ statusAt, reported }: Report, events: readonly StationNotification[]): boolean {
  return (
    reported?.toLowerCase() === 'unavailable' &&
    events.some(
      ({ type, at }) =>
        type === TOLD_BY_SERVER &&
        at !== undefined &&
        statusAt !== undefined &&
        Math.abs(at - statusAt) <= LOSS_MS,
    )
  )
}
