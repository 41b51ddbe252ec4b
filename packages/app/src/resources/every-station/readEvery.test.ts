import { chargePointWire } from '@corrente/domain/fixtures'
import { expect, test } from 'vitest'
import type { AskedWorker } from '../../kit/workers/index.ts'
import type { FromReader, ToReader } from './protocol.ts'
import { type EveryProgress, PIECE, readEvery } from './readEvery.ts'
import { createReader } from './reader.ts'

const CLOCKS = { zoneless: 'America/Sao_Paulo', serverNow: Date.parse('2026-03-15') } as const

/** The reader at once, as its worker answers. */
function asked(): Pick<AskedWorker<ToReader, FromReader>, 'ask'> {
  const answer = createReader()
  let id = 0
  return {
    ask: async (kinds, question) => {
      id += 1
      const said = await answer({ ...question, id })
      const isExpected = (one: FromReader): one is Extract<FromReader, { kind: (typeof kinds)[number] }> =>
        kinds.some((kind) => kind === one.kind)
      if (!isExpected(said)) throw new Error('another answer')
      return said
    },
  }
}

const run = async (body: string, signal = new AbortController().signal) => {
  const told: EveryProgress[] = []
  const outcome = await readEvery(asked(), new Blob([body]), CLOCKS, signal, (progress) =>
    told.push(progress),
  )
  return { outcome, told }
}
const wires = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    chargePointWire({ chargeBoxPk: index + 1, chargeBoxId: `BR-${index}` }),
  )

test('STN-031 every row comes over, in order and in pieces, with what could not be read', async () => {
  const list = [...wires(2 * PIECE + 3), { chargeBoxPk: null }]
  const { outcome, told } = await run(JSON.stringify({ chargePointList: list, count: 2 * PIECE + 4 }))
  if (outcome.kind !== 'done') throw new Error(outcome.kind)
  expect(outcome.data.rows.map(({ id }) => id)).toEqual(
    wires(2 * PIECE + 3).map(({ chargeBoxId }) => chargeBoxId),
  )
  expect([outcome.data.count, outcome.unreadRows]).toEqual([2 * PIECE + 4, 1])
  expect(told.map(({ rows }) => rows.length)).toEqual([0, PIECE, 2 * PIECE])
})

test('an empty list is an answer', async () => {
  const { outcome } = await run(JSON.stringify({ chargePointList: [], count: 0 }))
  expect(outcome).toEqual({ kind: 'done', data: { rows: [], count: 0 }, unreadRows: 0 })
})

test.each([
  ['{"type":"error","error":"Not now"}', 'refused'],
  ['{"error":"Not now","chargePointList":null}', 'refused'],
  ['<html>', 'unreadable'],
  ['"text"', 'unreadable'],
  ['', 'unreadable'],
])('%s is %s', async (body, kind) => {
  expect((await run(body)).outcome.kind).toBe(kind)
})

test('called off, it rejects with that and nothing else', async () => {
  const ended = AbortSignal.abort()
  await expect(run(JSON.stringify(wires(3)), ended)).rejects.toBe(ended.reason)
})
