import type { ProblemRow } from '@corrente/domain/alerts'
import { createChipTally } from '@corrente/domain/stations'
import { HOUR_MS } from '@corrente/domain/time'
import { useNow } from '@corrente/ui/foundations'
import { HomeProblems } from '@corrente/ui/widgets/home'
import { useMemo, useState } from 'react'
import { createNetworkTally, useChanges, useSnapshot } from '../../features/network/index.ts'
import { useProblems } from '../../features/problems/index.ts'
import { useLinks, useStationLinks } from '../../kit/access/index.ts'
import { useLive } from '../../live/index.ts'

const TICK_MS = 60_000
/** What is wrong and calls for nobody. */
const QUIET = ['acknowledged', 'muted', 'held'] as const

/** What needs a hand, from the live state; each line leads to its station, or to the problems of its site. */
export function Problems({ isPaused }: { readonly isPaused: boolean }) {
  const linkTo = useLinks()
  const stationHref = useStationLinks()
  const { rowsOf, countOf, shelves, board, ended } = useProblems()
  const now = useNow(TICK_MS)
  const { stations } = useLive()
  const [tally] = useState(() => createNetworkTally(stations, createChipTally<string>()))
  const { counts } = tally(useChanges())
  const latest = useMemo(() => {
    const rows = rowsOf('todo')
    return {
      rows,
      newInHour: rows.filter(({ since }) => since !== undefined && since > now - HOUR_MS).length,
      ended,
      planned: shelves.planned.length,
      quiet: QUIET.reduce((sum, shelf) => sum + countOf(shelf), 0),
      stations: board.stations(),
      counts,
    }
  }, [rowsOf, countOf, shelves, board, ended, counts, now])
  // What is too young to call for anybody grows older by itself.
  const [data, show] = useState(latest)
  if (!isPaused && data !== latest) show(latest)
  const all = linkTo('problems', '')
  const hrefOf = ({ scope, site, problems: [{ station }] }: ProblemRow) =>
    scope === 'site' ? linkTo('problems', site?.name ?? '') : stationHref(station)
  return (
    <HomeProblems
      problems={useSnapshot(data)}
      href={all}
      listOf={(breakage) => linkTo('stationsThat', breakage)}
      hrefOf={hrefOf}
    />
  )
}
