import type { EpochMs } from '../clock/clock.ts'
import { ERROR_CODES } from '../world/connectors.ts'
import type { Crowd } from './crowd.ts'
import type { LiveStation } from './model.ts'
import type { Recharging } from './recharging.ts'

/** What goes wrong, is taken care of, and comes back. */
export interface Trouble {
  fail(at: EpochMs): void
  repair(at: EpochMs): void
  disconnect(at: EpochMs): void
  reconnect(at: EpochMs): void
  maintain(at: EpochMs): void
  endMaintenance(at: EpochMs): void
}

const WHILE_FREE_CHANCE = 0.8
const REBOOT_CHANCE = 0.5
const REBOOT_MS = 1000

/** @param recharging stops the recharges that a failure cuts off */
export const createTrouble = (crowd: Crowd, recharging: Recharging): Trouble => {
  const { publisher, random, online, offline, maintained } = crowd

  const setMaintenance = (station: LiveStation, isOn: boolean, at: EpochMs): void => {
    for (const spot of crowd.spotsOf(station)) {
      recharging.stop(spot, at, 'Remote')
      spot.connector.row.unusualStatus = isOn ? 'MAINTENANCE' : null
      crowd.setStatus(spot, isOn ? 'Maintenance' : 'Available', at)
    }
    publisher.station(station, at)
  }

  return {
    fail: (at) => {
      const spot = crowd.draw(random.chance(WHILE_FREE_CHANCE) ? crowd.free : crowd.charging)
      if (spot === undefined) return
      const [errorCode, errorMessage] = random.pick(ERROR_CODES)
      recharging.stop(spot, at, 'Other')
      crowd.setStatus(spot, 'Faulted', at, errorCode)
      const { connectorId } = spot.connector.row
      crowd.event('Failure', spot.station, at, { connectorId, errorCode, errorMessage })
    },
    repair: (at) => {
      const spot = crowd.draw(crowd.failed)
      if (spot === undefined) return
      crowd.setStatus(spot, 'Available', at)
      const { connectorId } = spot.connector.row
      crowd.event('Available', spot.station, at, { connectorId, errorCode: 'NoError' })
    },
    disconnect: (at) => {
      const station = online.draw(random)
      if (station === undefined) return
      online.remove(station)
      offline.add(station)
      for (const spot of crowd.spotsOf(station)) {
        recharging.stop(spot, at, 'PowerLoss')
        crowd.setStatus(spot, 'Unavailable', at)
      }
      crowd.event('Disconnected', station, at)
      publisher.station(station, at)
    },
    reconnect: (at) => {
      const station = offline.draw(random)
      if (station === undefined) return
      offline.remove(station)
      online.add(station)
      crowd.event('Connected', station, at)
      if (random.chance(REBOOT_CHANCE)) crowd.event('StationBooted', station, at + REBOOT_MS)
      for (const spot of crowd.spotsOf(station)) crowd.setStatus(spot, 'Available', at)
      publisher.station(station, at)
    },
    maintain: (at) => {
      const station = online.draw(random)
      if (station === undefined) return
      online.remove(station)
      maintained.add(station)
      setMaintenance(station, true, at)
    },
    endMaintenance: (at) => {
      const station = maintained.draw(random)
      if (station === undefined) return
      maintained.remove(station)
      online.add(station)
      setMaintenance(station, false, at)
    },
  }
}
