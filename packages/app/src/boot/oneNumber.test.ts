import { NO_ALERT_PREFERENCES } from '@corrente/domain/alerts'
import {
  type Changes,
  countGroups,
  createChipTally,
  createLiveRows,
  freshnessOf,
  isBroken,
  NO_STATION_FILTERS,
  readStationRows,
  type StationRow,
  stationConditionOf,
} from '@corrente/domain/stations'
import {
  API_KEY_PREFIX,
  createEngine as createSandbox,
  DEMO_ACCOUNTS,
  DEMO_PASSWORD,
  HUMAN_ANSWER_PREFIX,
} from '@corrente/sandbox'
import { afterAll, expect, test } from 'vitest'
import { createNetworkCounts, createRowCounts } from '../areas/stations/useStationCounts.ts'
import { createNetworkTally } from '../features/network/index.ts'
import { boardOf } from '../features/problems/board.ts'
import { readProblems } from '../features/problems/useProblems.ts'
import { buildHeaders } from '../gateways/index.ts'
import { createLive } from '../live/main/createLive.ts'
import { createFakeServer } from '../live/testing/fakeSockets.ts'
import { createFakeTimers } from '../live/testing/fakeTimers.ts'
import { createEngine } from '../live/worker/engine.ts'
import { createLiveHttp } from '../live/worker/http.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const NOON = Date.parse('2026-03-14T15:00:00Z')
const ORIGIN = 'http://localhost:4300'
const BEAT = 10 * SECOND
const API_KEY = `${API_KEY_PREFIX}move`

const sandbox = createSandbox({ now: NOON, clock: 'manual', seed: 'hour', stations: 60, quiet: true })
afterAll(() => sandbox.close())

/** A running network in this thread: the sandbox's chargers, its calls without a port, a live connection that can break. */
async function openNetwork() {
  const timers = createFakeTimers(NOON)
  const server = createFakeServer()
  let isUp = true
  sandbox.core.broker.onPublish((destination, body) => {
    if (isUp) server.sockets.at(-1)?.publish(destination, body)
  })
  const headers = {
    ...buildHeaders({ apiKey: API_KEY, token: undefined, offsetHours: -3 }),
    'Content-Type': 'application/json',
  }
  const login = await sandbox.handle(
    new Request(`${ORIGIN}/api/v1/login`, {
      method: 'POST',
      headers,
      body: JSON.stringify({
        email: DEMO_ACCOUNTS[0]?.email,
        password: DEMO_PASSWORD,
        recaptchaResponse: `${HUMAN_ANSWER_PREFIX}hour`,
      }),
    }),
  )
  const token = /"token":"([^"]+)"/.exec(await login.text())?.[1]
  if (token === undefined) throw new Error('the sandbox did not sign in')
  const engine = createEngine({
    open: (options, on) => {
      const opened = server.open(options, on)
      const made = server.last()
      timers.after(300, () => (isUp ? made.accept(BEAT) : made.cut()))
      return opened
    },
    http: (deps) =>
      createLiveHttp({
        ...deps,
        fetch: async (input, init) => {
          if (!isUp) throw new TypeError('no network')
          return sandbox.handle(new Request(input, init))
        },
      }),
    timers,
    machineNow: timers.now,
    random: () => 0.5,
    post: (message) => toPage(structuredClone(message)),
  })
  let toPage: (message: Parameters<Parameters<typeof createEngine>[0]['post']>[0]) => void = () => {}
  const live = createLive({
    config: { websocketUrl: 'ws://localhost/ws', apiBase: `${ORIGIN}/api/v1/`, topicKey: 'chargeBoxId' },
    now: timers.now,
    onSessionEnded: () => {
      throw new Error('the session did not end')
    },
    page: { isHidden: () => false, onVisibility: () => () => {}, onNetwork: () => () => {} },
    spawn: ({ onMessage }) => {
      toPage = onMessage
      return { post: engine.receive, terminate: () => engine.receive({ kind: 'stop' }) }
    },
  })
  live.start({ apiKey: API_KEY, token, offsetHours: -3 })
  /** Answers of the sandbox take a turn of the loop, not a microtask. */
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0))
  return {
    live,
    now: timers.now,
    /** Both worlds go on. */
    pass: async (ms: number) => {
      sandbox.control.clock({ advanceMs: ms })
      server.sockets.at(-1)?.beat()
      await timers.advance(ms)
      await settle()
    },
    /** The machine sleeps: the chargers go on, nothing runs here. */
    sleep: (ms: number) => {
      isUp = false
      sandbox.control.clock({ advanceMs: ms })
      timers.skip(ms)
    },
    reach: (can: boolean) => {
      isUp = can
      if (!can) server.sockets.at(-1)?.cut()
    },
    readRows: async (): Promise<readonly StationRow[]> => {
      const reply = await sandbox.handle(
        new Request(`${ORIGIN}/api/v1/chargepoints/?timeZone=-3&page=1&size=10000&active=true`, {
          headers: buildHeaders({ apiKey: API_KEY, token, offsetHours: -3 }),
        }),
      )
      return (
        readStationRows(await reply.json(), { zoneless: 'America/Sao_Paulo', serverNow: timers.now() })?.data
          .rows ?? []
      )
    },
  }
}

/** Nothing is held back, so that every count sees the same at once. */
const ALERTS = { ...NO_ALERT_PREFERENCES, holdMinutes: 0 as const }

function isPartlyFaulted(row: StationRow): boolean {
  const { condition, isPartial } = stationConditionOf(row)
  return condition === 'faulted' && isPartial
}

/** All screens that count what is broken, over one network. */
function createScreens({ live, now }: Awaited<ReturnType<typeof openNetwork>>) {
  const { stations } = live
  const board = boardOf(stations, now)
  const home = createNetworkTally(stations, createChipTally<string>())
  const chipsOfNetwork = createNetworkCounts(stations)
  const chipsOfRows = createRowCounts()
  const join = createLiveRows()
  let version = 0
  let changed: readonly string[] | 'all' = 'all'
  stations.subscribe((change) => {
    version += 1
    changed = change === 'all' || changed === 'all' ? 'all' : [...changed, ...change]
  })
  return (rows: readonly StationRow[]) => {
    const news = changed
    changed = []
    const changes: Changes = { version, since: () => news }
    const joined = join(rows, { get: stations.get, hasNewDetails: () => false, changes })
    const all = stations.all()
    const active = joined.rows.filter(({ isActive }) => isActive)
    const said = (condition: string) =>
      active.filter((row) => stationConditionOf(row).condition === condition).length
    const problems = board.problems()
    const { rowsOf, countOf } = readProblems(board, { problems, preferences: ALERTS, now: now() })
    const lines = rowsOf('todo')
    const stationsWith = (kind: string) =>
      new Set(problems.flatMap((one) => (one.kind === kind ? [one.stationId] : []))).size
    const grouped = all.filter(({ groupPk }) => groupPk !== undefined)
    const groups = [...(countGroups(all)?.values() ?? [])]
    const listed = chipsOfRows(joined, NO_STATION_FILTERS).chips
    const ofNetwork = chipsOfNetwork(changes, NO_STATION_FILTERS).chips
    const onHome = home(changes).counts
    return {
      offline: {
        rows: said('offline'),
        ages: active.filter((row) => freshnessOf(row, { isLive: true, readAt: undefined }) === 'offline')
          .length,
        list: listed?.offline,
        chips: ofNetwork?.offline,
        home: onHome.offline,
        problems: stationsWith('offline'),
        palette: all.filter((one) => one.isActive && stationConditionOf(one).condition === 'offline').length,
      },
      faulted: {
        rows: said('faulted'),
        list: listed?.faulted,
        chips: ofNetwork?.faulted,
        home: onHome.faulted,
        problems: stationsWith('faulted'),
      },
      partial: {
        rows: active.filter(isPartlyFaulted).length,
        list: listed?.['faulted partial'],
        chips: ofNetwork?.['faulted partial'],
        home: onHome['faulted partial'],
      },
      broken: {
        groups: groups.reduce((sum, { troubled }) => sum + troubled, 0),
        virtualGroups: grouped.filter(isBroken).length,
        problems: new Set(
          problems.flatMap(({ station, isPlanned }) =>
            isPlanned || station.groupPk === undefined ? [] : [station.id],
          ),
        ).size,
      },
      /** Every problem that nobody meant is among those to be looked at, once. */
      open: {
        lines: lines.reduce((sum, row) => sum + row.problems.length, 0),
        problems: problems.filter(({ isPlanned }) => !isPlanned).length,
      },
      todo: { menu: countOf('todo'), home: lines.length },
    }
  }
}

/** What happens to the connection in a minute of the hour. */
const EVENTS: Readonly<Record<number, (network: Awaited<ReturnType<typeof openNetwork>>) => void>> = {
  6: (network) => network.reach(false),
  9: (network) => network.reach(true),
  20: (network) => network.sleep(7 * MINUTE),
  21: (network) => network.reach(true),
  40: (network) => network.reach(false),
  41: (network) => network.reach(true),
}

test('an hour of the running network with drops and sleep: every count of what is broken is the same, every 5 s', async () => {
  const network = await openNetwork()
  await network.pass(10 * SECOND)
  const read = createScreens(network)
  let rows = await network.readRows()
  const wrong: unknown[] = []
  const seen = new Set<string>()
  for (let minute = 0; minute < 60; minute++) {
    EVENTS[minute]?.(network)
    if (minute === 30) rows = await network.readRows()
    for (let second = 0; second < 60; second += 5) {
      await network.pass(5 * SECOND)
      const counts = read(rows)
      seen.add(JSON.stringify(counts))
      for (const [what, of] of Object.entries(counts))
        if (new Set(Object.values(of)).size !== 1) wrong.push({ minute, second, [what]: of })
    }
  }
  expect(wrong.slice(0, 5)).toEqual([])
  // The hour had all of it: counts that changed, and every kind of them.
  expect(seen.size).toBeGreaterThan(20)
  for (const what of ['offline', 'faulted', 'partial', 'broken', 'open', 'todo'])
    expect(
      [...seen].some((each) => new RegExp(`"${what}":\\{"\\w+":[1-9]`).test(each)),
      what,
    ).toBe(true)
  network.live.stop('signed-out')
})
