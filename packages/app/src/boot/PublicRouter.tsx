import type { RouteId } from '@corrente/domain/routing'
import { type ComponentType, Suspense, useEffect } from 'react'
import { usePlace, usePorts } from '../ports/index.ts'
import { judgePublic } from './publicGuard.ts'

export interface PublicRouterProps {
  /** The pages that this document has. */
  readonly pages: ReadonlyMap<RouteId, ComponentType>
}

/**
 * Shows the page of the address. The public document has eight pages without parameters of their own, so that the
 * domain's route table and the browser's history are router enough; the product's router would weigh 28 kB here.
 */
export function PublicRouter({ pages }: PublicRouterProps) {
  const { pathname } = usePlace()
  const { session, navigation } = usePorts()
  const verdict = judgePublic(pathname, session.current() !== undefined, new Set(pages.keys()))
  const away = 'go' in verdict ? verdict.go : undefined
  useEffect(() => {
    if (away !== undefined) navigation.replace(away)
  }, [away, navigation])
  const Page = 'show' in verdict ? pages.get(verdict.show) : undefined
  return (
    Page && (
      <Suspense>
        <Page />
      </Suspense>
    )
  )
}
