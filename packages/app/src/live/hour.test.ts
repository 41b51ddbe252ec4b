import { createRandom, stationRowFixture } from '@corrente/domain/fixtures'
import {
  freshnessOf,
  lastSignOf,
  type Station,
  type StationRow,
  stationConditionOf,
  withLive,
} from '@corrente/domain/stations'
import { expect, test } from 'vitest'
import { createLive } from './main/createLive.ts'
import type { LiveWorker } from './main/worker.ts'
import { createFakeServer, type FakeSocket } from './testing/fakeSockets.ts'
import { createFakeTimers } from './testing/fakeTimers.ts'
import { CONFIG, SESSION } from './testing/harness.ts'
import { chargePoint, NOW, stationsOf, statusEvent } from './testing/wire.ts'
import { createEngine } from './worker/engine.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const BEAT = 10 * SECOND
/** Noon of the tests' wire, when the fake timers begin. */
const NOON = Date.UTC(2026, 2, 14, 12)
const START = 1_000_000
const STATIONS = 12
/** Unavailable on both connectors is a station without a connection. */
const STATUSES = ['Available', 'Charging', 'Faulted', 'Unavailable', 'Unavailable', 'SuspendedEV'] as const

/** Three heart-beats must be missed before a connection is known to be dead (R3); until then nobody can know better. */
const UNNOTICED = 35 * SECOND
/** An event, its batch, and the snapshot that mends what was missed before the topics stood. */
const ON_ITS_WAY = 15 * SECOND

interface Told {
  status: string
  /** Seconds after noon. */
  at: number
}

/** The chargers as they are, and a server that tells of them: as late, as often and as out of order as it likes. */
function createWorld(seed: string) {
  const random = createRandom(seed)
  const timers = createFakeTimers(START)
  const seconds = () => (timers.now() - START) / SECOND
  const truth = new Map(
    Array.from({ length: STATIONS }, (_, index): [string, Told[]] => [
      `S-${index}`,
      [
        { status: 'Available', at: 0 },
        { status: 'Available', at: 0 },
      ],
    ]),
  )
  const points = () =>
    [...truth].map(([id, connectors]) =>
      chargePoint(
        id,
        connectors.map(({ status, at }) => [status, at] as const),
      ),
    )
  let socket: FakeSocket | undefined
  let isUp = true
  /** The connection carries nothing more, and nobody has said so. */
  let deadSince: number | undefined
  const engine = createEngine({
    open: (options, on) => {
      const server = createFakeServer()
      const opened = server.open(options, on)
      socket = server.last()
      deadSince = isUp ? undefined : timers.now()
      const made = socket
      // The transport gives a connection up that is not made in time.
      if (isUp) timers.after(300, () => made.accept(BEAT))
      else timers.after(options.connectTimeoutMs, made.cut)
      return opened
    },
    http: () => ({
      // The answer is as old as the way back was long.
      stations: () =>
        new Promise((resolve) => {
          const stations = stationsOf(...points())
          const isReached = isUp
          timers.after(random.int(100, 2_500), () =>
            resolve(
              isReached
                ? { kind: 'done', stations, unreadRows: 0 }
                : { kind: 'unreachable', reason: 'network' },
            ),
          )
        }),
      checkSession: async () => 'stands',
      serverNow: () => NOW,
    }),
    timers,
    random: () => random.int(0, 999) / 1_000,
    machineNow: () => NOW,
    post: (message) => toPage(structuredClone(message)),
  })
  let toPage: (message: Parameters<Parameters<typeof createEngine>[0]['post']>[0]) => void = () => {}
  let onVisibility = () => {}
  let isHidden = false
  const live = createLive({
    config: CONFIG,
    now: () => NOON + (timers.now() - START),
    onSessionEnded: () => {
      throw new Error('the session did not end')
    },
    page: {
      isHidden: () => isHidden,
      onVisibility: (then) => {
        onVisibility = then
        return () => {}
      },
      onNetwork: () => () => {},
    },
    spawn: ({ onMessage }): LiveWorker => {
      toPage = onMessage
      return { post: engine.receive, terminate: () => engine.receive({ kind: 'stop' }) }
    },
  })
  const say = (id: string, connector: number, { status, at }: Told) => {
    if (deadSince === undefined)
      socket?.publish(`/topic/status/chargeBox/${id}`, statusEvent(id, connector + 1, status, at))
  }
  return {
    random,
    timers,
    live,
    truth,
    now: () => NOON + (timers.now() - START),
    points,
    /** Since when the connection carries nothing; undefined while it does. */
    deadSince: () => deadSince,
    isHidden: () => isHidden,
    /** One connector changes; now and then its message comes twice, or an older one after it. */
    change() {
      const [id, connectors] = random.pick([...truth])
      const connector = random.int(0, connectors.length - 1)
      const former = connectors[connector]
      const next = { status: random.pick(STATUSES), at: seconds() }
      connectors[connector] = next
      say(id, connector, next)
      if (random.chance(0.2)) say(id, connector, next)
      if (former && random.chance(0.2)) say(id, connector, former)
    },
    beat: () => deadSince === undefined && socket?.beat(),
    /** The connection breaks: the browser says so, or nobody does. */
    drop(isSaid: boolean) {
      deadSince ??= timers.now()
      if (isSaid) socket?.cut()
    },
    reach: (can: boolean) => {
      isUp = can
      if (!can) deadSince ??= timers.now()
    },
    hide: (hidden: boolean) => {
      isHidden = hidden
      onVisibility()
    },
    /** The machine sleeps: time goes on, nothing runs. The server gives the connection up. */
    sleep(ms: number) {
      for (let at = 0; at < ms; at += 5 * SECOND) {
        timers.skip(5 * SECOND)
        this.change()
      }
      deadSince ??= timers.now()
    },
  }
}
type World = ReturnType<typeof createWorld>

const rowOf = (station: Station): StationRow =>
  stationRowFixture({
    ...station,
    heartbeatAt: NOON - 5 * MINUTE,
    connectors: station.connectors.map((connector) => ({
      ...connector,
      typePk: undefined,
      powerMax: undefined,
      pricePerKwh: undefined,
      pricePerMinute: undefined,
      profileUuid: undefined,
      userName: undefined,
      socPercentage: undefined,
    })),
  })

/** Compares every row with what is so; gives the sentences that are not true. */
function untruths(world: World, rows: readonly StationRow[], readAt: number, settledFor: number): string[] {
  const { live, now } = world
  const isLive = live.state().phase === 'live'
  const deadFor = world.deadSince() === undefined ? 0 : world.timers.now() - (world.deadSince() ?? 0)
  const said: string[] = []
  for (const station of stationsOf(...world.points())) {
    const read = rows.find(({ id }) => id === station.id)
    if (!read) throw new Error(`${station.id} has no row`)
    const row = withLive(read, live.stations.get(station.id))
    const freshness = freshnessOf(row, { isLive, readAt })
    const at = `${station.id} after ${Math.round((now() - NOON) / SECOND)} s`
    const sign = lastSignOf(row)
    // A charger that is out of reach is told as Unavailable on all its connectors.
    const isCut = world.truth.get(station.id)?.every(({ status }) => status === 'Unavailable') ?? false
    if (sign !== undefined && sign > now()) said.push(`${at}: its last sign is yet to come`)
    if (freshness === 'live' && deadFor > UNNOTICED)
      said.push(`${at}: live over a connection dead for ${deadFor} ms`)
    if (freshness === 'paused' && settledFor > ON_ITS_WAY)
      said.push(`${at}: paused while the connection stands`)
    if (!isLive || settledFor <= ON_ITS_WAY) continue
    // Nothing is on its way: what the row says is what is so.
    const [shown, is] = [
      stationConditionOf(row),
      stationConditionOf({ ...station, heartbeatAt: read.heartbeatAt }),
    ]
    if (shown.condition !== is.condition) said.push(`${at}: ${shown.condition}, in truth ${is.condition}`)
    if (isCut !== (freshness === 'offline')) said.push(`${at}: ${freshness}, in truth ${is.condition}`)
    if (sign !== lastSignOf({ ...station, heartbeatAt: read.heartbeatAt }))
      said.push(`${at}: another last sign`)
  }
  return said
}

/** What happens to the connection in a minute of the hour. */
const EVENTS: Readonly<Record<number, (world: World) => void>> = {
  4: (world) => world.drop(true),
  9: (world) => world.drop(false),
  13: (world) => {
    world.reach(false)
    world.drop(true)
  },
  16: (world) => world.reach(true),
  20: (world) => world.hide(true),
  32: (world) => world.hide(false),
  36: (world) => world.sleep(7 * MINUTE),
  41: (world) => {
    world.reach(false)
    world.drop(false)
  },
  42: (world) => world.reach(true),
  46: (world) => world.hide(true),
  47: (world) => world.sleep(8 * MINUTE),
  48: (world) => world.hide(false),
}

test.each(['one', 'two', 'three', 'four'])(
  'R1 R3 an hour of a running network, drops, a hidden tab and a sleeping machine: no row ever says what is not so (%s)',
  async (seed) => {
    const world = createWorld(seed)
    const { timers, live, random } = world
    live.start(SESSION)
    await timers.advance(10 * SECOND)
    const readAt = world.now()
    const rows = stationsOf(...world.points()).map(rowOf)
    const wrong: string[] = []
    const phases = new Set<string>()
    let liveSamples = 0
    let quietSince = timers.now()
    for (let minute = 0; minute < 60; minute++) {
      EVENTS[minute]?.(world)
      for (let second = 0; second < 60; second += 5) {
        // A minute of news, a minute of quiet in which everything must be as it is.
        if (minute % 2 === 0 && random.chance(0.8)) {
          world.change()
          quietSince = timers.now()
        }
        if (second % 10 === 0) world.beat()
        await timers.advance(5 * SECOND)
        const { phase } = live.state()
        phases.add(phase)
        if (phase !== 'live' || world.deadSince() !== undefined) quietSince = timers.now()
        const settledFor = timers.now() - quietSince
        if (phase === 'live' && settledFor > ON_ITS_WAY) liveSamples++
        wrong.push(...untruths(world, rows, readAt, settledFor))
      }
    }
    expect(wrong.slice(0, 10)).toEqual([])
    // The hour had all of it: samples at rest, and the connection in every state.
    expect(liveSamples).toBeGreaterThan(150)
    for (const phase of ['live', 'stale', 'reconnecting']) expect([...phases]).toContain(phase)
    live.stop('signed-out')
  },
)
