import { type Conditioned, connectorConditionOf, isSetByHand, stationConditionOf } from './condition.ts'
import { remembered } from './remembered.ts'
import type { Connector, Station } from './station.ts'

/** What can be broken at a station, the worst first. */
export const BREAKAGES = ['offline', 'faulted', 'unavailable', 'maintenance'] as const
export type Breakage = (typeof BREAKAGES)[number]

/** What is asked of a station. */
export type MaybeBroken = Conditioned & Pick<Station, 'isActive'>

/** What is broken, with the connectors that are so, by number: none where a station says it of itself and announced none. */
export type Breakages = ReadonlyMap<Breakage, readonly Connector[]>

const NONE: Breakages = new Map()

/**
 * What is broken at a station now: the one rule behind every count of it (chips, problems, groups, home, menu; decisions:
 * Screens). Offline is the whole station, and so is what it says of itself. What was set by hand is meant, so it is not broken; nothing is at one that is
 * switched off, nor where nobody knows a status.
 */
export const breakagesOf = remembered((station: MaybeBroken): Breakages => {
  if (!station.isActive) return NONE
  const { connectors } = station
  const { condition, own } = stationConditionOf(station)
  if (condition === 'offline') return new Map([['offline', connectors]])
  if (own && (condition === 'faulted' || condition === 'unavailable'))
    return isSetByHand(station) ? NONE : new Map([[condition, connectors]])
  const found = new Map<Breakage, Connector[]>()
  for (const connector of connectors) {
    const condition = connectorConditionOf(connector)
    const kind = BREAKAGES.find((one) => one === condition)
    if (!kind || connector.override !== undefined) continue
    const those = found.get(kind)
    if (those) those.push(connector)
    else found.set(kind, [connector])
  }
  return found.size === 0 ? NONE : found
})

/** Whether anything is broken at a station. */
export const isBroken = (station: MaybeBroken): boolean => breakagesOf(station).size > 0

/** The worst of what is broken at a station; undefined: nothing is. */
export function worstBreakageOf(station: MaybeBroken): Breakage | undefined {
  const found = breakagesOf(station)
  return BREAKAGES.find((kind) => found.has(kind))
}
