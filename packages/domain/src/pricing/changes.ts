import {
  everyDay,
  exceptionOn,
  type GeneralRule,
  isSameTariff,
  meets,
  type Period,
  type PriceException,
  type PricingWeek,
  type Tariff,
  WEEKDAYS,
  type WeekDay,
  type Weekday,
  weekdayOf,
} from './week.ts'
import { cellsOf } from './weekTariffs.ts'

/** A part of a profile that is changed, merged and told of by itself: a weekday, or the exceptions. */
export type WeekPart = Weekday | 'exceptions'

/** An entry with what it is. */
export type WeekEntry =
  | ({ readonly what: 'general' } & GeneralRule)
  | ({ readonly what: 'period' } & Period)
  | ({ readonly what: 'exception' } & PriceException)

/** From what to what an entry changed; without `from` it is new, without `to` it is gone. */
export interface EntryChange {
  readonly from: WeekEntry | undefined
  readonly to: WeekEntry | undefined
}

/** What changed in a part. */
export interface PartChanges {
  readonly part: WeekPart
  readonly changes: readonly EntryChange[]
}

/** The entries of a part, in their order. */
export function entriesOfPart({ days, exceptions }: PricingWeek, part: WeekPart): readonly WeekEntry[] {
  if (part === 'exceptions') return exceptions.map((each) => ({ ...each, what: 'exception' }))
  const { general, periods } = days[part]
  return [
    ...(general ? [{ ...general, what: 'general' as const }] : []),
    ...periods.map((each) => ({ ...each, what: 'period' as const })),
  ]
}

/** Whether two entries say the same, whatever their keys. */
export function isSameEntry(one: WeekEntry, other: WeekEntry): boolean {
  if (one.isActive !== other.isActive || !isSameTariff(one.tariff, other.tariff)) return false
  if (one.what === 'period')
    return other.what === 'period' && one.start === other.start && one.end === other.end
  if (one.what === 'exception')
    return other.what === 'exception' && one.from === other.from && one.to === other.to
  return other.what === 'general'
}

const idOf = ({ uuid, key }: WeekEntry): string => uuid ?? key

function changesOf(before: readonly WeekEntry[], after: readonly WeekEntry[]): readonly EntryChange[] {
  // An entry that was taken out and put in again alike is no change.
  const gone = before.filter((each) => !after.some((other) => isSameEntry(each, other)))
  const come = after.filter((each) => !before.some((other) => isSameEntry(each, other)))
  const pairOf = (entry: WeekEntry) => come.find((other) => idOf(other) === idOf(entry))
  return [
    ...gone.map((from) => ({ from, to: pairOf(from) })),
    ...come
      .filter((to) => !gone.some((from) => idOf(from) === idOf(to)))
      .map((to) => ({ from: undefined, to })),
  ]
}

const PARTS: readonly WeekPart[] = [...WEEKDAYS, 'exceptions']

/** What changed from one week to another, part by part; parts without a change are left out. */
export const weekChanges = (before: PricingWeek, after: PricingWeek): readonly PartChanges[] =>
  PARTS.map((part) => ({
    part,
    changes: changesOf(entriesOfPart(before, part), entriesOfPart(after, part)),
  })).filter(({ changes }) => changes.length > 0)

/** Whether two weeks price alike, whatever the keys of their entries: what could not be read is not looked at. */
export const isSameWeek = (one: PricingWeek, other: PricingWeek): boolean =>
  PARTS.every((part) => {
    const [left, right] = [entriesOfPart(one, part), entriesOfPart(other, part)]
    return left.length === right.length && left.every((each) => right.some((twin) => isSameEntry(each, twin)))
  })

/** What stood where a new entry stands now: another entry has its place, which nobody compared with it yet. */
export function pricesBefore(before: PricingWeek, part: WeekPart, entry: WeekEntry): readonly Tariff[] {
  if (entry.what === 'exception') {
    const was = exceptionOn(before, entry.from) ?? before.days[weekdayOf(entry.from)].general
    return was ? [was.tariff] : []
  }
  if (part === 'exceptions') return []
  const { general } = before.days[part]
  if (entry.what === 'general') return general ? [general.tariff] : []
  return cellsOf(before, part)
    .filter((cell) => meets(cell, entry))
    .flatMap(({ tariff }) => tariff ?? [])
}

/** Somebody else's week with one's own changes on top. */
export interface WeekMerge {
  readonly week: PricingWeek
  /** Parts that both changed, each otherwise: here one's own stands. */
  readonly conflicts: readonly WeekPart[]
}

/** Entries without the uuids that the server does not have any more: they are new there. */
function adopted<E extends Pick<Period, 'uuid' | 'loaded'>>(entry: E, known: ReadonlySet<string>): E {
  return entry.uuid !== null && !known.has(entry.uuid) ? { ...entry, uuid: null, loaded: undefined } : entry
}
const adoptedDay = ({ general, periods }: WeekDay, known: ReadonlySet<string>): WeekDay => ({
  general: general && adopted(general, known),
  periods: periods.map((period) => adopted(period, known)),
})

const uuidsOf = (week: PricingWeek): ReadonlySet<string> =>
  new Set(PARTS.flatMap((part) => entriesOfPart(week, part)).flatMap(({ uuid }) => uuid ?? []))

/** A week as a change of another one: what the other one does not know is new there. */
export function asChangeOf(week: PricingWeek, server: PricingWeek): PricingWeek {
  const known = uuidsOf(server)
  return {
    days: everyDay((day) => adoptedDay(week.days[day], known)),
    exceptions: week.exceptions.map((each) => adopted(each, known)),
    unread: server.unread,
    tenantPk: server.tenantPk ?? week.tenantPk,
  }
}

/**
 * Merges a week with what the server has now, part by part (jobs: "reads again, merges by day"): where one side alone
 * changed a part, its part stands.
 *
 * @param theirs - parts that both changed and that are to be the server's
 */
export function mergeWeeks(
  base: PricingWeek,
  mine: PricingWeek,
  server: PricingWeek,
  theirs: readonly WeekPart[] = [],
): WeekMerge {
  const own = new Set(weekChanges(base, mine).map(({ part }) => part))
  const other = new Set(weekChanges(base, server).map(({ part }) => part))
  const apart = new Set(weekChanges(mine, server).map(({ part }) => part))
  const conflicts = PARTS.filter((part) => own.has(part) && other.has(part) && apart.has(part))
  const isMine = (part: WeekPart) => own.has(part) && !(conflicts.includes(part) && theirs.includes(part))
  const ours = asChangeOf(mine, server)
  return {
    week: {
      ...ours,
      days: everyDay((day) => (isMine(day) ? ours : server).days[day]),
      exceptions: (isMine('exceptions') ? ours : server).exceptions,
    },
    conflicts,
  }
}
