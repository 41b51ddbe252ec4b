import { type PricingGroup, pricesHere, profilesNamed } from '@corrente/domain/pricing'
import type { StationDetail } from '@corrente/domain/stations'
import type { VirtualGroupItem } from '@corrente/domain/virtual-groups'
import { failureOf, type Loadable, shownOf } from '@corrente/ui/foundations'
import type { ShownPrices } from '@corrente/ui/widgets/pricing'
import { useMemo, useState } from 'react'
import { useWeeks } from '../../features/tariff-clock/index.ts'
import { useSession } from '../../kit/access/index.ts'
import { type CallProgress, useLoadable } from '../../kit/reading/index.ts'
import { chargerGroupsQuery, type PricedGroup, pricingsQuery } from '../../resources/virtualGroupDetails.ts'

const NO_GROUPS: readonly VirtualGroupItem[] = []
const NO_PRICINGS: readonly PricedGroup[] = []

/** The steps of a question as one reading: as far as the first that has not ended, or that failed. */
function stepsOf<T>(steps: readonly Loadable<unknown>[], data: T | undefined): Loadable<T> {
  const stop = steps.find((step) => shownOf(step) !== 'ready') ?? steps.find((step) => failureOf(step))
  const last = stop ?? steps.at(-1)
  return {
    data: steps.every((step) => step.data !== undefined) ? data : undefined,
    at: steps[0]?.at,
    unread: 0,
    state: last?.state ?? 'loading',
    isRetrying: steps.some(({ isRetrying }) => isRetrying),
    retry: () => last?.retry(),
  }
}

/** The groups of a charger, with their pricing and what the profiles of these say. */
function useLayers(pk: number) {
  const tenantPk = useSession()?.user.accountPk
  const [progress, setProgress] = useState<CallProgress>()
  const asked = useLoadable(useMemo(() => chargerGroupsQuery(tenantPk, setProgress), [tenantPk]))
  const groups = asked.data?.found.get(pk) ?? NO_GROUPS
  const pricings = useLoadable(useMemo(() => pricingsQuery(groups), [groups]))
  const priced = useMemo(
    () =>
      (pricings.data ?? NO_PRICINGS).map(
        ({ group: { id, name }, pricing }): PricingGroup => ({ id, name, pricing }),
      ),
    [pricings.data],
  )
  const entries = useWeeks(useMemo(() => profilesNamed(priced), [priced]))
  return { asked, pricings, priced, entries, progress }
}

/** What each connector of a station costs now, and why: groups, then their pricing, then the profiles of these. */
export function usePriceHere(station: StationDetail): {
  readonly prices: Loadable<ShownPrices>
  readonly progress: CallProgress | undefined
} {
  const { asked, pricings, priced, entries, progress } = useLayers(station.pk)
  const { read, weeks, now } = entries
  const data = useMemo(
    (): ShownPrices => ({
      rows: pricesHere(station, { groups: priced, weeks, now }),
      now,
      isPartial: asked.data?.isPartial ?? false,
      unreadGroups: asked.data?.unread ?? 0,
    }),
    [station, priced, weeks, now, asked.data],
  )
  return { prices: stepsOf([asked, pricings, read], data), progress }
}
