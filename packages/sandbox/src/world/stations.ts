import { CHARGER_BRANDS, street as streetOf } from '@corrente/domain/fixtures'
import type { EpochMs } from '../clock/clock.ts'
import type { AccountRow, ConnectorRow, GroupRow, StationRow } from '../store/rows.ts'
import { type ConnectorPlan, planConnectors } from './connectors.ts'
import { NETWORK_FACTS, type NetworkId } from './networks.ts'
import { type Place, placeChooser, pointIn } from './places.ts'
import { pickWeighted, type Random, uuidOf } from './random.ts'
import { BRAZILIAN_STATES, MODELS, ODD_NAMES, SITES } from './words.ts'

const DAY_MS = 86_400_000

/** Where the next keys of each table start; one counter for the whole world. */
export interface Keys {
  account: number
  group: number
  station: number
  connector: number
  person: number
  /** Of people who may not charge any more. */
  former: number
  recharge: number
  event: number
  tag: number
  task: number
  profile: number
  voucher: number
  smartCharging: number
  virtualGroup: number
  /** A station's place in a virtual group. */
  groupLink: number
  groupLog: number
}

/** What building the stations of one network gives. */
export interface BuiltStations {
  stations: StationRow[]
  connectors: ConnectorRow[]
}

const money = (value: number): number => Math.round(value * 100) / 100

const addressOf = (place: Place, random: Random) => {
  const street = streetOf(random, place.country)
  if (random.chance(0.03)) return { street: null, houseNumber: null, zipCode: null, city: null, state: null }
  return {
    street,
    houseNumber: random.chance(0.06) ? 'na' : String(random.int(1, 9999)),
    zipCode:
      place.country === 'BR'
        ? `${String(random.int(1000, 99999)).padStart(5, '0')}-000`
        : String(random.int(10000, 999999)),
    city: place.city,
    state: place.country === 'BR' ? (BRAZILIAN_STATES[place.state] ?? place.state) : place.state,
  }
}

const NO_ADDRESS = {
  addressPk: null,
  street: null,
  houseNumber: null,
  zipCode: null,
  city: null,
  state: null,
}

const nameOf = (index: number, place: Place, random: Random, language: 'pt' | 'es'): string | null => {
  const odd = index % 37 === 5 ? ODD_NAMES[Math.floor(index / 37) % ODD_NAMES.length] : undefined
  if (odd !== undefined) return odd
  if (index % 53 === 9) return null
  return `${place.city} ${random.pick(SITES[language])} ${String((index % 89) + 1).padStart(2, '0')}`
}

const hoursOf = (random: Random) => {
  const openAllDay = random.chance(0.7)
  return {
    openAllDay: openAllDay ? 1 : 0,
    openTime: openAllDay ? null : '07:00:00',
    closeTime: openAllDay ? null : random.chance(0.5) ? '23:59:59' : '22:00:00',
  }
}

const electricsOf = (plans: readonly ConnectorPlan[], random: Random) => {
  const isThreePhase = plans.some((plan) => plan.kilowatts > 7.4)
  return {
    system: isThreePhase ? 'THREE_PHASE' : 'SINGLE_PHASE',
    phase: isThreePhase ? random.pick(['ABC', 'ACB', 'BAC'] as const) : random.pick(['A', 'B', 'C'] as const),
    voltage: isThreePhase ? 380 : 220,
    rateUnit: random.chance(0.9) ? 'A' : 'W',
  }
}

/** Accounts of a network: the operator's own, which the api keys open, then its children. */
export const buildAccounts = (network: NetworkId, keys: Keys): AccountRow[] => {
  const first = keys.account
  return NETWORK_FACTS[network].accounts.map((name, index) => ({
    pk: keys.account++,
    network,
    parentPk: index === 0 ? null : first,
    name,
    smsEnabled: index % 2,
    deviceReader: index === 1 ? null : index % 3 === 0 ? 1 : 0,
  }))
}

/** Station groups of a network, a handful for each account. */
export const buildGroups = (network: NetworkId, count: number, keys: Keys): GroupRow[] =>
  Array.from({ length: count }, (_, index) => ({
    pk: keys.group++,
    network,
    name: `Grupo ${SITES[network === 'BR' ? 'pt' : 'es'][index % 10]} ${Math.floor(index / 10) + 1}`,
    status: 'ACTIVE',
    externalId: index % 4 === 3 ? null : `G-${String(index + 1).padStart(3, '0')}`,
    addressPk: null,
    street: null,
    houseNumber: null,
    zipCode: null,
    city: null,
    state: null,
    latitude: null,
    longitude: null,
  }))

/** Gives most groups the address of one of their stations: a group stands where its stations are. */
export const settleGroups = (groups: readonly GroupRow[], stations: readonly StationRow[]): void => {
  for (const group of groups) {
    // A few stay without an address, as in life, and some without a point: neither is full, so it copies nothing.
    if (group.pk % 7 === 3) continue
    const model = stations.find(
      (station) => station.groupPk === group.pk && station.street !== null && station.houseNumber !== 'na',
    )
    if (model === undefined) continue
    const { street, houseNumber, zipCode, city, state, latitude, longitude } = model
    Object.assign(group, { addressPk: group.pk + 900_000, street, houseNumber, zipCode, city, state })
    if (group.pk % 5 !== 4) Object.assign(group, { latitude, longitude })
  }
}

/**
 * The stations of one network with their connectors.
 * @param count how many of the operator's own, 1 or more; a few stations of another origin come on top
 * @param now the end of the history; each station is between a week and a year old
 */
export const buildStations = (
  network: NetworkId,
  count: number,
  now: EpochMs,
  accounts: readonly AccountRow[],
  groups: readonly GroupRow[],
  keys: Keys,
  random: Random,
): BuiltStations => {
  const facts = NETWORK_FACTS[network]
  const language = network === 'BR' ? 'pt' : 'es'
  const choosePlace = placeChooser(network, random.fork('places'))
  const stations: StationRow[] = []
  const connectors: ConnectorRow[] = []
  const accountWeights = accounts.map((account, index) => [{ account, index }, index === 0 ? 5 : 2] as const)
  const serials = new Map<string, number>()
  const total = count + Math.max(2, Math.round(count * 0.03))
  for (let index = 0; index < total; index++) {
    const pk = keys.station++
    const place = choosePlace()
    const { account, index: accountIndex } = pickWeighted(random, accountWeights)
    const prefix = facts.prefixes[accountIndex] ?? network
    const serial = (serials.get(prefix) ?? 0) + 1
    serials.set(prefix, serial)
    const plans = planConnectors(index, random)
    const vendor = random.pick(CHARGER_BRANDS)
    const model = random.pick(MODELS)
    const point = pointIn(place, random)
    const hasPlace = index % 41 !== 7
    const kwhIncome = money(facts.kwhPrice * (0.85 + random.next() * 0.4))
    const hasPayment = random.chance(0.8)
    const insertedAt = now - (random.chance(0.4) ? 365 * DAY_MS : random.int(7 * DAY_MS, 365 * DAY_MS))
    const isPlugShare = index >= count
    stations.push({
      pk,
      network,
      accountPk: account.pk,
      groupPk: random.chance(0.6) ? random.pick(groups).pk : null,
      chargeBoxId: index === 23 ? `São João ${prefix} 24` : `${prefix}-${String(serial).padStart(4, '0')}`,
      uuid: index % 67 === 31 ? null : uuidOf(random),
      description: nameOf(index, place, random, language),
      active: index % 33 === 12 ? 0 : 1,
      typeOf: random.chance(0.85) ? 'PUBLIC' : 'PRIVATE',
      origin: isPlugShare ? 'PLUG_SHARE' : 'MOVE',
      ocppProtocol: index % 19 === 3 ? 'ocpp1.5' : index % 47 === 11 ? null : 'ocpp1.6J',
      endpointAddress: random.chance(0.5) ? '' : `10.20.${random.int(0, 250)}.${random.int(1, 250)}`,
      externalId: random.chance(0.3) ? `EXT-${pk}` : null,
      vendor: index % 43 === 8 ? null : vendor,
      model,
      firmware: random.pick(['1.2.0', '1.4.3', '2.0.1', '2.1.0'] as const),
      heartbeatAt: now - random.int(1000, 60_000),
      latitude: hasPlace ? point.latitude : index % 82 === 7 ? 0 : null,
      longitude: hasPlace ? point.longitude : index % 82 === 7 ? 0 : null,
      showLocation: random.chance(0.9) ? 1 : 0,
      addressPk: pk + 10_000,
      ...addressOf(place, random),
      // Few were registered before there was an address.
      ...(pk % 97 === 13 ? NO_ADDRESS : {}),
      ...hoursOf(random),
      deviceReader: random.chance(0.1) ? 1 : 0,
      deviceReaderMac: random.chance(0.1) ? `AA:BB:CC:00:${String(pk % 100).padStart(2, '0')}:01` : null,
      reservation: random.chance(0.2) ? 1 : 0,
      ocpi: random.chance(0.15) ? 1 : 0,
      hubject: random.chance(0.1) ? 1 : 0,
      hasPayment: hasPayment ? 1 : 0,
      chargeTypeCost: 'KWH',
      chargeTypeIncome: random.chance(0.9) ? 'KWH' : 'DURATION',
      chargeByIncome: random.chance(0.7) ? 'CHARGE_BOX' : 'CONNECTOR',
      kwhCost: money(facts.kwhPrice * 0.42),
      durationCost: 0,
      rechargeCost: 0,
      kwhIncome: hasPayment ? kwhIncome : 0,
      durationIncome: 0,
      rechargeIncome: random.chance(0.3) ? money(facts.kwhPrice * 0.5) : 0,
      taxIncome: network === 'BR' ? 0.15 : 0.19,
      ...electricsOf(plans, random),
      insertedAt,
      usage: 0,
      monthWh: 0,
      style: index % 4 === 1 ? index % 24 : 0,
    })
    for (const plan of plans) {
      connectors.push({
        pk: keys.connector++,
        stationPk: pk,
        connectorId: plan.connectorId,
        type: plan.type,
        powerMax: plan.powerMax,
        unusualStatus: plan.unusualStatus,
        status: plan.status,
        statusAt:
          plan.status === null ? null : Math.floor((now - random.int(2_000, 5_400_000)) / 1000) * 1000,
        errorCode: plan.status === 'Faulted' ? plan.errorCode : 'NoError',
        usage: 0,
        kwhIncome: hasPayment ? kwhIncome : 0,
        durationIncome: 0,
        profile: null,
      })
    }
  }
  return { stations, connectors }
}
