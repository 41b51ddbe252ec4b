import type { AnalyticsSeries } from '@corrente/domain/analytics'
import { canSeeCosts } from '@corrente/domain/permissions'
import { hrefOf, pathOf } from '@corrente/domain/routing'
import type { DashboardStats } from '@corrente/domain/stats'
import { type DateRange, endsToday, toDateOnly } from '@corrente/domain/time'
import { HomeIndicators } from '@corrente/ui/widgets/home'
import { useAtomValue, useStore } from 'jotai'
import { useEffect, useMemo, useState } from 'react'
import { useAccess, useLinks, useMay } from '../../kit/access/index.ts'
import { useLoadable } from '../../kit/reading/index.ts'
import { usePorts } from '../../ports/index.ts'
import { formerAtom, formerStatsAtom, graphsAtom, knownAtom } from './atoms.ts'
import { useDisabled } from './useDisabled.ts'
import type { HomeAddress } from './useHomeAddress.ts'
import { useStatsFeed } from './useStatsFeed.ts'
import { useUnpaidCount } from './useUnpaidCount.ts'

/** The figures of the range with those of the range before; a count leads to the list that it counts. */
export function Indicators({ address }: { readonly address: HomeAddress }) {
  const { range } = address
  const { clock, formats } = usePorts()
  const { zone } = formats
  const access = useAccess()
  const linkTo = useLinks()
  const hasRecharges = useMay()('transactions')
  const stats = useStatsFeed(address)
  const graphs = useLoadable(graphsAtom)
  const known = useKnown(range, stats.data, graphs.data)
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
      graphs={graphs}
      {...(known && { known })}
      compared={compared}
      hasCosts={access !== undefined && canSeeCosts(access)}
      hrefs={hrefs}
      disabled={useDisabled(stats.data)}
      unpaid={useUnpaidCount(stats.data !== undefined)}
    />
  )
}

/** What was known of this range when the page opened, where its counters begin (HOM-022); what is known now is kept for the next time. */
function useKnown(
  range: DateRange,
  stats: DashboardStats | undefined,
  graphs: readonly AnalyticsSeries[] | undefined,
) {
  const store = useStore()
  const [atFirst] = useState(() => store.get(knownAtom))
  const { from, to } = range
  useEffect(() => {
    if (stats) store.set(knownAtom, { from, to, stats, graphs })
  }, [store, from, to, stats, graphs])
  return atFirst?.from === from && atFirst.to === to ? atFirst : undefined
}
