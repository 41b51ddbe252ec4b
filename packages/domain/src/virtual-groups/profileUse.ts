import type { VirtualGroupItem } from './group.ts'
import type { GroupPricing } from './pricing.ts'

/** A group and its pricing. */
export interface GroupUse {
  readonly group: VirtualGroupItem
  readonly pricing: GroupPricing | 'none'
}

/** Why the chargers of a group keep their own prices; `removed`: every profile that it names is gone. */
export type UnpricedReason = 'off' | 'noProfile' | 'removed'

/** Who uses which profile, and which groups use none. */
export interface ProfileUse {
  /** The groups whose pricing is on and names a profile, by its uuid. */
  readonly byProfile: ReadonlyMap<string, readonly VirtualGroupItem[]>
  readonly without: readonly { readonly group: VirtualGroupItem; readonly why: UnpricedReason }[]
}

/**
 * Sorts groups by the profiles that they put on their chargers.
 * @param known - uuids of the profiles that there are
 */
export function profileUse(uses: readonly GroupUse[], known: ReadonlySet<string>): ProfileUse {
  const byProfile = new Map<string, VirtualGroupItem[]>()
  const without: { group: VirtualGroupItem; why: UnpricedReason }[] = []
  for (const { group, pricing } of uses) {
    if (pricing === 'none' || !pricing.isEnabled) {
      without.push({ group, why: 'off' })
      continue
    }
    const named = new Set(pricing.profiles.filter((uuid) => uuid !== undefined))
    for (const uuid of named) byProfile.set(uuid, [...(byProfile.get(uuid) ?? []), group])
    if (![...named].some((uuid) => known.has(uuid)))
      without.push({ group, why: named.size === 0 ? 'noProfile' : 'removed' })
  }
  return { byProfile, without }
}
