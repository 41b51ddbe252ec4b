import { pathOf } from '@corrente/domain/routing'
import { isBroken } from '@corrente/domain/stations'
import type { GroupDetails, GroupKnowledge, VirtualGroupItem } from '@corrente/domain/virtual-groups'
import { gatewayTextOf } from '@corrente/domain/wire'
import { useText } from '@corrente/ui/messages'
import { type ProfileChoice, useGroupWords, VirtualGroupList } from '@corrente/ui/widgets/virtual-groups'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { useNetwork } from '../../../features/network/index.ts'
import { useHref, useMay, useSession } from '../../../kit/access/index.ts'
import { useDeletion } from '../../../kit/deletion/index.ts'
import { useListPage } from '../../../kit/lists/index.ts'
import { groupDeletion } from '../../../resources/virtualGroupWrites.ts'
import { GROUP_RULES, useGroupRows } from '../useGroupRows.ts'

/** What a group's deletion tells besides its question. */
interface GroupsKnown {
  readonly details: ReadonlyMap<number, GroupDetails>
  readonly profiles: readonly ProfileChoice[] | undefined
}

/** Asks before a configuration is deleted, says what changes with it, deletes it once (VGR-075 to VGR-077). */
function useGroupDeletion({ details, profiles }: GroupsKnown) {
  const t = useText('virtual-groups')
  const words = useGroupWords()
  const accountPk = useSession()?.user.accountPk ?? 0
  return useDeletion({
    id: 'group-deleted',
    words: t,
    wordsOf: gatewayTextOf,
    deletionOf: ({ gateways: { vg } }, group) => groupDeletion({ vg, accountPk }, group),
    nameOf: ({ name, id }) => name ?? String(id),
    more: ({ id, chargerCount: count = 0, hasPricing, hasSmartCharging }: VirtualGroupItem) => (
      <>
        {count > 0 && <p>{t('delete.chargers', { count })}</p>}
        {count > 0 && hasPricing === true && (
          <p>
            {t('price.fromTo', { from: words.price(details.get(id)?.pricing, profiles), to: t('price.own') })}
          </p>
        )}
        {hasSmartCharging === true && <p>{t('delete.smart')}</p>}
      </>
    ),
  })
}

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
