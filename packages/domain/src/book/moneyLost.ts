import type { StationRow } from '../stations/index.ts'
import { type EpochMs, HOUR_MS, type ZoneId } from '../time/index.ts'
import type { Recharge } from '../transactions/index.ts'
import type { Book, ConnectorBook } from './book.ts'
import type { Stretch } from './hours.ts'
import { localHours, WEEK_HOURS } from './localHours.ts'
import { inTurns } from './turns.ts'

/** What the outages of a connector cost, as an estimate. */
export interface Lost {
  readonly station: StationRow
  readonly connectorId: number
  /** When the first outage of the period began. */
  readonly at: EpochMs
  /** Hundredths: the estimate, and its range at 95 %. */
  readonly amount: number
  readonly low: number
  readonly high: number
  /** Hours down that have four usual values or more. */
  readonly hours: number
}

/** Fewer weeks tell nothing usual. */
const LEAST = 4
/** So many connectors at a time: some milliseconds. */
const CONNECTORS_PER_STEP = 20
/** Of 95 in 100 normal deviations. */
const Z = 1.96

/** Part of each local hour that spans of one state take, 0 to 1. */
function sharesOf(spans: readonly Stretch[], hourOf: (at: EpochMs) => number): ReadonlyMap<number, number> {
  const shares = new Map<number, number>()
  for (const { from, to } of spans)
    for (let at = from; at < to; ) {
      const hour = hourOf(at)
      // Zones differ by quarters of an hour: the next one begins where the number changes.
      const next = Math.min(to, (Math.floor(at / (HOUR_MS / 4)) + 1) * (HOUR_MS / 4))
      shares.set(hour, (shares.get(hour) ?? 0) + (next - at) / HOUR_MS)
      at = next
    }
  return shares
}

/** Mean of an hour of the week, and the variance of that mean. */
interface Usual {
  readonly mean: number
  readonly variance: number
}

function usualOf(values: readonly number[]): Usual | undefined {
  const count = values.length
  if (count < LEAST) return undefined
  const mean = values.reduce((sum, value) => sum + value, 0) / count
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return { mean, variance: squares / (count - 1) / count }
}

/** By the hour of the week: what the connector took in each such hour in which it worked for most of the time. */
function valuesOf(
  { spans }: ConnectorBook,
  incomes: ReadonlyMap<number, number>,
  hourOf: (at: EpochMs) => number,
): ReadonlyMap<number, readonly number[]> {
  const working = sharesOf(
    spans.filter(({ state }) => state === 'working'),
    hourOf,
  )
  const values = new Map<number, number[]>()
  for (const [hour, share] of working) {
    if (share < 0.5) continue
    const held = values.get(hour % WEEK_HOURS)
    const income = incomes.get(hour) ?? 0
    if (held) held.push(income)
    else values.set(hour % WEEK_HOURS, [income])
  }
  return values
}

function lostAt(
  connector: ConnectorBook,
  incomes: ReadonlyMap<number, number>,
  period: Stretch,
  hourOf: (at: EpochMs) => number,
): { readonly lost: Lost | undefined; readonly unusual: number } {
  const down = connector.spans.flatMap(({ state, from, to }) =>
    state === 'down' && to > period.from && from < period.to
      ? [{ from: Math.max(from, period.from), to: Math.min(to, period.to) }]
      : [],
  )
  const [first] = down
  if (!first) return { lost: undefined, unusual: 0 }
  const values = valuesOf(connector, incomes, hourOf)
  let sum = 0
  let variance = 0
  let hours = 0
  let unusual = 0
  for (const [hour, share] of sharesOf(down, hourOf)) {
    const usual = usualOf(values.get(hour % WEEK_HOURS) ?? [])
    if (!usual) {
      unusual += share
      continue
    }
    hours += share
    sum += share * usual.mean
    variance += share * share * usual.variance
  }
  const spread = Z * Math.sqrt(variance)
  const amount = Math.round(sum)
  if (amount <= 0) return { lost: undefined, unusual }
  const { station, connectorId } = connector
  const [low, high] = [Math.max(0, Math.round(sum - spread)), Math.round(sum + spread)]
  return { lost: { station, connectorId, at: first.from, amount, low, high, hours }, unusual }
}

/**
 * What the outages of a period cost: for each hour down the mean income of the same hour of the week, over the weeks of the
 * book in which the connector worked, at least four. Hours are taken as independent of each other.
 * @param recharges those of the weeks of the book; their income counts in the hour of their start
 */
export function* lostSteps(
  book: Book,
  recharges: readonly Recharge[],
  period: Stretch,
  zone: ZoneId,
): Generator<undefined, { readonly lost: readonly Lost[]; readonly unusualHours: number }, undefined> {
  const hourOf = localHours(zone)
  const incomes = new Map<string, Map<number, number>>()
  yield* inTurns(recharges, ({ stationId, connectorId, startedAt = 0, income = 0 }) => {
    if (income <= 0) return
    const key = `${stationId}\n${connectorId}`
    const own = incomes.get(key) ?? new Map<number, number>()
    incomes.set(key, own)
    const hour = hourOf(startedAt)
    own.set(hour, (own.get(hour) ?? 0) + income)
  })
  const found: Lost[] = []
  let unusualHours = 0
  for (const [place, connector] of book.connectors.entries()) {
    if (place % CONNECTORS_PER_STEP === 0) yield
    const own = incomes.get(`${connector.station.id}\n${connector.connectorId}`)
    // Without any income nothing is lost, however long it is down.
    if (!own) continue
    const { lost, unusual } = lostAt(connector, own, period, hourOf)
    unusualHours += unusual
    if (lost) found.push(lost)
  }
  return { lost: found, unusualHours }
}
