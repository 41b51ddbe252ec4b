import type { RouteId } from '@corrente/domain/routing'
import { alertPages } from '../areas/alerts/index.ts'
import { homePages } from '../areas/home/index.ts'
import { stationFormPages } from '../areas/station-form/index.ts'
import { stationGroupPages } from '../areas/station-groups/index.ts'
import { stationPages } from '../areas/stations/index.ts'
import { supportPages } from '../areas/support/index.ts'

/** The pages of the signed-in document that exist in this build; every other route of the table is not found. */
export const BUILT: ReadonlySet<RouteId> = new Set<RouteId>([
  ...homePages,
  ...stationPages,
  ...stationFormPages,
  ...stationGroupPages,
  ...alertPages,
  ...supportPages,
])
