import type { StationNotification } from '../notifications/index.ts'
import { isInRecharge, type Station } from '../stations/index.ts'
import { type EpochMs, MINUTE_MS } from '../time/index.ts'
import type { Transaction } from '../transactions/index.ts'
import type { Command } from './commands.ts'
import type { CommandValues } from './form.ts'

/** What became of a command that a station accepted, as far as live messages and the list of recharges tell it. */
export const EFFECTS = ['seen', 'pending', 'notBegun', 'unknown', 'untold'] as const
/**
 * One of `EFFECTS`: it was seen; it may still come; a start was accepted and has not begun within a minute; it may have
 * begun, and nobody could look; no message would tell it.
 */
export type Effect = (typeof EFFECTS)[number]

/** What an effect is looked for in. */
export interface EffectSigns {
  readonly command: Command
  readonly values: Pick<
    CommandValues,
    'availType' | 'connectorId' | 'transactionId' | 'triggerMessage' | 'driver' | 'idTag' | 'personIdTag'
  >
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
  /** Whether the live connection stood all the while: what it did not tell did not happen. */
  readonly isHeard: boolean
  /** The station's recharges as the list had them last; undefined: it could not be read. */
  readonly recharges: readonly BegunRecharge[] | undefined
}

/** What tells that a recharge is the one that was asked for. */
export type BegunRecharge = Pick<Transaction, 'connectorId' | 'idTag' | 'startedAt'>

/** So long a start may take: then it was accepted and has not begun. */
const START_MS = MINUTE_MS

/** What became of a command that was accepted. */
export function effectOf(signs: EffectSigns): Effect {
  const isSeen = LOOKS[signs.command]?.(signs)
  if (isSeen === undefined) return 'untold'
  if (isSeen) return 'seen'
  if (signs.command !== 'remoteStart' || signs.now - signs.sentAt <= START_MS) return 'pending'
  return signs.isHeard || signs.recharges ? 'notBegun' : 'unknown'
}

/** Whether a command's effect is there; undefined: no live message would tell it. Absent: of no such command. */
const LOOKS: Readonly<Partial<Record<Command, (signs: EffectSigns) => boolean | undefined>>> = {
  remoteStart: (signs) =>
    hasEvent(signs, 'TransactionStarted') ||
    reached(signs).some((each) => each.isNew && each.isCharging) ||
    isListed(signs),
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

/** A recharge's start is the charger's time, a task's the server's: so far they may be apart. */
const APART_MS = MINUTE_MS

/** Whether the list holds a recharge of this start: where the live connection is down nothing else tells it. */
const isListed = ({ recharges = [], sentAt, values }: EffectSigns): boolean => {
  const { connectorId } = values
  const tag = (values.driver === 'tag' ? values.idTag : values.personIdTag).trim().toLowerCase()
  return recharges.some(
    (each) =>
      each.startedAt !== undefined &&
      each.startedAt >= sentAt - APART_MS &&
      (!connectorId || each.connectorId === undefined || each.connectorId === connectorId) &&
      (tag === '' || each.idTag === undefined || each.idTag.toLowerCase() === tag),
  )
}

/** The connectors that a command reaches, with what they have said since. */
const reached = ({ station, values: { connectorId }, sentAt }: EffectSigns) =>
  (station?.connectors ?? [])
    .filter(({ id }) => !connectorId || id === connectorId)
    .map((connector) => ({
      isNew: connector.statusAt !== undefined && connector.statusAt >= sentAt,
      isCharging: isInRecharge(connector),
      isUnavailable: connector.reported?.toLowerCase() === 'unavailable',
    }))
