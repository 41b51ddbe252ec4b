import { canSeeCosts } from '@corrente/domain/permissions'
import { hrefOf, pathOf } from '@corrente/domain/routing'
import type { Station } from '@corrente/domain/stations'
import { endsToday, toDateOnly } from '@corrente/domain/time'
import { HomeIndicators } from '@corrente/ui/widgets/home'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useAccess, useLinks, useMay } from '../../kit/access/index.ts'
import { useLoadable } from '../../kit/reading/index.ts'
import { useStationSet } from '../../live/index.ts'
import { usePorts } from '../../ports/index.ts'
import { formerAtom, formerStatsAtom, graphsAtom } from './atoms.ts'
import type { HomeAddress } from './useHomeAddress.ts'
import { useStatsFeed } from './useStatsFeed.ts'
import { useUnpaidCount } from './useUnpaidCount.ts'

const countDisabled = (stations: readonly Station[]) => stations.filter(({ isActive }) => !isActive).length

/** The figures of the range with those of the range before; a count leads to the list that it counts. */
export function Indicators({ address }: { readonly address: HomeAddress }) {
  const { range } = address
  const { clock, formats } = usePorts()
  const { zone } = formats
  const access = useAccess()
  const linkTo = useLinks()
  const hasRecharges = useMay()('transactions')
  const stations = useStationSet()
  const stats = useStatsFeed(address)
  const former = useAtomValue(formerAtom)
  const isOver = !endsToday(range, clock.now(), zone)
  const compared = useMemo(() => ({ range, former, isOver }), [range, former, isOver])
  const hrefs = useMemo(
    () => ({
      // The lists ask the same question; what is available or unavailable no list asks as the statistics do.
      stations: {
        total: linkTo('stationsThat', ''),
        charging: linkTo('stationsThat', 'busy'),
        maintenance: linkTo('stationsThat', 'maintenance'),
      },
      users: linkTo('users', ''),
      recharges: hasRecharges
        ? hrefOf({
            path: pathOf('transactions'),
            search: { from: toDateOnly(range.from, zone), to: toDateOnly(range.to, zone) },
          })
        : undefined,
    }),
    [linkTo, hasRecharges, range, zone],
  )
  return (
    <HomeIndicators
      stats={stats}
      formerStats={useLoadable(formerStatsAtom).data}
      graphs={useLoadable(graphsAtom)}
      compared={compared}
      hasCosts={access !== undefined && canSeeCosts(access)}
      hrefs={hrefs}
      // Said where the numbers show that the statistics have them.
      disabled={stats.data?.stations.total === stations.length ? countDisabled(stations) : 0}
      unpaid={useUnpaidCount(stats.data !== undefined)}
    />
  )
}
