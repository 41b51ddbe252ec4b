import { hrefOf, pathOf } from '@corrente/domain/routing'
import type { VirtualGroup } from '@corrente/domain/virtual-groups'
import { z } from '@corrente/domain/wire'
import { useText } from '@corrente/ui/messages'
import { Panel } from '@corrente/ui/primitives'
import { GROUP_TABS, type GroupTab, VirtualGroupView } from '@corrente/ui/widgets/virtual-groups'
import { useParams } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { SmartChargingTab } from '../../../features/smart-charging/index.ts'
import { useHref, useSession } from '../../../kit/access/index.ts'
import { lenient, useAddress } from '../../../kit/address/index.ts'
import { UnreadRecord } from '../../../kit/boundaries/index.ts'
import { useLoadable } from '../../../kit/reading/index.ts'
import { usePageTitle } from '../../../ports/index.ts'
import { virtualGroupQuery } from '../../../resources/virtualGroups.ts'
import { EventsTab } from '../EventsTab.tsx'
import { READ_HOLD_MS, useHeld } from '../useHeld.ts'
import { useMaySmart } from '../useMaySmart.ts'
import { ChargersTab } from './ChargersTab.tsx'
import { GroupMeter } from './GroupMeter.tsx'
import { Overview } from './Overview.tsx'
import { PricingTab } from './PricingTab.tsx'

const SEARCH = z.object({ tab: lenient(z.enum(GROUP_TABS)) })
const RULES = { read: (search: Readonly<Record<string, unknown>>) => SEARCH.parse(search), replaces: [] }

/** `/virtual-groups/view/{id}`: a configuration and its tabs; `?tab=pricing` opens one (VGR-018, VGR-023). */
export function VirtualGroupPage() {
  const { id = '' } = useParams({ strict: false })
  const t = useText('virtual-groups')
  const tenantPk = useSession()?.user.accountPk
  const reading = useLoadable(useMemo(() => virtualGroupQuery(id, tenantPk), [id, tenantPk]))
  const isHeld = useHeld(reading.state === 'loading', READ_HOLD_MS)
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
