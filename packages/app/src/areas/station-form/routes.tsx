import { type RouteId, routeOf } from '@corrente/domain/routing'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { appRootRoute } from '../shell/index.ts'

/** The routes of the station form (STF-001, STF-002). */
export const stationFormPages = ['station-create', 'station-edit'] as const satisfies readonly RouteId[]

const formPage = lazyRouteComponent(() => import('./StationFormPage.tsx'), 'StationFormPage')

export const stationFormRoutes = stationFormPages.map((id) =>
  createRoute({
    getParentRoute: () => appRootRoute,
    path: routeOf(id).path,
    loader: ({ context }) =>
      context.loadWords(['station-form', 'forms', 'controls', 'map', 'stations', 'reports']),
    component: formPage,
  }),
)
