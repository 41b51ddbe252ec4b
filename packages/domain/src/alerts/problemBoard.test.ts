import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CONNECTOR_STATUSES, type Station } from '../stations/index.ts'
import { HOUR_MS, MINUTE_MS } from '../time/index.ts'
import { createProblemBoard, problemRows } from './index.ts'
import { boardOf, connector, NOW, station } from './testing/boards.ts'

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
