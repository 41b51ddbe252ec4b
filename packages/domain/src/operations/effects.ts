import type { StationNotification } from '../notifications/index.ts'
import { isInRecharge, type Station } from '../stations/index.ts'
import { type EpochMs, MINUTE_MS } from '../time/index.ts'
import type { Command } from './commands.ts'
import type { CommandValues } from './form.ts'

/** What became of a command that a station accepted, as far as live messages tell it. */
export const EFFECTS = ['seen', 'pending', 'notBegun', 'untold'] as const
/**
 * One of `EFFECTS`: it was seen; it may still come; a start was accepted and has not begun within a minute; no message
 * would tell it.
 */
export type Effect = (typeof EFFECTS)[number]

/** What an effect is looked for in. */
export interface EffectSigns {
  readonly command: Command
  readonly values: Pick<CommandValues, 'availType' | 'connectorId' | 'transactionId' | 'triggerMessage'>
  /** When the server began the task. */
  readonly sentAt: EpochMs
  /** The server's clock. */
  readonly now: EpochMs
  /** As the live index has it now; undefined: nobody knows it. */
  readonly station: Station | undefined
  /** The version of its firmware when the command went out; undefined: nobody knew it. */
  readonly formerFirmware?: string | undefined
  /** What it reported since the command went out. */
  readonly events: readonly StationNotification[]
}

/** So long a start may take: then it was accepted and has not begun. */
const START_MS = MINUTE_MS

/** What became of a command that was accepted. */
export function effectOf(signs: EffectSigns): Effect {
  const isSeen = LOOKS[signs.command]?.(signs)
  if (isSeen === undefined) return 'untold'
  if (isSeen) return 'seen'
  return signs.command === 'remoteStart' && signs.now - signs.sentAt > START_MS ? 'notBegun' : 'pending'
}

/** Whether a command's effect is there; undefined: no live message would tell it. Absent: of no such command. */
const LOOKS: Readonly<Partial<Record<Command, (signs: EffectSigns) => boolean | undefined>>> = {
  remoteStart: (signs) =>
    hasEvent(signs, 'TransactionStarted') || reached(signs).some((each) => each.isNew && each.isCharging),
  remoteStop: ({ values, ...signs }) =>
    signs.events.some(
      ({ type, transactionId }) =>
        type === 'TransactionEnded' &&
        (transactionId === undefined || transactionId === String(values.transactionId)),
    ),
  remoteReset: (signs) => hasEvent(signs, 'StationBooted'),
  changeAvailability: (signs) => {
    const isOut = signs.values.availType.toUpperCase() === 'INOPERATIVE'
    const those = reached(signs)
    return those.length > 0 && those.every((each) => each.isNew && each.isUnavailable === isOut)
  },
  updateFirmware: ({ station, formerFirmware }) =>
    station?.firmware === undefined || formerFirmware === undefined
      ? undefined
      : station.firmware !== formerFirmware,
  triggerMessage: (signs) => {
    switch (signs.values.triggerMessage) {
      case 'StatusNotification':
        return reached(signs).some(({ isNew }) => isNew)
      case 'BootNotification':
        return hasEvent(signs, 'StationBooted')
      default:
        return undefined
    }
  },
}

const hasEvent = (
  { events, values: { connectorId } }: EffectSigns,
  type: StationNotification['type'],
): boolean =>
  events.some(
    (event) =>
      event.type === type &&
      (!connectorId || event.connectorId === undefined || event.connectorId === connectorId),
  )

/** The connectors that a command reaches, with what they have said since. */
const reached = ({ station, values: { connectorId }, sentAt }: EffectSigns) =>
  (station?.connectors ?? [])
    .filter(({ id }) => !connectorId || id === connectorId)
    .map((connector) => ({
      isNew: connector.statusAt !== undefined && connector.statusAt >= sentAt,
      isCharging: isInRecharge(connector),
      isUnavailable: connector.reported?.toLowerCase() === 'unavailable',
    }))
