import { afterEach, expect, test } from 'vitest'
import { createQueryClient, type Outcome } from '../../gateways/index.ts'
import { openHook } from '../testing/openHook.tsx'
import { nothingKept } from '../testing/openPages.tsx'
import { listRules } from './listSearch.ts'
import { type Paging, pagedList } from './pagedList.ts'
import { useListAddress } from './useListAddress.ts'
import { useEitherList, useWholeOrPaged, type WholeRules } from './useWholeOrPaged.ts'

const RULES = listRules(['name'], {})
const MAX = 30

let close: () => unknown[] = () => []
afterEach(() => {
  expect(close()).toEqual([])
})

interface Asked extends WholeRules {
  readonly question: string
}
interface Rows {
  readonly rows: readonly number[]
  readonly count: number
}

type Totals = Readonly<Record<string, number | Promise<number>>>

/** A list whose questions have so many rows; one that has none is not answered. */
const listOf = (totals: Totals, asked: string[]) =>
  pagedList({
    key: ['rows', 'list'],
    perPage: 10,
    max: MAX,
    keyOf: (row: number) => row,
    from: () => undefined,
    readPage: async (_none, question: string, { page, size }: Paging): Promise<Outcome<Rows>> => {
      asked.push(`${question}:${page}/${size}`)
      const total = await totals[question]
      if (total === undefined) return { kind: 'unreachable', reason: 'network' }
      const length = Math.max(0, Math.min(size, total - (page - 1) * size))
      const rows = Array.from({ length }, (_, n) => (page - 1) * size + n)
      return { kind: 'done', data: { rows, count: total }, unreadRows: 0 }
    },
  })

function useRows({ pages, question, ...rules }: Asked & { readonly pages: ReturnType<typeof listOf> }) {
  const address = useListAddress(RULES)
  const read = useWholeOrPaged(pages, question, address.page, rules)
  return { ...read, list: useEitherList({ ...read, address, isSorted: true }) }
}

async function open(totals: Totals, first: Asked, start = '/rows') {
  const asked: string[] = []
  const pages = listOf(totals, asked)
  close()
  const ports = { queries: createQueryClient() }
  const opened = await openHook(useRows, { pages, ...first }, { start, kept: nothingKept(), ports })
  close = opened.close
  const shown = () => {
    const { list, isHere, isTooLong } = opened.now()
    const { rows, total, page } = list
    return { isHere, isTooLong, rows: [rows.length, rows[0]], total, page }
  }
  return { ...opened, asked, shown, give: (next: Asked) => opened.give({ pages, ...next }) }
}

const WHOLE = '1/1000'

test.each<readonly [string, number, WholeRules, object, readonly string[]]>([
  [
    'short enough',
    23,
    {},
    { isHere: true, isTooLong: false, rows: [10, 10], total: 23, page: 2 },
    [`a:${WHOLE}`],
  ],
  [
    'just as long as is read',
    MAX,
    {},
    { isHere: true, isTooLong: false, rows: [10, 10], total: MAX, page: 2 },
    [`a:${WHOLE}`],
  ],
  [
    'too long',
    MAX + 1,
    {},
    { isHere: false, isTooLong: true, rows: [10, 10], total: MAX + 1, page: 2 },
    [`a:${WHOLE}`, 'a:2/10'],
  ],
  [
    'too long, but a part is of use',
    MAX + 1,
    { isPartUseful: true },
    { isHere: true, isTooLong: true, rows: [10, 10], total: MAX, page: 2 },
    [`a:${WHOLE}`],
  ],
  [
    'not wanted whole',
    23,
    { wantsWhole: false },
    { isHere: false, isTooLong: false, rows: [10, 10], total: 23, page: 2 },
    ['a:2/10'],
  ],
])('a list that is %s', async (_name, total, rules, expected, calls) => {
  const { shown, asked } = await open({ a: total }, { question: 'a', ...rules }, '/rows?page=2')
  await expect.poll(shown).toEqual(expected)
  expect(asked).toEqual(calls)
})

test.each([
  ['here', 23, '/rows?page=3'],
  ['cut by the server', 45, '/rows?page=5'],
])('a page past the end is corrected once the rows have come: %s', async (_name, total, last) => {
  const { address } = await open({ a: total }, { question: 'a' }, '/rows?page=9')
  await expect.poll(address).toBe(last)
})

test('a question that fails is shown as failed, or leaves what the former one gave', async () => {
  const failed = await open({ a: 3 }, { question: 'a' })
  await expect.poll(failed.shown).toMatchObject({ rows: [3, 0] })
  failed.give({ question: 'b' })
  await expect.poll(() => failed.now().reading.state).toBe('unreachable')
  expect([failed.now().rows, failed.shown().total]).toEqual([[], undefined])
  const kept = await open({ a: 3 }, { question: 'a', keepsFormer: true })
  await expect.poll(kept.shown).toMatchObject({ rows: [3, 0] })
  kept.give({ question: 'b', keepsFormer: true })
  await expect.poll(() => kept.now().latest?.kind).toBe('unreachable')
  expect(kept.shown()).toMatchObject({ rows: [3, 0], total: 3 })
})

test('the rows of a former question correct no page', async () => {
  let resolve: (total: number) => void = () => undefined
  const promise = new Promise<number>((give) => {
    resolve = give
  })
  const { give, address, now, shown } = await open({ a: 3, b: promise }, { question: 'a', keepsFormer: true })
  await expect.poll(() => now().rows.length).toBe(3)
  give({ question: 'b', keepsFormer: true })
  now().list.onPageChange(3)
  await expect.poll(address).toBe('/rows?page=3')
  expect(now().rows).toHaveLength(3)
  resolve(23)
  await expect.poll(shown).toMatchObject({ rows: [3, 20], total: 23, page: 3 })
  expect(address()).toBe('/rows?page=3')
})
