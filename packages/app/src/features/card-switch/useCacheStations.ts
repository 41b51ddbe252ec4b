import { placeOfCommand } from '@corrente/domain/operations'
import { hrefOf } from '@corrente/domain/routing'
import type { CacheStation } from '@corrente/ui/widgets/tags'
import { useMay } from '../../kit/access/index.ts'
import { useLive } from '../../live/index.ts'
import { useCardRecharges } from './useCardRecharges.ts'

/**
 * The stations where a card charged last, with the way to clear their memory of cards; none where recharges may not be
 * searched by card, or the command not be sent.
 * @param idTag - undefined: nothing is asked
 */
export function useCacheStations(idTag: string | undefined): readonly CacheStation[] {
  const may = useMay()
  const { stations } = useLive()
  const { data } = useCardRecharges(idTag).read
  const byId = new Map(
    (data ?? []).flatMap(({ stationId, stationName }) =>
      stationId === undefined ? [] : [[stationId, stationName ?? stationId] as const],
    ),
  )
  return [...byId].flatMap(([id, name]) => {
    const place = placeOfCommand('clearCache', { id, protocol: stations.get(id)?.protocol }, may)
    return place ? [{ id, name, href: hrefOf(place) }] : []
  })
}
