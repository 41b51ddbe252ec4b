import type { RouteId } from '@corrente/domain/routing'
import type { MessageArea } from '@corrente/ui/messages'
import type { FunctionComponent } from 'react'
import type { AreaCommands } from './commands.ts'

/** Fetches a page's code; several routes that show the same page share the same function. */
export type LoadPage = () => Promise<FunctionComponent>

/** A page at its address, which stands in the domain's table of routes. */
export interface AreaRoute {
  readonly id: RouteId
  /** The catalogues that the page needs before it is shown. */
  readonly messages: readonly MessageArea[]
  readonly page: LoadPage
}

/** A page at one address or several: it stays while one goes from one to another of them. */
interface AreaPage extends Omit<AreaRoute, 'id'> {
  readonly id: RouteId | readonly RouteId[]
}

/** What a document knows of an area. */
export interface Area {
  readonly routes: readonly AreaRoute[]
  /** Fetches what the area gives the palette and the keys. */
  readonly commands?: () => Promise<AreaCommands>
  /** Whether its pages ask for the human check, so that it is fetched together with them. Default: no. */
  readonly hasHumanCheck?: boolean
}

/**
 * Says what an area is: its pages and its commands, each fetched when it is first needed. `boot/areas.ts` and
 * `boot/publicAreas.ts` make routes, guard, built pages and the palette's commands of it. The file that calls this is in
 * the first load of every page of its document: it imports no page, no schema and no command.
 */
export const defineArea = ({
  routes,
  ...area
}: Omit<Area, 'routes'> & { readonly routes: readonly AreaPage[] }): Area => ({
  ...area,
  routes: routes.flatMap(({ id, ...page }) => [id].flat().map((one) => ({ id: one, ...page }))),
})
