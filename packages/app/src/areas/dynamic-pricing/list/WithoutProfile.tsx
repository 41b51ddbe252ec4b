import { chargerName } from '@corrente/domain/virtual-groups'
import { WithoutProfileDialog } from '@corrente/ui/widgets/pricing'
import { useMemo, useState } from 'react'
import { useLinks, useSession } from '../../../kit/access/index.ts'
import { type CallProgress, useLoadable } from '../../../kit/reading/index.ts'
import { chargerGroupsQuery } from '../../../resources/virtualGroupDetails.ts'
import { chargerPages } from '../../../resources/virtualGroups.ts'
import type { ProfileUseRead } from './useProfileUse.ts'

export interface WithoutProfileProps {
  readonly use: ProfileUseRead
  readonly onClose: () => void
}

/** Who has no profile: reads the chargers, and which groups they are in, once it is asked. */
export function WithoutProfile({ use, onClose }: WithoutProfileProps) {
  const tenantPk = useSession()?.user.accountPk
  const linkTo = useLinks()
  const [progress, setProgress] = useState<CallProgress>()
  const inGroups = useLoadable(useMemo(() => chargerGroupsQuery(tenantPk, setProgress), [tenantPk]))
  const all = useLoadable(
    useMemo(() => chargerPages.whole({ tenantPk, search: '' }, { isPartUseful: true }), [tenantPk]),
  )
  const free = useMemo(() => {
    const held = inGroups.data?.found
    if (!held || !all.data) return undefined
    return all.data.rows
      .filter(({ pk }) => !held.has(pk))
      .map((charger) => ({
        pk: charger.pk,
        name: chargerName(charger),
        href: linkTo('stationPage', String(charger.pk)),
      }))
  }, [inGroups.data, all.data, linkTo])
  const slow = all.data === undefined ? all : inGroups
  return (
    <WithoutProfileDialog
      groups={use.without}
      chargers={{ ...slow, data: free }}
      progress={progress ?? use.progress}
      isPartial={use.isPartial || (inGroups.data?.isPartial ?? false)}
      unread={Math.max(use.unread, inGroups.data?.unread ?? 0)}
      onClose={onClose}
    />
  )
}
