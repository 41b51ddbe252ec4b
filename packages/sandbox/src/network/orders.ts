import type { EpochMs } from '../clock/clock.ts'
import type { PersonRow } from '../store/rows.ts'
import type { Crowd, Spot } from './crowd.ts'
import type { LiveStation } from './model.ts'
import { isReady, type Recharging } from './recharging.ts'

/** What a charger does once it has said yes to a command. */
export type ChargerOrder =
  | { do: 'start'; connectorId: number; idTag: string; driver?: PersonRow | undefined }
  | { do: 'stop'; connectorId: number }
  | { do: 'unlock'; connectorId: number }
  | { do: 'reset'; isHard: boolean }
  /** Connector 0: the whole station. */
  | { do: 'availability'; connectorId: number; isOperative: boolean }
  | { do: 'report'; message: string; connectorId: number | undefined }
  | { do: 'firmware'; version: string; at: EpochMs }

const BOOT_MS = 6_000
const LOOK_AGAIN_MS = 5_000
const INSTALL_MS = 20_000

/** Recharges end, everything goes dark, the charger boots and says what it is again. */
const reboot = (
  crowd: Crowd,
  recharging: Recharging,
  station: LiveStation,
  reason: string,
  at: EpochMs,
): void => {
  const spots = crowd.spotsOf(station)
  for (const spot of spots) recharging.stop(spot, at, reason)
  for (const spot of spots) crowd.setStatus(spot, 'Unavailable', at)
  crowd.schedule.add(at + BOOT_MS, (later) => {
    crowd.event('StationBooted', station, later)
    // An operator's word outlives a boot.
    for (const spot of spots)
      if (spot.connector.row.unusualStatus === null) crowd.setStatus(spot, 'Available', later)
    crowd.publisher.station(station, later)
  })
}

/** In a recharge the new availability waits for its end. */
const changeAvailability = (crowd: Crowd, spot: Spot, isOperative: boolean, at: EpochMs): void => {
  if (spot.connector.session !== undefined) {
    crowd.schedule.add(at + LOOK_AGAIN_MS, (later) => changeAvailability(crowd, spot, isOperative, later))
    return
  }
  if (crowd.has(spot)) crowd.setStatus(spot, isOperative ? 'Available' : 'Unavailable', at)
}

const report = (crowd: Crowd, spots: readonly Spot[], message: string, station: LiveStation, at: EpochMs) => {
  if (message === 'BootNotification') crowd.event('StationBooted', station, at)
  if (message === 'StatusNotification')
    for (const spot of spots) {
      const { status, errorCode } = spot.connector.row
      if (status !== null) crowd.setStatus(spot, status, at, errorCode ?? undefined)
    }
  crowd.publisher.station(station, at)
}

/** Lets a charger do what it was told; what cannot be done any more is not. */
export const obey = (
  crowd: Crowd,
  recharging: Recharging,
  station: LiveStation,
  order: ChargerOrder,
  at: EpochMs,
): void => {
  const spots = crowd
    .spotsOf(station)
    .filter(
      ({ connector }) =>
        !('connectorId' in order) ||
        order.connectorId === undefined ||
        order.connectorId === 0 ||
        connector.row.connectorId === order.connectorId,
    )
  const [spot] = spots
  switch (order.do) {
    case 'start':
      if (spot !== undefined && isReady(spot.connector)) recharging.startRemotely(spot, at, order.driver)
      return
    case 'stop':
      if (spot !== undefined) recharging.stopRemotely(spot, at)
      return
    case 'unlock':
      if (spot === undefined || spot.connector.session === undefined) return
      recharging.stop(spot, at, 'UnlockCommand')
      crowd.setStatus(spot, 'Available', at)
      return
    case 'reset':
      reboot(crowd, recharging, station, order.isHard ? 'HardReset' : 'SoftReset', at)
      return
    case 'availability':
      for (const one of spots) changeAvailability(crowd, one, order.isOperative, at)
      return
    case 'report':
      report(crowd, spots, order.message, station, at)
      return
    case 'firmware':
      crowd.schedule.add(Math.max(at, order.at) + INSTALL_MS, (later) => {
        station.row.firmware = order.version
        crowd.publisher.changed(station, later, 'UPDATE')
        reboot(crowd, recharging, station, 'Reboot', later)
      })
  }
}
