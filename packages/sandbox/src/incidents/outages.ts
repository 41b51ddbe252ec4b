import type { StationRow } from '../store/rows.ts'
import type { Random } from '../world/random.ts'
import type { Outlet } from '../world/recharges.ts'
import { DAY_MS, HOUR_MS, type IncidentWorld, MINUTE_MS, type Stretch, whole } from './truth.ts'

/** A station with what goes wrong at it. */
export interface Site {
  station: StationRow
  outlets: Outlet[]
  offline: Stretch[]
  /** By connector number. */
  faults: Map<number, (Stretch & { code: string })[]>
  world: IncidentWorld
}

/** The maker whose cable lock fails, and the share of stations behind one provider's modems. */
export const LOCK_MODEL = 'W44 Duo'
const MODEM_SHARE = 0.15
const CODES = ['GroundFailure', 'OverCurrentFailure', 'HighTemperature', 'PowerMeterFailure'] as const
/** Nothing else begins or ends so near to an outage, so that the order of causes is plain. */
const MARGIN_MS = 15 * MINUTE_MS

const isFree = (taken: readonly Stretch[], { from, to }: Stretch): boolean =>
  taken.every((other) => to + MARGIN_MS <= other.from || other.to + MARGIN_MS <= from)

/** A length between ten minutes and a day and a half, short ones far more often. */
const lengthOf = (random: Random): number => 10 * MINUTE_MS * Math.exp(random.next() * Math.log(216))

/** Some stretches that keep apart from each other and from what is taken. */
const drawStretches = (
  count: number,
  within: Stretch,
  taken: readonly Stretch[],
  random: Random,
): Stretch[] => {
  const drawn: Stretch[] = []
  for (let tries = 0; tries < count * 4 && drawn.length < count; tries++) {
    const from = whole(within.from + random.next() * (within.to - within.from))
    const stretch = { from, to: whole(from + lengthOf(random)) }
    if (stretch.to < within.to - HOUR_MS && isFree([...taken, ...drawn], stretch)) drawn.push(stretch)
  }
  return drawn.sort((a, b) => a.from - b.from)
}

/** A fault that begins while the station is there and is mended while it is away. */
const faultInto = (away: Stretch, random: Random): Stretch => ({
  from: whole(away.from - (1 + random.next() * 4) * HOUR_MS),
  to: whole(away.from + random.next() * (away.to - away.from)),
})

const faultsOf = (site: Pick<Site, 'offline' | 'world' | 'station'>, within: Stretch, random: Random) => {
  const faults: Stretch[] = []
  if (site.world === 'offlineFault')
    for (const away of site.offline) {
      const fault = faultInto(away, random)
      const others = [...faults, ...site.offline.filter((one) => one !== away)]
      if (fault.from > within.from && isFree(others, fault)) faults.push(fault)
    }
  const isLock = site.station.model === LOCK_MODEL
  const count = (isLock ? 1 : 0) + random.int(0, 1)
  faults.push(...drawStretches(count, within, [...site.offline, ...faults], random))
  // Some stand until now.
  const last = { from: whole(within.to - HOUR_MS - random.next() * DAY_MS), to: within.to }
  if (random.chance(0.06) && isFree([...site.offline, ...faults], last)) faults.push(last)
  return faults
    .sort((a, b) => a.from - b.from)
    .map((fault) => ({
      ...fault,
      code: isLock && random.chance(0.8) ? 'ConnectorLockFailure' : random.pick(CODES),
    }))
}

/** When one provider's modems were all away. */
export const waveOf = ({ to }: Stretch): Stretch => ({
  from: to - 9 * DAY_MS,
  to: to - 9 * DAY_MS + 6 * HOUR_MS,
})

/** What goes wrong at a station. @param within the days that are told */
export const planSite = (
  station: StationRow,
  outlets: Outlet[],
  world: IncidentWorld,
  within: Stretch,
  random: Random,
): Site & { isInWave: boolean } => {
  const isInWave = random.chance(MODEM_SHARE)
  const wave = isInWave ? [waveOf(within)] : []
  const count = world === 'offlineFault' ? 2 : random.int(0, 1)
  const inner = { from: within.from + 6 * HOUR_MS, to: within.to }
  const offline = [...wave, ...drawStretches(count, inner, wave, random)]
  const last = { from: whole(within.to - HOUR_MS - random.next() * 3 * HOUR_MS), to: within.to }
  if (random.chance(0.03) && isFree(offline, last)) offline.push(last)
  offline.sort((a, b) => a.from - b.from)
  const faults = new Map(
    outlets.map(({ connector }) => [
      connector.connectorId,
      faultsOf({ offline, world, station }, inner, random),
    ]),
  )
  return { station, outlets, offline, faults, world, isInWave }
}

/** When a connector could not be used: its faults and the station's absences as one. */
export const downOf = (site: Site, connectorId: number): Stretch[] => {
  const all = [...site.offline, ...(site.faults.get(connectorId) ?? [])].sort((a, b) => a.from - b.from)
  const joined: Stretch[] = []
  for (const { from, to } of all) {
    const last = joined.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else joined.push({ from, to })
  }
  return joined
}
