import { DAY_MINUTES, type Minute, type Span } from '../day-plan/index.ts'

/** A part of the day with a limit of its own. */
export interface LimitedSpan extends Span {
  /** Amperes, 0 or more; 0 stops a recharge. */
  readonly limit: number
}

/** The limits of a day: what holds in its intervals, and what holds elsewhere. */
export interface DayCurve {
  /** Amperes; undefined: none was given. */
  readonly defaultLimit: number | undefined
  /** Apart from each other, in their order. */
  readonly intervals: readonly LimitedSpan[]
}

/** A part of the day in which one limit holds. */
export interface Run extends Span {
  /** Amperes; undefined: nobody has said one. */
  readonly limit: number | undefined
}

/** The whole day in parts of one limit each, from 00:00 to 24:00: as many as a charger holds periods for it. */
export function runsOf({ defaultLimit, intervals }: DayCurve): readonly Run[] {
  const runs: Run[] = []
  const add = (start: Minute, end: Minute, limit: number | undefined) => {
    if (end <= start) return
    const last = runs.at(-1)
    if (last && last.limit === limit) runs[runs.length - 1] = { ...last, end }
    else runs.push({ start, end, limit })
  }
  let until = 0
  for (const { start, end, limit } of intervals) {
    add(until, start, defaultLimit)
    add(Math.max(until, start), end, limit)
    until = Math.max(until, end)
  }
  add(until, DAY_MINUTES, defaultLimit)
  return runs
}

/** The limit that most of a day has, the earliest on a tie (CHP-009); undefined for no day at all. */
export function usualLimit(runs: readonly LimitedSpan[]): number | undefined {
  const minutes = new Map<number, number>()
  for (const { start, end, limit } of runs) minutes.set(limit, (minutes.get(limit) ?? 0) + end - start)
  let usual: number | undefined
  // A map keeps the order in which limits came up.
  for (const [limit, length] of minutes)
    if (usual === undefined || length > (minutes.get(usual) ?? 0)) usual = limit
  return usual
}

/** Whether at every minute of the day both have the same limit. */
export function isSameCurve(a: DayCurve, b: DayCurve): boolean {
  const [mine, theirs] = [runsOf(a), runsOf(b)]
  return (
    mine.length === theirs.length &&
    mine.every((run, index) => run.end === theirs[index]?.end && run.limit === theirs[index]?.limit)
  )
}

/** The limit that holds at a minute of the day; undefined where nobody has said one. */
export const limitAt = (curve: DayCurve, minute: Minute): number | undefined =>
  runsOf(curve).find(({ start, end }) => start <= minute && minute < end)?.limit

/** The lowest limit of a day; undefined where one of its limits is not known. */
export function lowestLimit(curve: DayCurve): number | undefined {
  const limits = runsOf(curve).map(({ limit }) => limit)
  return limits.some((limit) => limit === undefined)
    ? undefined
    : Math.min(...limits.filter((limit) => limit !== undefined))
}
