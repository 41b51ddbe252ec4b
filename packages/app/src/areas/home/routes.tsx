import { type RouteId, routeOf } from '@corrente/domain/routing'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { appRootRoute } from '../shell/index.ts'
import { homeSearchSchema } from './homeSearch.ts'

/** The routes that show the General View (RTE-007). */
export const homePages = ['home', 'admin', 'config'] as const satisfies readonly RouteId[]

/** `/`, `/admin` and `/config`: the same page, each by its own permission. */
export const homeRoutes = homePages.map((id) =>
  createRoute({
    getParentRoute: () => appRootRoute,
    path: routeOf(id).path,
    validateSearch: (search: Record<string, unknown>) => homeSearchSchema.parse(search),
    component: lazyRouteComponent(() => import('./HomePage.tsx'), 'HomePage'),
  }),
)
