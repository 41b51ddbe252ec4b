import { createStore } from 'jotai'
import { expect, test, vi } from 'vitest'
import { createQueryClient, type Outcome, type Query } from '../../gateways/index.ts'
import { portsAtom } from '../../ports/index.ts'
import { somePorts } from '../../ports/testing/somePorts.ts'
import { type Paging, pagedList } from './pagedList.ts'

type Asked = Paging & { readonly question: string }

/** A list of so many numbers, and what it was asked for; `fails`: that page is not answered. */
function numbers(total: number, fails?: number) {
  const asked: Asked[] = []
  const list = pagedList({
    key: ['numbers', 'list'],
    perPage: 10,
    max: 1500,
    keyOf: (row: number) => row,
    from: ({ clock }) => clock.now(),
    readPage: async (_now, question: string, { page, size }): Promise<Outcome<Rows>> => {
      asked.push({ question, page, size })
      if (page === fails) return { kind: 'unreachable', reason: 'network' }
      const length = Math.max(0, Math.min(size, total - (page - 1) * size))
      const rows = Array.from({ length }, (_, n) => (page - 1) * size + n)
      return { kind: 'done', data: { rows, count: total }, unreadRows: 0 }
    },
  })
  return { list, asked }
}
interface Rows {
  readonly rows: readonly number[]
  readonly count: number | undefined
}

/** Reads queries with one cache, one after the other, as far as they are read. */
function reader() {
  const store = createStore()
  const clock = { now: () => 0, serverNow: () => 0, noteServerDate: () => undefined }
  store.set(portsAtom, somePorts({ queries: createQueryClient(), clock }))
  return async <T>(query: Query<T>) => {
    const stop = store.sub(query, () => undefined)
    await vi.waitUntil(() => !store.get(query).isFetching)
    const { latest, data } = store.get(query)
    stop()
    return { latest, data }
  }
}

test('a page is asked for as the server cuts it, once', async () => {
  const { list, asked } = numbers(23)
  const read = reader()
  expect((await read(list.page('a', 3))).data).toEqual({ rows: [20, 21, 22], count: 23 })
  await read(list.page('a', 3))
  expect(asked).toEqual([{ question: 'a', page: 3, size: 10 }])
})

test('another question, another page and the whole list are answers of their own', async () => {
  const { list, asked } = numbers(12)
  const read = reader()
  await read(list.page('a', 1))
  await read(list.page('b', 1))
  await read(list.page('a', 2))
  expect((await read(list.whole('a'))).data?.rows).toHaveLength(12)
  expect(asked.map(({ question, page, size }) => [question, page, size])).toEqual([
    ['a', 1, 10],
    ['b', 1, 10],
    ['a', 2, 10],
    ['a', 1, 1000],
  ])
})

test('what is switched off asks for nothing', async () => {
  const { list, asked } = numbers(12)
  const read = reader()
  await read(list.page('a', 1, false))
  await read(list.whole('a', { isEnabled: false }))
  expect(asked).toEqual([])
})

test.each([
  ['short enough: all of it', 1400, false, 1400, 2],
  ['too long: one block tells so', 1501, false, 1000, 1],
  ['too long, but its first part is of use: as much as is read at most', 1501, true, 1500, 2],
])('the whole list, %s', async (_name, total, isPartUseful, rows, blocks) => {
  const { list, asked } = numbers(total)
  const { data } = await reader()(list.whole('a', { isPartUseful }))
  expect([data?.rows.length, data?.count, asked.length]).toEqual([rows, total, blocks])
})

test('a block that fails fails all', async () => {
  const { list } = numbers(1400, 2)
  expect(await reader()(list.whole('a'))).toEqual({
    latest: { kind: 'unreachable', reason: 'network' },
    data: undefined,
  })
})

test('who reads all may read more than the list does', async () => {
  const { list } = numbers(1600)
  const read = await list.readAll(0, 'a', { max: 2000 })
  expect(read).toMatchObject({ kind: 'done', data: { count: 1600 } })
  expect(read.kind === 'done' && read.data.rows.length).toBe(1600)
})
