import { fold } from '@corrente/domain/text'
import type { PersonRow } from '../store/rows.ts'
import type { Store } from '../store/store.ts'
import type { NetworkId } from '../world/networks.ts'

/** Which drivers are asked for. */
export interface UserQuery {
  network: NetworkId
  active: boolean
  /** Part of the name or the e-mail. */
  search: string
  limit: number
  offset: number
}

interface Use {
  personPk: number
  recharges: number
  wh: number | null
  isCharging: number
}

/** Above so many rows all recharges are added up at once. */
const ONE_BY_ONE = 100
const USE = `SELECT personPk, count(*) AS recharges, sum(energyWh) AS wh, max(stoppedAt IS NULL) AS isCharging
  FROM recharge`

const usesOf = (store: Store, network: NetworkId, people: readonly PersonRow[]): Map<number, Use> => {
  const rows =
    people.length > ONE_BY_ONE
      ? store.all<Use>(`${USE} WHERE network = ? GROUP BY personPk`, network)
      : people.flatMap(({ pk }) => store.all<Use>(`${USE} WHERE personPk = ? GROUP BY personPk`, pk))
  return new Map(rows.map((row) => [row.personPk, row]))
}

/** First and last name. */
export const nameOf = ({ firstName, lastName }: Pick<PersonRow, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName ?? ''}`.trim()

const userWire = (row: PersonRow, use: Use | undefined) => ({
  user_pk: row.pk,
  user_name: nameOf(row),
  email: row.email,
  docType: row.docType,
  docNumber: row.docNumber,
  car_brand_name: row.carBrand,
  car_model_name: row.carModel,
  car_name: row.carBrand === null ? null : `${row.carBrand} ${row.carModel ?? ''}`.trim(),
  recharges: use?.recharges ?? 0,
  consumption: use?.wh ?? 0,
  chargingStatus: use?.isCharging === 1 ? 'Charging' : null,
  ocpp_id_tag: row.idTag,
})

/** A page of drivers by name, as the wire writes them, and how many there are. */
export const listUsers = (store: Store, { network, active, search, limit, offset }: UserQuery) => {
  const wanted = fold(search.trim())
  const all = store.all<PersonRow>(
    `SELECT * FROM person WHERE network = ? AND profile IS NULL AND active = ?
     ORDER BY firstName, lastName, pk`,
    network,
    active ? 1 : 0,
  )
  const found =
    wanted === '' ? all : all.filter((row) => fold(`${nameOf(row)} ${row.email}`).includes(wanted))
  const shown = found.slice(offset, offset + limit)
  const uses = usesOf(store, network, shown)
  return { userDashboardList: shown.map((row) => userWire(row, uses.get(row.pk))), count: found.length }
}
