import type { RouteId } from '@corrente/domain/routing'
import { type ComponentType, lazy, Suspense, useEffect, useMemo } from 'react'
import type { AreaRoute } from '../kit/area/index.ts'
import { usePlace, usePorts } from '../ports/index.ts'
import { judgePublic } from './publicGuard.ts'

export interface PublicRouterProps {
  readonly routes: readonly AreaRoute[]
}

/**
 * Shows the page of the address. The public document has eight pages without parameters of their own, so that the
 * domain's route table and the browser's history are router enough; the product's router would weigh 28 kB here.
 */
export function PublicRouter({ routes }: PublicRouterProps) {
  const { pathname } = usePlace()
  const { session, navigation } = usePorts()
  const lazyPages = useMemo(() => lazyOf(routes), [routes])
  const verdict = judgePublic(pathname, session.current() !== undefined, new Set(lazyPages.keys()))
  const away = 'go' in verdict ? verdict.go : undefined
  useEffect(() => {
    if (away !== undefined) navigation.replace(away)
  }, [away, navigation])
  const Page = 'show' in verdict ? lazyPages.get(verdict.show) : undefined
  return <Suspense fallback={null}>{Page && <Page />}</Suspense>
}

const lazyOf = (routes: readonly AreaRoute[]): ReadonlyMap<RouteId, ComponentType> =>
  new Map(routes.map(({ id, page }) => [id, lazy(async () => ({ default: await page() }))]))
