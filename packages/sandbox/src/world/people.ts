import { cpf, person } from '@corrente/domain/fixtures'
import { DEMO_ACCOUNTS } from '../accounts/demoAccounts.ts'
import type { EpochMs } from '../clock/clock.ts'
import type { AccountRow, PersonRow } from '../store/rows.ts'
import { colombianCard, ecuadorianCard, uruguayanCard } from './documents.ts'
import { NETWORK_FACTS, type NetworkId } from './networks.ts'
import { pickWeighted, type Random } from './random.ts'
import type { Keys } from './stations.ts'
import { CARS } from './words.ts'

const DAY_MS = 86_400_000
const DOCUMENTS: Record<NetworkId, (random: Random) => string> = {
  BR: cpf,
  CO: colombianCard,
  EC: ecuadorianCard,
  UY: uruguayanCard,
}
const CAR_WEIGHTS = CARS.map(([brand, model, weight]) => [[brand, model] as const, weight] as const)

/**
 * The people of a network: its demo accounts first, then drivers.
 * @param count drivers, 1 or more
 */
export const buildPeople = (
  network: NetworkId,
  count: number,
  now: EpochMs,
  accounts: readonly AccountRow[],
  keys: Keys,
  random: Random,
): PersonRow[] => {
  const root = accounts[0]
  if (root === undefined) throw new Error(`network ${network} has no account`)
  const facts = NETWORK_FACTS[network]
  const demo: PersonRow[] = DEMO_ACCOUNTS.map((account) => ({
    pk: keys.person++,
    network,
    accountPk: root.pk,
    email: account.email,
    firstName: account.firstName,
    lastName: account.lastName,
    docType: facts.docType,
    docNumber: DOCUMENTS[network](random),
    phone: null,
    idTag: null,
    carBrand: null,
    carModel: null,
    registeredAt: now - 400 * DAY_MS,
    profile: account.profile,
    password: null,
  }))
  const drivers = Array.from({ length: count }, (_, index): PersonRow => {
    const pk = keys.person++
    const { firstName, lastName, email } = person(random, index + 1)
    const hasDocument = random.chance(0.85)
    const car = random.chance(0.8) ? pickWeighted(random, CAR_WEIGHTS) : null
    // More people join lately than a year ago.
    const age = Math.floor(365 * DAY_MS * random.next() ** 1.5)
    return {
      pk,
      network,
      accountPk: random.chance(0.6) ? root.pk : random.pick(accounts).pk,
      email,
      firstName,
      lastName: random.chance(0.05) ? null : lastName,
      docType: hasDocument ? facts.docType : null,
      docNumber: hasDocument ? DOCUMENTS[network](random) : null,
      phone: `${facts.phonePrefix} ${random.int(10, 99)} 90000-${String(index % 10_000).padStart(4, '0')}`,
      idTag: `TAG${String(pk).padStart(6, '0')}`,
      carBrand: car?.[0] ?? null,
      carModel: car?.[1] ?? null,
      registeredAt: now - age,
      profile: null,
      password: null,
    }
  })
  return [...demo, ...drivers]
}
