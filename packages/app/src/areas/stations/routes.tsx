import { type RouteId, routeOf } from '@corrente/domain/routing'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { appRootRoute } from '../shell/index.ts'

/** The routes of the stations' list; a deletion's address opens the list with its question (STN-001, STN-023). */
export const stationPages = ['stations', 'station-delete'] as const satisfies readonly RouteId[]

const page = lazyRouteComponent(() => import('./StationsPage.tsx'), 'StationsPage')

export const stationRoutes = stationPages.map((id) =>
  createRoute({
    getParentRoute: () => appRootRoute,
    path: routeOf(id).path,
    loader: ({ context }) =>
      context.loadWords([
        'station-list',
        'stations',
        'alerts',
        'table',
        'charts',
        'forms',
        'controls',
        'once-only',
        'reports',
        'views',
      ]),
    component: page,
  }),
)
