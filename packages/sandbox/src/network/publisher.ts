import type { EpochMs } from '../clock/clock.ts'
import type { Broker } from '../live/broker.ts'
import { topics } from '../live/topics.ts'
import type { EventRow, RechargeRow } from '../store/rows.ts'
import { chargePointWire } from '../wire/chargePoint.ts'
import { chargeBoxWire, notificationWire, statusEventWire } from '../wire/messages.ts'
import { NETWORK_FACTS, type NetworkId } from '../world/networks.ts'
import { settle } from '../world/settlement.ts'
import { energyOf, type LiveConnector, type LiveStation } from './model.ts'
import type { World } from './world.ts'

/** Writes every change to the database and sends it out on all its topics. */
export interface Publisher {
  /** A connector has a new status; the model holds it already. */
  status(station: LiveStation, connector: LiveConnector, at: EpochMs): void
  /** Usage, consumption or the sessions of a station changed. */
  station(station: LiveStation, at: EpochMs): void
  /** A station was registered or edited: everything that is known of it goes out. */
  changed(station: LiveStation, at: EpochMs, action: 'INSERT' | 'UPDATE'): void
  /** A station was deleted. The contract has no word for it: it goes out as switched off. */
  removed(station: LiveStation): void
  /** Something happened that operators are told of. @returns the event's key */
  event(event: Omit<EventRow, 'pk' | 'network'>, station: LiveStation): number
  /** A recharge began; its key comes back. */
  startRecharge(station: LiveStation, connector: LiveConnector, personPk: number, at: EpochMs): number
  /** The session's recharge ends with the energy reached. @returns its energy in Wh */
  endRecharge(station: LiveStation, connector: LiveConnector, at: EpochMs, reason: string): number
  /** Sends a body on a topic of every api key of the network that somebody listens with. */
  toTenants(network: NetworkId, topic: 'notification' | 'stats' | 'chargeBox', body: unknown): void
}

type ToTenants = Publisher['toTenants']

/** What was written of a station before is not what it is now. */
const touch = (station: LiveStation): void => {
  station.bytes = undefined
}

const lastKey = ({ store }: World): number =>
  store.get<{ pk: number }>('SELECT last_insert_rowid() AS pk')?.pk ?? 0

const personOf = ({ store }: World, personPk: number | null) => {
  if (personPk === null) return undefined
  const row = store.get<{ firstName: string; lastName: string | null; idTag: string | null }>(
    'SELECT firstName, lastName, idTag FROM person WHERE pk = ?',
    personPk,
  )
  return row === undefined
    ? undefined
    : { name: `${row.firstName} ${row.lastName ?? ''}`.trim(), idTag: row.idTag }
}

const publishesStatus = (world: World, broker: Broker): Pick<Publisher, 'status'> => {
  const { store, model } = world
  return {
    status: (station, connector, at) => {
      touch(station)
      const { row } = connector
      store.run(
        'UPDATE connector SET status = ?, statusAt = ?, errorCode = ?, unusualStatus = ? WHERE pk = ?',
        row.status,
        world.toStored(at),
        row.errorCode,
        row.unusualStatus,
        row.pk,
      )
      const group = station.row.groupPk === null ? undefined : model.groups.get(station.row.groupPk)
      const text = JSON.stringify(statusEventWire(station, connector, group, at))
      const { chargeBoxId, uuid } = station.row
      broker.publish(topics.station(chargeBoxId), text)
      broker.publish(topics.connector(chargeBoxId, row.connectorId), text)
      if (uuid === null) return
      // The live system was seen to publish under the uuid too; here only for whoever listens there.
      for (const destination of [topics.station(uuid), topics.connector(uuid, row.connectorId)])
        if (broker.isWanted(destination)) broker.publish(destination, text)
    },
  }
}

const publishesStations = (
  { store, model, toStored }: World,
  toTenants: ToTenants,
): Pick<Publisher, 'station' | 'changed' | 'removed'> => ({
  station: (station, at) => {
    touch(station)
    station.row.heartbeatAt = at
    store.run(
      'UPDATE station SET usage = ?, monthWh = ?, heartbeatAt = ? WHERE pk = ?',
      station.row.usage,
      station.row.monthWh,
      toStored(at),
      station.row.pk,
    )
    const { network } = station.row
    toTenants(network, 'chargeBox', chargeBoxWire(station, at, NETWORK_FACTS[network].utcOffset))
  },
  changed: (station, at, action) => {
    touch(station)
    const { network, accountPk, groupPk } = station.row
    const names = {
      account: model.accounts.get(accountPk),
      group: groupPk === null ? undefined : model.groups.get(groupPk),
    }
    const wire = chargePointWire(station, names, at, NETWORK_FACTS[network].utcOffset)
    toTenants(network, 'chargeBox', { action, ...wire })
  },
  removed: ({ row }) => {
    const { pk: chargeBoxPk, chargeBoxId, uuid } = row
    toTenants(row.network, 'chargeBox', { action: 'UPDATE', chargeBoxPk, chargeBoxId, uuid, active: false })
  },
})

const publishesEvents = (world: World, toTenants: ToTenants): Pick<Publisher, 'event'> => ({
  event: (event, station) => {
    const { network } = station.row
    world.store.insertAll('event', [{ network, ...event, at: world.toStored(event.at) }])
    const pk = lastKey(world)
    const wire = notificationWire({ pk, network, ...event }, station, personOf(world, event.personPk))
    toTenants(network, 'notification', wire)
    return pk
  },
})

/** The card that a person holds to the reader; every other recharge is begun in the app, with their own tag. */
const cardAt = ({ store }: World, personPk: number, at: EpochMs): string | null => {
  if (Math.floor(at / 1000) % 2 === 0) return null
  const card = store.get<{ idTag: string }>(
    "SELECT idTag FROM tag WHERE ownerPk = ? AND type = 'CARD' AND inactive = 0 ORDER BY pk",
    personPk,
  )
  return card?.idTag ?? null
}

/** Recharges are written; what is known of them goes out with their station. */
const writesRecharges = (world: World): Pick<Publisher, 'startRecharge' | 'endRecharge'> => {
  const { store } = world
  return {
    startRecharge: (station, connector, personPk, at) => {
      store.run(
        `INSERT INTO recharge (network, stationPk, connectorId, personPk, startedAt, energyWh, cost, income, paymentType,
           idTag) VALUES (?, ?, ?, ?, ?, 0, 0, 0, ?, ?)`,
        station.row.network,
        station.row.pk,
        connector.row.connectorId,
        personPk,
        world.toStored(at),
        station.row.hasPayment === 1 ? 'PAGBANK_CARD' : null,
        cardAt(world, personPk, at),
      )
      touch(station)
      return lastKey(world)
    },
    endRecharge: (station, connector, at, reason) => {
      const { session, row } = connector
      if (session === undefined) return 0
      const energyWh = energyOf(session, at)
      const income = ((row.kwhIncome ?? 0) * energyWh) / 1000 + (station.row.rechargeIncome ?? 0)
      const recharge = store.get<RechargeRow>('SELECT * FROM recharge WHERE pk = ?', session.rechargePk)
      const ended = {
        pk: session.rechargePk,
        startedAt: recharge?.startedAt ?? world.toStored(session.startedAt),
        stoppedAt: world.toStored(at),
        energyWh,
        income: Math.round(income * 100) / 100,
        paymentType: recharge?.paymentType ?? null,
      }
      const { paymentStatus, paidAt, paidError, nfeStatus } = settle(ended, true)
      store.run(
        `UPDATE recharge SET stoppedAt = ?, energyWh = ?, cost = ?, income = ?, stopReason = ?, paymentStatus = ?,
           paidAt = ?, paidError = ?, nfeStatus = ? WHERE pk = ?`,
        ended.stoppedAt,
        energyWh,
        Math.round(((station.row.kwhCost ?? 0) * energyWh) / 10) / 100,
        ended.income,
        reason,
        paymentStatus,
        paidAt,
        paidError,
        nfeStatus,
        session.rechargePk,
      )
      row.usage = (row.usage ?? 0) + 1
      store.run('UPDATE connector SET usage = ? WHERE pk = ?', row.usage, row.pk)
      station.row.usage++
      station.row.monthWh += energyWh
      connector.session = undefined
      touch(station)
      return energyWh
    },
  }
}

/** @param keysOf the api keys of a network that somebody has listened with, its first tenant's always */
export const createPublisher = (
  world: World,
  broker: Broker,
  keysOf: (network: NetworkId) => Iterable<string>,
): Publisher => {
  const toTenants: ToTenants = (network, topic, body) => {
    const text = JSON.stringify(body)
    for (const key of keysOf(network)) broker.publish(topics[topic](key), text)
  }
  return {
    toTenants,
    ...publishesStatus(world, broker),
    ...publishesStations(world, toTenants),
    ...publishesEvents(world, toTenants),
    ...writesRecharges(world),
  }
}
