import { CHARGER_BRANDS } from '@corrente/domain/fixtures'
import type { EpochMs } from '../clock/clock.ts'
import type { ConnectorRow } from '../store/rows.ts'
import type { Random } from '../world/random.ts'
import { MODELS } from '../world/words.ts'
import type { LiveStation } from './model.ts'
import type { Publisher } from './publisher.ts'
import type { World } from './world.ts'

/** The charger of a new station connects this long after it was registered. */
export const CHARGER_DELAY_MS = 3_000
/** How many connectors it announces. */
export const ANNOUNCED_CONNECTORS = 3

/**
 * The charger of a station that was just registered connects for the first time: it boots, says who made it, and
 * announces its connectors, whose type and power nobody knows yet.
 */
export const announceCharger = (
  world: World,
  publisher: Publisher,
  random: Random,
  station: LiveStation,
  at: EpochMs,
): void => {
  const { row } = station
  Object.assign(row, {
    vendor: random.pick(CHARGER_BRANDS),
    model: random.pick(MODELS),
    firmware: '2.1.0',
    ocppProtocol: 'ocpp1.6J',
  })
  world.store.run(
    'UPDATE station SET vendor = ?, model = ?, firmware = ?, ocppProtocol = ? WHERE pk = ?',
    row.vendor,
    row.model,
    row.firmware,
    row.ocppProtocol,
    row.pk,
  )
  for (let connectorId = 1; connectorId <= ANNOUNCED_CONNECTORS; connectorId++) {
    const connector: Omit<ConnectorRow, 'pk'> = {
      stationPk: row.pk,
      connectorId,
      type: null,
      powerMax: null,
      unusualStatus: null,
      status: 'Available',
      statusAt: Math.floor(at / 1000) * 1000,
      errorCode: 'NoError',
      usage: 0,
      kwhIncome: null,
      durationIncome: null,
      profile: null,
    }
    world.store.insertAll('connector', [{ ...connector, statusAt: world.toStored(connector.statusAt ?? at) }])
    const pk = world.store.get<{ pk: number }>('SELECT last_insert_rowid() AS pk')?.pk ?? 0
    station.connectors.push({ row: { pk, ...connector }, session: undefined })
  }
  publisher.event(
    {
      stationPk: row.pk,
      connectorId: null,
      rechargePk: null,
      personPk: null,
      type: 'StationBooted',
      at: Math.floor(at / 1000) * 1000,
      errorCode: null,
      errorMessage: null,
    },
    station,
  )
  row.heartbeatAt = at
  publisher.changed(station, at, 'UPDATE')
  for (const connector of station.connectors) publisher.status(station, connector, at)
}
