import { hrefOf, placeOf, type Thing } from '@corrente/domain/routing'
import { useMemo } from 'react'
import { useMay } from './useMay.ts'

/** An id, or none: then there is nothing to lead to. */
export type LinkId = string | number | undefined

/**
 * Links to what other areas show, for a list of things; each undefined where no page shows it to this user. The same
 * function until what is permitted changes.
 */
export function useLinks(): (thing: Thing, id: LinkId) => string | undefined {
  const may = useMay()
  return useMemo(
    () => (thing, id) => {
      const place = id === undefined ? undefined : placeOf(thing, String(id), may)
      return place && hrefOf(place)
    },
    [may],
  )
}
