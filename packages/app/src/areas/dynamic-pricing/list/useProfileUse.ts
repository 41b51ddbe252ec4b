import type { PricingProfile } from '@corrente/domain/pricing'
import { pathOf } from '@corrente/domain/routing'
import { profileUse, type VirtualGroupItem } from '@corrente/domain/virtual-groups'
import { phaseOf } from '@corrente/ui/foundations'
import type { UsingGroup } from '@corrente/ui/widgets/pricing'
import { useMemo, useState } from 'react'
import { useMay, useSession } from '../../../kit/access/index.ts'
import { type CallProgress, useLoadable } from '../../../kit/reading/index.ts'
import { profileGroupsQuery } from '../../../resources/virtualGroupDetails.ts'

/** A group as a card names it, with the way to its pricing. */
const namedOf = ({ id, name, chargerCount }: VirtualGroupItem): UsingGroup => ({
  id,
  name: name ?? String(id),
  href: `${pathOf('virtual-group-view', { id: String(id) })}?tab=pricing`,
  chargers: chargerCount,
})

/** Who uses which profile, and who none, by the first 200 groups; nothing is read without the right to groups. */
export function useProfileUse(profiles: readonly PricingProfile[]) {
  const tenantPk = useSession()?.user.accountPk
  const mayGroups = useMay()('virtual-groups')
  const [progress, setProgress] = useState<CallProgress>()
  const isOn = mayGroups && profiles.length > 0
  const read = useLoadable(useMemo(() => profileGroupsQuery(tenantPk, setProgress, isOn), [tenantPk, isOn]))
  const sorted = useMemo(() => {
    if (!read.data) return undefined
    const { byProfile, without } = profileUse(read.data.found, new Set(profiles.map(({ uuid }) => uuid)))
    return {
      groupsOf: (uuid: string) => (byProfile.get(uuid) ?? []).map(namedOf),
      without: without.map(({ group, why }) => ({ ...namedOf(group), why })),
    }
  }, [read.data, profiles])
  return {
    mayGroups,
    read,
    phase: isOn ? phaseOf(read) : undefined,
    progress,
    /** Undefined: not known (yet). */
    groupsOf: sorted?.groupsOf,
    without: { ...read, data: sorted?.without },
    /** There are more groups than those that were looked at. */
    isPartial: read.data?.isPartial ?? false,
    /** Groups that could not be read. */
    unread: read.data?.unread ?? 0,
  }
}

/** What is known of who uses which profile. */
export type ProfileUseRead = ReturnType<typeof useProfileUse>
