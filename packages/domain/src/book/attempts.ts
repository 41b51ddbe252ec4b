import type { StationNotification } from '../notifications/index.ts'
import { type EpochMs, MINUTE_MS } from '../time/index.ts'
import { type Recharge, stopActorOf } from '../transactions/index.ts'
import { atOnce, inTurns } from './turns.ts'

/** Why an attempt failed, the first that fits. `falseStart`: it failed, and a second try at once worked. */
export const FAILURE_REASONS = ['falseStart', 'station', 'authorization', 'noEnergy', 'unknown'] as const
export type FailureReason = (typeof FAILURE_REASONS)[number]

/** A recharge that ended, with what became of it. */
export interface Attempt {
  readonly id: number
  readonly stationId: string
  /** undefined: the recharge told no connector. */
  readonly connectorId: number | undefined
  /** The card, without case; undefined: none was told. */
  readonly card: string | undefined
  readonly from: EpochMs
  readonly to: EpochMs
  /** undefined: no energy was told, which counts as none. */
  readonly energyKwh: number | undefined
  /** As the charger wrote it. */
  readonly stopReason: string | undefined
  /** The wire's word; undefined: none was taken. */
  readonly paymentType: string | undefined
  /** undefined: it was successful. */
  readonly failure: FailureReason | undefined
}

/** More than this was given, kWh: below it there was no recharge. */
export const LEAST_KWH = 0.1
const FALSE_START_MS = 2 * MINUTE_MS
const SECOND_TRY_MS = 5 * MINUTE_MS
const AFTER_END_MS = MINUTE_MS

const BY_DRIVER: ReadonlySet<string> = new Set(['local', 'remote', 'evdisconnected'])
// The design names four; a soft reset is a reset of the station as well.
const BY_STATION: ReadonlySet<string> = new Set([
  'powerloss',
  'hardreset',
  'softreset',
  'reboot',
  'emergencystop',
])
/** A word of a charger, whatever its spelling. */
export const wordOf = (reason: string | undefined) => (reason ?? '').toLowerCase().replace(/[\s_-]+/g, '')
const placeOf = (stationId: string, connectorId: number | undefined) => `${stationId}\n${connectorId ?? ''}`

/** Whether the charger itself ended a recharge, by the word that it gave. */
export const endedByStation = ({ stopReason }: Pick<Attempt, 'stopReason'>): boolean =>
  BY_STATION.has(wordOf(stopReason))

/** When connectors failed, oldest first, by station and connector; a station's own failure is of each of its connectors. */
function failuresOf(events: readonly StationNotification[]): ReadonlyMap<string, readonly EpochMs[]> {
  const found = new Map<string, EpochMs[]>()
  for (const { type, at, stationId, connectorId } of events) {
    if (type !== 'Failure' || at === undefined) continue
    const key = placeOf(stationId, connectorId || undefined)
    const held = found.get(key)
    if (held) held.push(at)
    else found.set(key, [at])
  }
  for (const times of found.values()) times.sort((a, b) => a - b)
  return found
}

/** Whether one of the times, oldest first, lies in a stretch whose ends count. */
function hasOneIn(times: readonly EpochMs[] | undefined, from: EpochMs, to: EpochMs): boolean {
  if (!times) return false
  let low = 0
  let high = times.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((times[middle] ?? 0) < from) low = middle + 1
    else high = middle
  }
  return low < times.length && (times[low] ?? 0) <= to
}

type Ended = Omit<Attempt, 'failure'> & { readonly stopActor: string | undefined }

function failureOf(ended: Ended, failures: ReadonlyMap<string, readonly EpochMs[]>) {
  const word = wordOf(ended.stopReason)
  const until = ended.to + AFTER_END_MS
  const hasFailed = [ended.connectorId, undefined].some((connector) =>
    hasOneIn(failures.get(placeOf(ended.stationId, connector)), ended.to, until),
  )
  if (BY_STATION.has(word) || hasFailed) return 'station'
  // Whose card ended it, the wire does not tell: the driver's own acts are those of the app.
  const isOwnCard = word === 'deauthorized' && stopActorOf(ended.stopActor ?? '') === 'app'
  if (word === 'deauthorized' && !isOwnCard) return 'authorization'
  if (!((ended.energyKwh ?? 0) > LEAST_KWH)) return 'noEnergy'
  return BY_DRIVER.has(word) || isOwnCard ? undefined : 'unknown'
}

/** A card as cards compare; undefined: none. */
export const cardOf = (idTag: string | undefined) => idTag?.trim().toLowerCase() || undefined

/** What recharges became attempts, and how many could not. */
export interface Attempts {
  /** By their start, oldest first. */
  readonly attempts: readonly Attempt[]
  /** Recharges that are going on. */
  readonly running: number
  /** Recharges without a station or a start, or that end before they begin. */
  readonly unreadable: number
}

/**
 * The attempts among recharges (design: the book), made in steps. One is successful where more than 0.1 kWh was given, the
 * driver ended it and the connector did not fail in the minute after its end. Linear but for one sort.
 * @param events failures among them are what counts
 */
export function* attemptSteps(
  recharges: readonly Recharge[],
  events: readonly StationNotification[],
): Generator<undefined, Attempts, undefined> {
  const ended: Ended[] = []
  let running = 0
  yield* inTurns(recharges, (recharge) => {
    const { stationId, startedAt, stoppedAt } = recharge
    if (stationId === undefined || startedAt === undefined) return
    if (stoppedAt === undefined) running += 1
    else if (stoppedAt >= startedAt)
      ended.push({
        id: recharge.id,
        stationId,
        connectorId: recharge.connectorId,
        card: cardOf(recharge.idTag),
        from: startedAt,
        to: stoppedAt,
        energyKwh: recharge.energyKwh,
        stopReason: recharge.stopReason,
        stopActor: recharge.stopActor,
        paymentType: recharge.paymentType,
      })
  })
  yield
  ended.sort((a, b) => a.from - b.from || a.id - b.id)
  const failures = failuresOf(events)
  const attempts: Attempt[] = []
  yield* inTurns(ended, ({ stopActor, ...each }) =>
    attempts.push({ ...each, failure: failureOf({ ...each, stopActor }, failures) }),
  )
  return {
    attempts: yield* withFalseStarts(attempts),
    running,
    unreadable: recharges.length - running - ended.length,
  }
}

/** The attempts among a few recharges, at once. @see attemptSteps */
export const attemptsOf = (...question: Parameters<typeof attemptSteps>): Attempts =>
  atOnce(attemptSteps(...question))

/** Tells the false starts apart: read from the end, the next try at each connector is at hand. */
function* withFalseStarts(attempts: readonly Attempt[]): Generator<undefined, readonly Attempt[], undefined> {
  const next = new Map<string, Attempt>()
  const told: Attempt[] = []
  yield* inTurns(attempts.toReversed(), (attempt) => {
    const key = `${placeOf(attempt.stationId, attempt.connectorId)}\n${attempt.card ?? ''}`
    const second = next.get(key)
    next.set(key, attempt)
    const isFalseStart =
      attempt.failure !== undefined &&
      attempt.to - attempt.from < FALSE_START_MS &&
      !((attempt.energyKwh ?? 0) > LEAST_KWH) &&
      second?.failure === undefined &&
      second !== undefined &&
      second.from >= attempt.to &&
      second.from - attempt.to <= SECOND_TRY_MS
    told.push(isFalseStart ? { ...attempt, failure: 'falseStart' } : attempt)
  })
  return told.reverse()
}
