import { describe, expect, test } from 'vitest'
import type { Station } from '../stations/index.ts'
import { withReport } from '../stations/schema.ts'
import { MINUTE_MS } from '../time/index.ts'
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
import { boardOf, connector, NOW, station } from './testing/boards.ts'

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
