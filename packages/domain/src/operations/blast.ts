import { isInRecharge, type Station, stationConditionOf } from '../stations/index.ts'
import type { EpochMs } from '../time/index.ts'
import type { Command } from './commands.ts'
import { COMMAND_FIELDS, type CommandValues } from './form.ts'

/** To more stations than this a command asks for their number. */
export const MANY_STATIONS = 20
/** How many "first 5, then the rest" sends to first. */
export const FIRST_STATIONS = 5

/** Why a command asks before it is sent, the gravest first; empty: it does not. */
export const RISKS = ['firmware', 'hardReset', 'inoperative', 'many'] as const
export type Risk = (typeof RISKS)[number]

/** What makes a send one that asks for the number of its stations. */
export function risksOf(command: Command, values: CommandValues, count: number): readonly Risk[] {
  const has: Readonly<Record<Risk, boolean>> = {
    firmware: command === 'updateFirmware',
    hardReset: command === 'remoteReset' && values.resetType.toUpperCase() === 'HARD',
    inoperative: command === 'changeAvailability' && values.availType.toUpperCase() === 'INOPERATIVE',
    many: count > MANY_STATIONS,
  }
  return RISKS.filter((risk) => has[risk])
}

/**
 * Whether a command that was chosen with all that it needs goes on without a press in its form: where it is asked about
 * anyway, so that its question is the form, and where it only asks the charger to speak.
 * @param asks - it is asked about before it is sent
 */
export const needsNoForm = (command: Command, asks: boolean): boolean => asks || command === 'triggerMessage'

/** What a command will meet, as far as the live index knows it. */
export interface Blast {
  readonly stations: number
  /** Recharges that are going on at the connectors that the command reaches. */
  readonly charging: number
  /**
   * Since when the one that has stood longest is known to go on, at the latest: a connector tells since when it is in its
   * state, not when its recharge began. Undefined where none goes on, or none tells.
   */
  readonly oldestAt: EpochMs | undefined
  /** Stations that are offline, by charge box id: the command waits for them, or is lost. */
  readonly offline: readonly string[]
  /** Stations that the index does not know, by charge box id. */
  readonly unknown: readonly string[]
}

/** The one connector that a command reaches; undefined: all. What a link fills in beside its fields is never sent. */
export const connectorReached = (command: Command, { connectorId }: Pick<CommandValues, 'connectorId'>) =>
  COMMAND_FIELDS[command].includes('connectorId') ? connectorId : undefined

/** Counts what a command will meet. @param connectorId the one connector that it names; 0 or none: the whole station */
export function blastOf(
  selected: readonly string[],
  stationOf: (id: string) => Station | undefined,
  connectorId?: number,
): Blast {
  const since: EpochMs[] = []
  let charging = 0
  const offline: string[] = []
  const unknown: string[] = []
  for (const id of selected) {
    const station = stationOf(id)
    if (!station) unknown.push(id)
    else if (stationConditionOf(station).condition === 'offline') offline.push(id)
    const own = (station?.connectors ?? []).filter(
      (each) => isInRecharge(each) && (!connectorId || each.id === connectorId),
    )
    charging += own.length
    since.push(...own.flatMap(({ statusAt }) => statusAt ?? []))
  }
  const oldestAt = since.reduce<EpochMs | undefined>((oldest, at) => Math.min(oldest ?? at, at), undefined)
  return { stations: selected.length, charging, oldestAt, offline, unknown }
}

/** Why a command asks for a yes alone, without the number of its stations. */
export const QUIET_RISKS = ['reset', 'unlock', 'readOnly'] as const
export type QuietRisk = (typeof QUIET_RISKS)[number]

/**
 * What a command may do besides: a soft reset or an unlock ends recharges where some go on, or where nobody knows; a key
 * that is read-only will most likely be refused. A stop does not ask: its form says whose recharge it is.
 * @param isReadOnly - whether the standard says that a key cannot be written
 */
export function quietRisksOf(
  command: Command,
  values: CommandValues,
  { charging, unknown }: Pick<Blast, 'charging' | 'unknown'>,
  isReadOnly: (key: string) => boolean,
): readonly QuietRisk[] {
  const mayCut = charging > 0 || unknown.length > 0
  const has: Readonly<Record<QuietRisk, boolean>> = {
    reset: command === 'remoteReset' && values.resetType.toUpperCase() !== 'HARD' && mayCut,
    unlock: command === 'unlockConnector' && mayCut,
    readOnly:
      command === 'changeConfiguration' &&
      values.keyType === 'CUSTOM' &&
      isReadOnly(values.customConfKey.trim()),
  }
  return QUIET_RISKS.filter((risk) => has[risk])
}
