import { expect, test } from 'vitest'
import { notificationFixture } from '../fixtures/index.ts'
import { sortRows } from '../paging/index.ts'
import { HOUR_MS, MINUTE_MS } from '../time/index.ts'
import {
  acknowledge,
  mute,
  mutesOf,
  NO_MARKS,
  restingMutes,
  stationMarkKey,
  triage,
  triageShelves,
} from './index.ts'
import { TROUBLE_SORTS, troubleSortValues } from './shelves.ts'
import type { Triage } from './triage.ts'

const NOW = Date.parse('2026-03-14T15:00:00Z')
const trouble = (pk: number, stationId: string, minutes: number, errorCode?: string) =>
  notificationFixture({
    pk,
    key: `#${pk}`,
    type: 'Failure',
    stationId,
    errorCode,
    at: NOW - minutes * MINUTE_MS,
  })
const look = (now = NOW): Triage =>
  triage(
    [trouble(1, 'A', 50), trouble(2, 'B', 40, 'GroundFailure'), trouble(3, 'C', 30), trouble(4, 'D', 1)],
    { now, holdMinutes: 2 },
  )
const idsOf = (shelves: ReturnType<typeof triageShelves>) =>
  Object.fromEntries(
    Object.entries(shelves).map(([shelf, groups]) => [shelf, groups.map(({ stationId }) => stationId)]),
  )

test('each group lies on one shelf: to do, acknowledged, muted, held back', () => {
  const seen = look()
  const [c, b, a] = seen.groups
  if (!a || !b || !c) throw new Error('three groups stand')
  let marks = mute(acknowledge(NO_MARKS, b), stationMarkKey('A'), NOW, 1)
  expect(idsOf(triageShelves(seen, marks, NOW))).toEqual({
    todo: ['C'],
    acknowledged: ['B'],
    muted: ['A'],
    held: ['D'],
  })
  // The mute is over after its hour; what is held back stays there although its station is muted.
  marks = mute(marks, stationMarkKey('D'), NOW)
  expect(idsOf(triageShelves(seen, marks, NOW + HOUR_MS))).toEqual({
    todo: ['C', 'A'],
    acknowledged: ['B'],
    muted: [],
    held: ['D'],
  })
})

test('the mutes that hold a group quiet are its own and its station’s, while they last', () => {
  const [group] = look().groups
  if (!group) throw new Error('a group stands')
  const own = { key: group.key, until: NOW + HOUR_MS }
  const whole = { key: stationMarkKey(group.stationId), until: null }
  const marks = { ...NO_MARKS, mutes: [own, whole, { key: stationMarkKey('Z'), until: null }] }
  expect(mutesOf(marks, group, NOW)).toEqual([own, whole])
  expect(mutesOf(marks, group, NOW + HOUR_MS)).toEqual([whole])
})

test('mutes without a group are listed by station and cause; an odd key as it stands; those that are over not', () => {
  const { groups } = look()
  const [first] = groups
  if (!first) throw new Error('a group stands')
  const keys = [
    first.key,
    stationMarkKey('Z'),
    JSON.stringify(['Y', 'Failure', 'groundfailure']),
    'not ours',
    '{"length":1}',
  ]
  const marks = {
    ...NO_MARKS,
    mutes: [...keys.map((key) => ({ key, until: null })), { key: stationMarkKey('over'), until: NOW }],
  }
  expect(restingMutes(marks, groups, NOW)).toEqual([
    { key: keys[1], until: null, stationId: 'Z', type: undefined, errorCode: undefined },
    { key: keys[2], until: null, stationId: 'Y', type: 'Failure', errorCode: 'groundfailure' },
    { key: keys[3], until: null, stationId: 'not ours', type: undefined, errorCode: undefined },
    { key: keys[4], until: null, stationId: '{"length":1}', type: undefined, errorCode: undefined },
  ])
})

test('a shelf is sorted by what its columns show: words, open last to first, numbers, times', () => {
  const { groups } = look()
  const values = troubleSortValues(({ type, rawType }) => type ?? rawType)
  for (const key of TROUBLE_SORTS) {
    const rows = sortRows(groups, values, { key, direction: 'ascending' }, 'pt-BR')
    expect(rows.map((group) => group.key).toSorted()).toEqual(groups.map((group) => group.key).toSorted())
  }
  const [first] = sortRows(groups, values, { key: 'state', direction: 'descending' }, 'pt-BR')
  expect(first?.isOpen).toBe(groups.some(({ isOpen }) => isOpen))
  const times = sortRows(groups, values, { key: 'last', direction: 'ascending' }, 'pt-BR').map(
    ({ lastAt }) => lastAt ?? Infinity,
  )
  expect(times).toEqual(times.toSorted((a, b) => a - b))
})
