export { dateAfter } from './dateOnly.ts'
export {
  addDays,
  type DateRange,
  daysBetween,
  daysOver,
  elapsedBefore,
  endOfDay,
  fromDateOnly,
  lastDays,
  rangeBefore,
  rangeOfDays,
  startOfDay,
  toDateOnly,
} from './days.ts'
export { earliest, latest } from './extremes.ts'
export { ageOf, formatTimestamp, formatUtcText } from './format.ts'
export { type InstantOptions, parseInstant, parseLocalText } from './parse.ts'
export {
  CUSTOM_RANGE_DAYS,
  checkRange,
  endsToday,
  HOME_DEFAULT_DAYS,
  HOME_FIRST_DAY,
  RANGE_MESSAGES,
  type RangeMessageKey,
} from './range.ts'
export { readTime, stepTime, type TimeOnly, toTimeOnly } from './timeOfDay.ts'
export { wireInstant } from './wireInstant.ts'
export {
  DAY_MS,
  type EpochMs,
  HOUR_MS,
  isZone,
  MINUTE_MS,
  offsetHours,
  offsetMs,
  SECOND_MS,
  standardOffset,
  type ZoneId,
  zoneGap,
  zoneSuffix,
} from './zone.ts'
