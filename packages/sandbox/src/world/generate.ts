import type { EpochMs } from '../clock/clock.ts'
import { tellIncidents } from '../incidents/tell.ts'
import type { IncidentWorld, Truth } from '../incidents/truth.ts'
import type { ScaleSize } from '../options.ts'
import type { BindingRow, ConnectorRow, PersonRow, PhotoRow, RechargeRow, StationRow } from '../store/rows.ts'
import type { Store } from '../store/store.ts'
import { buildHistory } from './history.ts'
import type { ListEntry } from './listPrices.ts'
import { buildMeters, buildSmartChargings } from './meters.ts'
import { NETWORK_FACTS, NETWORKS, type NetworkId, stationsOf } from './networks.ts'
import { buildFormerPeople, buildPeople } from './people.ts'
import { buildPricing, pricingUuid } from './pricing.ts'
import { buildProfiles } from './profiles.ts'
import { createRandom, type Random } from './random.ts'
import type { Outlet } from './recharges.ts'
import { buildAccounts, buildGroups, buildStations, type Keys, settleGroups } from './stations.ts'
import { buildTags, chargeByCard } from './tags.ts'
import { buildTasks } from './tasks.ts'
import { buildUnknownTags } from './unknownTags.ts'
import { type GroupGround, insertVirtualGroups, profilesOfConnectors } from './virtualGroups.ts'
import { insertVouchers } from './vouchers.ts'

/** Who owns the private stations and who may charge there: an owner of the station's account, and up to four guests. */
const buildBindings = (
  stations: readonly StationRow[],
  drivers: readonly PersonRow[],
  random: Random,
): BindingRow[] =>
  stations.flatMap((station) => {
    if (station.typeOf !== 'PRIVATE' || drivers.length === 0) return []
    const owner = drivers.find((driver) => driver.accountPk === station.accountPk) ?? random.pick(drivers)
    const guests = Array.from({ length: random.int(0, 4) }, () => random.pick(drivers))
    const people = new Map([owner, ...guests].map((person) => [person.pk, person]))
    return [...people.keys()].map((personPk, place) => ({
      stationPk: station.pk,
      personPk,
      owner: place === 0 ? 1 : 0,
      status: place > 0 && random.chance(0.3) ? 'NOT_REQUESTED' : 'ACCEPTED',
    }))
  })

/** One or two photos of every third station; they are drawn when somebody looks at them. */
const buildPhotos = (stations: readonly StationRow[]): Omit<PhotoRow, 'pk'>[] =>
  stations.flatMap((station) =>
    ['fachada.png', 'vaga.png']
      .slice(0, station.pk % 3 === 0 ? 1 + (station.pk % 2) : 0)
      .map((name) => ({ stationPk: station.pk, name, base64: null })),
  )

const outletsOf = (stations: readonly StationRow[], connectors: readonly ConnectorRow[]): Outlet[] => {
  const byStation = new Map(stations.map((station) => [station.pk, station]))
  return connectors.flatMap((connector) => {
    const station = byStation.get(connector.stationPk)
    return station === undefined ? [] : [{ station, connector }]
  })
}

/** Tells connectors the pricing profile that their group has, and by whose entries they bill. */
const takeLists = (
  network: NetworkId,
  stations: readonly StationRow[],
  outlets: readonly Outlet[],
  now: EpochMs,
  billsByList: boolean,
): void => {
  const profiles = profilesOfConnectors(network, stations)
  const lists = buildPricing(network, now, 1).map(({ entries }): ListEntry[] => JSON.parse(entries))
  for (const outlet of outlets) {
    const nth = profiles.get(`${outlet.station.pk}/${outlet.connector.connectorId}`)
    if (nth === undefined) continue
    outlet.connector.profile = pricingUuid(network, nth)
    if (billsByList) outlet.list = lists[nth - 1]
  }
}

/** What was sent to the chargers lately, the profiles that can be, limits with meters, groups, and prices by the hour. */
const insertCommands = (
  store: Store,
  network: NetworkId,
  { accounts, stations, now }: GroupGround,
  keys: Keys,
): void => {
  const { tasks, results } = buildTasks(network, stations, now, keys)
  store.insertAll('task', tasks)
  store.insertAll('taskResult', results)
  store.insertAll('chargingProfile', buildProfiles(network, now, keys))
  store.insertAll('meter', buildMeters(network, now))
  store.insertAll('smartCharging', buildSmartChargings(network, stations, now, keys))
  insertVirtualGroups(store, network, { accounts, stations, now }, keys)
  store.insertAll('pricingProfile', buildPricing(network, now, stations[0]?.accountPk ?? 1))
}

/** The last days as incidents tell them; undefined where there shall be none. */
const incidentsOver = (
  {
    world,
    ...ground
  }: Omit<Parameters<typeof tellIncidents>[0], 'world' | 'random'> & {
    world: IncidentWorld | undefined
  },
  recharges: readonly RechargeRow[],
  random: Random,
) => world && tellIncidents({ ...ground, world, random: random.fork('incidents') }, recharges)

/** Rows by their table. */
const insertRows = (store: Store, rows: Readonly<Record<string, readonly object[]>>): void => {
  for (const [table, each] of Object.entries(rows)) store.insertAll(table, each)
}

const generateNetwork = (
  store: Store,
  network: NetworkId,
  size: ScaleSize,
  now: EpochMs,
  keys: Keys,
  random: Random,
  incidents: IncidentWorld | undefined,
): Truth | undefined => {
  const stationCount = stationsOf(network, size.stations)
  // A neighbour has its share of everything, but never more on each station than home has.
  const share = Math.min(NETWORK_FACTS[network].share, stationCount / size.stations)
  const accounts = buildAccounts(network, keys)
  const groups = buildGroups(network, Math.max(4, Math.min(60, Math.round(stationCount / 12))), keys)
  const people = buildPeople(
    network,
    Math.max(40, Math.round(size.users * share)),
    now,
    accounts,
    keys,
    random.fork('people'),
  )
  const drivers = people.filter((person) => person.profile === null)
  const { stations, connectors } = buildStations(
    network,
    stationCount,
    now,
    accounts,
    groups,
    keys,
    random.fork('stations'),
  )

  settleGroups(groups, stations)

  const outlets = outletsOf(stations, connectors)
  // What incidents tell of prices is told against the stations' own.
  takeLists(network, stations, outlets, now, incidents === undefined)

  const counts = {
    recharges: Math.max(200, Math.round(size.recharges * share)),
    events: size.events * share,
  }
  const history = buildHistory(network, counts, now, outlets, drivers, keys, random)

  const tags = buildTags(network, drivers, accounts, keys, random.fork('tags'))
  chargeByCard(history.recharges, tags)
  const ground = { outlets, drivers, world: incidents, now, keys }
  const told = incidentsOver(ground, history.recharges, random)
  const { recharges, events } = told ?? history

  insertRows(store, {
    account: accounts,
    stationGroup: groups,
    person: people,
    station: stations,
    connector: connectors,
    recharge: recharges,
    event: events,
    tag: tags,
    unknownTag: buildUnknownTags(network, stations, tags, now, random.fork('unknown')),
    binding: buildBindings(stations, drivers, random.fork('bindings')),
    photo: buildPhotos(stations),
  })
  store.insertAll('person', buildFormerPeople(network, drivers, keys, random.fork('former')))
  insertCommands(store, network, { accounts, stations, now }, keys)
  insertVouchers(store, network, { accounts, stations, drivers, recharges, now }, keys, random)
  return told?.truth
}

/**
 * Fills an empty database with the world of a seed, whose history ends at `now`.
 * @param size of the home network; the neighbours get their share
 * @param incidents of the home network's last 30 days; undefined: the days of the seed
 * @returns what really happened, of a world with incidents
 */
export const generateWorld = (
  store: Store,
  size: ScaleSize,
  seed: string | number,
  now: EpochMs,
  incidents?: IncidentWorld,
): Truth | undefined => {
  const keys: Keys = {
    account: 1,
    group: 1,
    station: 1,
    connector: 1,
    person: 101,
    former: 800_001,
    recharge: 50_001,
    event: 1,
    tag: 501,
    task: 1,
    profile: 1,
    voucher: 1,
    smartCharging: 811,
    virtualGroup: 1,
    groupLink: 1,
    groupLog: 1,
  }
  const random = createRandom(`corrente/${seed}`)
  let truth: Truth | undefined
  store.together(() => {
    for (const network of NETWORKS) {
      const own = network === 'BR' ? incidents : undefined
      truth = generateNetwork(store, network, size, now, keys, random.fork(network), own) ?? truth
    }
  })
  store.buildIndexes()
  return truth
}
