import type { EpochMs } from '../clock/clock.ts'
import type { AccountRow, StationRow } from '../store/rows.ts'
import type { SmartChargingRow } from '../store/smartChargingRows.ts'
import type { Store } from '../store/store.ts'
import type {
  VirtualGroupChargerRow,
  VirtualGroupLogRow,
  VirtualGroupPricingRow,
  VirtualGroupRow,
  VirtualGroupSmartRow,
} from '../store/virtualGroupRows.ts'
import type { NetworkId } from './networks.ts'
import { pricingUuid } from './pricing.ts'
import type { Keys } from './stations.ts'
import { EVENTS, GROUP_PLANS, type GroupPlan } from './virtualGroupPlans.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Chargers before this place of a plan have an advanced configuration. */
const FIT = 60

/** What groups are made from. */
export interface GroupGround {
  readonly accounts: readonly AccountRow[]
  readonly stations: readonly StationRow[]
  /** As stored. */
  readonly now: EpochMs
}

/** The groups of a network: those written by hand; at home one more for each eighty stations. */
const plansOf = (network: NetworkId, stations: number): readonly GroupPlan[] => [
  ...GROUP_PLANS,
  ...Array.from(
    { length: network === 'BR' ? Math.min(400, Math.floor(stations / 80)) : 0 },
    (_, index): GroupPlan => ({
      name: `Unidade ${String(index + 1).padStart(3, '0')}`,
      description: 'Tabela da rede',
      chargers: [FIT + 5 + index * 2, FIT + 6 + index * 2],
      pricing: { isOn: true, profiles: [1, 1, 1] },
    }),
  ),
]

/** Whether a charger has the advanced configuration that smart charging needs; null: the gateway does not know. */
export function hasAdvancedConfig({ pk }: Pick<StationRow, 'pk'>): boolean | null {
  if (pk % 13 === 5) return null
  return pk % 5 !== 3
}

/** What a group told in the last days. */
function logOf(
  groupPk: number,
  chargers: readonly StationRow[],
  hasMeter: boolean,
  now: number,
  keys: Keys,
): VirtualGroupLogRow[] {
  const [a, b = a] = chargers
  if (a === undefined || b === undefined) return []
  const row = (kind: VirtualGroupLogRow['kind'], description: string, ago: number): VirtualGroupLogRow => ({
    pk: keys.groupLog++,
    groupPk,
    kind,
    description,
    at: now - ago,
  })
  const events = Array.from({ length: hasMeter ? 23 : 0 }, (_, index) => {
    const text = EVENTS[index % EVENTS.length] ?? ''
    const told = text.replace('{a}', a.chargeBoxId).replace('{b}', b.chargeBoxId)
    return row('event', told, (index * 95 + 4) * MINUTE_MS)
  })
  const recharges = Array.from({ length: 9 }, (_, index) => {
    const energy = (8 + ((index * 7) % 30)).toFixed(1).replace('.', ',')
    const { chargeBoxId } = index % 2 === 0 ? a : b
    const told = `Recarga ${51_000 + groupPk * 20 - index} em ${chargeBoxId}: ${energy} kWh`
    return row('transaction', told, index * 3 * HOUR_MS + 20 * MINUTE_MS)
  })
  return [...events, ...recharges]
}

interface Built {
  readonly group: VirtualGroupRow
  readonly links: readonly VirtualGroupChargerRow[]
  readonly pricing: VirtualGroupPricingRow | undefined
  readonly smart: VirtualGroupSmartRow | undefined
  readonly log: readonly VirtualGroupLogRow[]
}

function build(
  network: NetworkId,
  plan: GroupPlan,
  chargers: readonly StationRow[],
  limit: SmartChargingRow | undefined,
  { accounts, now }: GroupGround,
  keys: Keys,
): Built {
  const pk = keys.virtualGroup++
  const [connector1 = null, connector2 = null, connector3 = null] = (plan.pricing?.profiles ?? []).map(
    (nth) => (nth === null ? null : pricingUuid(network, nth)),
  )
  return {
    group: { pk, network, accountPk: accounts[0]?.pk ?? 1, name: plan.name, description: plan.description },
    links: chargers.map(({ pk: stationPk }) => ({ pk: keys.groupLink++, groupPk: pk, stationPk })),
    pricing: plan.pricing && {
      groupPk: pk,
      enabled: plan.pricing.isOn ? 1 : 0,
      connector1,
      connector2,
      connector3,
    },
    smart: limit && { groupPk: pk, enabled: limit.enabled, smartChargingPk: limit.pk },
    log: logOf(pk, chargers, limit !== undefined && limit.meterId !== null, now, keys),
  }
}

/** The groups of a network, each with its chargers. */
function withChargers(network: NetworkId, stations: readonly StationRow[]) {
  const own = stations.filter(({ active, origin }) => active === 1 && origin === 'MOVE')
  const fit = own.filter((station) => hasAdvancedConfig(station) === true).slice(0, FIT)
  const others = own.filter((station) => !fit.includes(station))
  return plansOf(network, own.length).map((plan) => {
    const places = plan.chargers.map((place) => (place < FIT ? fit[place] : others[place - FIT]))
    return { plan, chargers: places.filter((station) => station !== undefined) }
  })
}

/** Which of the network's pricing profiles a connector has, by `stationPk/connectorId`; the first of two groups decides. */
export function profilesOfConnectors(
  network: NetworkId,
  stations: readonly StationRow[],
): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  for (const { plan, chargers } of withChargers(network, stations))
    for (const { pk } of plan.pricing?.isOn === true ? chargers : [])
      for (const [place, nth] of (plan.pricing?.profiles ?? []).entries()) {
        const key = `${pk}/${place + 1}`
        if (nth !== null && !found.has(key)) found.set(key, nth)
      }
  return found
}

/** Makes the groups of a network over its limits, which then hold the chargers of their groups. */
export function insertVirtualGroups(store: Store, network: NetworkId, ground: GroupGround, keys: Keys): void {
  const limits = store.all<SmartChargingRow>(
    'SELECT * FROM smartCharging WHERE network = ? ORDER BY pk',
    network,
  )
  const built = withChargers(network, ground.stations).map(({ plan, chargers }) => {
    const limit = plan.limit === undefined ? undefined : limits[plan.limit]
    if (limit !== undefined)
      store.run(
        'UPDATE smartCharging SET chargers = ? WHERE pk = ?',
        JSON.stringify(chargers.map(({ pk }) => pk)),
        limit.pk,
      )
    return build(network, plan, chargers, limit, ground, keys)
  })
  store.insertAll(
    'virtualGroup',
    built.map(({ group }) => group),
  )
  store.insertAll(
    'virtualGroupCharger',
    built.flatMap(({ links }) => links),
  )
  store.insertAll(
    'virtualGroupPricing',
    built.flatMap(({ pricing }) => pricing ?? []),
  )
  store.insertAll(
    'virtualGroupSmart',
    built.flatMap(({ smart }) => smart ?? []),
  )
  store.insertAll(
    'virtualGroupLog',
    built.flatMap(({ log }) => log),
  )
}
