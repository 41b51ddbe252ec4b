import { REPRICED_DAYS } from '@corrente/domain/pricing'
import { PastDays } from '@corrente/ui/widgets/pricing'
import { useMemo, useState } from 'react'
import { useMay, useSession } from '../../../kit/access/index.ts'
import { type CallProgress, useLoadable } from '../../../kit/reading/index.ts'
import { profileRechargesQuery } from '../../../resources/pastRecharges.ts'
import { profileGroupsQuery } from '../../../resources/virtualGroupDetails.ts'
import { useTariffClock } from '../useTariffClock.ts'
import type { WeekDraft } from '../useWeekDraft.ts'

export interface PastPricesProps {
  readonly uuid: string
  readonly draft: WeekDraft
}

/** The last 28 days by the saved prices and by those of the page: many calls, so only when it is asked. */
export function PastPrices(props: PastPricesProps) {
  const may = useMay()
  const [isAsked, ask] = useState(false)
  // What is read is other people's: the groups, and the recharges.
  if (!may('virtual-groups') || !may('transactions')) return null
  if (!isAsked) return <PastDays days={REPRICED_DAYS} onAsk={() => ask(true)} />
  return <AskedPrices {...props} onCancel={() => ask(false)} />
}

function AskedPrices({ uuid, draft, onCancel }: PastPricesProps & { readonly onCancel: () => void }) {
  const tenantPk = useSession()?.user.accountPk
  const { zone } = useTariffClock()
  const [groupsRead, setGroupsRead] = useState<CallProgress>()
  const [chargersRead, setChargersRead] = useState<CallProgress>()
  const groups = useLoadable(useMemo(() => profileGroupsQuery(tenantPk, setGroupsRead, true), [tenantPk]))
  const uses = groups.data?.found
  const past = useLoadable(
    useMemo(() => profileRechargesQuery({ uuid, uses, tenantPk }, setChargersRead), [uuid, uses, tenantPk]),
  )
  const read = groups.data === undefined ? { ...groups, data: undefined } : past
  const isPartial = groups.data !== undefined && (groups.data.isPartial || groups.data.unread > 0)
  const data = useMemo(
    () => read.data && { ...read.data, isPartial: read.data.isPartial || isPartial },
    [read.data, isPartial],
  )
  return (
    <PastDays
      days={REPRICED_DAYS}
      asked={{
        read: { ...read, data },
        weeks: { before: draft.base, after: draft.week },
        zone,
        reading: groups.data === undefined ? 'groups' : 'recharges',
        progress: groups.data === undefined ? groupsRead : chargersRead,
        onCancel,
      }}
    />
  )
}
