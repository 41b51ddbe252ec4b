import { routeOf } from '@corrente/domain/routing'
import { type Late, late } from '@corrente/ui/foundations'
import { createRoute, createRouter, parseSearchWith, stringifySearchWith } from '@tanstack/react-router'
import { AppFrame, PagePending } from '../frame/app/index.ts'
import type { LoadPage } from '../kit/area/index.ts'
import { useOpen } from '../kit/over/index.ts'
import type { NavigationPort } from '../ports/index.ts'
import { readAddressValue } from './addressValue.ts'
import { appRootRoute } from './appRoot.ts'
import { AREA_ROUTES, BUILT } from './areas.ts'
import { Links } from './Links.tsx'
import type { World } from './world.ts'

/** Leaves for another document in place of this address. The promise never settles: nothing more is shown meanwhile. */
function leaveBy(navigation: NavigationPort): (path: string) => Promise<never> {
  return (path) => {
    navigation.replace(path)
    return new Promise<never>(() => undefined)
  }
}

/**
 * One component for each page, also where several addresses show it: a step between them leaves it as it stands. The router's own
 * `lazyRouteComponent` reloads the document when code does not come, which without a network loses the page.
 */
const COMPONENTS = new Map<LoadPage, Late<object>>()
const PAGES = AREA_ROUTES.map(({ id, messages, page }) => {
  const component = COMPONENTS.get(page) ?? late(page)
  COMPONENTS.set(page, component)
  return { id, messages, component }
})

/** The router of the signed-in document, made of its areas; a page is shown once its words are there. */
export function createAppRouter({ ports, messages }: World, openLive: () => void) {
  const leave = leaveBy(ports.navigation)
  const root = appRootRoute.update({
    component: Frame,
    // The judge leads every such address away before; this is for the moment until the other document stands.
    notFoundComponent: () => null,
  })
  return createRouter({
    routeTree: root.addChildren(
      PAGES.map(({ id, messages, component }) =>
        createRoute({
          getParentRoute: () => appRootRoute,
          path: routeOf(id).path,
          loader: ({ context }) => context.loadMessages(messages),
          component,
        }),
      ),
    ),
    context: {
      ports,
      built: BUILT,
      leave,
      openLive,
      loadMessages: async (areas) => {
        await Promise.all(areas.map((area) => messages.loadArea(area)))
      },
    },
    parseSearch: parseSearchWith(readAddressValue),
    stringifySearch: stringifySearchWith(JSON.stringify, readAddressValue),
    defaultPreload: false,
    defaultPendingMs: 150,
    defaultPendingComponent: PagePending,
  })
}

function Frame() {
  return (
    <Links entry="app" push={useOpen()}>
      <AppFrame />
    </Links>
  )
}
