import { canSeeCosts } from '@corrente/domain/permissions'
import { hrefOf, pathOf } from '@corrente/domain/routing'
import { toDateOnly } from '@corrente/domain/time'
import { useMemo } from 'react'
import { useAccess, useLinks, useMay } from '../../kit/access/index.ts'
import { usePorts } from '../../ports/index.ts'
import type { HomeAddress } from './useHomeAddress.ts'
import { useStatsFeed } from './useStatsFeed.ts'

/** What all figures of the page share. */
export function useFigures(address: HomeAddress) {
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
