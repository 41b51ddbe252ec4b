import type { EpochMs } from '../clock/clock.ts'
import type { World } from '../network/world.ts'
import { depositsOf } from '../queries/wallets.ts'
import type { PersonRow } from '../store/rows.ts'
import type { NetworkId } from './networks.ts'

const DAY_MS = 86_400_000
/** People whose deposits are kept: enough for months of them, quick at every scale. */
const PEOPLE_MAX = 4000

/** A row of `deposit`: money that somebody put into a wallet. Amounts in hundredths. */
interface DepositRow {
  pk: number
  network: NetworkId
  personPk: number
  at: number
  type: string
  status: string
  cents: number
  refundedCents: number
}

const cents = (amount: number): number => Math.round(amount * 100)

/**
 * Keeps the deposits of a network as rows, so that they stand in one list with the recharges. They are made by the first
 * call that asks for them, not with the world, and again once a day has gone by.
 */
export const keepDeposits = (
  { store, fromStored, toStored }: World,
  network: NetworkId,
  now: EpochMs,
): void => {
  const key = `deposits/${network}`
  const at = toStored(now)
  if (at - Number(store.meta(key) ?? Number.NEGATIVE_INFINITY) < DAY_MS) return
  const people = store.all<PersonRow>(
    'SELECT * FROM person WHERE network = ? AND profile IS NULL ORDER BY pk LIMIT ?',
    network,
    PEOPLE_MAX,
  )
  const rows = people.flatMap((person) =>
    depositsOf(person, fromStored(person.registeredAt), now)
      // Standing at the connector is a movement of its own.
      .filter(({ isIdle }) => !isIdle)
      .map(
        (deposit): DepositRow => ({
          pk: deposit.pk,
          network,
          personPk: person.pk,
          at: toStored(deposit.at),
          type: deposit.type,
          status: deposit.status.toLowerCase(),
          cents: cents(deposit.amount),
          refundedCents: cents(deposit.refunded),
        }),
      ),
  )
  store.together(() => {
    store.run('DELETE FROM deposit WHERE network = ?', network)
    store.insertAll('deposit', rows)
    store.setMeta(key, String(at))
  })
}
