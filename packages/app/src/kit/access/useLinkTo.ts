import { hrefOf, placeOf, type Thing } from '@corrente/domain/routing'
import { useMay } from './useMay.ts'

/**
 * The link to what another area shows: a station, a user, a form.
 * @param id - undefined: there is nothing to lead to
 * @returns undefined where no page shows it that this user may open and this build has
 */
export function useLinkTo(thing: Thing, id: string | undefined): string | undefined {
  const may = useMay()
  const place = id === undefined ? undefined : placeOf(thing, id, may)
  return place && hrefOf(place)
}
