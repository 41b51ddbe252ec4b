import type { SmartCharging } from '@corrente/domain/smart-charging'
import type { GroupSmartChargingLink, VirtualGroup } from '@corrente/domain/virtual-groups'
import { failureOf, type Loadable } from '@corrente/ui/foundations'
import { useText } from '@corrente/ui/messages'
import { EmptyState, ErrorState, Skeleton } from '@corrente/ui/primitives'
import { useMemo, useState } from 'react'
import { useLoadable } from '../../kit/reading/index.ts'
import { useOpenWrites } from '../../kit/writes/index.ts'
import { usePorts } from '../../ports/index.ts'
import { chargingQuery, linkOfGroupQuery } from '../../resources/smartCharging.ts'
import { smartSaveKey } from '../../resources/smartChargingSave.ts'
import { GroupCharging } from './GroupCharging.tsx'
import { type Opening, openingOf } from './opening.ts'

export interface SmartChargingTabProps {
  /** The wire's virtual_group_id. */
  readonly groupId: number
  readonly group: VirtualGroup
}

/** The tab of a group's smart charging: a form to create it, or to change it, with the meter's reading (SMC-011, SMC-012). */
export function SmartChargingTab({ groupId, group }: SmartChargingTabProps) {
  const [opening, setOpening] = useState(0)
  return (
    <Opened
      key={`${groupId}.${opening}`}
      groupId={groupId}
      group={group}
      onReload={() => setOpening((now) => now + 1)}
    />
  )
}

function Opened(props: SmartChargingTabProps & { readonly onReload: () => void }) {
  const { groupId } = props
  const link = useLoadable(useMemo(() => linkOfGroupQuery(groupId), [groupId]))
  const id = link.data?.smartChargingId
  const record = useLoadable(useMemo(() => chargingQuery(id), [id]))
  const key = smartSaveKey(groupId)
  const left = useOpenWrites('smart-charging', key).find(({ keys }) => keys.includes(key))
  // The form stands on what it was opened with: what comes later is compared when it is saved.
  const { clock } = usePorts()
  const [held] = useState<{ opening: Opening | undefined; readonly since: number }>(() => ({
    opening: undefined,
    since: clock.now(),
  }))
  held.opening ??= openingOf(groupId, { link, record, left, since: held.since })
  if (held.opening) return <GroupCharging {...props} opening={held.opening} />
  return <NotYet link={link} record={record} id={id} />
}

function NotYet({
  link,
  record,
  id,
}: {
  readonly link: Loadable<GroupSmartChargingLink>
  readonly record: Loadable<SmartCharging>
  readonly id: number | undefined
}) {
  const t = useText('smart-charging')
  const failed = [link, record].find((each) => failureOf(each) !== undefined)
  const why = failed && failureOf(failed)
  if (!failed || why === undefined) return <Skeleton shape="block" blockSize="480px" />
  if (why === 'notPermitted') return <EmptyState title={t('tab.notPermitted')} />
  if (why === 'notFound' && failed === record)
    return <EmptyState title={t('tab.recordGone', { id: id ?? '' })} detail={t('tab.recordGoneDetail')} />
  return <ErrorState title={t('tab.loadFailed')} onRetry={failed.retry} isRetrying={failed.isRetrying} />
}
