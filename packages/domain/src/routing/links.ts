import { pathOf } from './path.ts'
import type { RouteId } from './routes.ts'

/** Where a thing is shown: a path of the product and what its search says. */
export interface Place {
  readonly path: string
  readonly search?: Readonly<Record<string, string | number>>
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
  /** By its charge box id, on the map alone. */
  stationOnMap: [['home', (id) => ({ path: pathOf('home'), search: { station: id } })]],
  /** What is wrong now; of nothing in particular. */
  problems: [['alerts', () => ({ path: pathOf('alerts'), search: { view: 'triage' } })]],
  /** What a station reported, by its charge box id. */
  alertsOfStation: [['alerts', (id) => ({ path: pathOf('alerts'), search: { view: 'list', q: id } })]],
  /** The form of a station, by its chargeBoxPk. */
  stationForm: [['station-edit', (id) => ({ path: pathOf('station-edit', { id }) })]],
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

/** A place as the address of a link. */
export function hrefOf({ path, search = {} }: Place): string {
  const query = Object.entries(search).map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
  return query.length === 0 ? path : `${path}?${query.join('&')}`
}
