import type { GroupPricing } from '@corrente/domain/virtual-groups'
import { WeekChange, type WeekChangeRow, type WeekSide } from '@corrente/ui/widgets/pricing'
import { type ProfileChoice, useGroupWords } from '@corrente/ui/widgets/virtual-groups'
import { useWeeks } from '../../../features/tariff-clock/index.ts'

export interface PricingChangeProps {
  readonly from: GroupPricing
  readonly to: GroupPricing
  /** Undefined: they could not be read. */
  readonly profiles: readonly ProfileChoice[] | undefined
}

const slotsOf = ({ isEnabled, profiles }: GroupPricing) =>
  profiles.map((uuid) => (isEnabled ? uuid : undefined))

/** The connectors whose profile changes, those with the same change together. */
function changesOf(from: GroupPricing, to: GroupPricing) {
  const after = slotsOf(to)
  const found = new Map<
    string,
    { connectors: number[]; before?: string | undefined; after?: string | undefined }
  >()
  for (const [index, before] of slotsOf(from).entries()) {
    if (before === after[index]) continue
    const key = `${before}:${after[index]}`
    const slot = found.get(key) ?? { connectors: [], before, after: after[index] }
    slot.connectors.push(index + 1)
    found.set(key, slot)
  }
  return [...found.values()]
}

/** The old and the new week of what changes, in the question before it is saved; read while the question stands. */
export function PricingChange({ from, to, profiles }: PricingChangeProps) {
  const words = useGroupWords()
  const changes = changesOf(from, to)
  const { weeks, now } = useWeeks([
    ...new Set(changes.flatMap((each) => [each.before ?? [], each.after ?? []].flat())),
  ])
  const sideOf = (uuid: string | undefined): WeekSide => {
    const week = uuid === undefined ? undefined : weeks.get(uuid)
    return {
      name: uuid === undefined ? undefined : words.profile(uuid, profiles),
      week: typeof week === 'object' ? week : undefined,
    }
  }
  const rows = changes.map(
    ({ connectors, before, after }): WeekChangeRow => ({
      connectors,
      before: sideOf(before),
      after: sideOf(after),
    }),
  )
  return rows.length === 0 ? null : <WeekChange rows={rows} now={now} />
}
