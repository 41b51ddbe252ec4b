import { DAY_MINUTES } from '../day-plan/index.ts'
import { dateAfter } from '../time/index.ts'
import { type GroupPricing, PRICED_CONNECTORS, profileOfConnector } from '../virtual-groups/index.ts'
import type { LocalMoment } from './clock.ts'
import { type OwnPrice, ownPriceOf, type PricedConnector, type PricedStation } from './ownPrice.ts'
import {
  exceptionOn,
  isSameTariff,
  type PriceLayer,
  type PricingWeek,
  priceAt,
  type Tariff,
  weekdayOf,
} from './week.ts'
import { cellsOf } from './weekTariffs.ts'

/** The next moment at which a week gives another price. */
export interface NextPrice extends LocalMoment {
  /** Undefined: the connector's own price. */
  readonly tariff: Tariff | undefined
}

/** The days on which something may change: a whole week from now, and around every exception to come. */
function daysToLookAt({ exceptions }: PricingWeek, today: string): readonly string[] {
  const week = (from: string) => Array.from({ length: 9 }, (_, days) => dateAfter(from, days))
  const around = exceptions.flatMap(({ from, to, isActive }) => (isActive ? [from, ...week(to)] : []))
  return [...new Set([...week(today), ...around])].filter((date) => date >= today).sort()
}

/** The minutes of a date on which its price may change. */
function edgesOf(week: PricingWeek, date: string): readonly number[] {
  if (exceptionOn(week, date)) return [0]
  const edges = cellsOf(week, weekdayOf(date)).flatMap(({ start, end }) => [start, end])
  return [...new Set([0, ...edges])].filter((minute) => minute < DAY_MINUTES).sort((a, b) => a - b)
}

const isSamePrice = (one: Tariff | undefined, other: Tariff | undefined): boolean =>
  isSameTariff(one ?? null, other ?? null)

/** When a week gives another price next; undefined: never, as far as it says. */
export function nextPrice(week: PricingWeek, now: LocalMoment): NextPrice | undefined {
  const { tariff: current } = priceAt(week, now.date, now.minute)
  for (const date of daysToLookAt(week, now.date))
    for (const minute of edgesOf(week, date)) {
      if (date === now.date && minute <= now.minute) continue
      const { tariff } = priceAt(week, date, minute)
      if (!isSamePrice(tariff, current)) return { date, minute, tariff }
    }
  return undefined
}

/** Whether a moment has two prices in one profile: exceptions, or periods of its day, that overlap (DPR-028, DPR-032). */
export function hasClash(week: PricingWeek, { date, minute }: LocalMoment): boolean {
  const exceptions = week.exceptions.filter(
    ({ from, to, isActive }) => isActive && from <= date && date <= to,
  )
  const periods = week.days[weekdayOf(date)].periods.filter(
    ({ start, end, isActive, tariff }) => isActive && tariff && start <= minute && minute < end,
  )
  const [first, ...others] = exceptions.length > 0 ? exceptions : periods
  return first !== undefined && others.some(({ tariff }) => !isSameTariff(tariff, first.tariff))
}

/** A group that a charger is in, and its pricing. */
export interface PricingGroup {
  readonly id: number
  readonly name: string | undefined
  /** Undefined: it could not be read. */
  readonly pricing: GroupPricing | 'none' | undefined
}

/** A profile that a group puts on a connector, and what it gives now. */
export interface PriceClaim {
  readonly group: PricingGroup
  /** Undefined: the group leaves the connector its own price. */
  readonly uuid: string | undefined
  /** Undefined: the profile's entries are not known. */
  readonly layer: PriceLayer | undefined
}

/** Why a connector's own price holds. */
export const OWN_REASONS = ['noGroup', 'off', 'noProfile', 'beyond', 'silent'] as const
/** One of `OWN_REASONS`; `silent`: the profile says nothing of this hour. */
export type OwnReason = (typeof OWN_REASONS)[number]

/** What a connector costs now, and why. */
export type PriceHere =
  /** Two groups that say different things: nobody knows which one wins. */
  | { readonly kind: 'ambiguous'; readonly claims: readonly PriceClaim[] }
  | {
      readonly kind: 'profile'
      readonly layer: Exclude<PriceLayer, { readonly layer: 'own' }>
      readonly claims: readonly PriceClaim[]
      readonly uuid: string
      readonly next: NextPrice | undefined
      /** Two entries of the profile hold now. */
      readonly isClash: boolean
      /** The profile has entries that could not be read: one of them may be the one that holds. */
      readonly isPartlyUnread: boolean
    }
  | {
      readonly kind: 'own'
      readonly why: OwnReason
      readonly own: OwnPrice
      readonly claims: readonly PriceClaim[]
      /** When the profile takes over; only of a profile that is silent now. */
      readonly next: NextPrice | undefined
    }
  | {
      readonly kind: 'unknown'
      readonly why: 'groupUnread' | 'profileUnread' | 'profileGone'
      readonly claims: readonly PriceClaim[]
    }

/** What is known of the profiles that the groups name: the week, or why there is none. */
export type KnownWeeks = ReadonlyMap<string, PricingWeek | 'gone' | 'unread'>

/** What the price of a connector follows from. */
export interface HereKnown {
  readonly groups: readonly PricingGroup[]
  readonly weeks: KnownWeeks
  readonly now: LocalMoment
}

const isPriced = ({ pricing }: PricingGroup): boolean =>
  pricing !== undefined && pricing !== 'none' && pricing.isEnabled

const profileFor = ({ pricing }: PricingGroup, connectorId: number): string | undefined =>
  pricing === undefined || pricing === 'none' ? undefined : profileOfConnector(pricing, connectorId)

function whyOwn(groups: readonly PricingGroup[], connectorId: number): OwnReason {
  if (groups.length === 0) return 'noGroup'
  if (!groups.some(isPriced)) return 'off'
  return connectorId > PRICED_CONNECTORS ? 'beyond' : 'noProfile'
}

/** What one connector costs now, and which layer says so (decisions: Pricing). */
export function priceHere(station: PricedStation, connector: PricedConnector, known: HereKnown): PriceHere {
  const { groups, weeks, now } = known
  const claims = groups.map((group): PriceClaim => {
    const uuid = profileFor(group, connector.id)
    const week = uuid === undefined ? undefined : weeks.get(uuid)
    const layer = typeof week === 'object' ? priceAt(week, now.date, now.minute) : undefined
    return { group, uuid, layer }
  })
  if (groups.some(({ pricing }) => pricing === undefined))
    return { kind: 'unknown', why: 'groupUnread', claims }
  const [first] = claims
  if (claims.some(({ uuid }) => uuid !== first?.uuid)) return { kind: 'ambiguous', claims }
  const own = ownPriceOf(station, connector)
  const uuid = first?.uuid
  if (uuid === undefined)
    return { kind: 'own', why: whyOwn(groups, connector.id), own, claims, next: undefined }
  const week = weeks.get(uuid)
  if (typeof week !== 'object')
    return { kind: 'unknown', why: week === 'gone' ? 'profileGone' : 'profileUnread', claims }
  const layer = priceAt(week, now.date, now.minute)
  const next = nextPrice(week, now)
  if (layer.layer === 'own') return { kind: 'own', why: 'silent', own, claims, next }
  const isPartlyUnread = week.unread.length > 0
  return { kind: 'profile', layer, claims, uuid, next, isClash: hasClash(week, now), isPartlyUnread }
}

/** Connectors that cost the same for the same reason. */
export interface SamePrice {
  readonly connectors: readonly number[]
  readonly price: PriceHere
}

const claimsKey = (claims: readonly PriceClaim[]) => claims.map(({ group, uuid }) => [group.id, uuid])
const reasonOf = (price: PriceHere): string =>
  JSON.stringify([
    price.kind,
    'why' in price ? price.why : null,
    price.kind === 'own' ? price.own : null,
    claimsKey(price.claims),
  ])

/** The connectors of a station with their prices, those that cost the same for the same reason together. */
export function pricesHere(
  station: PricedStation & { readonly connectors: readonly PricedConnector[] },
  known: HereKnown,
): readonly SamePrice[] {
  const found = new Map<string, { connectors: number[]; price: PriceHere }>()
  // Connector 0 is the station as a whole.
  for (const connector of station.connectors.filter(({ id }) => id > 0).toSorted((a, b) => a.id - b.id)) {
    const price = priceHere(station, connector, known)
    const slot = found.get(reasonOf(price))
    if (slot) slot.connectors.push(connector.id)
    else found.set(reasonOf(price), { connectors: [connector.id], price })
  }
  return [...found.values()]
}

/** Whether a price goes up or down to another one; `other` where they are not of one kind. */
export function priceTrend(from: Tariff, to: Tariff): 'up' | 'down' | 'other' {
  const unit = from.kwh > 0 && to.kwh > 0 ? 'kwh' : from.minute > 0 && to.minute > 0 ? 'minute' : undefined
  if (unit === undefined || from[unit] === to[unit]) return 'other'
  return to[unit] > from[unit] ? 'up' : 'down'
}

/** The profiles that groups put on connectors 1 to 3, each once: what has to be read. */
export const profilesNamed = (groups: readonly PricingGroup[]): readonly string[] => [
  ...new Set(
    groups
      .filter(isPriced)
      .flatMap(({ pricing }) =>
        pricing === undefined || pricing === 'none'
          ? []
          : pricing.profiles.filter((uuid) => uuid !== undefined),
      ),
  ),
]
