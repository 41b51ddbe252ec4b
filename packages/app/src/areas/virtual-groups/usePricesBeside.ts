import type { GroupPricing, VirtualGroup, VirtualGroupItem } from '@corrente/domain/virtual-groups'
import { useText } from '@corrente/ui/messages'
import { useGroupWords } from '@corrente/ui/widgets/virtual-groups'
import { useMemo } from 'react'
import { useSession } from '../../kit/access/index.ts'
import { useLoadable } from '../../kit/reading/index.ts'
import { chargerGroupsQuery, pricingsQuery } from '../../resources/virtualGroupDetails.ts'
import { useProfiles } from './useGroupRows.ts'

/** What chargers cost apart from a group, and in it. */
export interface PricesBeside {
  /** By the other groups that a charger is in: one of their profiles, or its own price. */
  readonly without: (pk: number) => string
  /** By all of its groups. @param own - the pricing of the group; undefined: it could not be read */
  readonly within: (pk: number, own: GroupPricing | 'none' | undefined) => string
}

const NONE: readonly VirtualGroupItem[] = []

/**
 * The prices of chargers that may be in several groups: a profile of another group goes on where this one ends. What could
 * not be read is said to be so, never taken for no group.
 */
export function usePricesBeside({ id }: Pick<VirtualGroup, 'id'>, pks: readonly number[]): PricesBeside {
  const t = useText('virtual-groups')
  const words = useGroupWords()
  const profiles = useProfiles().data
  const tenantPk = useSession()?.user.accountPk
  const { data } = useLoadable(useMemo(() => chargerGroupsQuery(tenantPk), [tenantPk]))
  const othersOf = (pk: number) => (data?.found.get(pk) ?? NONE).filter((group) => group.id !== id)
  const others = [...new Map(pks.flatMap(othersOf).map((group) => [group.id, group])).values()]
  const name = others.map((group) => group.id).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the groups are told apart by their ids, made anew each time
  const pricings = useLoadable(useMemo(() => pricingsQuery(others), [name])).data
  const isKnown = data !== undefined && !data.isPartial && data.unread === 0
  const own = words.price('none', [])
  const costOf = (each: readonly (GroupPricing | 'none' | undefined)[], isAll: boolean): string => {
    if (!isAll || each.includes(undefined)) return t('price.notKnown')
    const [first, ...more] = new Set(
      each.map((one) => words.price(one, profiles)).filter((one) => one !== own),
    )
    return more.length > 0 ? t('price.ambiguous') : (first ?? own)
  }
  const besideOf = (pk: number) =>
    othersOf(pk).map((group) => pricings?.find((each) => each.group.id === group.id)?.pricing)
  return {
    without: (pk) => costOf(besideOf(pk), isKnown),
    within: (pk, pricing) => costOf([pricing, ...besideOf(pk)], isKnown),
  }
}
