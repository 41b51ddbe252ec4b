import { createRootRouteWithContext } from '@tanstack/react-router'

/** What the routes of the public document are given. */
export interface PublicContext {
  /** Whether somebody is signed in now. */
  readonly isSignedIn: () => boolean
  /** Leaves for the other document; never comes back. */
  readonly leave: (path: string) => Promise<never>
}

/** The root of the public document's routes; boot gives it the frame around every page. */
export const publicRootRoute = createRootRouteWithContext<PublicContext>()()
