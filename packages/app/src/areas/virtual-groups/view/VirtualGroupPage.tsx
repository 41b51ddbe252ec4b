import { hrefOf, pathOf } from '@corrente/domain/routing'
import type { VirtualGroup } from '@corrente/domain/virtual-groups'
import { z } from '@corrente/domain/wire'
import { useText } from '@corrente/ui/messages'
import { Panel } from '@corrente/ui/primitives'
import { MeterBanner } from '@corrente/ui/widgets/smart-charging'
import {
  GROUP_TABS,
  GroupOverview,
  type GroupTab,
  VirtualGroupView,
} from '@corrente/ui/widgets/virtual-groups'
import { useParams } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { SmartChargingTab, useCharging } from '../../../features/smart-charging/index.ts'
import { useHref, useSession } from '../../../kit/access/index.ts'
import { lenient, useAddress } from '../../../kit/address/index.ts'
import { UnreadRecord } from '../../../kit/boundaries/index.ts'
import { useLoadable } from '../../../kit/reading/index.ts'
import { usePageTitle } from '../../../ports/index.ts'
import { meterReadingsQuery } from '../../../resources/meters.ts'
import { smartOfGroupQuery } from '../../../resources/virtualGroupDetails.ts'
import { groupLogQuery, groupPricingQuery, virtualGroupQuery } from '../../../resources/virtualGroups.ts'
import { EventsTab } from '../EventsTab.tsx'
import { useProfiles } from '../useGroupRows.ts'
import { useMaySmart } from '../useMaySmart.ts'
import { READ_HOLD_MS, useMinDuration } from '../useMinDuration.ts'
import { ChargersTab } from './ChargersTab.tsx'
import { PricingTab } from './PricingTab.tsx'

/** So many of the latest show on a card (VGR-084). */
const CARD = { page: 1, size: 4 } as const

interface OverviewProps {
  readonly group: VirtualGroup
  readonly maySmart: boolean
  readonly editHref: string | undefined
  readonly eventsHref: string
  readonly transactionsHref: string | undefined
}

/** The first tab of a group (VGR-020). */
function Overview({ group, maySmart, editHref, eventsHref, transactionsHref }: OverviewProps) {
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

interface GroupMeterProps {
  readonly group: VirtualGroup
  readonly meterId: string
  /** Leads to the reading. */
  readonly onOpen: () => void
}

/** How the meter of a group stands, above its tabs (VGR-022). */
function GroupMeter({ group, meterId, onOpen }: GroupMeterProps) {
  const readings = useLoadable(useMemo(() => meterReadingsQuery([meterId], true), [meterId]))
  const smart = useLoadable(useMemo(() => smartOfGroupQuery(group), [group]))
  const reading =
    readings.data && (readings.data.find((one) => one.meterId === meterId) ?? ('missing' as const))
  return (
    <MeterBanner
      meterId={meterId}
      reading={{ ...readings, data: reading }}
      limit={smart.data?.current}
      charging={useCharging(group)}
      onOpen={onOpen}
    />
  )
}

const SEARCH = z.object({ tab: lenient(z.enum(GROUP_TABS)) })
const RULES = { read: (search: Readonly<Record<string, unknown>>) => SEARCH.parse(search), replaces: [] }

/** `/virtual-groups/view/{id}`: a configuration and its tabs; `?tab=pricing` opens one (VGR-018, VGR-023). */
export function VirtualGroupPage() {
  const { id = '' } = useParams({ strict: false })
  const t = useText('virtual-groups')
  const tenantPk = useSession()?.user.accountPk
  const reading = useLoadable(useMemo(() => virtualGroupQuery(id, tenantPk), [id, tenantPk]))
  const isHeld = useMinDuration(reading.state === 'loading', READ_HOLD_MS)
  const { data, state } = reading
  usePageTitle(t('view.title'))
  if (isHeld || state === 'loading') return <Panel title={t('view.title')} state={{ kind: 'loading' }} />
  if (data) return <OneGroup key={data.id} group={data} />
  return (
    <UnreadRecord
      title={t('view.title')}
      reading={reading}
      sayWhy={(why) => t(`view.${why}`)}
      back={{ href: pathOf('virtual-groups'), label: t('view.back') }}
    />
  )
}

function OneGroup({ group }: { readonly group: VirtualGroup }) {
  const { values, change } = useAddress(RULES)
  const href = useHref()
  const maySmart = useMaySmart()
  const id = String(group.id)
  const editHref = href('virtual-group-edit', { id })
  const tabHref = (tab: GroupTab) => hrefOf({ path: pathOf('virtual-group-view', { id }), search: { tab } })
  const tabs: Readonly<Partial<Record<GroupTab, ReactNode>>> = {
    overview: (
      <Overview
        group={group}
        maySmart={maySmart}
        editHref={editHref}
        eventsHref={tabHref('events')}
        transactionsHref={href('transactions')}
      />
    ),
    chargers: <ChargersTab group={group} />,
    pricing: <PricingTab group={group} />,
    ...(maySmart && {
      smart: <SmartChargingTab groupId={group.id} group={group} />,
      events: <EventsTab groupId={group.id} />,
    }),
  }
  return (
    <VirtualGroupView
      group={group}
      tab={values.tab ?? 'overview'}
      onTabChange={(tab) => change({ tab: tab === 'overview' ? undefined : tab })}
      tabs={tabs}
      listHref={pathOf('virtual-groups')}
      editHref={editHref}
      banner={
        maySmart &&
        group.meterId !== undefined && (
          <GroupMeter group={group} meterId={group.meterId} onOpen={() => change({ tab: 'smart' })} />
        )
      }
    />
  )
}
