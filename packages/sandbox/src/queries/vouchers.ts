import { fold } from '@corrente/domain/text'
import type { World } from '../network/world.ts'
import type { VoucherRow, VoucherUserRow } from '../store/voucherRows.ts'
import { utcText } from '../wire/times.ts'
import type { NetworkId } from '../world/networks.ts'
import { nameOf } from './users.ts'

/** What of a voucher the filters of the list name. */
export interface VoucherQuery {
  readonly network: NetworkId
  readonly accountPk: number
  readonly code?: string | undefined
  readonly title?: string | undefined
  readonly description?: string | undefined
  readonly kind?: string | undefined
  readonly status?: string | undefined
  readonly limit: number
  readonly offset: number
}

/** What its dates, units and switch make of a voucher. @param now - as stored */
export function statusOf({ active, startsAt, endsAt, units, used }: VoucherRow, now: number): string {
  if (active === 0) return 'INACTIVE'
  if (endsAt < now) return 'EXPIRED'
  if (used >= units) return 'USED'
  return startsAt > now ? 'NOT_STARTED' : 'ACTIVE'
}

const chargersOf = ({ chargers }: VoucherRow): number[] | null =>
  // Our own column.
  chargers === null ? null : (JSON.parse(chargers) as number[])

/** Whoever has a voucher, by key. */
export const voucherUsers = (world: World, voucherPk: number): VoucherUserRow[] =>
  world.store.all<VoucherUserRow>(
    'SELECT * FROM voucherUser WHERE voucherPk = ? ORDER BY personPk',
    voucherPk,
  )

/** A voucher as the wire writes it. @param now - by the clock */
export function voucherWire(world: World, row: VoucherRow, now: number) {
  const users = voucherUsers(world, row.pk)
  const guests = users.filter(({ source }) => source === 'GUEST').map(({ personPk }) => personPk)
  return {
    voucher_pk: row.pk,
    code: row.code,
    title: row.title,
    description: row.description,
    kind: row.kind,
    kind_value: row.value,
    units: row.units,
    used_total: row.used,
    not_used_total: Math.max(0, row.units - row.used),
    total: row.units * row.usesPerUser,
    start: utcText(world.fromStored(row.startsAt)),
    expire: utcText(world.fromStored(row.endsAt)),
    status: statusOf(row, world.toStored(now)),
    active: row.active === 1,
    created_user_name: row.createdBy,
    tenant_pk: row.accountPk,
    charge_box_pks: chargersOf(row),
    user_pks: guests.length > 0 ? guests : null,
    voucher_users_pks_with_voucher_status: users.map(({ personPk, source, status }) => ({
      user_pk: personPk,
      source,
      status,
    })),
    uses_per_user: row.usesPerUser,
    expire_type: row.expireType,
  }
}

/** A page of vouchers in the order in which they were made, and how many fit. */
export function listVouchers(world: World, query: VoucherQuery, now: number) {
  const { network, accountPk, kind, status, limit, offset } = query
  const has = (text: string | null, part: string | undefined) =>
    part === undefined || fold(text ?? '').includes(fold(part))
  const found = world.store
    .all<VoucherRow>(
      'SELECT * FROM voucher WHERE network = ? AND accountPk = ? AND (? IS NULL OR kind = ?) ORDER BY pk',
      network,
      accountPk,
      kind ?? null,
      kind ?? null,
    )
    .filter(
      (row) =>
        has(row.code, query.code) &&
        has(row.title, query.title) &&
        has(row.description, query.description) &&
        (status === undefined || statusOf(row, world.toStored(now)) === status),
    )
  const shown = found.slice(offset, offset + limit)
  return { results: shown.map((row) => voucherWire(world, row, now)), count: found.length }
}

interface Use {
  rechargePk: number
  used: number | null
  balance: number | null
  startedAt: number
  personPk: number
  firstName: string
  lastName: string | null
  email: string
  stationName: string | null
  chargeBoxId: string
  street: string | null
  houseNumber: string | null
  addressPk: number | null
}

/** The recharges that a voucher paid for, newest first. */
export const voucherHistory = (world: World, { pk, kind, value }: VoucherRow) => ({
  results: world.store
    .all<Use>(
      `SELECT rechargePk, used, balance, recharge.startedAt, recharge.personPk, firstName, lastName, person.email,
         station.description AS stationName, chargeBoxId, station.street, station.houseNumber, station.addressPk
       FROM voucherUse JOIN recharge ON recharge.pk = rechargePk JOIN person ON person.pk = recharge.personPk
         JOIN station ON station.pk = recharge.stationPk
       WHERE voucherPk = ? ORDER BY recharge.startedAt DESC`,
      pk,
    )
    .map((use) => ({
      transaction_pk: use.rechargePk,
      transaction_start_timestamp: utcText(world.fromStored(use.startedAt)),
      charge_box_name: use.stationName ?? use.chargeBoxId,
      voucher: { kind, kind_value: value, kind_value_used: use.used, kind_value_balance: use.balance },
      user: { userPk: use.personPk, name: nameOf(use), email: use.email },
      address:
        use.addressPk === null
          ? null
          : { street: use.street, houseNumber: use.houseNumber, district: use.street && 'Centro' },
    })),
})
