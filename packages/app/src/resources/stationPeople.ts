import { type CpfAnswer, type PrivateUser, readCpfUser, readPrivateUsers } from '@corrente/domain/stations'
import { whole } from '@corrente/domain/wire'
import { type Gateway, type Outcome, queryAtom } from '../gateways/index.ts'
import { callEndOf } from '../kit/writes/index.ts'
import { STATIONS_KEY } from './stations.ts'

/** GET users_data/private_charge_point: everybody, and who is bound to the station (STF-085). @param pk none on creation */
export const readPeople = (
  cp: Gateway,
  pk: number | undefined,
  signal?: AbortSignal,
): Promise<Outcome<readonly PrivateUser[]>> =>
  cp.get('users_data/private_charge_point', readPrivateUsers, {
    query: { chargeBoxPK: pk },
    signal,
  })

/** Everybody who may own or use a private station; asked for only once it is private. */
export const peopleQuery = (pk: number | undefined, isPrivate: boolean) =>
  queryAtom(({ gateways: { cp } }) => ({
    key: [...STATIONS_KEY, 'people', pk],
    // Tens of thousands: not again with every look at another window.
    freshMs: 60_000,
    isEnabled: isPrivate,
    run: (signal) => readPeople(cp, pk, signal),
  }))

/** GET users_data/tenant_parent/cpf/{cpf} (STF-089). @param digits all 11 */
export async function findByCpf(
  cp: Gateway,
  digits: string,
  pk: number | undefined,
  signal: AbortSignal,
): Promise<CpfAnswer> {
  const outcome = await cp.get('users_data/tenant_parent/cpf/{digits}', whole, {
    params: { digits },
    query: { chargeBoxPK: pk },
    signal,
  })
  if (outcome.kind === 'done') return readCpfUser(200, outcome.data)
  return readCpfUser(callEndOf(outcome), outcome.kind === 'refused' ? outcome.body : undefined)
}
