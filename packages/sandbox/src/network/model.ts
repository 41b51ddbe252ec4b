import type { EpochMs } from '../clock/clock.ts'
import type { AccountRow, ConnectorRow, GroupRow, RechargeRow, StationRow } from '../store/rows.ts'
import type { Store } from '../store/store.ts'
import { NETWORKS, type NetworkId } from '../world/networks.ts'
import { kilowattsOf } from '../world/recharges.ts'

/** A recharge that is going on. */
export interface Session {
  rechargePk: number
  personPk: number
  person: { name: string; idTag: string | null } | undefined
  startedAt: EpochMs
  kilowatts: number
  /** Charge of the car at the start, in percent; direct-current connectors report it. */
  firstSoc: number | undefined
}

/** A connector in memory; `row` holds times of the clock. */
export interface LiveConnector {
  row: ConnectorRow
  session: Session | undefined
}

/** A station in memory, with the bytes of its reply as long as nothing changes. */
export interface LiveStation {
  row: StationRow
  connectors: LiveConnector[]
  bytes: Uint8Array | undefined
  /** Hours east of UTC for which the bytes were written. */
  bytesOffset: number
}

/** Everything the calls and the simulation read most: the stations in memory, over the database. */
export interface Model {
  /** Puts a new station in its places. */
  add(station: LiveStation): void
  /** Takes a station out of its places; whoever holds it still may go on reading it. */
  remove(station: LiveStation): void
  /** Puts a group in its place, a new one or one that was changed. */
  putGroup(group: GroupRow): void
  stations: ReadonlyMap<number, LiveStation>
  byChargeBoxId: ReadonlyMap<string, LiveStation>
  byNetwork: Readonly<Record<NetworkId, readonly LiveStation[]>>
  accounts: ReadonlyMap<number, AccountRow>
  groups: ReadonlyMap<number, GroupRow>
}

type OpenRow = RechargeRow & { firstName: string; lastName: string | null }

const shifted = (at: number | null, shiftMs: number): number | null => (at === null ? null : at + shiftMs)

/** @param shiftMs added to every stored time to get the clock's */
export const loadModel = (store: Store, shiftMs: number): Model => {
  const open = new Map<string, OpenRow>()
  const openSql = `SELECT recharge.*, firstName, lastName, COALESCE(recharge.idTag, person.idTag) AS idTag FROM recharge
    JOIN person ON person.pk = personPk WHERE stoppedAt IS NULL`
  for (const row of store.all<OpenRow>(openSql)) open.set(`${row.stationPk}/${row.connectorId}`, row)

  const stations = new Map<number, LiveStation>()
  for (const row of store.all<StationRow>('SELECT * FROM station ORDER BY pk')) {
    row.heartbeatAt = shifted(row.heartbeatAt, shiftMs)
    row.insertedAt += shiftMs
    stations.set(row.pk, { row, connectors: [], bytes: undefined, bytesOffset: 0 })
  }
  for (const row of store.all<ConnectorRow>('SELECT * FROM connector ORDER BY stationPk, connectorId')) {
    row.statusAt = shifted(row.statusAt, shiftMs)
    const recharge = open.get(`${row.stationPk}/${row.connectorId}`)
    const kilowatts = Math.max(3, Math.min(kilowattsOf(row), 110) * 0.8)
    stations.get(row.stationPk)?.connectors.push({
      row,
      session:
        recharge === undefined
          ? undefined
          : {
              rechargePk: recharge.pk,
              personPk: recharge.personPk,
              person: {
                name: `${recharge.firstName} ${recharge.lastName ?? ''}`.trim(),
                idTag: recharge.idTag,
              },
              startedAt: recharge.startedAt + shiftMs,
              kilowatts,
              firstSoc: kilowatts > 20 ? 10 + (recharge.pk % 60) : undefined,
            },
    })
  }
  const all = [...stations.values()]
  const ofNetwork = (network: NetworkId) => all.filter((station) => station.row.network === network)
  const byChargeBoxId = new Map(all.map((station) => [station.row.chargeBoxId, station]))
  const byNetwork = { BR: ofNetwork('BR'), CO: ofNetwork('CO'), EC: ofNetwork('EC'), UY: ofNetwork('UY') }
  const groups = new Map(store.all<GroupRow>('SELECT * FROM stationGroup').map((row) => [row.pk, row]))
  return {
    add: (station) => {
      stations.set(station.row.pk, station)
      byChargeBoxId.set(station.row.chargeBoxId, station)
      byNetwork[station.row.network].push(station)
    },
    remove: ({ row }) => {
      stations.delete(row.pk)
      byChargeBoxId.delete(row.chargeBoxId)
      byNetwork[row.network] = byNetwork[row.network].filter((station) => station.row.pk !== row.pk)
    },
    putGroup: (group) => {
      groups.set(group.pk, group)
      // The group's name stands in the reply of each of its stations.
      for (const station of stations.values()) if (station.row.groupPk === group.pk) station.bytes = undefined
    },
    stations,
    byChargeBoxId,
    byNetwork,
    groups,
    accounts: new Map(store.all<AccountRow>('SELECT * FROM account').map((row) => [row.pk, row])),
  }
}

/** Energy of a going recharge: half a minute of ramp, then the session's power. In Wh. */
export const energyOf = (session: Session, now: EpochMs): number =>
  Math.max(0, Math.round((session.kilowatts * (now - session.startedAt - 30_000)) / 3600))

/** Open sessions of a network. */
export const sessionsOf = (model: Model, network: NetworkId): Session[] =>
  model.byNetwork[network].flatMap((station) =>
    station.connectors.flatMap((connector) => (connector.session === undefined ? [] : [connector.session])),
  )

/** Guards a value that names a network. */
export const isNetwork = (text: string): text is NetworkId => NETWORKS.some((network) => network === text)
