import { type ConfigurationKey, keyValueOf, type Task } from '../operations/index.ts'
import { numberOf } from '../wire/index.ts'

/** The keys in which a charger says what it takes of charging profiles (OCPP 1.6, 9.4). */
export const LIMIT_KEYS = ['ChargingScheduleMaxPeriods', 'ChargeProfileMaxStackLevel'] as const

/** What a charger takes of charging profiles, as it said last; undefined: it did not say, or nobody asked. */
export interface ProfileLimits {
  /** Charge box id. */
  readonly stationId: string
  /** Periods of one schedule. */
  readonly maxPeriods: number | undefined
  /** The highest stack level. */
  readonly maxLevel: number | undefined
}

/** The reads of a station's configuration that may hold its limits. */
export interface LimitReads {
  readonly stationId: string
  /** Tasks whose details hold what it answered, the newest first; their numbers begin again. */
  readonly tasks: readonly Pick<Task, 'id' | 'startedAt'>[]
}

/** How many reads of a station are looked through: the newest may have asked for other keys. */
const LOOKED_THROUGH = 3

/** Where the limits of stations may have been read, by whomever. @param tasks - the newest first */
export const limitReads = (tasks: readonly Task[], stations: readonly string[]): readonly LimitReads[] =>
  stations.map((stationId) => ({
    stationId,
    tasks: tasks
      .filter(
        ({ command, results }) =>
          command === 'getConfiguration' &&
          results.some((result) => result.stationId === stationId && result.hasDetail),
      )
      .slice(0, LOOKED_THROUGH)
      .map(({ id, startedAt }) => ({ id, startedAt })),
  }))

/** What the keys of a station say of its limits, what is said already standing. */
export function withKeys(known: ProfileLimits, keys: readonly ConfigurationKey[]): ProfileLimits {
  const numberAt = (key: string) => {
    const read = keyValueOf({ stationId: known.stationId, keys }, key)
    const value = read.kind === 'value' ? numberOf(read.value) : undefined
    return value !== undefined && value >= 0 ? value : undefined
  }
  return {
    stationId: known.stationId,
    maxPeriods: known.maxPeriods ?? numberAt('ChargingScheduleMaxPeriods'),
    maxLevel: known.maxLevel ?? numberAt('ChargeProfileMaxStackLevel'),
  }
}

/** What a profile asks of a charger. */
export interface ProfileDemand {
  readonly periods: number | undefined
  readonly level: number | undefined
}

/** The stations that, by what they said last, take fewer periods than a profile has, or no level as high. */
export function beyondLimits(
  { periods = 0, level = 0 }: ProfileDemand,
  limits: readonly ProfileLimits[],
): { readonly periods: readonly ProfileLimits[]; readonly level: readonly ProfileLimits[] } {
  return {
    periods: limits.filter(({ maxPeriods = periods }) => periods > maxPeriods),
    level: limits.filter(({ maxLevel = level }) => level > maxLevel),
  }
}
