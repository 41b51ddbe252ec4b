import { expect, test } from 'vitest'
import type { StationRow } from '../store/rows.ts'
import { buildTasks } from './tasks.ts'

/** Stations of a network, one in nineteen of which speaks 1.5. */
const stations = (count: number): StationRow[] =>
  Array.from(
    { length: count },
    (_, index) =>
      ({
        chargeBoxId: `S-${index}`,
        origin: 'MOVE',
        active: 1,
        ocppProtocol: index % 19 === 3 ? 'ocpp1.5' : 'ocpp1.6J',
      }) as StationRow, // as much of one as a task needs
  )
const built = (count: number) => {
  const keys = { task: 1 } as Parameters<typeof buildTasks>[3] // draws numbers of tasks alone
  return buildTasks('BR', stations(count), 1_000_000_000_000, keys)
}

test.each([
  [60, 11],
  [300, 39],
  [20_000, 2_501],
])(
  'a network of %i stations has sent %i commands, in both versions, the later ones with the higher numbers',
  (count, length) => {
    const { tasks, results } = built(count)
    expect(tasks).toHaveLength(length)
    expect(new Set(tasks.map(({ version }) => version))).toEqual(new Set(['V_15', 'V_16']))
    expect(tasks.toSorted((a, b) => a.startedAt - b.startedAt).map(({ pk }) => pk)).toEqual(
      tasks.map(({ pk }) => pk),
    )
    expect(new Set(results.map(({ taskPk }) => taskPk)).size).toBe(length)
  },
)
