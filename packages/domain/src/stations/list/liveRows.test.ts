import fc from 'fast-check'
import { expect, test } from 'vitest'
import { connectorFixture, stationFixture, stationRowFixture } from '../../fixtures/index.ts'
import type { Station } from '../station.ts'
import { withLive } from './live.ts'
import { createLiveRows, type LiveSource } from './liveRows.ts'

const rows = Array.from({ length: 5 }, (_, pk) => stationRowFixture({ pk, id: `ARO-${pk}`, connectors: [] }))
const stationOf = (id: string, errorCode: string): Station =>
  stationFixture({ id, connectors: [connectorFixture({ id: 1, reported: errorCode })] })

function sourceOf(known: ReadonlyMap<string, Station>, asked: string[] = []): LiveSource {
  return {
    get: (id) => known.get(id),
    hasNewDetails: (id) => {
      asked.push(id)
      return false
    },
  }
}

test('LIV-012 whatever changes in the index, the rows are those of a join from the beginning', () => {
  const change = fc.record({
    at: fc.nat({ max: 4 }),
    reported: fc.constantFrom('Charging', 'Faulted', undefined),
  })
  fc.assert(
    fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
      const known = new Map<string, Station>()
      const join = createLiveRows()
      for (const { at, reported } of changes) {
        const id = `ARO-${at}`
        if (reported === undefined) known.delete(id)
        else known.set(id, stationOf(id, reported))
        const source = sourceOf(known)
        expect(join(rows, source)).toEqual(rows.map((row) => withLive(row, known.get(row.id))))
      }
    }),
  )
})

test('a batch joins the rows that changed, and a list in which nothing changed is the same one', () => {
  const known = new Map(rows.map(({ id }) => [id, stationOf(id, 'Available')]))
  const join = createLiveRows()
  const first = join(rows, sourceOf(known))
  expect(join(rows, sourceOf(known))).toBe(first)
  known.set('ARO-2', stationOf('ARO-2', 'Charging'))
  const asked: string[] = []
  const second = join(rows, sourceOf(known, asked))
  expect(asked).toEqual(['ARO-2'])
  expect(second.map((row, index) => row === first[index])).toEqual([true, true, false, true, true])
  // A station that the index knows anew, with nothing to say.
  known.delete('ARO-4')
  const without = join(rows, sourceOf(known))
  known.set('ARO-4', stationFixture({ id: 'ARO-4', connectors: [] }))
  expect(join(rows, sourceOf(known))).toBe(without)
  known.set('ARO-4', stationOf('ARO-4', 'Available'))
  // Another reading is joined whole; of none nothing is left.
  expect(join([...rows], sourceOf(known))).toEqual(second)
  expect(join([], sourceOf(known))).toEqual([])
})

test('rows that come in pieces are joined once each; what the index says of earlier ones still counts', () => {
  const known = new Map(rows.map(({ id }) => [id, stationOf(id, 'Available')]))
  const join = createLiveRows()
  const asked: string[] = []
  join(rows.slice(0, 3), sourceOf(known, asked))
  asked.length = 0
  known.set('ARO-1', stationOf('ARO-1', 'Charging'))
  expect(join([...rows], sourceOf(known, asked))).toEqual(rows.map((row) => withLive(row, known.get(row.id))))
  expect(asked).toEqual(['ARO-1', 'ARO-3', 'ARO-4'])
  // A shorter list that begins alike has nothing of what stood behind.
  expect(join(rows.slice(0, 2), sourceOf(known))).toHaveLength(2)
})
