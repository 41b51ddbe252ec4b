import { pathOf, routeOf } from '@corrente/domain/routing'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { type PublicContext, publicRootRoute } from './publicRoot.ts'
import { SignInPage } from './SignInPage.tsx'

/** A signed-in visitor on a page of the session's goes to `/` (RTE-040). */
async function turnAwaySignedIn({ context }: { readonly context: PublicContext }): Promise<void> {
  if (context.isSignedIn()) await context.leave(pathOf('home'))
}

const page = (
  id: 'register' | 'recover' | 'recover-change',
  load: Parameters<typeof lazyRouteComponent>[0],
  name: string,
) =>
  createRoute({
    getParentRoute: () => publicRootRoute,
    path: routeOf(id).path,
    beforeLoad: turnAwaySignedIn,
    component: lazyRouteComponent(load, name),
  })

/** The pages under `/auth/` (RTE-031). */
export const sessionRoutes = [
  createRoute({
    getParentRoute: () => publicRootRoute,
    path: routeOf('login').path,
    beforeLoad: turnAwaySignedIn,
    component: SignInPage,
  }),
  page('register', () => import('./RegisterPage.tsx'), 'RegisterPage'),
  page('recover', () => import('./RecoverPage.tsx'), 'RecoverPage'),
  page('recover-change', () => import('./ChangePasswordPage.tsx'), 'ChangePasswordPage'),
]
