import type { VirtualGroup } from '@corrente/domain/virtual-groups'
import { GroupOverview } from '@corrente/ui/widgets/virtual-groups'
import { useMemo } from 'react'
import { useLoadable } from '../../../kit/reading/index.ts'
import { groupLogQuery, groupPricingQuery } from '../../../resources/virtualGroups.ts'
import { useProfiles } from '../useGroupRows.ts'

/** So many of the latest show on a card (VGR-084). */
const CARD = { page: 1, size: 4 } as const

export interface OverviewProps {
  readonly group: VirtualGroup
  readonly maySmart: boolean
  readonly editHref: string | undefined
  readonly eventsHref: string
  readonly transactionsHref: string | undefined
}

/** The first tab of a group (VGR-020). */
export function Overview({ group, maySmart, editHref, eventsHref, transactionsHref }: OverviewProps) {
  const { id } = group
  const pricing = useLoadable(useMemo(() => groupPricingQuery(id), [id]))
  const profiles = useProfiles()
  const events = useLoadable(useMemo(() => groupLogQuery(id, 'events', CARD, maySmart), [id, maySmart]))
  const transactions = useLoadable(useMemo(() => groupLogQuery(id, 'transactions', CARD), [id]))
  return (
    <GroupOverview
      group={group}
      pricing={pricing.data}
      profiles={profiles.data}
      maySmart={maySmart}
      editHref={editHref}
      events={maySmart ? { log: events, href: eventsHref } : undefined}
      transactions={{ log: transactions, href: transactionsHref }}
    />
  )
}
