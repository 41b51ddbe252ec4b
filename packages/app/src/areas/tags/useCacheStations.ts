import { placeOfCommand } from '@corrente/domain/operations'
import { hasTransactionOptionsDisabled } from '@corrente/domain/permissions'
import { hrefOf } from '@corrente/domain/routing'
import type { CacheStation } from '@corrente/ui/widgets/tags'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useAccess, useMay } from '../../kit/access/index.ts'
import { useLoadable } from '../../kit/reading/index.ts'
import { useLive } from '../../live/index.ts'
import { personRechargesQuery } from '../../resources/personRecharges.ts'
import { reportPermissionsAtom } from '../../resources/reportPermissions.ts'

/**
 * The stations where a card charged last, with the way to clear their memory of cards; none where recharges may not be
 * searched by card, or the command not be sent.
 * @param idTag - undefined: nothing is asked
 */
export function useCacheStations(idTag: string | undefined): readonly CacheStation[] {
  const may = useMay()
  const { stations } = useLive()
  const access = useAccess()
  const { latest } = useAtomValue(reportPermissionsAtom)
  const check = latest?.kind === 'done' ? latest.data : undefined
  const isOff = access === undefined || hasTransactionOptionsDisabled(access, check)
  const asked = isOff ? undefined : idTag
  const { data } = useLoadable(
    useMemo(() => personRechargesQuery(asked === undefined ? undefined : [asked]), [asked]),
  )
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
