import { canSeeCosts } from '@corrente/domain/permissions'
import { hrefOf, pathOf } from '@corrente/domain/routing'
import type { DashboardStats } from '@corrente/domain/stats'
import { type DateRange, daysOver, toDateOnly } from '@corrente/domain/time'
import { HomeAmounts, HomePeople } from '@corrente/ui/widgets/home'
import { useAtomValue, useStore } from 'jotai'
import { useEffect, useMemo, useState } from 'react'
import { useAccess, useLinks, useMay } from '../../kit/access/index.ts'
import { useLoadable } from '../../kit/reading/index.ts'
import { usePorts } from '../../ports/index.ts'
import { comparedUntilAtom, formerAtom, formerStatsAtom, graphsAtom, knownAtom } from './atoms.ts'
import { useDisabled } from './useDisabled.ts'
import type { HomeAddress } from './useHomeAddress.ts'
import { useStatsFeed } from './useStatsFeed.ts'
import { useUnpaidCount } from './useUnpaidCount.ts'

/** What all figures of the page share. */
function useFigures(address: HomeAddress) {
  const { range } = address
  const { zone } = usePorts().formats
  const access = useAccess()
  const linkTo = useLinks()
  const hasRecharges = useMay()('transactions')
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
  return { stats: useStatsFeed(address), hasCosts: access !== undefined && canSeeCosts(access), hrefs }
}

/** The four numbers of the range, each with its change; a count leads to the list that it counts. */
export function Amounts({ address }: { readonly address: HomeAddress }) {
  const { range } = address
  const { clock, formats } = usePorts()
  const { zone } = formats
  const former = useAtomValue(formerAtom)
  const until = useAtomValue(comparedUntilAtom)
  const compared = useMemo(
    () => ({ range, former, over: daysOver(range, until ?? clock.now(), zone) }),
    [range, former, until, clock, zone],
  )
  return (
    <HomeAmounts
      {...useFigures(address)}
      formerStats={useLoadable(formerStatsAtom).data}
      graphs={useLoadable(graphsAtom)}
      compared={compared}
    />
  )
}

/** What else the statistics count. */
export function People({ address }: { readonly address: HomeAddress }) {
  const figures = useFigures(address)
  const { data } = figures.stats
  const known = useKnown(address.range, data)
  return (
    <HomePeople
      {...figures}
      {...(known && { known })}
      disabled={useDisabled(data)}
      unpaid={useUnpaidCount(data !== undefined)}
    />
  )
}

/** What was known of this range when the page opened, where its counters begin (HOM-022); what is known now is kept for the next time. */
function useKnown(range: DateRange, stats: DashboardStats | undefined) {
  const store = useStore()
  const [atFirst] = useState(() => store.get(knownAtom))
  const { from, to } = range
  useEffect(() => {
    if (stats) store.set(knownAtom, { from, to, stats })
  }, [store, from, to, stats])
  return atFirst?.from === from && atFirst.to === to ? atFirst : undefined
}
