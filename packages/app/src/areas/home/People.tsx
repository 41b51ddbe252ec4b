import type { DashboardStats } from '@corrente/domain/stats'
import type { DateRange } from '@corrente/domain/time'
import { shownOf } from '@corrente/ui/foundations'
import { HomePeople } from '@corrente/ui/widgets/home'
import { useStore } from 'jotai'
import { useEffect, useState } from 'react'
import { knownAtom } from './atoms.ts'
import { useDisabled } from './useDisabled.ts'
import { useFigures } from './useFigures.ts'
import type { HomeAddress } from './useHomeAddress.ts'
import { useUnpaidCount } from './useUnpaidCount.ts'

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
      unpaid={useUnpaidCount(shownOf(figures.stats) !== 'loading')}
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
