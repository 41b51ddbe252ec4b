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
  // Another reading is joined whole.
  expect(join([...rows], sourceOf(known))).toEqual(second)
})
