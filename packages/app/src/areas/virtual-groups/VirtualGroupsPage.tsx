import { pathOf } from '@corrente/domain/routing'
import { isTroubled } from '@corrente/domain/stations'
import type { GroupKnowledge, VirtualGroupItem } from '@corrente/domain/virtual-groups'
import { useText } from '@corrente/ui/messages'
import { SavedViews } from '@corrente/ui/widgets/lists'
import { VirtualGroupList } from '@corrente/ui/widgets/virtual-groups'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useMemo, useState } from 'react'
import { useNetwork } from '../../features/network/index.ts'
import { useMay } from '../../kit/access/index.ts'
import { useListAddress, useListView, useSavedViews } from '../../kit/lists/index.ts'
import { usePageTitle } from '../../ports/index.ts'
import { GroupDelete } from './GroupDelete.tsx'
import { GROUP_RULES, useGroupRows } from './useGroupRows.ts'

/** `/virtual-groups`: the configurations, those in trouble first (VGR-002). */
export function VirtualGroupsPage() {
  const t = useText('virtual-groups')
  usePageTitle(t('list.title'))
  const may = useMay()
  const navigate = useNavigate()
  const address = useListAddress(GROUP_RULES)
  const rows = useGroupRows(address)
  const [view, setView] = useListView('virtual-groups')
  const views = useSavedViews('virtual-groups', pathOf('virtual-groups'), GROUP_RULES.read)
  const [asked, ask] = useState<VirtualGroupItem>()
  const mayOpen = may('virtual-group-view')
  const hrefOf = useCallback(
    ({ id }: VirtualGroupItem) => (mayOpen ? pathOf('virtual-group-view', { id: String(id) }) : undefined),
    [mayOpen],
  )
  return (
    <>
      <VirtualGroupList
        {...rows}
        downOf={useDown(rows.known)}
        hrefOf={hrefOf}
        onOpen={mayOpen ? (group) => void navigate({ to: hrefOf(group) ?? '' }) : undefined}
        onDelete={ask}
        query={address.query}
        onQueryChange={address.search}
        actions={<SavedViews {...views} />}
        createHref={may('virtual-group-create') ? pathOf('virtual-group-create') : undefined}
        view={view}
        onViewChange={setView}
      />
      <GroupDelete
        group={asked}
        known={asked && rows.known.details.get(asked.id)}
        profiles={rows.profiles}
        onClose={() => ask(undefined)}
        onDeleted={() => ask(undefined)}
      />
    </>
  )
}

/** How many chargers of a group are out of service now, by the live network. */
function useDown({ details }: GroupKnowledge) {
  const network = useNetwork()
  const troubled = useMemo(() => new Set(network.filter(isTroubled).map(({ pk }) => pk)), [network])
  return useCallback(
    ({ id }: VirtualGroupItem) =>
      details.get(id)?.group?.chargers.filter(({ pk }) => troubled.has(pk)).length,
    [details, troubled],
  )
}
