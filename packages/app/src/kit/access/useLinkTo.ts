import type { Thing } from '@corrente/domain/routing'
import { useLinks } from './useLinks.ts'

/**
 * The link to what another area shows: a station, a user, a form.
 * @param id - undefined: there is nothing to lead to
 * @returns undefined where no page shows it that this user may open and this build has
 */
export function useLinkTo(thing: Thing, id: string | undefined): string | undefined {
  const linkTo = useLinks()
  return id === undefined ? undefined : linkTo(thing, id)
}
