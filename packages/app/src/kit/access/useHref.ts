import { type PathArguments, pathOf, type RouteId } from '@corrente/domain/routing'
import { useCallback } from 'react'
import { useMay } from './useMay.ts'

/** The address of a page that this user may open and this build has; else none. The same function until what is permitted changes. */
export function useHref() {
  const may = useMay()
  return useCallback(
    <Id extends RouteId>(route: Id, ...params: PathArguments<Id>) =>
      may(route) ? pathOf(route, ...params) : undefined,
    [may],
  )
}
