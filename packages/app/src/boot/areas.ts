import type { RouteId } from '@corrente/domain/routing'
import { alertsArea } from '../areas/alerts/area.ts'
import { analyticsArea } from '../areas/analytics/area.ts'
import { chargingProfilesArea } from '../areas/charging-profiles/area.ts'
import { dynamicPricingArea } from '../areas/dynamic-pricing/area.ts'
import { financialArea } from '../areas/financial/area.ts'
import { homeArea } from '../areas/home/area.ts'
import { logsArea } from '../areas/logs/area.ts'
import { notFoundArea } from '../areas/not-found/area.ts'
import { operationsArea } from '../areas/operations/area.ts'
import { stationFormArea } from '../areas/station-form/area.ts'
import { stationGroupsArea } from '../areas/station-groups/area.ts'
import { stationsArea } from '../areas/stations/area.ts'
import { supportArea } from '../areas/support/area.ts'
import { tagsArea } from '../areas/tags/area.ts'
import { transactionsArea } from '../areas/transactions/area.ts'
import { usersArea } from '../areas/users/area.ts'
import { virtualGroupsArea } from '../areas/virtual-groups/area.ts'
import { vouchersArea } from '../areas/vouchers/area.ts'
import type { Area, AreaCommands, AreaRoute } from '../kit/area/index.ts'

/** The areas of the signed-in document, in the order of the menu. An area that is not here is not there. */
const AREAS: readonly Area[] = [
  homeArea,
  stationsArea,
  stationFormArea,
  stationGroupsArea,
  usersArea,
  tagsArea,
  financialArea,
  operationsArea,
  transactionsArea,
  vouchersArea,
  virtualGroupsArea,
  dynamicPricingArea,
  chargingProfilesArea,
  analyticsArea,
  alertsArea,
  logsArea,
  supportArea,
  notFoundArea,
]

/** Their pages, at the addresses of the domain's table. */
export const AREA_ROUTES: readonly AreaRoute[] = AREAS.flatMap(({ routes }) => routes)

/** The pages of the signed-in document that exist in this build; every other route of the table is not found. */
export const BUILT: ReadonlySet<RouteId> = new Set(AREA_ROUTES.map(({ id }) => id))

/** What of it can be shown over another page. */
export const OVER: ReadonlyMap<RouteId, AreaRoute> = new Map(
  AREA_ROUTES.flatMap((route) => (route.over ? [[route.id, route] as const] : [])),
)

/** Fetches the commands of all of them, for the palette and the keys. */
export const loadCommands = (): Promise<readonly AreaCommands[]> =>
  Promise.all(
    AREAS.flatMap(({ commands }) =>
      commands ? [typeof commands === 'function' ? commands() : commands] : [],
    ),
  )
