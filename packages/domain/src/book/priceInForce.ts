import { isPriceOff } from '../money/index.ts'
import { listedCost, type ProfileLists } from '../pricing/index.ts'
import type { StationRow } from '../stations/index.ts'
import { DAY_MS, type EpochMs, MINUTE_MS, type ZoneId } from '../time/index.ts'
import type { Recharge } from '../transactions/index.ts'
import { LEAST_KWH } from './attempts.ts'
import { groupInTurns, inTurns } from './turns.ts'

/** What is known of pricing profiles, by their uuid. */
export type ListsByProfile = ReadonlyMap<string, ProfileLists>

/** What a list makes of a recharge, where the bills around it confirm that this list held. */
export interface ListInForce {
  /** Hundredths. */
  readonly total: number
  /** kWh or minutes. */
  readonly quantity: number
  readonly unit: 'kwh' | 'minute'
  /** Recharges of that profile, around this one, that were billed by it. */
  readonly count: number
}

/** So many recharges before and after vouch for a list, of so many days each way. */
const BESIDE = 4
const BESIDE_MS = 7 * DAY_MS
/** At least so many of them, and so much of them all, must have been billed by it. */
const LEAST = 3
const SHARE = 0.75

interface Listed extends Omit<ListInForce, 'count'> {
  readonly id: number
  readonly profile: string
  readonly startedAt: EpochMs
  readonly isBilledSo: boolean
}

/** The profiles of connectors, those of the most connectors first. */
export function profilesOfConnectors(stations: readonly StationRow[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const { connectors } of stations)
    for (const { profileUuid } of connectors)
      if (profileUuid !== undefined) counts.set(profileUuid, (counts.get(profileUuid) ?? 0) + 1)
  return [...counts].sort(([, one], [, other]) => other - one).map(([uuid]) => uuid)
}

/** What a place's profile is told by. */
type PricedStation = Pick<StationRow, 'id' | 'connectors'>

/** By station and number. */
function profilesOf(stations: readonly PricedStation[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const { id, connectors } of stations)
    for (const { id: connectorId, profileUuid } of connectors)
      if (profileUuid !== undefined) found.set(`${id}\n${connectorId}`, profileUuid)
  return found
}

/** The others of a profile that began shortly before and after one of them. */
const beside = (all: readonly Listed[], place: number): readonly Listed[] => {
  const at = all[place]?.startedAt ?? 0
  return [
    ...all.slice(Math.max(0, place - BESIDE), place),
    ...all.slice(place + 1, place + 1 + BESIDE),
  ].filter(({ startedAt }) => Math.abs(startedAt - at) <= BESIDE_MS)
}

/**
 * The price in force at the start of recharges. No call tells which list held at a moment, nor whether a connector had taken
 * it, so a list counts as in force where most recharges around were billed by it.
 *
 * @param recharges that ended, by their start
 * @returns by the id of the recharge
 */
export function* inForceSteps(
  recharges: readonly Recharge[],
  stations: readonly PricedStation[],
  lists: ListsByProfile,
  zone: ZoneId,
): Generator<undefined, ReadonlyMap<number, ListInForce>, undefined> {
  const found = new Map<number, ListInForce>()
  if (lists.size === 0) return found
  const profiles = profilesOf(stations)
  const all: Listed[] = []
  yield* inTurns(recharges, (recharge) => {
    const { id, stationId, connectorId, income = 0, energyKwh = 0, startedAt = 0, stoppedAt = 0 } = recharge
    const profile = profiles.get(`${stationId}\n${connectorId}`)
    const own = profile === undefined ? undefined : lists.get(profile)
    if (profile === undefined || !own || income <= 0 || energyKwh <= LEAST_KWH) return
    const minutes = Math.round((stoppedAt - startedAt) / MINUTE_MS)
    const cost = listedCost(own, { id, income, startedAt, minutes, kwh: energyKwh }, zone)
    if (!cost || cost.quantity <= 0) return
    const { total, quantity, unit } = cost
    const isBilledSo = !isPriceOff(income, total, quantity)
    all.push({ id, profile, startedAt, total, quantity, unit, isBilledSo })
  })
  const byProfile = yield* groupInTurns(all, (each) => each.profile)
  for (const own of byProfile.values())
    yield* inTurns(own, ({ id, total, quantity, unit }, place) => {
      const others = beside(own, place)
      const count = others.filter(({ isBilledSo }) => isBilledSo).length
      if (count >= LEAST && count >= others.length * SHARE) found.set(id, { total, quantity, unit, count })
    })
  return found
}
