import type { ProblemLinks } from '@corrente/ui/widgets/alerts'
import { useMemo } from 'react'
import { useLinks } from '../../kit/access/index.ts'

/** What one looks at next: the station, where it stands, what it reported so far. */
export function useProblemLinks(): ProblemLinks {
  const linkTo = useLinks()
  return useMemo(
    () => ({
      station: ({ pk, id }) => linkTo('stationPage', String(pk)) ?? linkTo('station', id),
      map: (id) => linkTo('stationOnMap', id),
      history: (id) => linkTo('alertsOfStation', id),
    }),
    [linkTo],
  )
}
