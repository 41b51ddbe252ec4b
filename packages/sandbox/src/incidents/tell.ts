import type { EpochMs } from '../clock/clock.ts'
import type { EventRow, PersonRow, RechargeRow } from '../store/rows.ts'
import { NETWORK_FACTS } from '../world/networks.ts'
import type { Random } from '../world/random.ts'
import { type Outlet, priceOf, UNSETTLED } from '../world/recharges.ts'
import { settle } from '../world/settlement.ts'
import type { Keys } from '../world/stations.ts'
import { byClock, type ClockFault, disturb, drawClockFault, numbered } from './disturb.ts'
import { rechargeEvents, type Told, troubleEvents } from './events.ts'
import { NOTHING_WH, noteMoney, plantMoney } from './money.ts'
import { downOf, LOCK_MODEL, planSite, type Site } from './outages.ts'
import {
  DAY_MS,
  HOUR_MS,
  INCIDENT_DAYS,
  INCIDENT_WORLDS,
  type Incident,
  type IncidentWorld,
  MINUTE_MS,
  type Stretch,
  type Truth,
  whole,
} from './truth.ts'
import { fits, type Plan, planCut, planVisit } from './visits.ts'

/** Visits of a station in the days that are told. */
const VISITS_PER_STATION = 1.7
const CUT_CHANCE = 0.3
const DRIFT_CHANCE = 0.02
const MARKED_CHANCE = 0.03
/** Of the stations of the clock's world. */
const CLOCK_CHANCE = 0.25
/** How much of the history a server keeps that cuts it. */
const CUT_DAYS = 18

/** What a world with incidents is made of. */
interface Ground {
  outlets: readonly Outlet[]
  drivers: readonly PersonRow[]
  world: IncidentWorld
  now: EpochMs
  keys: Keys
  random: Random
}

type PlannedSite = Site & { isInWave: boolean; clock: ClockFault | undefined }

const sitesOf = ({ outlets, world, random }: Ground, within: Stretch): PlannedSite[] => {
  const byStation = new Map<number, Outlet[]>()
  for (const outlet of outlets) {
    // Those of another origin are in no list of the operator's.
    if (outlet.station.active !== 1 || outlet.station.origin !== 'MOVE') continue
    const held = byStation.get(outlet.station.pk)
    if (held) held.push(outlet)
    else byStation.set(outlet.station.pk, [outlet])
  }
  // A server that cuts its history cuts all of it.
  const kinds = INCIDENT_WORLDS.filter((one) => one !== 'all' && one !== 'cut')
  return [...byStation.values()].map((own, place) => {
    const { station } = own[0] as Outlet
    station.insertedAt = Math.min(station.insertedAt, within.from - 10 * DAY_MS)
    const kind = world === 'all' ? (kinds[place % kinds.length] ?? 'lost') : world
    if (kind === 'closed') {
      const [openTime, closeTime] = random.pick([
        ['07:00:00', '22:00:00'],
        ['18:00:00', '02:00:00'],
        ['06:30:00', '23:59:59'],
      ] as const)
      Object.assign(station, { openAllDay: 0, openTime, closeTime })
    }
    const clock = kind === 'clock' && random.chance(CLOCK_CHANCE) ? drawClockFault(within, random) : undefined
    // Whose clock can be wrong numbers its events: without numbers nobody could tell.
    if (clock) station.style = 0
    return { ...planSite(station, own, kind, within, random), clock }
  })
}

/** Ten good days, then nobody charges there any more: the connector says that it works. */
const planDrift = (
  outlet: Outlet,
  person: () => PersonRow,
  within: Stretch,
  next: () => number,
  random: Random,
) => {
  const days = (within.to - within.from) / DAY_MS
  return Array.from({ length: Math.floor(days) - 2 }, (_, day) => {
    const at = within.from + (day + 1) * DAY_MS + random.int(7, 20) * HOUR_MS
    return planVisit(outlet, person(), at, next(), random, [day < 10 ? 'success' : 'noEnergy'])
  })
}

/** All visits, and which connectors drift. */
const planAll = (ground: Ground, sites: readonly PlannedSite[], within: Stretch) => {
  const { random, drivers } = ground
  const able = drivers.filter(({ idTag, active }) => idTag !== null && active === 1)
  let turn = 0
  let visit = 0
  const person = () => able[turn++ % able.length] as PersonRow
  const taken = new Map<Outlet, Stretch[]>()
  const plans: Plan[] = []
  const drifting: Outlet[] = []
  const keep = (own: readonly Plan[], isCut = false): boolean => {
    const [first] = own
    const held = first && taken.get(first.outlet)
    const last = own.at(-1)?.to ?? 0
    if (!held || last > within.to - HOUR_MS || (!isCut && !fits(own, held))) return false
    held.push(...own)
    plans.push(...own)
    return true
  }
  const spots = sites.flatMap((site) => site.outlets.map((outlet) => ({ site, outlet })))
  for (const { site, outlet } of spots) taken.set(outlet, downOf(site, outlet.connector.connectorId))
  for (const { site, outlet } of spots) {
    const faults = site.faults.get(outlet.connector.connectorId) ?? []
    for (const fault of faults) {
      if (!random.chance(CUT_CHANCE)) continue
      const isPlain = ['closed', 'offlineFault', 'clock'].includes(site.world)
      const cut = planCut(outlet, person(), fault, visit++, isPlain ? 'Other' : 'PowerLoss', random)
      const others = (taken.get(outlet) ?? []).filter(({ from }) => from !== fault.from)
      if (fits([cut], others)) keep([cut], true)
    }
    if (site.outlets.length < 2 || !random.chance(DRIFT_CHANCE)) continue
    drifting.push(outlet)
    for (const own of planDrift(outlet, person, within, () => visit++, random)) keep(own)
  }
  for (let left = Math.round(sites.length * VISITS_PER_STATION); left > 0; left--) {
    const spot = spots[Math.floor(random.next() ** 1.5 * spots.length)]
    const at = within.from + HOUR_MS + random.next() * (within.to - within.from - 4 * HOUR_MS)
    if (spot && !drifting.includes(spot.outlet)) keep(planVisit(spot.outlet, person(), at, visit++, random))
  }
  return { plans: plans.sort((a, b) => a.from - b.from), drifting }
}

const rechargeOf = (plan: Plan, pk: number, clock: ClockFault | undefined): RechargeRow => {
  const { outlet, person, energyWh, reason } = plan
  const { station, connector } = outlet
  const isPaid = station.hasPayment === 1
  const row = {
    pk,
    network: station.network,
    stationPk: station.pk,
    connectorId: connector.connectorId,
    personPk: person.pk,
    startedAt: byClock(plan.from, clock),
    stoppedAt: byClock(plan.to, clock),
    energyWh,
    ...priceOf(outlet, energyWh),
    stopReason: reason,
    paymentType: isPaid ? 'PAGBANK_CARD' : null,
    paymentStatus: isPaid ? 'approved' : null,
    ...UNSETTLED,
    idTag: null,
  }
  return { ...row, ...settle(row, isPaid) }
}

/** What the chargers say now, as it ends for each of them. */
const settleNow = (
  sites: readonly PlannedSite[],
  plans: readonly Plan[],
  within: Stretch,
  random: Random,
) => {
  const marked = new Map<Outlet, number>()
  const lastUse = new Map<Outlet, number>()
  for (const { outlet, to } of plans) lastUse.set(outlet, to)
  for (const site of sites) {
    const away = site.offline.at(-1)
    const isAway = away?.to === within.to
    if (isAway) site.station.heartbeatAt = away.from
    for (const outlet of site.outlets) {
      const { connector } = outlet
      const fault = site.faults.get(connector.connectorId)?.at(-1)
      const isFailed = fault?.to === within.to
      const down = downOf(site, connector.connectorId)
      const since = Math.max(within.from, down.at(-1)?.to ?? 0, lastUse.get(outlet) ?? 0)
      const status = isAway ? 'Unavailable' : isFailed ? 'Faulted' : 'Available'
      const statusAt = isAway ? away.from : isFailed ? fault.from : since
      Object.assign(connector, {
        status,
        statusAt,
        unusualStatus: null,
        errorCode: isFailed && !isAway ? fault.code : 'NoError',
      })
      if (status !== 'Available' || !random.chance(MARKED_CHANCE)) continue
      connector.unusualStatus = 'MAINTENANCE'
      marked.set(outlet, whole(Math.max(since + MINUTE_MS, within.to - 2 * DAY_MS)))
    }
  }
  return marked
}

const closedOf = ({ station }: Site, { from, to }: Stretch): Stretch[] => {
  const { openAllDay, openTime, closeTime, network } = station
  if (openAllDay === 1 || openTime === null || closeTime === null) return []
  const msOf = (text: string) => {
    const [hour = 0, minute = 0, second = 0] = text.split(':').map(Number)
    return ((hour * 60 + minute) * 60 + second) * 1000
  }
  const open = msOf(openTime)
  const close = closeTime === '23:59:59' ? DAY_MS : msOf(closeTime)
  const shift = NETWORK_FACTS[network].utcOffset * HOUR_MS
  const closed: Stretch[] = []
  for (let day = Math.floor((from + shift) / DAY_MS) * DAY_MS - shift - DAY_MS; day < to; day += DAY_MS) {
    const shut = { from: day + close, to: day + open + (close > open ? DAY_MS : 0) }
    if (shut.to > from && shut.from < to && shut.from < shut.to)
      closed.push({ from: Math.max(from, shut.from), to: Math.min(to, shut.to) })
  }
  return closed
}

/** The last 30 days of a network with incidents, in place of those that were drawn, and what really happened. */
export const tellIncidents = (
  ground: Ground,
  before: readonly RechargeRow[],
): { recharges: RechargeRow[]; events: EventRow[]; truth: Truth } => {
  const { now, keys, random } = ground
  const within = { from: whole(now - INCIDENT_DAYS * DAY_MS), to: whole(now) }
  const sites = sitesOf(ground, within)
  const { plans, drifting } = planAll(ground, sites, within)
  const siteOf = new Map(sites.map((site) => [site.station.pk, site]))
  const rows = plans.map((plan) =>
    rechargeOf(plan, keys.recharge++, siteOf.get(plan.outlet.station.pk)?.clock),
  )
  const told = new Map<number, Told[]>(sites.map((site) => [site.station.pk, troubleEvents(site, within)]))
  for (const [place, plan] of plans.entries())
    told.get(plan.outlet.station.pk)?.push(...rechargeEvents(plan, rows[place]?.pk ?? 0))
  const marked = settleNow(sites, plans, within, random)
  const incidents = new Map<Incident['kind'], Incident>()
  const note = (kind: Incident['kind'], site: PlannedSite, recharges: readonly number[] = []) => {
    const held = incidents.get(kind) ?? { kind, stations: [], recharges: [] }
    incidents.set(kind, held)
    held.stations.push(site.station.chargeBoxId)
    held.recharges.push(...recharges)
  }
  const heard = sites.flatMap((site) => {
    const cut = { clock: site.clock, cutAt: now - CUT_DAYS * DAY_MS }
    const disturbed = disturb(told.get(site.station.pk) ?? [], site.world, cut, random)
    if (disturbed.lost) note('lostEvent', site)
    if (disturbed.late.length > 0) note('lateEvent', site)
    if (site.clock) note('wrongClock', site)
    if (site.isInWave) note('modemWave', site)
    if (site.station.model === LOCK_MODEL) note('cableLock', site)
    if (site.outlets.some((outlet) => drifting.includes(outlet))) note('drift', site)
    return disturbed.heard
  })
  const stations = new Map(sites.map(({ station }) => [station.pk, station]))
  const visits = Map.groupBy(plans.keys(), (place) => plans[place]?.visit ?? -1)
  // Those of longer stories stay as they are: a story is told by one card.
  const good = [...visits.values()].flatMap(([place = 0, ...others]) => {
    const row = rows[place]
    const isGood = others.length === 0 && plans[place]?.outcome === 'success'
    return row && isGood && !siteOf.get(row.stationPk)?.clock ? [row] : []
  })
  const money = plantMoney(good, stations, () => keys.recharge++, random)
  for (const places of visits.values()) {
    const site = siteOf.get(rows[places[0] ?? 0]?.stationPk ?? 0)
    if (places.length > 1 && site)
      note(
        'retry',
        site,
        places.map((place) => rows[place]?.pk ?? 0),
      )
  }
  return {
    recharges: [...before.filter(({ startedAt }) => startedAt < within.from), ...rows, ...money.more],
    events: numbered(heard, now, () => keys.event++),
    truth: {
      ...within,
      connectors: sites.flatMap((site) => {
        const closed = closedOf(site, within)
        return site.outlets.map((outlet) => ({
          chargeBoxId: site.station.chargeBoxId,
          connectorId: outlet.connector.connectorId,
          down: downOf(site, outlet.connector.connectorId),
          maintenanceSince: marked.get(outlet) ?? null,
          closed,
        }))
      }),
      attempts: plans.map(({ outcome, visit }, place) => {
        const { pk = 0, energyWh = 0 } = rows[place] ?? {}
        return {
          id: pk,
          outcome: outcome === 'success' && energyWh <= NOTHING_WH ? 'noEnergy' : outcome,
          visit,
        }
      }),
      incidents: [...incidents.values(), ...money.incidents, ...noteMoney([...rows, ...money.more])],
    },
  }
}
