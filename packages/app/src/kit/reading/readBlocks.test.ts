import type { Block } from '@corrente/domain/wire'
import { expect, test } from 'vitest'
import type { Outcome } from '../../gateways/index.ts'
import { readBlocks } from './readBlocks.ts'

/** Serves numbers page by page, and tells which pages were asked for. */
function serve(
  total: number,
  answer: (page: number) => Partial<Block<number>> & { unread?: number } = () => ({}),
) {
  const asked: number[] = []
  const readPage = async ({
    page,
    size,
  }: {
    page: number
    size: number
  }): Promise<Outcome<Block<number>>> => {
    asked.push(page)
    const all = Array.from({ length: Math.max(0, Math.min(size, total - (page - 1) * size)) })
    const rows = all.map((_, place) => (page - 1) * size + place)
    const { unread = 0, ...changes } = answer(page)
    return { kind: 'done', data: { rows, count: total, ...changes }, unreadRows: unread }
  }
  return { asked, readPage }
}
const keyOf = (row: number) => row
const unknownCount = () => ({ count: undefined })

test.each([
  [0, 1],
  [999, 1],
  [1000, 1],
  [1001, 2],
  [2500, 3],
])('%i rows are %i calls', async (total, calls) => {
  const { asked, readPage } = serve(total)
  const read = await readBlocks(readPage, { keyOf, max: 10_000 })
  expect(asked).toHaveLength(calls)
  expect(read).toMatchObject({ kind: 'done', data: { count: total } })
  expect(read.kind === 'done' && read.data.rows.length).toBe(total)
})

test('without a count a page that is not full is the last; one is full by what could not be read as well', async () => {
  const short = serve(999, unknownCount)
  await readBlocks(short.readPage, { keyOf, max: 10_000 })
  expect(short.asked).toEqual([1])
  const withUnread = serve(999, (page) => ({ count: undefined, unread: page === 1 ? 1 : 0 }))
  await readBlocks(withUnread.readPage, { keyOf, max: 10_000 })
  expect(withUnread.asked).toEqual([1, 2])
})

test('without a count a full page may have another one behind it', async () => {
  const { asked, readPage } = serve(2000, unknownCount)
  expect(await readBlocks(readPage, { keyOf, max: 10_000 })).toMatchObject({ data: { count: 2000 } })
  expect(asked).toEqual([1, 2, 3])
})

test('it stops at the limit, and says how many there are', async () => {
  const { asked, readPage } = serve(5000)
  const read = await readBlocks(readPage, { keyOf, max: 1500 })
  expect(asked).toEqual([1, 2])
  expect(read.kind === 'done' && [read.data.rows.length, read.data.count]).toEqual([1500, 5000])
})

test('where a part is of no use, one block says that it is too long', async () => {
  const { asked, readPage } = serve(5000)
  expect(await readBlocks(readPage, { keyOf, max: 2000, isPartUseful: false })).toMatchObject({
    data: { count: 5000 },
  })
  expect(asked).toEqual([1])
})

test('a row that moved to the next page counts once; what could not be read is summed', async () => {
  const { readPage } = serve(1500, (page) => ({ unread: page, ...(page === 2 && { rows: [999, 1000] }) }))
  const read = await readBlocks(readPage, { keyOf, max: 10_000 })
  expect(read.kind === 'done' && [read.data.rows.length, read.unreadRows]).toEqual([1001, 3])
})

test('a block that fails fails all', async () => {
  const { readPage } = serve(3000)
  const failing = (page: { page: number; size: number }) =>
    page.page === 2 ? Promise.resolve({ kind: 'unreachable', reason: 'network' } as const) : readPage(page)
  expect(await readBlocks(failing, { keyOf, max: 10_000 })).toEqual({
    kind: 'unreachable',
    reason: 'network',
  })
})
