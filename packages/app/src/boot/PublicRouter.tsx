import { isRouteId, type RouteId } from '@corrente/domain/routing'
import { type ComponentType, lazy, Suspense, useEffect, useMemo } from 'react'
import { type PublicPages, usePlace, usePorts } from '../ports/index.ts'
import { judgePublic } from './publicGuard.ts'

export interface PublicRouterProps {
  readonly pages: PublicPages
}

/**
 * Shows the page of the address. The public document has eight pages without parameters of their own, so that the
 * domain's route table and the browser's history are router enough; the product's router would weigh 28 kB here.
 */
export function PublicRouter({ pages }: PublicRouterProps) {
  const { pathname } = usePlace()
  const { session, navigation } = usePorts()
  const lazyPages = useMemo(() => lazyOf(pages), [pages])
  const verdict = judgePublic(pathname, session.current() !== undefined, new Set(lazyPages.keys()))
  const away = 'go' in verdict ? verdict.go : undefined
  useEffect(() => {
    if (away !== undefined) navigation.replace(away)
  }, [away, navigation])
  const Page = 'show' in verdict ? lazyPages.get(verdict.show) : undefined
  return <Suspense fallback={null}>{Page && <Page />}</Suspense>
}

function lazyOf(pages: PublicPages): ReadonlyMap<RouteId, ComponentType> {
  const found = new Map<RouteId, ComponentType>()
  for (const [id, load] of Object.entries(pages))
    if (isRouteId(id))
      found.set(
        id,
        lazy(async () => ({ default: await load() })),
      )
  return found
}
