import {
  chargerName,
  type GroupChargerLink,
  VIRTUAL_GROUPS_PER_PAGE,
  type VirtualGroup,
} from '@corrente/domain/virtual-groups'
import { gatewayTextOf } from '@corrente/domain/wire'
import { useText } from '@corrente/ui/messages'
import { OnceDialog } from '@corrente/ui/widgets/once-only'
import { GroupChargers, useGroupWords } from '@corrente/ui/widgets/virtual-groups'
import { useCallback, useMemo, useState } from 'react'
import { useHref, useLinks, useMay, useSession } from '../../../kit/access/index.ts'
import { useListView, useServerList } from '../../../kit/lists/index.ts'
import { useLoadable } from '../../../kit/reading/index.ts'
import { useWrite } from '../../../kit/writes/index.ts'
import { usePorts } from '../../../ports/index.ts'
import { chargerLinksQuery, groupPricingQuery } from '../../../resources/virtualGroups.ts'
import { chargerRemoval } from '../../../resources/virtualGroupWrites.ts'
import { usePlace } from '../EventsTab.tsx'
import { useProfiles } from '../useGroupRows.ts'
import { useOtherGroups } from '../useOtherGroups.ts'
import { usePricesBeside } from '../usePricesBeside.ts'
import { useDraws, useStationsOf } from './useDraws.ts'

const NONE: readonly GroupChargerLink[] = []

/** The chargers of a group, and the way in and out (VGR-059). */
export function ChargersTab({ group }: { readonly group: VirtualGroup }) {
  const { id } = group
  const may = useMay()
  const href = useHref()
  const linkTo = useLinks()
  const [page, setPage] = useState(1)
  const [asked, ask] = useState<GroupChargerLink>()
  const reading = useLoadable(useMemo(() => chargerLinksQuery(id, page), [id, page]))
  const [view, setView] = useListView('virtual-group-links')
  const list = useServerList({
    rows: reading.data?.rows ?? NONE,
    reading,
    hasCome: reading.data !== undefined && reading.state !== 'refreshing',
    address: usePlace(page, setPage),
    pageSize: VIRTUAL_GROUPS_PER_PAGE,
    count: reading.data?.count,
  })
  const price = usePrice(id)
  const stations = useStationsOf(list.rows)
  const draws = useDraws(stations)
  return (
    <>
      <GroupChargers
        list={list}
        view={view}
        onViewChange={setView}
        addHref={href('virtual-group-chargers', { id })}
        onRemove={may('virtual-group-chargers') ? ask : undefined}
        priceOf={useCallback(() => price, [price])}
        othersOf={useOtherGroups(group)}
        hrefOf={useCallback(({ pk }: GroupChargerLink) => linkTo('stationPage', pk), [linkTo])}
        stationOf={useCallback(({ pk }: GroupChargerLink) => stations.get(pk), [stations])}
        drawsOf={useCallback(({ pk }: GroupChargerLink) => draws.filter((draw) => draw.pk === pk), [draws])}
      />
      <Removal group={group} charger={asked} onClose={() => ask(undefined)} />
    </>
  )
}

/** What a charger costs in a group, in words. */
function usePrice(groupId: number): string {
  const words = useGroupWords()
  const pricing = useLoadable(useMemo(() => groupPricingQuery(groupId), [groupId]))
  const profiles = useProfiles()
  return words.price(pricing.data, profiles.data)
}

interface RemovalProps {
  readonly group: VirtualGroup
  readonly charger: GroupChargerLink | undefined
  readonly onClose: () => void
}

/** Asks before a charger leaves, says what it costs afterwards, takes it out once (VGR-078 to VGR-080). */
function Removal({ group, charger, onClose }: RemovalProps) {
  const t = useText('virtual-groups')
  const { gateways, toasts } = usePorts()
  const accountPk = useSession()?.user.accountPk ?? 0
  const description = charger ? chargerName(charger) : ''
  const say = (tone: 'success' | 'warning', text: string) =>
    toasts.show({ tone, text, id: 'charger-removed' })
  const removal = useWrite(
    charger && chargerRemoval({ vg: gateways.vg, accountPk }, group.id, charger),
    () => {
      removal.forget()
      say('success', t('remove.done'))
      onClose()
    },
  )
  const pk = charger?.pk ?? 0
  const pricing = useLoadable(useMemo(() => groupPricingQuery(group.id), [group.id])).data
  const prices = usePricesBeside(group, charger ? [charger.pk] : [])
  const [from, to] = [prices.within(pk, pricing), prices.without(pk)]
  const isSame = from === to && from !== t('price.notKnown')
  return (
    <OnceDialog
      isOpen={charger !== undefined}
      title={t('remove.title')}
      description={t('remove.question', { description })}
      confirmLabel={t('remove.title')}
      state={removal.state}
      refusal={t('remove.failed')}
      wordsOf={gatewayTextOf}
      onConfirm={() => void removal.press()}
      onVerify={removal.verify}
      onCancel={() => {
        if (removal.state.phase === 'unknown') say('warning', t('remove.unknown', { description }))
        removal.forget()
        onClose()
      }}
    >
      <p>{isSame ? t('price.stays', { price: from }) : t('price.fromTo', { from, to })}</p>
    </OnceDialog>
  )
}
