import { pathOf } from './path.ts'
import type { RouteId } from './routes.ts'

/** Where a thing is shown: a path of the product and what its search says. */
export interface Place {
  readonly path: string
  readonly search?: Readonly<Record<string, string | number | boolean>>
}

type Show = readonly [route: RouteId, place: (id: string) => Place]

/** Things that a page can show, each with the pages that do, the best one first. */
const PAGES = {
  /** By its charge box id: in the list, else on the map. */
  station: [
    ['stations', (id) => ({ path: pathOf('stations'), search: { q: id } })],
    ['home', (id) => ({ path: pathOf('home'), search: { station: id } })],
  ],
  /** The page of a station, by its chargeBoxPk: a number, which an address writes without quotes. */
  stationPage: [['stations', (id) => ({ path: pathOf('stations'), search: { station: Number(id) } })]],
  /** What a station costs now, on its page, by its chargeBoxPk. */
  priceAtStation: [
    ['stations', (id) => ({ path: pathOf('stations'), search: { station: Number(id), price: true } })],
  ],
  /** By its charge box id, on the map alone. */
  stationOnMap: [['home', (id) => ({ path: pathOf('home'), search: { station: id } })]],
  /** What is wrong now, of the stations and sites that a search finds; '' for all of it. */
  problems: [
    [
      'alerts',
      (search) => ({
        path: pathOf('alerts'),
        search: { view: 'triage', ...(search !== '' && { q: search }) },
      }),
    ],
  ],
  /** The connectors that look fine and charge nobody, most drivers turned away first. */
  lookFine: [
    ['reliability', () => ({ path: pathOf('reliability'), search: { by: 'connector', doubtful: 1 } })],
  ],
  /** The cards that a station's reader refused, by its charge box id. */
  cardsRefusedAt: [['tags-unknown', (id) => ({ path: pathOf('tags-unknown'), search: { station: id } })]],
  /** What is known of a card, by its id as `cardParam` of `tags` writes it. */
  tag: [['tags', (id) => ({ path: pathOf('tags'), search: { card: id } })]],
  /** What a station reported, by its charge box id. */
  alertsOfStation: [['alerts', (id) => ({ path: pathOf('alerts'), search: { view: 'list', q: id } })]],
  /** What a station was sent, by its charge box id. */
  tasksOfStation: [
    ['operations-tasks', (id) => ({ path: pathOf('operations-tasks'), search: { station: id } })],
  ],
  /** A recharge, by its id: it opens whatever the range says. */
  recharge: [['transactions', (id) => ({ path: pathOf('transactions'), search: { recharge: Number(id) } })]],
  /** How a station is used, by its chargeBoxPk. */
  usageOfStation: [['indicators', (id) => ({ path: pathOf('indicators'), search: { station: Number(id) } })]],
  /** The form of a station, by its chargeBoxPk. */
  stationForm: [['station-edit', (id) => ({ path: pathOf('station-edit', { id }) })]],
  /** The active stations that answer one of the list's questions, by its name; '' for all of them. */
  stationsThat: [
    ['stations', (show) => ({ path: pathOf('stations'), ...(show === '' ? {} : { search: { show } }) })],
  ],
  /** The movements of a number: a recharge's or a deposit's. */
  movements: [['financial', (id) => ({ path: pathOf('financial'), search: { number: Number(id) } })]],
  /** The movements of a person, by the user_pk. */
  movementsOfPerson: [['financial', (id) => ({ path: pathOf('financial'), search: { person: Number(id) } })]],
  /** All users; of nobody in particular. */
  users: [['users', () => ({ path: pathOf('users') })]],
  /** The page of a person, by the user_pk: a number, which an address writes without quotes. */
  person: [['users', (id) => ({ path: pathOf('users'), search: { person: Number(id) } })]],
  /** The page of a voucher, by its key. */
  voucher: [['voucher', (id) => ({ path: pathOf('voucher', { id }) })]],
  /** The page of a pricing profile, by its uuid. */
  pricingProfile: [['pricing-profile', (uuid) => ({ path: pathOf('pricing-profile', { profileId: uuid }) })]],
  /** A virtual group, by its key. */
  virtualGroup: [['virtual-group-view', (id) => ({ path: pathOf('virtual-group-view', { id }) })]],
  /** The smart charging of a virtual group, by its key. */
  smartCharging: [
    [
      'virtual-group-view',
      (id) => ({ path: pathOf('virtual-group-view', { id }), search: { tab: 'smart' } }),
    ],
  ],
  /** The chargers that may come into a virtual group, by its key. */
  chargersInto: [['virtual-group-chargers', (id) => ({ path: pathOf('virtual-group-chargers', { id }) })]],
  /** By its id. */
  user: [['user', (id) => ({ path: pathOf('user', { id }) })]],
} as const satisfies Record<string, readonly Show[]>

/** A thing that has a page of its own, or a place on one. */
export type Thing = keyof typeof PAGES

/**
 * The place that shows a thing: how one area leads to what another one shows.
 * @param may - whether this user may open a page that this build has
 * @returns undefined where nobody shows it to this user
 */
export function placeOf(thing: Thing, id: string, may: (route: RouteId) => boolean): Place | undefined {
  const pages: readonly Show[] = PAGES[thing]
  return pages.find(([route]) => may(route))?.[1](id)
}

/** A station by what is known of it: its key, where that is known, and its charge box id. */
export interface StationKeys {
  /** The chargeBoxPk; undefined where only the id is known. */
  readonly pk: number | undefined
  readonly id: string
}

/** The best place of a station: its page, else what shows it by its id: the list, or the map. */
export function placeOfStation({ pk, id }: StationKeys, may: (route: RouteId) => boolean): Place | undefined {
  const page = pk === undefined ? undefined : placeOf('stationPage', String(pk), may)
  return page ?? placeOf('station', id, may)
}

/**
 * The log of a station's day: that of its account, which the call goes by, with the station's lines alone.
 * @param account - the name of the account; without it the page asks for one
 */
export function placeOfLog(
  { account, id }: { readonly account: string | undefined; readonly id: string },
  may: (route: RouteId) => boolean,
): Place | undefined {
  if (!may('log')) return undefined
  return { path: pathOf('log'), search: { ...(account !== undefined && { account }), station: id } }
}

/** A place as the address of a link. */
export function hrefOf({ path, search = {} }: Place): string {
  const query = Object.entries(search).map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
  return query.length === 0 ? path : `${path}?${query.join('&')}`
}
