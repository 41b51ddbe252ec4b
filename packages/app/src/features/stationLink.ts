import { useStationLinks } from '../kit/access/index.ts'
import { useStation } from '../live/index.ts'

/**
 * The link to a station of which only the charge box id is known: its page by the key that the live index has for it,
 * else what shows it by its id.
 * @returns undefined where no page shows it that this user may open
 */
export function useStationHref(stationId: string): string | undefined {
  const pk = useStation(stationId)?.pk
  return useStationLinks()({ pk, id: stationId })
}
