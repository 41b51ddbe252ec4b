import type { StationRow } from '../stations/index.ts'
import { type Attempt, FAILURE_REASONS, type FailureReason } from './attempts.ts'
import type { Book, ConnectorBook } from './book.ts'
import { apartMinutes } from './setApart.ts'
import {
  couldCharge,
  type Mended,
  type Minutes,
  mendedIn,
  type NeviUptime,
  neviUptime,
  RAPID_KW,
  sumMinutes,
  type Uptime,
  ukReliability,
} from './uptime.ts'

/** What the book can be told by. */
export const GROUPINGS = ['station', 'group', 'account', 'model', 'firmware'] as const
export type Grouping = (typeof GROUPINGS)[number]

/** The names of the formulas behind the numbers of a network. */
export type Formula = 'turnedAway' | 'success' | 'firstTry' | 'couldCharge' | 'nevi' | 'uk' | 'mended'

/** Fewer attempts or visits are too few for a rate. */
export const FEW = 20

/** The numbers of a part of the network, or of all of it. */
export interface Summary {
  /** '' where the part has no name: no group, no account, no model. */
  readonly key: string
  readonly name: string
  readonly stations: number
  readonly connectors: readonly ConnectorBook[]
  readonly attempts: number
  readonly successes: number
  readonly failures: Readonly<Record<FailureReason, number>>
  readonly visits: number
  readonly firstTries: number
  /** Visits that failed. */
  readonly turnedAway: number
  readonly disconnections: number
  readonly minutes: Minutes
  readonly couldCharge: Uptime
  readonly nevi: NeviUptime
  /** Of its rapid connectors alone. */
  readonly uk: Uptime
  readonly mended: Mended
  /** Connectors that look fine and fail. */
  readonly doubtful: number
}

const KEYS: Readonly<Record<Grouping, (station: StationRow) => readonly [string, string]>> = {
  station: ({ id, name }) => [id, name],
  group: ({ groupPk, groupName }) => [String(groupPk ?? ''), groupName ?? ''],
  account: ({ accountPk, accountName }) => [String(accountPk ?? ''), accountName ?? ''],
  model: ({ vendor = '', model = '' }) => [`${vendor}\n${model}`.trim(), `${vendor} ${model}`.trim()],
  firmware: ({ vendor = '', model = '', firmware = '' }) => [
    firmware === '' ? '' : `${vendor}\n${model}\n${firmware}`,
    firmware === '' ? '' : `${vendor} ${model} ${firmware}`.trim(),
  ],
}

interface Part {
  readonly key: string
  readonly name: string
  readonly connectors: ConnectorBook[]
  readonly stations: Set<string>
  visits: number
  firstTries: number
  turnedAway: number
}

function summaryOf(part: Part, book: Book): Summary {
  const { connectors } = part
  const failures: Record<FailureReason, number> = {
    falseStart: 0,
    station: 0,
    authorization: 0,
    noEnergy: 0,
    unknown: 0,
  }
  let attempts = 0
  const count = ({ failure }: Attempt) => {
    attempts += 1
    if (failure) failures[failure] += 1
  }
  for (const each of connectors) for (const attempt of each.attempts) count(attempt)
  for (const station of part.stations) for (const attempt of book.loose.get(station) ?? []) count(attempt)
  const failed = FAILURE_REASONS.reduce((sum, reason) => sum + failures[reason], 0)
  const minutes = sumMinutes(connectors.map((each) => each.minutes))
  const rapid = connectors.filter(({ kilowatts = 0 }) => kilowatts >= RAPID_KW)
  return {
    key: part.key,
    name: part.name,
    stations: part.stations.size,
    connectors,
    attempts,
    successes: attempts - failed,
    failures,
    visits: part.visits,
    firstTries: part.firstTries,
    turnedAway: part.turnedAway,
    disconnections: [...part.stations].reduce((sum, id) => sum + (book.disconnections.get(id) ?? 0), 0),
    minutes,
    couldCharge: couldCharge(minutes),
    nevi: neviUptime(
      minutes,
      connectors.length,
      connectors.reduce((sum, { spans, apart }) => sum + apartMinutes(spans, apart), 0),
    ),
    uk: ukReliability(sumMinutes(rapid.map((each) => each.minutes))),
    mended: mendedIn(
      connectors.flatMap(({ outages }) => outages),
      book.period.to,
    ),
    doubtful: connectors.filter(({ doubtfulSince }) => doubtfulSince !== undefined).length,
  }
}

/**
 * The book told by a part of the network, most drivers turned away first. A visit counts where its last attempt was.
 * @param by undefined: the whole network as one
 */
export function summaries(book: Book, by: Grouping | undefined): readonly Summary[] {
  const keyOf = by === undefined ? () => ['', ''] as const : KEYS[by]
  const parts = new Map<string, Part>()
  const partOfStation = new Map<string, Part>()
  for (const connector of book.connectors) {
    const { station } = connector
    const [key, name] = keyOf(station)
    let part = parts.get(key)
    if (!part) {
      part = { key, name, connectors: [], stations: new Set(), visits: 0, firstTries: 0, turnedAway: 0 }
      parts.set(key, part)
    }
    part.connectors.push(connector)
    part.stations.add(station.id)
    partOfStation.set(station.id, part)
  }
  for (const { attempts, isFirstTry, isSuccessful } of book.visits) {
    const part = partOfStation.get((attempts.at(-1) ?? attempts[0]).stationId)
    if (!part) continue
    part.visits += 1
    if (isFirstTry) part.firstTries += 1
    if (!isSuccessful) part.turnedAway += 1
  }
  return [...parts.values()]
    .map((part) => summaryOf(part, book))
    .sort(
      (a, b) =>
        b.turnedAway - a.turnedAway ||
        a.successes / a.attempts - b.successes / b.attempts ||
        (a.key < b.key ? -1 : 1),
    )
}
