import type { SortValues } from '../paging/index.ts'
import {
  BREAKAGES,
  type Breakage,
  breakagesOf,
  type Connector,
  connectorMarkOf,
  isSetByHand,
  lastSignOf,
  type Report,
  type Station,
  stationConditionOf,
} from '../stations/index.ts'
import { type EpochMs, earliest, HOUR_MS, latest, MINUTE_MS } from '../time/index.ts'
import { groupKey, type TroubleType } from './cause.ts'
import { type AlertMarks, markOf } from './marks.ts'
import { type SiteState, siteRowKey } from './sites.ts'
import { FLAPPING_COUNT, type HoldMinutes } from './triage.ts'

/** What is wrong now, the worst first. */
export const PROBLEM_KINDS = BREAKAGES
export type ProblemKind = Breakage

/** What is wrong now with a station, or with some of its connectors: live state, never an event (decisions: Alerts). */
export interface Problem {
  /** Station, kind and error code: the key of its mark, which the events of the same trouble have too. */
  readonly key: string
  readonly stationId: string
  readonly kind: ProblemKind
  readonly station: Station
  /** The connectors that are so, by number. Empty where the station says it of itself and has announced none. */
  readonly connectors: readonly Connector[]
  /** The station says it of itself as a whole. */
  readonly own?: Report
  /** All connectors of the station are so. */
  readonly isWhole: boolean
  /** Since when; what an acknowledgement holds up to. Undefined: nobody said. */
  readonly lastAt: EpochMs | undefined
  /** Somebody took it out of service, on purpose. */
  readonly isPlanned: boolean
  /** When it began, each time that this browser saw, oldest first. */
  readonly begun: readonly EpochMs[]
}

/** What the events of the same trouble are called; `undefined`: no event tells of it. */
const EVENT_OF = {
  offline: 'Disconnected',
  faulted: 'Failure',
  unavailable: undefined,
  maintenance: undefined,
} as const satisfies Record<ProblemKind, TroubleType | undefined>

/**
 * What is the same trouble. What was taken out by hand is told apart from a connector that says so itself, and that from a
 * station that says it of itself.
 */
function keyOf(
  stationId: string,
  kind: ProblemKind,
  rawType: string,
  { errorCode }: Pick<Report, 'errorCode'>,
): string {
  const code = kind === 'faulted' ? errorCode : undefined
  return groupKey(stationId, { type: EVENT_OF[kind], rawType, errorCode: code })
}

const firstAt = (connectors: readonly Connector[]): EpochMs | undefined =>
  earliest(connectors.map(({ statusAt }) => statusAt))

/** What is wrong with a station now: what is broken, and beside it what is out on purpose; nothing with one that is switched off. */
export function problemsOf(station: Station): readonly Problem[] {
  const { id: stationId, connectors, isActive } = station
  if (!isActive) return []
  const make = (
    key: string,
    kind: ProblemKind,
    those: readonly Connector[],
    lastAt: EpochMs | undefined,
  ): Problem => ({
    key,
    stationId,
    kind,
    station,
    connectors: those,
    isWhole: those.length === connectors.length,
    lastAt,
    isPlanned: those.every(({ override }) => override !== undefined),
    begun: [],
  })
  const broken = breakagesOf(station)
  const { condition, since, own } = stationConditionOf(station)
  if (own && (condition === 'faulted' || condition === 'unavailable')) {
    const key = keyOf(stationId, condition, `${condition} as a whole`, own)
    return [{ ...make(key, condition, connectors, since), isPlanned: isSetByHand(station), own }]
  }
  const [first] = connectors
  if (first && broken.has('offline'))
    return [make(keyOf(stationId, 'offline', 'offline', first), 'offline', connectors, since)]

  const byKey = new Map<string, [ProblemKind, Connector[]]>()
  for (const connector of connectors) {
    const kind = PROBLEM_KINDS.find((one) => broken.get(one)?.includes(connector)) ?? plannedKindOf(connector)
    if (!kind) continue
    const isByHand = kind === 'unavailable' && connector.override !== undefined
    const key = keyOf(stationId, kind, isByHand ? 'unavailable by hand' : kind, connector)
    const held = byKey.get(key)
    if (held) held[1].push(connector)
    else byKey.set(key, [kind, [connector]])
  }
  return [...byKey].map(([key, [kind, those]]) => make(key, kind, those, firstAt(those)))
}

/** What somebody took a connector out of service for; undefined: nobody did. */
function plannedKindOf(connector: Connector): ProblemKind | undefined {
  if (connector.override === undefined) return undefined
  const mark = connectorMarkOf(connector)
  return PROBLEM_KINDS.find((one) => one === mark)
}

/** Nothing at this station serves a driver, and nobody meant it to be so. */
export function isDown(station: Station): boolean {
  const { isActive, connectors } = station
  if (!isActive || isSetByHand(station)) return false
  const { condition, isPartial, own } = stationConditionOf(station)
  if (own) return !isPartial
  if (connectors.length === 0) return false
  // One of which nothing was ever heard is unknown: nobody can say that it is down.
  return (
    condition === 'offline' ||
    connectors.every(({ status }) => status === 'Faulted' || status === 'Unavailable')
  )
}

/** How many recharges run at a station, on the connectors that work. */
export const runningAt = ({ connectors }: Pick<Station, 'connectors'>): number =>
  connectors.filter(({ status }) => status === 'Charging').length

/** One line of the problems: a whole site, a station, or some of its connectors. */
export interface ProblemRow {
  readonly key: string
  readonly scope: 'site' | 'station' | 'connector'
  /** What is wrong: of a site one per station. Never empty; the worst first. */
  readonly problems: readonly [Problem, ...Problem[]]
  /** Where it stands, with how many of the stations there are down; undefined: nobody wrote it down. */
  readonly site: SiteState | undefined
  /** Since when: the first of them. */
  readonly since: EpochMs | undefined
  /** Energy of the month, Wh: how busy it usually is. */
  readonly monthWh: number | undefined
  /** Recharges that run there meanwhile. */
  readonly running: number
  /** The last sign of life of any of the stations. */
  readonly lastSignAt: EpochMs | undefined
}

const SCOPES = ['site', 'station', 'connector'] as const satisfies readonly ProblemRow['scope'][]
const rank = <Each>(all: readonly Each[], one: Each): number => all.indexOf(one)
const sum = (numbers: readonly (number | undefined)[]): number | undefined => {
  const known = numbers.filter((each) => each !== undefined)
  return known.length === 0 ? undefined : known.reduce((total, each) => total + each, 0)
}
const byText = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

function rowOf(
  key: string,
  scope: ProblemRow['scope'],
  problems: readonly [Problem, ...Problem[]],
  site: SiteState | undefined,
): ProblemRow {
  const [first, ...others] = problems
  const stations =
    others.length === 0
      ? [first.station]
      : [...new Map(problems.map(({ station }) => [station.id, station])).values()]
  return {
    key,
    scope,
    problems,
    site,
    since: earliest(problems.map(({ lastAt }) => lastAt)),
    monthWh: sum(stations.map(({ monthConsumptionWh }) => monthConsumptionWh)),
    running: sum(stations.map(runningAt)) ?? 0,
    lastSignAt: latest(stations.map(lastSignOf)),
  }
}

/** The site of a station, as it stands. */
type SiteOf = (station: Station) => SiteState | undefined

/**
 * The problems as lines, the worst first: a whole site, a station, a connector; then what has stood the longest; then the
 * busiest. Of a site that is down whole its stations are one line.
 * @param siteOf the site of a station
 */
export function problemRows(problems: readonly Problem[], siteOf: SiteOf): readonly ProblemRow[] {
  const { sites, single } = bySite(problems, siteOf)
  const rows = single.map((problem) =>
    rowOf(problem.key, problem.isWhole ? 'station' : 'connector', [problem], siteOf(problem.station)),
  )
  for (const [key, [first, ...others]] of sites) {
    const site = siteOf(first.station)
    if (others.length === 0) rows.push(rowOf(first.key, 'station', [first], site))
    else rows.push(rowOf(siteRowKey(key), 'site', [first, ...others], site))
  }
  return rows.sort(byWorst)
}

/** How many lines `problemRows` makes, without making them. */
export function countProblemRows(problems: readonly Problem[], siteOf: SiteOf): number {
  const { sites, single } = bySite(problems, siteOf)
  return sites.size + single.length
}

/** Those of sites that are down whole, by the site's key, and the others. */
function bySite(problems: readonly Problem[], siteOf: SiteOf) {
  const sites = new Map<string, [Problem, ...Problem[]]>()
  const single: Problem[] = []
  for (const problem of problems) {
    const site = siteOf(problem.station)
    const isOfSite = site !== undefined && site.down > 1 && site.down === site.total && !problem.isPlanned
    const those = isOfSite ? sites.get(site.key) : undefined
    if (those) those.push(problem)
    else if (isOfSite) sites.set(site.key, [problem])
    else single.push(problem)
  }
  return { sites, single }
}

function byWorst(a: ProblemRow, b: ProblemRow): number {
  return (
    rank(SCOPES, a.scope) - rank(SCOPES, b.scope) ||
    rank(PROBLEM_KINDS, a.problems[0].kind) - rank(PROBLEM_KINDS, b.problems[0].kind) ||
    (a.since ?? Number.POSITIVE_INFINITY) - (b.since ?? Number.POSITIVE_INFINITY) ||
    (b.monthWh ?? 0) - (a.monthWh ?? 0) ||
    byText(a.key, b.key)
  )
}

/** It began often enough within the hour: never held back, however short each time is. */
export const isFlapping = ({ begun }: Pick<Problem, 'begun'>, now: EpochMs): boolean =>
  begun.filter((at) => at > now - HOUR_MS).length >= FLAPPING_COUNT

/** It has not stood for long enough to call for anybody. */
export const isHeldBack = (problem: Problem, now: EpochMs, holdMinutes: HoldMinutes): boolean =>
  problem.lastAt !== undefined &&
  now - problem.lastAt < holdMinutes * MINUTE_MS &&
  now >= problem.lastAt &&
  !isFlapping(problem, now)

/** Where a problem lies: to be looked at, taken out on purpose, seen, silenced, or too young to call for anybody. */
export const PROBLEM_SHELVES = ['todo', 'planned', 'acknowledged', 'muted', 'held'] as const
export type ProblemShelf = (typeof PROBLEM_SHELVES)[number]

/** Each problem on its one shelf. What was marked by hand comes before what is meant, and that before what is young. */
export function problemShelves(
  problems: readonly Problem[],
  { marks, holdMinutes }: { readonly marks: AlertMarks; readonly holdMinutes: HoldMinutes },
  now: EpochMs,
): Readonly<Record<ProblemShelf, readonly Problem[]>> {
  const shelves: Record<ProblemShelf, Problem[]> = {
    todo: [],
    planned: [],
    acknowledged: [],
    muted: [],
    held: [],
  }
  for (const problem of problems) {
    const mark = markOf(marks, problem, now)
    if (mark !== 'none') shelves[mark].push(problem)
    else if (problem.isPlanned) shelves.planned.push(problem)
    else shelves[isHeldBack(problem, now, holdMinutes) ? 'held' : 'todo'].push(problem)
  }
  return shelves
}

/** What the lines can be sorted by; as they come, the worst leads. */
export const PROBLEM_SORTS = ['problem', 'site', 'since', 'busy', 'sign'] as const
export type ProblemSort = (typeof PROBLEM_SORTS)[number]

/** What each column is sorted by. @param textOf the problem in the user's words, which the column shows */
export const problemSortValues = (
  textOf: (row: ProblemRow) => string,
): SortValues<ProblemRow, ProblemSort> => ({
  problem: textOf,
  site: ({ site }) => site?.name,
  since: ({ since }) => since,
  busy: ({ monthWh }) => monthWh,
  sign: ({ lastSignAt }) => lastSignAt,
})
