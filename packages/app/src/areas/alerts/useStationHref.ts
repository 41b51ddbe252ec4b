import { allows } from '@corrente/domain/permissions'
import { pathOf } from '@corrente/domain/routing'
import { useAtomValue } from 'jotai'
import { builtPagesAtom, useAccess } from '../../kit/access/index.ts'

/** Where a station is shown: in the list, found by its charge box id, else on home's map; undefined without either. */
export function useStationHref(): (stationId: string) => string | undefined {
  const access = useAccess()
  const built = useAtomValue(builtPagesAtom)
  const may = (route: 'stations' | 'home') =>
    access !== undefined && allows(access, route) && built.has(route)
  return (stationId) => {
    const id = encodeURIComponent(stationId)
    if (may('stations')) return `${pathOf('stations')}?q=${id}`
    return may('home') ? `${pathOf('home')}?station=${id}` : undefined
  }
}
