import { type RouteId, routeOf } from '@corrente/domain/routing'
import { GROUP_SORTS } from '@corrente/domain/station-groups'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { listSearchSchema } from '../lists/index.ts'
import { appRootRoute } from '../shell/index.ts'

/** The routes of the groups (GRP-001, GRP-012). */
export const stationGroupPages = [
  'station-groups',
  'station-group-create',
  'station-group-edit',
] as const satisfies readonly RouteId[]

const searchSchema = listSearchSchema(GROUP_SORTS)
const formPage = lazyRouteComponent(() => import('./GroupFormPage.tsx'), 'GroupFormPage')

export const stationGroupRoutes = [
  createRoute({
    getParentRoute: () => appRootRoute,
    path: routeOf('station-groups').path,
    validateSearch: (search: Record<string, unknown>) => searchSchema.parse(search),
    loader: ({ context }) => context.loadWords(['station-groups', 'stations', 'table', 'views']),
    component: lazyRouteComponent(() => import('./GroupsPage.tsx'), 'GroupsPage'),
  }),
  ...(['station-group-create', 'station-group-edit'] as const).map((id) =>
    createRoute({
      getParentRoute: () => appRootRoute,
      path: routeOf(id).path,
      loader: ({ context }) => context.loadWords(['station-groups', 'forms', 'controls', 'map']),
      component: formPage,
    }),
  ),
]
