import { createRouter, Outlet, RouterProvider } from '@tanstack/react-router'
import { legalRoutes } from '../areas/legal/index.ts'
import { CrossingToast, publicRootRoute, sessionRoutes } from '../areas/session/index.ts'
import { HumanCheckProvider } from '../ports/index.ts'
import { humanCheckOf } from './humanCheck/index.ts'
import { Links } from './Links.tsx'
import { leaveBy } from './leave.ts'
import { start } from './start.tsx'
import type { World } from './world.ts'

/** The routes of the public document; an address that none of them serves is not found (RTE-037). */
function createPublicRouter({ ports }: World) {
  const leave = leaveBy(ports.navigation)
  const root = publicRootRoute.update({
    component: () => (
      <Links entry="public">
        <Outlet />
        <CrossingToast />
      </Links>
    ),
    notFoundComponent: () => {
      void leave('/not-found')
      return null
    },
  })
  return createRouter({
    routeTree: root.addChildren([...sessionRoutes, ...legalRoutes]),
    context: { isSignedIn: () => ports.session.current() !== undefined, leave },
    defaultPreload: false,
  })
}

void start({
  areas: ['session'],
  render: (world) => (
    <HumanCheckProvider check={humanCheckOf(world.captchaSiteKey)}>
      <RouterProvider router={createPublicRouter(world)} />
    </HumanCheckProvider>
  ),
})
