import type { EpochMs } from '../clock/clock.ts'
import type { PersonRow } from '../store/rows.ts'
import { pickWeighted, type Random } from '../world/random.ts'
import { type Crowd, createCrowd } from './crowd.ts'
import type { LiveStation } from './model.ts'
import { type ChargerOrder, obey } from './orders.ts'
import type { Publisher } from './publisher.ts'
import { createRecharging, type Recharging } from './recharging.ts'
import type { Schedule } from './schedule.ts'
import { createTrouble } from './trouble.ts'

/** The life of one network. */
export interface Life {
  /** Makes one thing happen at this instant. */
  step(at: EpochMs): void
  /** A charger that has just come into the network takes part from now on. */
  join(station: LiveStation): void
  /** A station that was deleted: its recharges end, and nothing happens to it any more. */
  leave(station: LiveStation, at: EpochMs): void
  /** A manual status of the station's connectors was set or taken back. */
  replace(station: LiveStation): void
  /** A driver's command from afar reaches a connector; the charger acts on it in a moment. */
  command(station: LiveStation, connectorId: number, command: 'start' | 'stop', at: EpochMs): void
  /** A charger does what an operator's command asked of it. */
  obey(station: LiveStation, order: ChargerOrder, at: EpochMs): void
}

/** Shares of all connectors or stations that the network tends back to. */
const BUSY_SHARE = 0.2
const AWAY_SHARE = 0.07
const MAINTENANCE_SHARE = 0.05

/** The further below its share something is, the likelier its beginning; above it, the likelier its end. */
const tend = (have: number, all: number, share: number): number =>
  Math.min(3, Math.max(0.2, 2 - have / Math.max(1, all * share)))

/** Those whom the history left half-way go on: a plug goes in, a plug comes out, a reservation lapses. */
const proceed = (crowd: Crowd, recharging: Recharging, station: LiveStation, start: EpochMs): void => {
  for (const spot of crowd.spotsOf(station)) {
    const { status } = spot.connector.row
    const isHalfWay = status === 'Preparing' || status === 'Finishing' || status === 'Reserved'
    if (!isHalfWay || spot.connector.session !== undefined) continue
    const wait = status === 'Reserved' ? crowd.seconds(60, 900) : crowd.seconds(2, 40)
    crowd.schedule.add(start + wait, (later) => {
      if (spot.connector.row.status !== status) return
      if (status === 'Preparing') recharging.begin(spot, later)
      else crowd.setStatus(spot, 'Available', later)
    })
  }
}

const gather = (
  crowd: Crowd,
  recharging: Recharging,
  stations: readonly LiveStation[],
  start: EpochMs,
): void => {
  for (const station of stations) {
    const statuses = new Set(station.connectors.map((connector) => connector.row.status))
    // A station that never said anything, or is switched off, stays out of it.
    if (station.row.active !== 1 || statuses.has(null)) continue
    if (statuses.has('Maintenance')) crowd.maintained.add(station)
    else if (statuses.has('Unavailable')) crowd.offline.add(station)
    else crowd.online.add(station)
    for (const connector of station.connectors) crowd.join({ station, connector })
    proceed(crowd, recharging, station, start)
  }
}

/**
 * @param drivers those who may start a recharge, at least one
 * @param start the instant from which the network lives
 */
export const createLife = (
  start: EpochMs,
  stations: readonly LiveStation[],
  drivers: readonly PersonRow[],
  publisher: Publisher,
  schedule: Schedule,
  random: Random,
): Life => {
  const crowd = createCrowd(publisher, schedule, random)
  const recharging = createRecharging(crowd, drivers)
  const trouble = createTrouble(crowd, recharging)
  gather(crowd, recharging, stations, start)
  return {
    join: (station) => {
      crowd.online.add(station)
      for (const connector of station.connectors) crowd.join({ station, connector })
    },
    leave: (station, at) => {
      for (const connector of station.connectors)
        if (connector.session !== undefined) publisher.endRecharge(station, connector, at, 'Other')
      crowd.leave(station)
    },
    replace: (station) => {
      for (const spot of crowd.spotsOf(station)) if (crowd.has(spot)) crowd.place(spot)
    },
    command: (station, connectorId, command, at) => {
      const spot = crowd.spotsOf(station).find(({ connector }) => connector.row.connectorId === connectorId)
      if (spot === undefined) return
      if (command === 'start') recharging.startRemotely(spot, at)
      else recharging.stopRemotely(spot, at)
    },
    obey: (station, order, at) => obey(crowd, recharging, station, order, at),
    step: (at) => {
      const busy = tend(crowd.charging.size, crowd.size(), BUSY_SHARE)
      const away = tend(crowd.offline.size + crowd.failed.size, stations.length, AWAY_SHARE)
      const closed = tend(crowd.maintained.size, stations.length, MAINTENANCE_SHARE)
      // Most of what happens is progress; a recharge begins about every quarter of a minute at 200 stations, so that an
      // afternoon of the demonstration does not dwarf the days before it.
      const happen = pickWeighted(random, [
        [recharging.start, 8 * busy],
        [recharging.end, 8 / busy],
        [recharging.suspendOrResume, 10],
        [recharging.meter, 34],
        [trouble.fail, 1.8 * away],
        [trouble.repair, 1.8 / away],
        [trouble.disconnect, 1.5 * away],
        [trouble.reconnect, 1.5 / away],
        [trouble.maintain, 0.6 * closed],
        [trouble.endMaintenance, 0.6 / closed],
      ])
      happen(at)
    },
  }
}
