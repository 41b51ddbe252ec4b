import { DAY_MINUTES, type Minute, type Span } from '../day-plan/index.ts'
import { standardOffset, type ZoneId } from '../time/index.ts'
import { isJsonObject } from '../wire/index.ts'
import {
  EMPTY_WEEK,
  everyDay,
  type GeneralRule,
  isDraft,
  isSameTariff,
  type LoadedEntry,
  NO_TARIFF,
  type Period,
  type PriceException,
  type PricingWeek,
  pricesOf,
  tariffOf,
  WEEKDAYS,
  type WeekDay,
  type Weekday,
} from './week.ts'
import { type PricingDetail, type PricingEntry, type PricingUpdate, rawEntry } from './wire.ts'

const DAY_SECONDS = DAY_MINUTES * 60

const secondsOf = (time: string): number => {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number)
  return hours * 3600 + minutes * 60 + seconds
}
const round = (seconds: number): number => ((seconds % DAY_SECONDS) + DAY_SECONDS) % DAY_SECONDS
const timeOf = (seconds: number): string =>
  [seconds / 3600, (seconds % 3600) / 60, seconds % 60]
    .map((part) => String(Math.trunc(part)).padStart(2, '0'))
    .join(':')

/** The local time of a GMT time, to the nearest minute: so 23:59:59 is 24:00, and touching periods go on touching. */
const localMinute = (time: string, offset: Minute): Minute =>
  Math.round(round(secondsOf(time) + offset * 60) / 60)

/** The times of a loaded period; undefined where it has no length, or none of its own. */
function spanOf({ startTimeGMT, endTimeGMT }: PricingDetail, offset: Minute): Span | undefined {
  if (startTimeGMT === null || endTimeGMT === null) return undefined
  const start = localMinute(startTimeGMT, offset) % DAY_MINUTES
  const end = localMinute(endTimeGMT, offset)
  // An end of 00:00 is the day's own end; any other one before the start lies on the next day.
  if (end === 0) return { start, end: DAY_MINUTES }
  if (end === start) return undefined
  return { start, end: end > start ? end : end + DAY_MINUTES }
}

const timesOf = (
  { start, end }: Span,
  offset: Minute,
): Pick<PricingDetail, 'startTimeGMT' | 'endTimeGMT'> => ({
  startTimeGMT: timeOf(round((start - offset) * 60)),
  // 24:00 has no time of its own on the wire: it is sent as the day's last second.
  endTimeGMT: timeOf(round((end - offset) * 60 - (end === DAY_MINUTES ? 1 : 0))),
})

interface Decoded {
  readonly days: Record<Weekday, { general: GeneralRule | null; periods: Period[] }>
  readonly exceptions: PriceException[]
  readonly unread: unknown[]
}

function decodeEntry(into: Decoded, loaded: LoadedEntry, key: string, offset: Minute): void {
  const { detail, raw } = loaded
  const entry = { key, uuid: detail.dynamicPricingDetailUuid, isActive: detail.active, loaded }
  const tariff = tariffOf(detail)
  const day = detail.dayOfWeek === null ? undefined : into.days[detail.dayOfWeek]
  if (detail.exception && detail.startDate !== null)
    into.exceptions.push({
      ...entry,
      tariff,
      from: detail.startDate,
      to: detail.endDate ?? detail.startDate,
    })
  else if (day && detail.general && (!day.general || (entry.isActive && !day.general.isActive))) {
    // Two rules of one day: the active one holds, the other one goes back as it came.
    if (day.general?.loaded) into.unread.push(day.general.loaded.raw)
    day.general = { ...entry, tariff }
  } else {
    const span = day && !detail.general ? spanOf(detail, offset) : undefined
    if (day && span) day.periods.push({ ...entry, ...span, tariff })
    else into.unread.push(raw)
  }
}

const byStart = (one: Span, other: Span): number => one.start - other.start || one.end - other.end

/** A key for every entry: its uuid where it has one of its own. */
function keysOf(entries: readonly PricingEntry[]): readonly string[] {
  const taken = new Set<string>()
  return entries.map((entry, index) => {
    const uuid = entry.kind === 'read' ? entry.detail.dynamicPricingDetailUuid : null
    const key = uuid === null || taken.has(uuid) ? `entry-${index}` : uuid
    taken.add(key)
    return key
  })
}

/**
 * The week of a profile's entries. Times are read at the zone's standard offset, never the browser's (DPR-015); the day of
 * an entry is the local one.
 */
export function decodeWeek(entries: readonly PricingEntry[], zone: ZoneId): PricingWeek {
  const offset = standardOffset(zone)
  const keys = keysOf(entries)
  const decoded: Decoded = {
    days: everyDay(() => ({ general: null, periods: [] })),
    exceptions: [],
    unread: [],
  }
  for (const [index, entry] of entries.entries())
    if (entry.kind === 'read') decodeEntry(decoded, entry, keys[index] ?? '', offset)
    else decoded.unread.push(entry.raw)
  const owners = entries.flatMap((entry) => (entry.kind === 'read' ? (entry.detail.tenantPk ?? []) : []))
  return {
    days: everyDay((day) => ({
      general: decoded.days[day].general,
      periods: decoded.days[day].periods.toSorted(byStart),
    })),
    exceptions: decoded.exceptions.toSorted((a, b) => a.from.localeCompare(b.from)),
    unread: decoded.unread,
    tenantPk: owners[0] ?? null,
  }
}

/** What an entry says, apart from whose it is. */
type Content = Omit<PricingDetail, 'dynamicPricingDetailUuid' | 'tenantPk'>

const periodContent = (day: Weekday, period: Period, offset: Minute): Content => ({
  dayOfWeek: day,
  general: false,
  exception: false,
  active: period.isActive,
  startDate: null,
  endDate: null,
  ...timesOf(period, offset),
  ...pricesOf(period.tariff ?? NO_TARIFF),
})

const generalContent = (day: Weekday, general: GeneralRule): Content => ({
  dayOfWeek: day,
  general: true,
  exception: false,
  active: general.isActive,
  startDate: null,
  endDate: null,
  startTimeGMT: null,
  endTimeGMT: null,
  ...pricesOf(general.tariff),
})

const exceptionContent = (exception: PriceException): Content => ({
  dayOfWeek: null,
  general: false,
  exception: true,
  active: exception.isActive,
  startDate: exception.from,
  endDate: exception.to,
  startTimeGMT: null,
  endTimeGMT: null,
  ...pricesOf(exception.tariff),
})

/** Whether an entry still says what it said when it was loaded: then it goes back as it came. */
function isAsLoaded(loaded: LoadedEntry, content: Content, offset: Minute): boolean {
  const { detail } = loaded
  if (
    detail.active !== content.active ||
    !isSameTariff(tariffOf(detail), tariffOf({ ...detail, ...content }))
  )
    return false
  if (content.exception)
    return detail.startDate === content.startDate && (detail.endDate ?? detail.startDate) === content.endDate
  if (detail.dayOfWeek !== content.dayOfWeek) return false
  if (content.general) return true
  const [before, after] = [spanOf(detail, offset), spanOf({ ...detail, ...content }, offset)]
  return before?.start === after?.start && before?.end === after?.end
}

interface Writer {
  readonly offset: Minute
  readonly tenantPk: number | null
}

type AnyEntry = GeneralRule | Period | PriceException

function written(entry: AnyEntry, content: Content, { offset, tenantPk }: Writer): unknown {
  const { loaded, uuid } = entry
  if (loaded && isAsLoaded(loaded, content, offset)) return rawEntry(loaded.raw)
  const raw = loaded && rawEntry(loaded.raw)
  return {
    ...(isJsonObject(raw) && raw),
    ...content,
    dynamicPricingDetailUuid: uuid,
    tenantPk: loaded?.detail.tenantPk ?? tenantPk,
  }
}

const entriesOf = (day: Weekday, { general, periods }: WeekDay, writer: Writer): readonly unknown[] => [
  ...(general ? [written(general, generalContent(day, general), writer)] : []),
  ...periods.map((period) => written(period, periodContent(day, period, writer.offset), writer)),
]

/** The days that cannot be sent so far: one of their periods has no price. */
export const draftDays = ({ days }: PricingWeek): readonly Weekday[] =>
  WEEKDAYS.filter((day) => days[day].periods.some(isDraft))

const uuidsOf = ({ general, periods }: WeekDay): readonly string[] =>
  [general, ...periods].flatMap((entry) => entry?.uuid ?? [])

/** A day without the uuids of others: what moved here from a day that stays as it was is a new entry. */
function withoutUuids(day: WeekDay, taken: ReadonlySet<string>): WeekDay {
  const own = <E extends GeneralRule | Period>(entry: E): E =>
    entry.uuid !== null && taken.has(entry.uuid) ? { ...entry, uuid: null, loaded: undefined } : entry
  return { general: day.general && own(day.general), periods: day.periods.map(own) }
}

/** The week that can be sent: days with drafts as they were before. */
export function sendableWeek(week: PricingWeek, before: PricingWeek = EMPTY_WEEK): PricingWeek {
  const behind = draftDays(week)
  if (behind.length === 0) return week
  const taken = new Set(behind.flatMap((day) => uuidsOf(before.days[day])))
  return {
    ...week,
    days: everyDay((day) => (behind.includes(day) ? before.days[day] : withoutUuids(week.days[day], taken))),
  }
}

/**
 * The complete list of entries to send (DPR-041). What is unchanged and what could not be read goes back as it came; what
 * was changed keeps the fields that this product does not know. Days with drafts are sent as they were before.
 *
 * @param before - the week as it was loaded
 */
export function encodeWeek(
  week: PricingWeek,
  zone: ZoneId,
  before?: PricingWeek,
): PricingUpdate['dynamicPricingDetailFormList'] {
  const writer = { offset: standardOffset(zone), tenantPk: week.tenantPk }
  const { days, exceptions, unread } = sendableWeek(week, before)
  return [
    ...WEEKDAYS.flatMap((day) => entriesOf(day, days[day], writer)),
    ...exceptions.map((exception) => written(exception, exceptionContent(exception), writer)),
    ...unread.map(rawEntry),
  ]
}
