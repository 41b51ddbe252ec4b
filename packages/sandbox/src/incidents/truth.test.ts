import type { Book, MoneyKind } from '@corrente/domain/book'
import { type CaseEnd, factsOf, verdictOfCase } from '@corrente/domain/book/case'
import { type Movement, readMovements } from '@corrente/domain/financial'
import { makeBook, moneyQueue } from '@corrente/domain/fixtures'
import { afterAll, describe, expect, test } from 'vitest'
import type { Engine } from '../engine.ts'
import { call, engineFor, NOW, signIn } from '../testing/engine.ts'
import { readSource, utc } from './testing/readSource.ts'
import {
  DAY_MS,
  INCIDENT_WORLDS,
  type Incident,
  type IncidentWorld,
  type Truth,
  type TruthConnector,
} from './truth.ts'

const ZONE = 'America/Sao_Paulo'
const MINUTE_MS = 60_000
/** The list tells 409 connectors of these. */
const STATIONS = 240

/** The state of a connector in one minute, by the truth. */
const truly = ({ down, closed, maintenanceSince }: TruthConnector, at: number) => {
  const isIn = (stretches: TruthConnector['down']) => stretches.some(({ from, to }) => from <= at && at < to)
  if (isIn(closed)) return 'closed'
  if (maintenanceSince !== null && at >= maintenanceSince) return 'maintenance'
  return isIn(down) ? 'down' : 'working'
}

/** Minutes that the book calls otherwise than they were, those that it does not know, and all; of one connector. */
function compare(truth: TruthConnector, book: Book['connectors'][number]) {
  const sums = { wrong: 0, unknown: 0, minutes: 0 }
  for (const { from, to, state } of book.spans) {
    // A minute counts where it does not hold a change: both ends tell the same.
    for (let at = Math.ceil(from / MINUTE_MS) * MINUTE_MS; at + MINUTE_MS <= to; at += MINUTE_MS) {
      sums.minutes += 1
      if (state === 'unknown') sums.unknown += 1
      else if (state !== truly(truth, at) && state !== truly(truth, at + MINUTE_MS)) sums.wrong += 1
    }
  }
  return sums
}

const engines: Engine[] = []
afterAll(() => {
  for (const engine of engines) engine.close()
})

async function bookOf(world: IncidentWorld) {
  const engine = engineFor({ incidents: world, stations: STATIONS, seed: `truth-${world}` })
  engines.push(engine)
  const truth = engine.control.truth() as Truth
  const { source } = await readSource(engine, truth.from)
  return { engine, truth, book: makeBook(source, truth, NOW, ZONE) }
}
const readings = new Map<IncidentWorld, ReturnType<typeof bookOf>>()

/** What changes neither who charged nor when. */
const CALM: ReadonlySet<Incident['kind']> = new Set([
  'retry',
  'paidTwice',
  'chargedForNothing',
  'unpaid',
  'refundOpen',
  'invoiceRejected',
])

describe.each(INCIDENT_WORLDS)('in the world %s', (world) => {
  const reading = bookOf(world)
  readings.set(world, reading)

  test('the hours of every connector are those of the truth, or unknown', async () => {
    const { truth, book } = await reading
    const byKey = new Map(truth.connectors.map((each) => [`${each.chargeBoxId}/${each.connectorId}`, each]))
    const sums = { connectors: 0, wrong: [] as unknown[], unknown: 0, minutes: 0 }
    for (const each of book.connectors) {
      const own = byKey.get(`${each.station.id}/${each.connectorId}`)
      if (!own) continue
      const { wrong, unknown, minutes } = compare(own, each)
      sums.connectors += 1
      if (wrong > 0) sums.wrong.push([each.station.id, each.connectorId, wrong])
      sums.unknown += unknown
      sums.minutes += minutes
    }
    expect(sums.connectors).toBeGreaterThanOrEqual(400)
    expect(sums.wrong).toEqual([])
    // Of a server that keeps 18 days of 30 nobody knows the others.
    expect(sums.unknown / sums.minutes).toBeLessThan(world === 'cut' ? 0.7 : 0.2)
  })

  test('each attempt and each visit ended as it was planned', async () => {
    const { truth, book } = await reading
    const attempts = book.connectors.flatMap((each) => each.attempts)
    const found = new Map(attempts.map(({ id, failure }) => [id, failure ?? 'success']))
    const planned = truth.attempts.filter(({ id }) => found.has(id))
    expect(planned.length).toBeGreaterThan(truth.attempts.length * 0.9)
    expect(planned.filter(({ id, outcome }) => found.get(id) !== outcome)).toEqual([])

    const visitOf = new Map(truth.attempts.map(({ id, visit }) => [id, visit]))
    const sizes = Map.groupBy(truth.attempts, ({ visit }) => visit)
    const changed = new Set(
      truth.incidents.flatMap(({ kind, recharges }) => (CALM.has(kind) ? [] : recharges)),
    )
    const wrong = book.visits.filter(({ attempts: own }) => {
      const visits = new Set(own.map(({ id }) => visitOf.get(id)))
      const isWhole = visits.size === 1 && own.length === sizes.get([...visits][0] ?? -1)?.length
      return !isWhole && !own.some(({ id }) => changed.has(id))
    })
    expect(wrong).toEqual([])
  })
})

test('200 stations are 5 calls, and every kind of incident is there', async () => {
  const engine = engineFor({ incidents: 'all', stations: 200, seed: 'calls' })
  engines.push(engine)
  const told = (await call(engine, '/_sandbox/truth')).body as Truth
  expect((await readSource(engine, told.from)).calls).toBeLessThanOrEqual(5)
  expect(new Set(told.incidents.map(({ kind }) => kind)).size).toBe(17)
})

/** What the queue calls what was planted. */
const MONEY: Readonly<Partial<Record<Incident['kind'], MoneyKind>>> = {
  overlap: 'duplicate',
  paidTwice: 'duplicate',
  tooMuchEnergy: 'tooMuch',
  tariffTenfold: 'price',
  wrongIdleFee: 'idle',
  chargedForNothing: 'noEnergy',
  unpaid: 'unpaid',
  refundOpen: 'refund',
  invoiceRejected: 'invoice',
}
const WEEKS_MS = 56 * DAY_MS

/** The queue of money of a world as the product makes it, and what was planted, by kind and recharge. */
async function moneyOf({ engine, truth }: Awaited<ReturnType<typeof bookOf>>) {
  const weeks = { from: NOW - WEEKS_MS, to: NOW }
  const { source } = await readSource(engine, weeks.from)
  const token = await signIn(engine)
  const days = `startDate=${utc(truth.from).slice(0, 10)}&endDate=${utc(NOW).slice(0, 10)}`
  const asked = `page=0&size=10000&${days}&sort=createdTimestamp,desc&tenantApiKey=sandbox-move&searchTenantChildren=true`
  const { body } = await call(engine, `/mk-ms-financial/transactions/recharges?${asked}`, { token })
  const movements = readMovements(body)?.data.rows ?? []
  expect(movements.length).toBeGreaterThan(100)
  const book = makeBook(source, weeks, NOW, ZONE)
  const queue = moneyQueue(
    { ...source, book, movements, requested: [], lists: new Map(), currency: 'BRL' },
    { from: truth.from, to: NOW },
    NOW,
    ZONE,
  )
  // A payment or a refund of today may still settle: those of two days ago and more are told.
  const ids = new Set(
    source.recharges.filter(({ stoppedAt = NOW }) => stoppedAt < NOW - 2 * DAY_MS).map(({ id }) => id),
  )
  const planted = truth.incidents.flatMap(({ kind, recharges }) => {
    const as = MONEY[kind]
    // Of two that overlap the later one is told.
    const told = kind === 'overlap' ? recharges.slice(-1) : recharges
    return as === undefined ? [] : told.filter((id) => ids.has(id)).map((id) => `${as}:${id}`)
  })
  const wasDown = (row: (typeof queue.rows)[number]) =>
    truth.connectors.some(
      ({ chargeBoxId, connectorId, down }) =>
        row.key === `lost:${chargeBoxId}:${connectorId}` && down.length > 0,
    )
  return { planted, rows: queue.rows, wasDown, truth }
}

test('of what was planted with money at least 99 in 100 are found, and at most 1 row in 100 is a false alarm', async () => {
  const sums = { planted: 0, missed: [] as string[], rows: 0, alarms: [] as string[] }
  for (const [world, reading] of readings) {
    const { planted, rows, wasDown, truth } = await moneyOf(await reading)
    const keyOf = ({ proof, rechargeId }: (typeof rows)[number]) => `${proof.kind}:${rechargeId}`
    const found = new Set(rows.map(keyOf))
    const all = new Set(
      truth.incidents.flatMap(({ kind, recharges }) => recharges.map((id) => `${MONEY[kind]}:${id}`)),
    )
    sums.planted += planted.length
    sums.rows += rows.length
    sums.missed.push(...planted.filter((key) => !found.has(key)).map((key) => `${world} ${key}`))
    sums.alarms.push(
      ...rows
        .filter((row) => (row.proof.kind === 'lost' ? !wasDown(row) : !all.has(keyOf(row))))
        .map((row) => `${world} ${keyOf(row)}`),
    )
  }
  expect(sums.planted).toBeGreaterThan(200)
  expect([sums.missed, sums.missed.length / sums.planted < 0.01]).toEqual([expect.anything(), true])
  expect([sums.alarms, sums.alarms.length / sums.rows <= 0.01]).toEqual([expect.anything(), true])
})

describe('a case', () => {
  const reading = (async () => {
    const engine = engineFor({ incidents: 'all', stations: 200, seed: 'cases' })
    engines.push(engine)
    const truth = engine.control.truth() as Truth
    const { source } = await readSource(engine, truth.from)
    const token = await signIn(engine)
    const [from, to] = [truth.from, NOW].map((at) => new Date(at).toISOString().slice(0, 10))
    const query = `page=0&size=10000&sort=createdTimestamp,desc&startDate=${from}&endDate=${to}&tenantApiKey=sandbox-move&searchTenantChildren=true`
    const { body } = await call(engine, `/mk-ms-financial/transactions?${query}`, { token })
    const own = Map.groupBy(source.recharges, ({ stationId }) => stationId)
    const told = Map.groupBy(source.events, ({ stationId }) => stationId)
    const byId = new Map(source.recharges.map((each) => [each.id, each]))
    const rows = readMovements(body)?.data.rows ?? []
    const paid = Map.groupBy<string | undefined, Movement>(rows, ({ pk }) => byId.get(pk)?.stationId)
    const endOf = (id: number): CaseEnd | undefined => {
      const recharge = byId.get(id)
      if (!recharge) return undefined
      const { stationId, stationName, idTag, startedAt = NOW } = recharge
      const read = {
        recharge,
        values: undefined,
        stationId,
        stationName,
        card: idTag,
        at: startedAt,
        recharges: own.get(stationId) ?? [],
        events: told.get(stationId ?? '') ?? [],
        tasks: [],
        cards: [],
        priced: undefined,
        movements: paid.get(stationId) ?? [],
        unread: {},
        readAt: NOW,
        zone: ZONE,
      }
      return verdictOfCase(factsOf(read)).end
    }
    return { truth, endOf }
  })()

  test('names what was planted', async () => {
    const { truth, endOf } = await reading
    const endsOf = (wanted: (typeof truth.incidents)[number]['kind']) =>
      truth.incidents.filter(({ kind }) => kind === wanted).map(({ recharges }) => endOf(recharges[0] ?? 0))
    expect(new Set(endsOf('overlap'))).toEqual(new Set(['chargedTwice.overlap']))
    expect(new Set(endsOf('paidTwice'))).toEqual(new Set(['chargedTwice.payments']))
    expect(new Set(endsOf('tooMuchEnergy'))).toEqual(new Set(['unknown.tooMuchEnergy']))
    expect(new Set(endsOf('wrongIdleFee'))).toEqual(new Set(['price.idleShort']))
  })

  test('blames no attempt that went well, and clears none that failed', async () => {
    const { truth, endOf } = await reading
    const planted = new Set(
      truth.incidents.flatMap(({ kind, recharges }) => (kind === 'retry' ? [] : recharges)),
    )
    const wrong = truth.attempts.flatMap(({ id, outcome }) => {
      const end = endOf(id)
      if (end === undefined || end.startsWith('unknown') || planted.has(id)) return []
      const hasFailed = /^(?:didNotStart|stoppedEarly)/.test(end)
      return hasFailed === (outcome === 'success') ? [[id, outcome, end]] : []
    })
    expect(wrong).toEqual([])
  })
})
