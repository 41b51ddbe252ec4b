import { CrossingToast } from '../features/crossing.tsx'
import { Links } from './Links.tsx'
import { PublicRouter, type PublicRouterProps } from './PublicRouter.tsx'

/** The content of the public document: the page of its address, and what another document left to say. */
export function PublicContent({
  pages,
  push,
}: PublicRouterProps & { readonly push: (href: string) => void }) {
  return (
    <Links entry="public" push={push}>
      <PublicRouter pages={pages} />
      <CrossingToast />
    </Links>
  )
}
