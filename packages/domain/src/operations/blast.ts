import { isInRecharge, type Station, stationConditionOf } from '../stations/index.ts'
import type { Command } from './commands.ts'
import type { CommandValues } from './form.ts'

/** To more stations than this a command asks for their number. */
export const MANY_STATIONS = 20
/** How many "first 5, then the rest" sends to first. */
export const FIRST_STATIONS = 5

/** Why a command asks before it is sent, the gravest first; empty: it does not. */
export const RISKS = ['firmware', 'hardReset', 'inoperative', 'many'] as const
/** One of `RISKS`. */
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

/** What a command will meet, as far as the live index knows it. */
export interface Blast {
  readonly stations: number
  /** Recharges that are going on at the connectors that the command reaches. */
  readonly charging: number
  /** Stations that are offline, by charge box id: the command waits for them, or is lost. */
  readonly offline: readonly string[]
  /** Stations that the index does not know, by charge box id. */
  readonly unknown: readonly string[]
}

/** Counts what a command will meet. @param connectorId the one connector that it names; 0 or none: the whole station */
export function blastOf(
  selected: readonly string[],
  stationOf: (id: string) => Station | undefined,
  connectorId?: number,
): Blast {
  let charging = 0
  const offline: string[] = []
  const unknown: string[] = []
  for (const id of selected) {
    const station = stationOf(id)
    if (!station) unknown.push(id)
    else if (stationConditionOf(station).condition === 'offline') offline.push(id)
    charging += (station?.connectors ?? []).filter(
      (each) => isInRecharge(each) && (!connectorId || each.id === connectorId),
    ).length
  }
  return { stations: selected.length, charging, offline, unknown }
}
