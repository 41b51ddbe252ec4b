import type { RouteId } from '@corrente/domain/routing'
import type { MessageArea } from '@corrente/ui/messages'
import type { FunctionComponent } from 'react'
import type { AreaCommands } from './commands.ts'

/** Fetches a page's code; several routes that show the same page share the same function. */
export type LoadPage = () => Promise<FunctionComponent>

/** What a view over the page is given. */
export interface OverProps {
  readonly id: RouteId
  /** What its address says. */
  readonly search: Readonly<Record<string, unknown>>
  /** Its own address; pressed here, it leads to its page. */
  readonly href: string
  readonly onClose: () => void
}

/** How something that has an address is shown over the page where its link was pressed, so that one comes back to that. */
export interface Over {
  /** Whether an address says enough for it; any other opens as a page. */
  readonly accepts: (search: Readonly<Record<string, unknown>>, id: RouteId) => boolean
  /** Fetches the view, with the drawer or dialog that it stands in. */
  readonly view: () => Promise<FunctionComponent<OverProps>>
}

/** A page at its address, which stands in the domain's table of routes. */
export interface AreaRoute {
  readonly id: RouteId
  /** The catalogues that the page needs before it is shown. */
  readonly messages: readonly MessageArea[]
  readonly page: LoadPage
  /** Absent: its links lead away. The same object at several addresses: from one to another of them they do so too. */
  readonly over?: Over
}

/** A page at one address or several: it stays while one goes from one to another of them. */
interface AreaPage extends Omit<AreaRoute, 'id'> {
  readonly id: RouteId | readonly RouteId[]
}

/** What a document knows of an area. */
export interface Area {
  readonly routes: readonly AreaRoute[]
  /** What the area gives the palette and the keys; fetched where it is more than ways to its pages. */
  readonly commands?: AreaCommands | (() => Promise<AreaCommands>)
  /** Whether its pages ask for the human check, so that it is fetched together with them. Default: no. */
  readonly hasHumanCheck?: boolean
}

/**
 * Says what an area is: its pages, each fetched when it is first needed, and its commands. `boot/areas.ts` and
 * `boot/publicAreas.ts` make routes, guard, built pages and the palette's commands of it. The file that calls this is in
 * the first load of every page of its document: it imports no page, no schema, and no command that does something.
 */
export const defineArea = ({
  routes,
  ...area
}: Omit<Area, 'routes'> & { readonly routes: readonly AreaPage[] }): Area => ({
  ...area,
  routes: routes.flatMap(({ id, ...page }) => [id].flat().map((one) => ({ id: one, ...page }))),
})
