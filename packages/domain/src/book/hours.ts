import { addDays, type EpochMs, readTime, startOfDay, type ZoneId } from '../time/index.ts'

/** A stretch of time; `to` is not included. */
export interface Stretch {
  readonly from: EpochMs
  readonly to: EpochMs
}

/** When a station lets drivers in, seconds of its local day; `close` below `open` is on the next day. */
export interface OpeningHours {
  readonly open: number
  readonly close: number
}

const DAY_SECONDS = 86_400
/** The wire has no 24:00. */
const LAST_SECOND = DAY_SECONDS - 1

const secondsOf = (text: string | undefined): number | undefined => {
  const read = text === undefined ? undefined : readTime(text, { hasSeconds: true })
  if (read === undefined) return undefined
  const [hour = 0, minute = 0, second = 0] = read.split(':').map(Number)
  return hour * 3600 + minute * 60 + second
}

/** The hours that a station writes; undefined: all day, or nobody can read them. */
export function openingHoursOf(station: {
  readonly isOpenAllDay?: boolean | undefined
  readonly openTime?: string | undefined
  readonly closeTime?: string | undefined
}): OpeningHours | undefined {
  if (station.isOpenAllDay === true) return undefined
  const open = secondsOf(station.openTime)
  const close = secondsOf(station.closeTime)
  if (open === undefined || close === undefined || open === close) return undefined
  const end = close === LAST_SECOND ? DAY_SECONDS : close
  return open === 0 && end === DAY_SECONDS ? undefined : { open, close: end }
}

/** The local days of a stretch: their first instants, and that of the day after. @param zone the tenant's */
export function daysOf({ from, to }: Stretch, zone: ZoneId): readonly EpochMs[] {
  const days = [startOfDay(from, zone)]
  for (let day = days[0] ?? from; day < to; ) {
    day = startOfDay(addDays(day, 1, zone), zone)
    days.push(day)
  }
  return days
}

/** When a station is closed within a stretch, oldest first. @param days of the stretch, in whose zone hours are written */
export function closedStretches(
  hours: OpeningHours | undefined,
  { from, to }: Stretch,
  days: readonly EpochMs[],
): readonly Stretch[] {
  if (!hours) return []
  const closed: Stretch[] = []
  const add = (start: EpochMs, end: EpochMs) => {
    const stretch = { from: Math.max(from, start), to: Math.min(to, end) }
    if (stretch.from < stretch.to) closed.push(stretch)
  }
  for (const [place, day] of days.slice(0, -1).entries()) {
    if (hours.open < hours.close) {
      add(day, day + hours.open * 1000)
      add(day + hours.close * 1000, days[place + 1] ?? to)
    } else add(day + hours.close * 1000, day + hours.open * 1000)
  }
  return closed
}
