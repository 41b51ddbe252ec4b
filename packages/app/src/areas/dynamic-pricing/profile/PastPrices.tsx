import { canSeeCosts } from '@corrente/domain/permissions'
import {
  billedSince,
  isSameWeek,
  REPRICED_DAYS,
  readPastWeeks,
  replacedLists,
  restoredWeek,
} from '@corrente/domain/pricing'
import { DAY_MS } from '@corrente/domain/time'
import { Stack } from '@corrente/ui/layout'
import { BilledSince, PastDays } from '@corrente/ui/widgets/pricing'
import { useMemo, useState } from 'react'
import { useAccess, useLinks, useMay, usePreferences, useSession } from '../../../kit/access/index.ts'
import { type CallProgress, useLoadable } from '../../../kit/reading/index.ts'
import { usePorts } from '../../../ports/index.ts'
import { type ProfileRecharges, profileRechargesQuery } from '../../../resources/pastRecharges.ts'
import { profileGroupsQuery } from '../../../resources/virtualGroupDetails.ts'
import { useTariffClock } from '../useTariffClock.ts'
import type { WeekDraft } from '../useWeekDraft.ts'

export interface PastPricesProps {
  readonly uuid: string
  readonly draft: WeekDraft
  /** Why nothing can be changed. */
  readonly lock: string | undefined
}

/** The last 28 days by the saved prices and by those of the page: many calls, so only when it is asked. */
export function PastPrices(props: PastPricesProps) {
  const may = useMay()
  const [isAsked, ask] = useState(false)
  // What is read is other people's: the groups, and the recharges.
  if (!may('virtual-groups') || !may('transactions')) return null
  if (isAsked) return <AskedPrices {...props} onCancel={() => ask(false)} />
  return (
    <Stack gap={4}>
      <PastDays days={REPRICED_DAYS} onAsk={() => ask(true)} />
      <SinceChange {...props} read={undefined} onAsk={() => ask(true)} />
    </Stack>
  )
}

function AskedPrices(props: PastPricesProps & { readonly onCancel: () => void }) {
  const { uuid, draft, onCancel } = props
  const linkTo = useLinks()
  const access = useAccess()
  const replaced = useReplaced(uuid, draft)
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
    <Stack gap={4}>
      <PastDays
        days={REPRICED_DAYS}
        asked={{
          read: { ...read, data },
          weeks: { before: draft.base, after: draft.week },
          replaced: access !== undefined && canSeeCosts(access) ? replaced : undefined,
          hrefOf: (id) => linkTo('recharge', id),
          zone,
          reading: groups.data === undefined ? 'groups' : 'recharges',
          progress: groups.data === undefined ? groupsRead : chargersRead,
          onCancel,
        }}
      />
      <SinceChange {...props} read={data} />
    </Stack>
  )
}

/** The lists that this browser replaced, read anew with every save: a save moves the draft's base. */
function useReplaced(uuid: string, { base }: WeekDraft) {
  const { zone } = useTariffClock()
  const { read } = usePreferences()
  const load = () => ({ base, lists: replacedLists(readPastWeeks(read().pricingWeeks), uuid, zone) })
  const [found, find] = useState(load)
  if (found.base !== base) find(load())
  return found.lists
}

interface SinceChangeProps extends PastPricesProps {
  readonly read: ProfileRecharges | undefined
  readonly onAsk?: () => void
}

/** What a change of the last 28 days did to the bills; nothing where this browser knows of none. */
function SinceChange({ uuid, draft, lock, read, onAsk }: SinceChangeProps) {
  const { zone } = useTariffClock()
  const now = usePorts().clock.serverNow()
  const access = useAccess()
  const linkTo = useLinks()
  const lists = useReplaced(uuid, draft)
  const [last] = lists
  const { base, week } = draft
  const billed = useMemo(() => {
    const [newest, ...older] = lists
    return newest && read && billedSince([newest, ...older], base, read.recharges, zone)
  }, [lists, base, read, zone])
  const earlier = last?.week && restoredWeek(last.week, base)
  if (!last || !earlier || access === undefined || !canSeeCosts(access)) return null
  if (now - last.until > REPRICED_DAYS * DAY_MS) return null
  const isThere = isSameWeek(earlier, week)
  return (
    <BilledSince
      changedAt={last.until}
      billed={billed}
      onAsk={onAsk}
      onRestore={
        lock === undefined && !isThere
          ? () => draft.change(() => earlier, { kind: 'past', count: 1 })
          : undefined
      }
      hrefOf={(id) => linkTo('recharge', id)}
    />
  )
}
