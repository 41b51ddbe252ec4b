import {
  type EpochMs,
  parseLocalText,
  readTime,
  toDateOnly,
  toTimeOnly,
  type ZoneId,
} from '@corrente/domain/time'
import { readDay } from '../DateField/readDay.ts'
import { formatDayText } from '../DateRangePicker/dayText.ts'

/** What the two fields hold, as typed. */
export interface DateTimeDraft {
  day: string
  time: string
}

/** The two fields of an instant; both empty without one. */
export function draftOfInstant(at: EpochMs | undefined, zone: ZoneId, hasSeconds: boolean): DateTimeDraft {
  if (at === undefined) return { day: '', time: '' }
  return { day: formatDayText(toDateOnly(at, zone)), time: toTimeOnly(at, zone).slice(0, hasSeconds ? 8 : 5) }
}

/** The instant at which the zone's clock shows what the fields say; undefined while one of them says nothing. */
export function instantOfDraft(draft: DateTimeDraft, zone: ZoneId, hasSeconds: boolean): EpochMs | undefined {
  const day = readDay(draft.day)
  const time = readTime(draft.time, { hasSeconds })
  return day === undefined || time === undefined
    ? undefined
    : parseLocalText(`${formatDayText(day)} ${time}`, zone)
}
