import type { EpochMs } from '../time/index.ts'
import { type Command, isForOne } from './commands.ts'
import {
  COMMAND_FIELDS,
  type CommandErrors,
  type CommandValues,
  checkCommand,
  takesWholeStation,
} from './form.ts'
import { type CommandOffer, commonConnectors } from './offer.ts'

/** What a command can name at the chosen stations. Undefined: that is not known, or not asked for. */
export interface CommandReach {
  readonly connectors: readonly number[] | undefined
  readonly transactions: readonly number[] | undefined
}

/** What the offer says that a command can name at these stations. */
export function reachOf(
  command: Command,
  offer: Pick<CommandOffer, 'connectorIds' | 'transactionIds'> | undefined,
  selected: readonly string[],
): CommandReach {
  if (offer === undefined || selected.length === 0) return { connectors: undefined, transactions: undefined }
  const common = commonConnectors(offer, selected)
  return {
    connectors: common && [...(takesWholeStation(command) ? [0] : []), ...common],
    transactions: isForOne(command)
      ? selected.flatMap((id) => offer.transactionIds.get(id) ?? [])
      : undefined,
  }
}

/**
 * What a link, or other stations before these, have left in a form and these stations do not have: it is said, and never
 * sent. A connector is not simply dropped: without one, some commands mean the whole station.
 */
export function goneAt(command: Command, values: CommandValues, reach: CommandReach): CommandErrors {
  const { connectorId, transactionId } = values
  const own = COMMAND_FIELDS[command]
  const isGone = (
    path: 'connectorId' | 'transactionId',
    value: number | undefined,
    known?: readonly number[],
  ) => own.includes(path) && value !== undefined && known?.includes(value) === false
  return {
    ...(isGone('connectorId', connectorId, reach.connectors) && {
      connectorId: { key: 'operations.connectorGone' as const, values: { id: connectorId ?? '' } },
    }),
    ...(isGone('transactionId', transactionId, reach.transactions) && {
      transactionId: { key: 'operations.transactionGone' as const },
    }),
  }
}

/** Everything that is wrong with the parameters of a command at its stations. @param now the server's clock */
export const checkAtStations = (
  command: Command,
  values: CommandValues,
  now: EpochMs,
  reach: CommandReach,
): CommandErrors => ({ ...goneAt(command, values, reach), ...checkCommand(command, values, now) })
