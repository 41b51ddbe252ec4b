import { hrefOf, pathOf } from '@corrente/domain/routing'
import type { MeterReading } from '@corrente/domain/smart-charging'
import type { VirtualGroup } from '@corrente/domain/virtual-groups'
import { z } from '@corrente/domain/wire'
import { Stack } from '@corrente/ui/layout'
import { useText } from '@corrente/ui/messages'
import { LoadPanel, MeterBanner } from '@corrente/ui/widgets/smart-charging'
import {
  ChargingNow,
  GROUP_TABS,
  GroupLoading,
  GroupOverview,
  type GroupTab,
  GroupPair as Pair,
  VirtualGroupView,
} from '@corrente/ui/widgets/virtual-groups'
import { useParams } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { SmartChargingTab, useCharging, useSeenReadings } from '../../../features/smart-charging/index.ts'
import { useHref, useSession } from '../../../kit/access/index.ts'
import { lenient, useAddress } from '../../../kit/address/index.ts'
import { UnreadRecord } from '../../../kit/boundaries/index.ts'
import { useLoadable } from '../../../kit/reading/index.ts'
import { usePageTitle, usePorts } from '../../../ports/index.ts'
import { meterReadingsQuery } from '../../../resources/meters.ts'
import { smartOfGroupQuery } from '../../../resources/virtualGroupDetails.ts'
import { groupLogQuery, groupPricingQuery, virtualGroupQuery } from '../../../resources/virtualGroups.ts'
import { EventsTab } from '../EventsTab.tsx'
import { useProfiles } from '../useGroupRows.ts'
import { useMaySmart } from '../useMaySmart.ts'
import { READ_HOLD_MS, useMinDuration } from '../useMinDuration.ts'
import { ChargersTab } from './ChargersTab.tsx'
import { PricingTab } from './PricingTab.tsx'
import { useDraws, useStationsOf } from './useDraws.ts'

/** So many of the latest show on a card (VGR-084). */
const CARD = { page: 1, size: 4 } as const
const NONE: readonly MeterReading[] = []

interface OverviewProps {
  readonly group: VirtualGroup
  readonly maySmart: boolean
  readonly editHref: string | undefined
  readonly eventsHref: string
  readonly transactionsHref: string | undefined
  readonly meter: GroupMeter
}

/** The first tab of a group (VGR-020). */
function Overview({ group, maySmart, editHref, eventsHref, transactionsHref, meter }: OverviewProps) {
  const { copy } = usePorts()
  const { id } = group
  const pricing = useLoadable(useMemo(() => groupPricingQuery(id), [id]))
  const profiles = useProfiles()
  const events = useLoadable(useMemo(() => groupLogQuery(id, 'events', CARD, maySmart), [id, maySmart]))
  const transactions = useLoadable(useMemo(() => groupLogQuery(id, 'transactions', CARD), [id]))
  const draws = useDraws(useStationsOf(group.chargers))
  return (
    <Stack gap={4}>
      {(meter !== undefined || draws.length > 0) && (
        <Pair>
          {meter && (
            <LoadPanel reading={meter.reading} readings={meter.seen} limit={meter.limit} onCopyText={copy} />
          )}
          <ChargingNow draws={draws} />
        </Pair>
      )}
      <GroupOverview
        group={group}
        pricing={pricing.data}
        profiles={profiles.data}
        maySmart={maySmart}
        editHref={editHref}
        events={maySmart ? { log: events, href: eventsHref } : undefined}
        transactions={{ log: transactions, href: transactionsHref }}
      />
    </Stack>
  )
}

/** The meter of a group: its latest reading, those seen before it, and the limit; undefined without a meter or the right. */
function useGroupMeter(group: VirtualGroup, maySmart: boolean) {
  const { meterId } = group
  const readings = useLoadable(
    useMemo(() => meterReadingsQuery(meterId === undefined ? [] : [meterId], maySmart), [meterId, maySmart]),
  )
  const smart = useLoadable(useMemo(() => smartOfGroupQuery(group, maySmart), [group, maySmart]))
  const seen = useSeenReadings(readings.data)
  if (meterId === undefined || !maySmart) return undefined
  const data = readings.data && (readings.data.find((one) => one.meterId === meterId) ?? ('missing' as const))
  return {
    meterId,
    reading: { ...readings, data },
    seen: seen.get(meterId) ?? NONE,
    limit: smart.data?.current,
  }
}
type GroupMeter = ReturnType<typeof useGroupMeter>

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
  if (isHeld || state === 'loading') return <GroupLoading />
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
  const meter = useGroupMeter(group, maySmart)
  const charging = useCharging(group)
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
        meter={meter}
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
      banner={meter && <MeterBanner {...meter} charging={charging} onOpen={() => change({ tab: 'smart' })} />}
    />
  )
}
