import type { World } from '../network/world.ts'
import type { EventRow } from '../store/rows.ts'
import type { SqlValue } from '../store/schema.ts'
import { notificationWire } from '../wire/messages.ts'
import type { NetworkId } from '../world/networks.ts'

type EventWithPerson = EventRow & { firstName: string | null; lastName: string | null; idTag: string | null }

/** Which events are asked for. */
export interface EventQuery {
  network: NetworkId
  chargeBoxIds?: readonly string[]
  personPk?: number
  /** Part of the station's name or id, in any case. */
  search?: string
  limit: number
  offset: number
}

const conditionsOf = (world: World, query: EventQuery): { where: string; values: SqlValue[] } => {
  const parts = ['event.network = ?']
  const values: SqlValue[] = [query.network]
  const among = (pks: readonly number[]): void => {
    parts.push(`event.stationPk IN (${pks.join(',')})`)
  }
  if (query.chargeBoxIds !== undefined) {
    const stations = query.chargeBoxIds.map((id) => world.model.byChargeBoxId.get(id))
    among(stations.flatMap((station) => (station === undefined ? [] : [station.row.pk])))
  }
  if (query.search !== undefined && query.search !== '') {
    const wanted = query.search.toLocaleLowerCase('pt-BR')
    const matches = world.model.byNetwork[query.network].filter(({ row }) =>
      `${row.chargeBoxId}\n${row.description ?? ''}`.toLocaleLowerCase('pt-BR').includes(wanted),
    )
    among(matches.map((station) => station.row.pk))
  }
  if (query.personPk !== undefined) {
    parts.push('event.personPk = ?')
    values.push(query.personPk)
  }
  return { where: parts.join(' AND '), values }
}

/** Events newest first, as the wire writes them. */
export const listEvents = (world: World, query: EventQuery) => {
  const { where, values } = conditionsOf(world, query)
  const rows = world.store.all<EventWithPerson>(
    `SELECT event.*, firstName, lastName, idTag FROM event LEFT JOIN person ON person.pk = event.personPk
     WHERE ${where} ORDER BY at DESC, event.pk DESC LIMIT ? OFFSET ?`,
    ...values,
    query.limit,
    query.offset,
  )
  return rows.flatMap((row) => {
    const station = world.model.stations.get(row.stationPk)
    if (station === undefined) return []
    const name = row.firstName === null ? null : `${row.firstName} ${row.lastName ?? ''}`.trim()
    const event = { ...row, at: world.fromStored(row.at) }
    return [notificationWire(event, station, name === null ? undefined : { name, idTag: row.idTag })]
  })
}

/** How many events there are in all. */
export const countEvents = (world: World, query: EventQuery): number => {
  const { where, values } = conditionsOf(world, query)
  return (
    world.store.get<{ count: number }>(`SELECT count(*) AS count FROM event WHERE ${where}`, ...values)
      ?.count ?? 0
  )
}
