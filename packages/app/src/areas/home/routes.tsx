import { type RouteId, routeOf } from '@corrente/domain/routing'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { appRootRoute } from '../shell/index.ts'
import { homeSearchSchema } from './homeSearch.ts'

/** The routes that show the General View (RTE-007). */
export const homePages = ['home', 'admin', 'config'] as const satisfies readonly RouteId[]

/** The page's code; fetched ahead by boot when the address is this page's. */
const homePage = lazyRouteComponent(() => import('./HomePage.tsx'), 'HomePage')
export const preloadHomePage = (): void => {
  // What fails here is asked for again by the route, which says so.
  void homePage.preload?.()?.catch(() => undefined)
}

/** `/`, `/admin` and `/config`: the same page, each by its own permission. */
export const homeRoutes = homePages.map((id) =>
  createRoute({
    getParentRoute: () => appRootRoute,
    path: routeOf(id).path,
    validateSearch: (search: Record<string, unknown>) => homeSearchSchema.parse(search),
    loader: ({ context }) => context.loadWords(['home', 'stations', 'alerts', 'map', 'charts']),
    component: homePage,
  }),
)
