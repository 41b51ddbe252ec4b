import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stationFixture } from '../fixtures/index.ts'
import { CONNECTOR_STATUSES, type Connector, type Station, stationStatusOf } from '../stations/index.ts'
import { withReport } from '../stations/schema.ts'
import { HOUR_MS, MINUTE_MS } from '../time/index.ts'
import {
  acknowledge,
  countProblemRows,
  createProblemBoard,
  mute,
  NO_MARKS,
  problemRows,
  problemShelves,
} from './index.ts'
import { isDown, problemsOf } from './problems.ts'
import { siteOf } from './sites.ts'

const NOW = Date.parse('2026-03-14T15:00:00Z')
const connector = (id: number, reported: string, rest: Partial<Connector> = {}): Connector =>
  withReport(
    { id, type: 'Type 2', override: rest.override, usage: 1 },
    {
      reported,
      statusAt: rest.statusAt ?? NOW - HOUR_MS,
      errorCode: rest.errorCode,
      errorInfo: rest.errorInfo,
    },
  )
const station = (
  id: string,
  connectors: readonly (string | Connector)[],
  rest: Partial<Station> = {},
): Station => {
  const all = connectors.map((one, index) => (typeof one === 'string' ? connector(index + 1, one) : one))
  return stationFixture({
    id,
    name: id,
    connectors: all,
    status: stationStatusOf(all),
    heartbeatAt: undefined,
    groupPk: undefined,
    groupName: undefined,
    street: undefined,
    ...rest,
  })
}
const boardOf = (...stations: readonly Station[]) => {
  const board = createProblemBoard()
  for (const one of stations) board.set(one.id, one, NOW)
  return board
}
const rowsOf = (...stations: readonly Station[]) => {
  const board = boardOf(...stations)
  const rows = problemRows(board.problems(), board.siteOf)
  // The menu counts the lines without making them.
  expect(countProblemRows(board.problems(), board.siteOf)).toBe(rows.length)
  return rows
}
const told = (stations: readonly Station[]) =>
  rowsOf(...stations).map(({ scope, problems }) => [
    scope,
    ...problems.map(({ stationId, kind, connectors }) =>
      [stationId, kind, ...connectors.map(({ id }) => id)].join(' '),
    ),
  ])

describe('what is wrong now', () => {
  test('what a station says of itself is one problem, of one that announced no connector too; by hand it is planned', () => {
    const own = { reported: 'Faulted', statusAt: NOW, errorCode: 'GroundFailure', errorInfo: undefined }
    const [problem, ...others] = problemsOf(station('A', ['Faulted', 'Available'], { own }))
    expect(others).toEqual([])
    expect(problem).toMatchObject({ kind: 'faulted', isWhole: true, lastAt: NOW, own, isPlanned: false })
    expect(problemsOf(station('A', [], { own }))).toHaveLength(1)
    expect(isDown(station('A', [], { own }))).toBe(true)
    expect(isDown(station('A', ['Charging'], { own }))).toBe(false)
    const byHand = connector(1, 'Available', { override: 'Maintenance' })
    expect(problemsOf(station('A', [byHand], { own }))[0]?.isPlanned).toBe(true)
    expect(problemsOf(station('A', ['Available'], { own: { ...own, reported: 'Available' } }))).toEqual([])
  })
  test('a station that works has no problem, nor one that is switched off or announced nothing', () => {
    expect(problemsOf(station('A', ['Available', 'Charging']))).toEqual([])
    expect(problemsOf(station('A', ['Faulted'], { isActive: false }))).toEqual([])
    expect(problemsOf(station('A', []))).toEqual([])
    // Nor does it count as one that serves nobody.
    expect(isDown(station('A', ['Faulted'], { isActive: false }))).toBe(false)
    expect(isDown(station('A', []))).toBe(false)
    expect(isDown(station('A', ['Faulted']))).toBe(true)
  })
  test('one line per station and kind, with its connectors; an offline station is one problem', () => {
    expect(told([station('A', ['Faulted', 'Available', 'Faulted'])])).toEqual([
      ['connector', 'A faulted 1 3'],
    ])
    expect(told([station('A', ['Faulted', 'Faulted'])])).toEqual([['station', 'A faulted 1 2']])
    expect(told([station('A', ['Unavailable', 'Unavailable'])])).toEqual([['station', 'A offline 1 2']])
    expect(told([station('A', ['Unavailable', 'Available'])])).toEqual([['connector', 'A unavailable 1']])
  })
  test('two error codes are two problems, one code in two spellings is one', () => {
    const codes = (one: string, other: string) =>
      told([
        station('A', [
          connector(1, 'Faulted', { errorCode: one }),
          connector(2, 'Faulted', { errorCode: other }),
        ]),
      ])
    expect(codes('GroundFailure', 'OverVoltage')).toHaveLength(2)
    expect(codes('GroundFailure', 'ground_failure')).toHaveLength(1)
  })
  test('what somebody took out of service is planned, and stands beside what broke', () => {
    const some = station('A', [connector(1, 'Available', { override: 'Maintenance' }), 'Faulted'])
    expect(problemsOf(some).map(({ kind, isPlanned }) => [kind, isPlanned])).toEqual([
      ['maintenance', true],
      ['faulted', false],
    ])
    // One that says so by itself is nobody's plan, though another one of the station is.
    const mixed = station('A', [connector(1, 'Available', { override: 'Maintenance' }), 'Maintenance'])
    expect(problemsOf(mixed).map(({ kind, isPlanned }) => [kind, isPlanned])).toEqual([
      ['maintenance', false],
    ])
  })
})

test('a connector that somebody took out and one that is out by itself are two problems, each with its mark', () => {
  const both = problemsOf(
    station('A', [connector(1, 'Available', { override: 'Unavailable' }), 'Unavailable']),
  )
  expect(both.map(({ kind, isPlanned }) => [kind, isPlanned])).toEqual([
    ['unavailable', true],
    ['unavailable', false],
  ])
  expect(new Set(both.map(({ key }) => key)).size).toBe(2)
})

describe('the lines', () => {
  const site = { groupPk: 3, groupName: 'Shopping Aroeira' }
  test('a site that is down whole is one line; while one station of it works, each stands alone, with the site', () => {
    const [a, b] = [station('A', ['Faulted'], site), station('B', ['Unavailable'], site)]
    expect(told([a, b])).toEqual([['site', 'A faulted 1', 'B offline 1']])
    const rows = rowsOf(a, b, station('C', ['Available'], site))
    expect(rows.map(({ scope, site: place }) => [scope, place?.name, place?.down, place?.total])).toEqual([
      ['station', 'Shopping Aroeira', 2, 3],
      ['station', 'Shopping Aroeira', 2, 3],
    ])
  })
  test('what is planned at a site that is down whole is a line of its own', () => {
    const byHand = connector(2, 'Faulted', { override: 'Unavailable' })
    expect(told([station('A', ['Faulted', byHand], site), station('B', ['Faulted'], site)])).toEqual([
      ['site', 'A faulted 1', 'B faulted 1'],
      ['connector', 'A unavailable 2'],
    ])
  })
  test('a station of which nothing was ever heard is not counted as down', () => {
    const mute = withReport(
      { id: 1, type: 'Type 2', override: undefined, usage: 0 },
      { reported: undefined, statusAt: undefined, errorCode: undefined, errorInfo: undefined },
    )
    const [row] = rowsOf(station('A', ['Faulted'], site), station('B', [mute], site))
    expect([row?.site?.down, row?.site?.total]).toEqual([1, 2])
  })
  test('a site of one station is that station', () => {
    expect(told([station('A', ['Faulted'], site)])).toEqual([['station', 'A faulted 1']])
  })
  test('the worst first: site, station, connector; offline, fault; then the longest, then the busiest', () => {
    const at = (minutes: number) => [connector(1, 'Faulted', { statusAt: NOW - minutes * MINUTE_MS })]
    const rows = told([
      station('connector', ['Faulted', 'Available']),
      station('new', at(5)),
      station('rush', at(90), { monthConsumptionWh: 900 }),
      station('calm', at(90), { monthConsumptionWh: 100 }),
      station('offline', ['Unavailable']),
      station('site 1', ['Faulted'], site),
      station('site 2', ['Faulted'], site),
    ])
    expect(rows.map(([, first]) => first?.replace(/ (faulted|offline).*/, ''))).toEqual([
      'site 1',
      'offline',
      'rush',
      'calm',
      'new',
      'connector',
    ])
  })
  test('it says who is affected and how busy the place is', () => {
    const [row] = rowsOf(station('A', ['Faulted', 'Charging', 'Charging'], { monthConsumptionWh: 5_000 }))
    expect(row).toMatchObject({ running: 2, monthWh: 5_000, scope: 'connector' })
  })
})

describe('a site', () => {
  const place = {
    groupPk: undefined,
    groupName: undefined,
    street: 'Av. São João',
    houseNumber: '12',
    city: 'Rio',
  }
  test('is the group, else the address with its number, however it is spelt', () => {
    expect(siteOf({ ...place, groupPk: 3, groupName: 'Torre' })).toEqual({ key: 'group 3', name: 'Torre' })
    const spelt = siteOf({ ...place, street: 'AV SAO JOAO', city: 'RIO' })
    expect(spelt?.key).toBe(siteOf(place)?.key)
    expect(siteOf({ ...place, houseNumber: '13' })?.key).not.toBe(spelt?.key)
  })
  test.each(['na', 'N/A', 's/n', '0', '', undefined])('is unknown for the number %j', (houseNumber) => {
    expect(siteOf({ ...place, houseNumber })).toBeUndefined()
  })
})

describe('the shelves', () => {
  const shelvesOf = (marks: typeof NO_MARKS, ...stations: readonly Station[]) => {
    const shelves = problemShelves(boardOf(...stations).problems(), { marks, holdMinutes: 2 }, NOW)
    return Object.fromEntries(
      Object.entries(shelves).map(([name, list]) => [name, list.map((one) => one.stationId)]),
    )
  }
  const old = station('old', ['Faulted'])
  const young = station('young', [connector(1, 'Faulted', { statusAt: NOW - MINUTE_MS })])
  const planned = station('planned', [connector(1, 'Available', { override: 'Maintenance' })])
  test('what is young is held back, what is meant lies apart', () => {
    expect(shelvesOf(NO_MARKS, old, young, planned)).toMatchObject({
      todo: ['old'],
      held: ['young'],
      planned: ['planned'],
    })
    // A clock of this machine that runs late holds nothing back.
    const ahead = station('ahead', [connector(1, 'Faulted', { statusAt: NOW + MINUTE_MS })])
    expect(shelvesOf(NO_MARKS, ahead)).toMatchObject({ todo: ['ahead'], held: [] })
  })
  test('what was acknowledged is quiet until it begins anew; what is muted until its time', () => {
    const [problem] = problemsOf(old)
    if (!problem) throw new Error('it has a problem')
    expect(shelvesOf(acknowledge(NO_MARKS, problem), old)).toMatchObject({ acknowledged: ['old'], todo: [] })
    const again = station('old', [connector(1, 'Faulted', { statusAt: NOW - 10 * MINUTE_MS })])
    expect(shelvesOf(acknowledge(NO_MARKS, problem), again)).toMatchObject({ todo: ['old'] })
    expect(shelvesOf(mute(NO_MARKS, problem.key, NOW, 1), old)).toMatchObject({ muted: ['old'] })
  })
  test('what flaps is never held back', () => {
    const board = createProblemBoard()
    const at = (minutes: number, status: string) =>
      board.set('A', station('A', [connector(1, status, { statusAt: NOW - minutes * MINUTE_MS })]), NOW)
    for (const minutes of [9, 6]) {
      at(minutes, 'Faulted')
      at(minutes - 1, 'Available')
    }
    at(1, 'Faulted')
    const shelves = () => problemShelves(board.problems(), { marks: NO_MARKS, holdMinutes: 2 }, NOW)
    expect(shelves().todo).toHaveLength(1)
    const calm = createProblemBoard()
    calm.set('A', station('A', [connector(1, 'Faulted', { statusAt: NOW - MINUTE_MS })]), NOW)
    expect(problemShelves(calm.problems(), { marks: NO_MARKS, holdMinutes: 2 }, NOW).held).toHaveLength(1)
  })
})

test('what ended is known for an hour, unless it began again or its station went; what was over before is not', () => {
  const board = boardOf(station('A', ['Faulted']), station('B', ['Faulted']), station('C', ['Available']))
  expect(board.ended(NOW)).toEqual([])
  for (const id of ['A', 'B', 'C']) board.set(id, station(id, ['Available']), NOW + MINUTE_MS)
  const ended = () => board.ended(NOW + 2 * MINUTE_MS).map(({ problem }) => problem.stationId)
  expect(ended()).toEqual(['A', 'B'])
  board.set('A', station('A', ['Faulted']), NOW + MINUTE_MS)
  expect(ended()).toEqual(['B'])
  board.set('A', station('A', ['Available']), NOW + MINUTE_MS)
  board.set('A', undefined, NOW + MINUTE_MS)
  expect(ended()).toEqual(['B'])
  expect(board.ended(NOW + MINUTE_MS + HOUR_MS)).toEqual([])
})

test('it says of how many active stations it is, and that one which moves to another site changes it', () => {
  const [here, there] = [{ groupPk: 3 }, { groupPk: 4 }]
  const board = boardOf(station('A', ['Available'], here), station('off', ['Faulted'], { isActive: false }))
  expect(board.stations()).toBe(1)
  expect(board.set('A', station('A', ['Charging'], here), NOW)).toBe(false)
  expect(board.set('A', station('A', ['Charging'], there), NOW)).toBe(true)
  board.set('A', undefined, NOW)
  board.set('off', undefined, NOW)
  expect(board.stations()).toBe(0)
})

test('when a problem began is known for an hour, ten times at most; the same report is no new begin', () => {
  const board = createProblemBoard()
  const set = (status: string, minutes: number, now = minutes) =>
    board.set(
      'A',
      station('A', [connector(1, status, { statusAt: NOW + minutes * MINUTE_MS })]),
      NOW + now * MINUTE_MS,
    )
  const begun = () => board.problems()[0]?.begun?.map((at) => (at - NOW) / MINUTE_MS)
  set('Faulted', 0)
  set('Faulted', 0, 1)
  expect(begun()).toEqual([0])
  set('Faulted', 30)
  expect(begun()).toEqual([0, 30])
  set('Faulted', 60)
  expect(begun()).toEqual([30, 60])
  set('Available', 61)
  set('Faulted', 62)
  expect(begun()).toEqual([30, 60, 62])
  for (let minute = 63; minute < 75; minute += 1) set('Faulted', minute)
  expect(begun()).toEqual([65, 66, 67, 68, 69, 70, 71, 72, 73, 74])
  board.set('A', undefined, NOW + 75 * MINUTE_MS)
  set('Faulted', 76)
  expect(begun()).toEqual([76])
})

test('it says whether anything changed, and has the same list until something does', () => {
  const board = boardOf(station('B', ['Faulted']))
  const list = board.problems()
  const fine = station('A', ['Available'])
  expect([board.set('A', fine, NOW), board.set('A', fine, NOW), board.set('C', undefined, NOW)]).toEqual([
    true,
    false,
    false,
  ])
  const same = board.problems()
  expect(same).toEqual(list)
  expect([board.set('A', station('A', ['Charging']), NOW), board.problems() === same]).toEqual([false, true])
  expect([board.set('A', station('A', ['Faulted', 'Available']), NOW), board.problems().length]).toEqual([
    true,
    2,
  ])
  // One of two ends: it alone is over.
  const two = station('A', ['Faulted', connector(2, 'Available', { override: 'Maintenance' })])
  board.set('A', two, NOW)
  expect([board.set('A', station('A', ['Faulted', 'Available']), NOW), board.problems().length]).toEqual([
    true,
    2,
  ])
  expect(board.ended(NOW).map(({ problem }) => problem.kind)).toEqual(['maintenance'])
  expect([board.set('A', fine, NOW), board.set('A', undefined, NOW), board.problems().length]).toEqual([
    true,
    true,
    1,
  ])
})

test.each([{ street: 'Rua B' }, { houseNumber: '9' }, { city: 'Olinda' }, { groupPk: 5 }])(
  'a station that moves to %j is of another site',
  (moved) => {
    const home = { street: 'Rua A', houseNumber: '1', city: 'Recife' }
    const [a, b] = [station('A', ['Faulted'], home), station('B', ['Available'], home)]
    const board = boardOf(a, b)
    expect(board.siteOf(a)).toMatchObject({ total: 2, down: 1 })
    board.set('A', station('A', ['Faulted'], { ...home, ...moved }), NOW)
    expect([board.siteOf(a), board.siteOf(b)]).toMatchObject([
      { total: 1, down: 1 },
      { total: 1, down: 0 },
    ])
    board.set('B', undefined, NOW)
    expect(board.siteOf(b)).toBeUndefined()
  },
)

test('a site has the name that its stations give it now', () => {
  const named = (groupName: string) => station('A', ['Faulted'], { groupPk: 3, groupName })
  const board = boardOf(named('Torre'))
  board.set('A', named('Torre Sul'), NOW)
  expect(board.siteOf(named('Torre'))?.name).toBe('Torre Sul')
})

test('whatever changes in whatever order, the board says what a new one would', () => {
  const ids = ['A', 'B', 'C', 'D'] as const
  const change = fc.record({
    id: fc.constantFrom(...ids),
    isGone: fc.boolean(),
    groupPk: fc.constantFrom(1, 2, undefined),
    statuses: fc.array(fc.constantFrom(...CONNECTOR_STATUSES), { minLength: 1, maxLength: 3 }),
  })
  fc.assert(
    fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
      const board = createProblemBoard()
      const world = new Map<string, Station>()
      for (const { id, isGone, groupPk, statuses } of changes) {
        const next = isGone ? undefined : station(id, statuses, { groupPk })
        if (next) world.set(id, next)
        else world.delete(id)
        board.set(id, next, NOW)
      }
      const fresh = boardOf(...world.values())
      const said = (one: typeof board) =>
        problemRows(one.problems(), one.siteOf).map(({ key, scope, site }) => [
          key,
          scope,
          site?.down,
          site?.total,
        ])
      expect(said(board)).toEqual(said(fresh))
    }),
  )
})
