import type { Station } from '../stations/index.ts'
import { type EpochMs, HOUR_MS } from '../time/index.ts'
import { isDown, type Problem, problemsOf } from './problems.ts'
import { type SiteState, siteOf } from './sites.ts'

/** What is wrong in the whole network now, kept up to date station by station: a change costs what changed. */
export interface ProblemBoard {
  /** A station as it stands now; undefined: it is gone. @returns whether anything on the board changed */
  readonly set: (id: string, station: Station | undefined, now: EpochMs) => boolean
  /** All problems, in no order; the same list until one changes. */
  readonly problems: () => readonly Problem[]
  /** Those that ended within the hour before a time and have not begun again; what ended before the first look is not known. */
  readonly ended: (now: EpochMs) => readonly EndedProblem[]
  /** Active stations that it looked at. */
  readonly stations: () => number
  /** The site of a station, as it stands. */
  readonly siteOf: (station: Station) => SiteState | undefined
}

/** A problem that is over. */
export interface EndedProblem {
  readonly problem: Problem
  readonly at: EpochMs
}

type Place = ReturnType<typeof siteOf>

interface Entry {
  readonly station: Station
  readonly place: Place
  readonly problems: readonly Problem[]
  readonly siteKey: string | undefined
  readonly isDown: boolean
}

interface Site {
  readonly key: string
  name: string
  total: number
  down: number
}

/** What `siteOf` reads: it compares words, which most changes leave as they are. */
const isSamePlace = (a: Station, b: Station): boolean =>
  a.groupPk === b.groupPk &&
  a.groupName === b.groupName &&
  a.street === b.street &&
  a.houseNumber === b.houseNumber &&
  a.city === b.city

/** Begins of a problem are kept for an hour, and no more of them than tell that it flaps. */
const BEGUN_MAX = 10
const NONE: readonly EpochMs[] = []

/** Builds an empty board. */
export function createProblemBoard(): ProblemBoard {
  const entries = new Map<string, Entry>()
  const sites = new Map<string, Site>()
  const begun = new Map<string, readonly EpochMs[]>()
  const ended = new Map<string, EndedProblem>()
  let list: readonly Problem[] | undefined
  let active = 0

  const leave = ({ station, siteKey, isDown: wasDown }: Entry) => {
    if (station.isActive) active -= 1
    const site = siteKey === undefined ? undefined : sites.get(siteKey)
    if (!site) return
    site.total -= 1
    if (wasDown) site.down -= 1
    if (site.total === 0) sites.delete(site.key)
  }
  const enter = (station: Station, place: Place): Omit<Entry, 'problems'> => {
    if (station.isActive) active += 1
    const own = station.isActive ? place : undefined
    const isOut = isDown(station)
    if (own) {
      const site = sites.get(own.key) ?? { ...own, total: 0, down: 0 }
      site.name = own.name
      site.total += 1
      if (isOut) site.down += 1
      sites.set(own.key, site)
    }
    return { station, place, siteKey: own?.key, isDown: isOut }
  }
  /** The times at which a problem began; one that was there before and is the same has not begun again. */
  const begunOf = (problem: Problem, before: readonly Problem[], now: EpochMs): readonly EpochMs[] => {
    const former = before.find(({ key }) => key === problem.key)
    const held = begun.get(problem.key) ?? NONE
    if (former && former.lastAt === problem.lastAt) return held
    const at = problem.lastAt ?? now
    const next = [...held.filter((each) => each > now - HOUR_MS && each !== at), at].slice(-BEGUN_MAX)
    begun.set(problem.key, next)
    return next
  }

  return {
    set: (id, station, now) => {
      const former = entries.get(id)
      if (former?.station === station) return false
      if (former) leave(former)
      const before = former?.problems ?? []
      if (!station) {
        entries.delete(id)
        for (const { key } of before) begun.delete(key)
        for (const [key, { problem }] of ended) if (problem.stationId === id) ended.delete(key)
        list = undefined
        return former !== undefined
      }
      const place = enter(
        station,
        former && isSamePlace(former.station, station) ? former.place : siteOf(station),
      )
      const problems = problemsOf(station).map((problem) => ({
        ...problem,
        begun: begunOf(problem, before, now),
      }))
      entries.set(id, { ...place, problems })
      for (const { key } of problems) ended.delete(key)
      for (const problem of before)
        if (!problems.some(({ key }) => key === problem.key)) ended.set(problem.key, { problem, at: now })
      for (const { key } of before)
        if (
          !problems.some((one) => one.key === key) &&
          (begun.get(key) ?? NONE).every((at) => at <= now - HOUR_MS)
        )
          begun.delete(key)
      // How a site stands is read with the list: a change of it is one of the board too.
      const isChanged =
        before.length > 0 ||
        problems.length > 0 ||
        former?.isDown !== place.isDown ||
        former.siteKey !== place.siteKey
      if (isChanged) list = undefined
      return isChanged
    },
    problems: () => {
      list ??= [...entries.values()].flatMap(({ problems }) => problems)
      return list
    },
    ended: (now) => {
      for (const [key, { at }] of ended) if (at <= now - HOUR_MS) ended.delete(key)
      return [...ended.values()]
    },
    stations: () => active,
    siteOf: ({ id }) => {
      const key = entries.get(id)?.siteKey
      return key === undefined ? undefined : sites.get(key)
    },
  }
}
