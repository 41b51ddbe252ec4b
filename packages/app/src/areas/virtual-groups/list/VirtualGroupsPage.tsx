import { pathOf } from '@corrente/domain/routing'
import { isBroken } from '@corrente/domain/stations'
import type { GroupKnowledge, VirtualGroupItem } from '@corrente/domain/virtual-groups'
import { useText } from '@corrente/ui/messages'
import { VirtualGroupList } from '@corrente/ui/widgets/virtual-groups'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { useNetwork } from '../../../features/network/index.ts'
import { useHref, useMay } from '../../../kit/access/index.ts'
import { useListPage } from '../../../kit/lists/index.ts'
import { GROUP_RULES, useGroupRows } from '../useGroupRows.ts'
import { useGroupDeletion } from './useGroupDeletion.tsx'

/** `/virtual-groups`: the configurations, those in trouble first (VGR-002). */
export function VirtualGroupsPage() {
  const title = useText('virtual-groups')('list.title')
  const href = useHref()
  const navigate = useNavigate()
  const { address, page } = useListPage({
    name: 'virtual-groups',
    title,
    path: pathOf('virtual-groups'),
    rules: GROUP_RULES,
  })
  const rows = useGroupRows(address)
  const deletion = useGroupDeletion({ details: rows.known.details, profiles: rows.profiles })
  const mayOpen = useMay()('virtual-group-view')
  const hrefOf = useCallback(({ id }: VirtualGroupItem) => href('virtual-group-view', { id }), [href])
  return (
    <>
      <VirtualGroupList
        {...page}
        {...rows}
        downOf={useDown(rows.known)}
        hrefOf={hrefOf}
        onOpen={mayOpen ? (group) => void navigate({ to: hrefOf(group) ?? '' }) : undefined}
        onDelete={deletion.ask}
        query={address.query}
        onQueryChange={address.search}
        createHref={href('virtual-group-create')}
      />
      {deletion.question}
    </>
  )
}

/** How many chargers of a group are out of service now, by the live network. */
function useDown({ details }: GroupKnowledge) {
  const network = useNetwork()
  const broken = useMemo(() => new Set(network.filter(isBroken).map(({ pk }) => pk)), [network])
  return useCallback(
    ({ id }: VirtualGroupItem) => details.get(id)?.group?.chargers.filter(({ pk }) => broken.has(pk)).length,
    [details, broken],
  )
}
