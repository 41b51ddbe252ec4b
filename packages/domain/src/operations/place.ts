import { type Place, pathOf, type RouteId } from '../routing/index.ts'
import type { Connector } from '../stations/index.ts'
import { COMMAND_RULES, COMMANDS, type Command, hasCommand, isForOne, protocolOfStation } from './commands.ts'

/** What a station is asked from where its problem is seen, in the order of the ladder. */
export const STATION_COMMANDS = [
  'remoteStop',
  'unlockConnector',
  'remoteStart',
  'triggerMessage',
  'changeAvailability',
  'remoteReset',
] as const satisfies readonly Command[]
export type StationCommand = (typeof STATION_COMMANDS)[number]

/** The station that a command is for. */
export interface CommandTarget {
  /** The charge box id. */
  readonly id: string
  /** What it says of its protocol; undefined where it says nothing. */
  readonly protocol?: string | undefined
  readonly connectorId?: number | undefined
  /** What it is to be told to be, where that is what its form is opened for. */
  readonly availType?: 'OPERATIVE' | 'INOPERATIVE' | undefined
  /** What it is asked to say. */
  readonly triggerMessage?: 'StatusNotification' | undefined
  /** Where the kind of a reset was chosen with the command. Never the hard one: that is chosen in its form alone. */
  readonly resetType?: 'SOFT' | undefined
}

/** What a station that says `Unavailable` is told: to work again; any other: to stop working. */
export const otherAvailability = (
  connectors: readonly Pick<Connector, 'id' | 'reported'>[],
  connectorId?: number,
): 'OPERATIVE' | 'INOPERATIVE' => {
  const those = connectors.filter(({ id }) => connectorId === undefined || id === connectorId)
  const isOut = those.length > 0 && those.every(({ reported }) => reported?.toLowerCase() === 'unavailable')
  return isOut ? 'OPERATIVE' : 'INOPERATIVE'
}

/**
 * Where a command's form stands with the station filled in; nothing is sent by going there.
 * @param may - whether this user may open a page that this build has
 * @returns undefined where it is not permitted, or the station's protocol lacks it
 */
export function placeOfCommand(
  command: Command,
  { id, protocol, connectorId, availType, triggerMessage, resetType }: CommandTarget,
  may: (route: RouteId) => boolean,
): Place | undefined {
  const { route } = COMMAND_RULES[command]
  const spoken = protocolOfStation(protocol)
  if (!may(route) || (spoken !== undefined && !hasCommand(spoken, command))) return undefined
  return {
    path: pathOf(route),
    search: {
      station: id,
      ...(connectorId !== undefined && { connector: connectorId }),
      ...(command === 'changeAvailability' && availType && { avail: availType }),
      ...(command === 'triggerMessage' && triggerMessage && { message: triggerMessage }),
      ...(command === 'remoteReset' && resetType && { reset: resetType }),
      ...(spoken === 'v1.5' && { protocol: spoken }),
    },
  }
}

/** The commands that several stations can be sent at once, in the order of their groups. */
export const SELECTION_COMMANDS = COMMANDS.filter((command) => !isForOne(command))

/**
 * Where a command's form stands for several stations; the stations themselves are too many for an address. It opens in
 * v1.5 only where all of them say that they speak it: else in v1.6, and its form names those that it cannot reach.
 * @param may - whether this user may open a page that this build has
 * @returns undefined where it is not permitted, or the version of all of them lacks it
 */
export function placeOfSelection(
  command: Command,
  stations: readonly Pick<CommandTarget, 'protocol'>[],
  may: (route: RouteId) => boolean,
): Place | undefined {
  const { route } = COMMAND_RULES[command]
  const isOld =
    stations.length > 0 && stations.every(({ protocol }) => protocolOfStation(protocol) === 'v1.5')
  const spoken = isOld ? 'v1.5' : 'v1.6'
  if (!may(route) || !hasCommand(spoken, command)) return undefined
  return { path: pathOf(route), search: isOld ? { protocol: spoken } : {} }
}
