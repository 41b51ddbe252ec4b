import { cpf, person, street } from '@corrente/domain/fixtures'
import { DEMO_ACCOUNTS } from '../accounts/demoAccounts.ts'
import type { EpochMs } from '../clock/clock.ts'
import type { AccountRow, PersonRow } from '../store/rows.ts'
import { NETWORK_FACTS, type NetworkId } from './networks.ts'
import { pickWeighted, type Random } from './random.ts'
import type { Keys } from './stations.ts'
import { userGroupsOf } from './userGroups.ts'
import { CARS } from './words.ts'

const weighted = (digits: readonly number[], weights: readonly number[]): number =>
  digits.reduce((sum, digit, index) => sum + digit * (weights[index] ?? 0), 0)

const draw = (random: Random, count: number): number[] =>
  Array.from({ length: count }, () => random.int(0, 9))

/** An Ecuadorian identity card: ten digits, province 01-24 first, the last by the modulus-10 rule. */
const ecuadorianCard = (random: Random): string => {
  const province = random.int(1, 24)
  const digits = [Math.floor(province / 10), province % 10, random.int(0, 5), ...draw(random, 6)]
  const sum = digits.reduce((total, digit, index) => {
    const part = index % 2 === 0 ? digit * 2 : digit
    return total + (part > 9 ? part - 9 : part)
  }, 0)
  return [...digits, (10 - (sum % 10)) % 10].join('')
}

/** A Uruguayan identity card: eight digits, the last by the weights 2 9 8 7 6 3 4. */
const uruguayanCard = (random: Random): string => {
  const digits = draw(random, 7)
  const rest = weighted(digits, [2, 9, 8, 7, 6, 3, 4]) % 10
  return [...digits, (10 - rest) % 10].join('')
}

/** A Colombian citizen's card has no check digit: eight to ten digits. */
const colombianCard = (random: Random): string => String(random.int(10_000_000, 1_199_999_999))

const DAY_MS = 86_400_000
const DOCUMENTS: Record<NetworkId, (random: Random) => string> = {
  BR: cpf,
  CO: colombianCard,
  EC: ecuadorianCard,
  UY: uruguayanCard,
}
const CAR_WEIGHTS = CARS.map(([brand, model, weight]) => [[brand, model] as const, weight] as const)

type Details = Pick<
  PersonRow,
  | 'active'
  | 'groupPk'
  | 'birthDay'
  | 'sex'
  | 'externalId'
  | 'notifiesOffline'
  | 'skipsThreeDs'
  | 'addressPk'
  | 'street'
  | 'houseNumber'
  | 'zipCode'
  | 'city'
  | 'state'
  | 'country'
>
const NO_DETAILS: Details = {
  active: 1,
  groupPk: null,
  birthDay: null,
  sex: null,
  externalId: null,
  notifiesOffline: null,
  skipsThreeDs: null,
  addressPk: null,
  street: null,
  houseNumber: null,
  zipCode: null,
  city: null,
  state: null,
  country: null,
}
/** Far above the keys of people, so that an address of a person has one of its own. */
const ADDRESS_PK = 2_000_000

/** What only the form of a person shows. Each has chance of its own: what lists and recharges show stays as it is. */
const detailsOf = (network: NetworkId, pk: number, random: Random): Details => {
  const own = random.fork(pk)
  const hasAddress = own.chance(0.6)
  const day = new Date(Date.UTC(own.int(1950, 2004), own.int(0, 11), own.int(1, 28)))
  return {
    ...NO_DETAILS,
    groupPk: own.chance(0.5) ? own.pick(userGroupsOf(network)).pk : null,
    birthDay: own.chance(0.7) ? day.toISOString().slice(0, 10) : null,
    sex: own.chance(0.7) ? own.pick(['MALE', 'FEMALE', 'OTHER']) : null,
    externalId: own.chance(0.2) ? `EXT-${pk}` : null,
    notifiesOffline: own.chance(0.1) ? 1 : 0,
    skipsThreeDs: own.chance(0.08) ? 1 : 0,
    ...(hasAddress && {
      addressPk: ADDRESS_PK + pk,
      street: street(own, network),
      houseNumber: String(own.int(1, 2400)),
      zipCode: own.chance(0.9) ? '01310-100' : null,
      city: 'São Paulo',
      state: 'SP',
      // Some moved, and their address says so.
      country: own.chance(0.95) ? network : 'PT',
    }),
  }
}

/** Share of the drivers whose account is inactive, on top of those that charge. */
const FORMER_SHARE = 0.05

/**
 * People who may not charge any more. Nothing else names them: no recharge, no station, no message. Every ninth has the
 * document of somebody active, who registered anew.
 */
export const buildFormerPeople = (
  network: NetworkId,
  drivers: readonly PersonRow[],
  keys: Keys,
  random: Random,
): PersonRow[] =>
  Array.from({ length: Math.ceil(drivers.length * FORMER_SHARE) }, (_, index): PersonRow => {
    const pk = keys.former++
    const model = random.pick(drivers)
    const { firstName, lastName, email } = person(random, drivers.length + index + 1)
    const returned = index % 9 === 0 ? model : undefined
    return {
      ...model,
      pk,
      email,
      firstName: returned?.firstName ?? firstName,
      lastName: returned?.lastName ?? lastName,
      docNumber: returned ? returned.docNumber : model.docNumber === null ? null : DOCUMENTS[network](random),
      idTag: `TAG${String(pk).padStart(6, '0')}`,
      ...detailsOf(network, pk, random),
      active: 0,
    }
  })

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
    ...NO_DETAILS,
  }))
  const details = random.fork('details')
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
      ...detailsOf(network, pk, details),
    }
  })
  return [...demo, ...drivers]
}
