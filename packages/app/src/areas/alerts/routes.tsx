import { type RouteId, routeOf } from '@corrente/domain/routing'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { appRootRoute } from '../shell/index.ts'

/** The page of the alerts (ALR-001). */
export const alertPages = ['alerts'] as const satisfies readonly RouteId[]

export const alertRoutes = alertPages.map((id) =>
  createRoute({
    getParentRoute: () => appRootRoute,
    path: routeOf(id).path,
    loader: ({ context }) => context.loadWords(['alert-list', 'alerts', 'table', 'controls', 'views']),
    component: lazyRouteComponent(() => import('./AlertsPage.tsx'), 'AlertsPage'),
  }),
)
