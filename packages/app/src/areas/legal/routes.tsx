import { routeOf } from '@corrente/domain/routing'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { publicRootRoute } from '../session/index.ts'

const page = (
  id: 'privacy-policy' | 'terms-of-use' | 'not-found',
  load: Parameters<typeof lazyRouteComponent>[0],
  name: string,
) =>
  createRoute({
    getParentRoute: () => publicRootRoute,
    path: routeOf(id).path,
    component: lazyRouteComponent(load, name),
  })

/** The legal pages and `/not-found`, public for everybody (LEG-003, RTE-032, RTE-033). */
export const legalRoutes = [
  page('privacy-policy', () => import('./PrivacyPage.tsx'), 'PrivacyPage'),
  page('terms-of-use', () => import('./TermsPage.tsx'), 'TermsPage'),
  page('not-found', () => import('./NotFoundPage.tsx'), 'NotFoundPage'),
]
