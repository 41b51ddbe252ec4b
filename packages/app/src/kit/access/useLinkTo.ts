import type { Thing } from '@corrente/domain/routing'
import { type LinkId, useLinks } from './useLinks.ts'

/**
 * The link to what another area shows: a station, a user, a form.
 * @param id - undefined: there is nothing to lead to
 * @returns undefined where no page shows it that this user may open and this build has
 */
export function useLinkTo(thing: Thing, id: LinkId): string | undefined {
  return useLinks()(thing, id)
}
