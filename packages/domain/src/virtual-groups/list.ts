import {
  type LimitTerm,
  limitTerm,
  type MeterReading,
  meterLoad,
  type SmartCharging,
} from '../smart-charging/index.ts'
import type { EpochMs } from '../time/index.ts'
import type { VirtualGroup, VirtualGroupItem } from './group.ts'
import type { GroupPricing } from './pricing.ts'

/** Rows of a page (VGR-002), and of the tables of chargers (VGR-026). */
export const VIRTUAL_GROUPS_PER_PAGE = 10
/** Groups that are read whole, so that trouble leads (decisions: Vouchers). */
export const VIRTUAL_GROUPS_READ_MAX = 1000

/** What is read of a group in view. */
export interface GroupDetails {
  readonly group: VirtualGroup | undefined
  readonly pricing: GroupPricing | 'none' | undefined
  readonly smartCharging: SmartCharging | undefined
}

/** The readings by the id of their meter. */
export type Readings = ReadonlyMap<string, MeterReading>

/** What is wrong with a group, as far as it is known. */
export const GROUP_TROUBLES = ['over', 'silent', 'ended', 'ending', 'profileGone', 'near'] as const
/** One of `GROUP_TROUBLES`, the worst first. */
export type GroupTrouble = (typeof GROUP_TROUBLES)[number]

/** What else is known of a group besides its row. */
export interface GroupKnowledge {
  readonly readings: Readings | undefined
  readonly details: ReadonlyMap<number, GroupDetails>
  /** Uuids of the profiles that there are; undefined: not known. */
  readonly profiles: ReadonlySet<string> | undefined
  readonly now: EpochMs
  /** `YYYY-MM-DD` */
  readonly today: string
}

/** Where the limit of a group stands in its dates; none where smart charging is off or nothing is known. */
export const termOf = (details: GroupDetails | undefined, today: string): LimitTerm | undefined =>
  details?.smartCharging?.isEnabled ? limitTerm(details.smartCharging, today) : undefined

/** Whether a group uses a profile that is gone. */
const hasLostProfile = ({ details, profiles }: GroupKnowledge, id: number): boolean => {
  const pricing = details.get(id)?.pricing
  if (pricing === undefined || pricing === 'none' || !pricing.isEnabled || profiles === undefined)
    return false
  return pricing.profiles.some((uuid) => uuid !== undefined && !profiles.has(uuid))
}

/** Everything that is wrong with a group, the worst first. */
export function troublesOf(group: VirtualGroupItem, known: GroupKnowledge): readonly GroupTrouble[] {
  const details = known.details.get(group.id)
  const reading = group.meterId === undefined ? undefined : known.readings?.get(group.meterId)
  const limit = details?.smartCharging?.isEnabled === false ? undefined : details?.smartCharging?.current
  const load = group.meterId === undefined ? undefined : meterLoad(reading, limit, known.now).state
  const term = termOf(details, known.today)?.state
  const has: Readonly<Record<GroupTrouble, boolean>> = {
    over: load === 'over',
    silent: load === 'silent',
    ended: term === 'ended',
    ending: term === 'ending',
    profileGone: hasLostProfile(known, group.id),
    near: load === 'near',
  }
  return GROUP_TROUBLES.filter((trouble) => has[trouble])
}

const byName = new Intl.Collator('pt', { numeric: true, sensitivity: 'base' })
const compare = (a: VirtualGroupItem, b: VirtualGroupItem): number =>
  byName.compare(a.name ?? '', b.name ?? '') || a.id - b.id

/**
 * All groups, those in trouble first, as far as the list and the bulk readings tell (decisions: Virtual groups and smart
 * charging): a meter that is silent, then one of which nothing is known, then whatever has a limit, as only that can be
 * over it, or end; each by name.
 * @param readings - undefined: they have not come, or may not be read
 */
export function orderGroups(
  groups: readonly VirtualGroupItem[],
  readings: Readings | undefined,
  now: EpochMs,
): readonly VirtualGroupItem[] {
  const rank = ({ meterId, hasSmartCharging }: VirtualGroupItem): number => {
    if (readings === undefined) return 2
    if (meterId === undefined) return hasSmartCharging === true ? 2 : 3
    const { gap } = meterLoad(readings.get(meterId), undefined, now)
    if (gap === 'offline' || gap === 'old') return 0
    return gap === 'noReading' || gap === 'noState' ? 1 : 2
  }
  const ranks = new Map(groups.map((group) => [group.id, rank(group)]))
  return groups.toSorted((a, b) => (ranks.get(a.id) ?? 2) - (ranks.get(b.id) ?? 2) || compare(a, b))
}

/** The rows of a page once more is known of them: the worst trouble first, else in their order. */
export function orderInView(
  rows: readonly VirtualGroupItem[],
  known: GroupKnowledge,
): readonly VirtualGroupItem[] {
  const rank = (group: VirtualGroupItem) => {
    const [worst] = troublesOf(group, known)
    return worst === undefined ? GROUP_TROUBLES.length : GROUP_TROUBLES.indexOf(worst)
  }
  const ranks = new Map(rows.map((row) => [row.id, rank(row)]))
  return rows.toSorted((a, b) => (ranks.get(a.id) ?? 0) - (ranks.get(b.id) ?? 0))
}
