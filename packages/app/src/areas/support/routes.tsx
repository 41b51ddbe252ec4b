import { type RouteId, routeOf } from '@corrente/domain/routing'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { appRootRoute } from '../shell/index.ts'

/** The routes of support, push notification and contact (SUP-003, SUP-014). */
export const supportPages = ['support', 'push-notification', 'contact'] as const satisfies readonly RouteId[]

const PAGES = {
  support: lazyRouteComponent(() => import('./SupportPage.tsx'), 'SupportPage'),
  'push-notification': lazyRouteComponent(() => import('./PushPage.tsx'), 'PushPage'),
  contact: lazyRouteComponent(() => import('./ContactPage.tsx'), 'ContactPage'),
} as const

export const supportRoutes = supportPages.map((id) =>
  createRoute({
    getParentRoute: () => appRootRoute,
    path: routeOf(id).path,
    loader: ({ context }) => context.loadWords(['support', 'forms', 'controls', 'legal']),
    component: PAGES[id],
  }),
)
