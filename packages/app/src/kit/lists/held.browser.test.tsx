import type { LiveRows } from '@corrente/domain/paging'
import { afterEach, expect, test } from 'vitest'
import { openHook } from '../testing/openHook.tsx'
import { useHeldOrder } from './useHeldOrder.ts'
import { useHeldPlaces } from './useHeldPlaces.ts'
import { useHeldRows } from './useHeldRows.ts'

let close: () => unknown[] = () => []
afterEach(() => {
  expect(close()).toEqual([])
})

async function open<Given, Result>(useHook: (given: Given) => Result, first: NoInfer<Given>) {
  close()
  const opened = await openHook(useHook, first)
  close = opened.close
  return opened
}

interface Live {
  readonly view: string
  readonly fitting: readonly string[] | undefined
  readonly current?: readonly string[]
}
const first = (row: string) => row.charAt(0)
const descending = (rows: readonly string[]) => [...rows].sort().reverse()
const useMinDuration = ({ view, fitting, current = fitting ?? [] }: Live) =>
  useHeldRows(view, fitting, current, first, descending)

test('rows hold their places: they change, fall outside and are joined only when somebody asks', async () => {
  const { now, give } = await open(useMinDuration, { view: 'all', fitting: ['a1', 'b1', 'c1'] })
  expect(now().rows).toEqual(['c1', 'b1', 'a1'])
  give({ view: 'all', fitting: ['a2', 'c2', 'd2'], current: ['a2', 'b2', 'c2', 'd2'] })
  await expect.poll(() => now().rows).toEqual(['c2', 'b2', 'a2'])
  expect([now().isOutside('b2'), now().isOutside('a2'), now().fresh.count]).toEqual([true, false, 1])
  now().fresh.onShow()
  await expect.poll(() => now().rows).toEqual(['d2', 'c2', 'a2'])
  expect(now().fresh.count).toBe(0)
  now().remove((row) => row === 'c2')
  await expect.poll(() => now().rows).toEqual(['d2', 'a2'])
})

test('while another view is asked for, the former rows stay, none of them outside', async () => {
  const { now, give } = await open(useMinDuration, { view: 'all', fitting: ['a1', 'b1'] })
  give({ view: 'q', fitting: undefined, current: ['a1', 'b2'] })
  await expect.poll(() => now().rows).toEqual(['b2', 'a1'])
  expect([now().isOutside('b2'), now().fresh.count]).toEqual([false, 0])
  give({ view: 'q', fitting: ['b2'] })
  await expect.poll(() => now().rows).toEqual(['b2'])
})

interface Place {
  readonly key: number
  readonly value: number
}
interface LongLive {
  readonly view: string
  readonly live: LiveRows<Place>
  readonly fits: ((row: Place) => boolean) | undefined
}
const keyOfPlace = ({ key }: Place) => key
const useLong = ({ view, live, fits }: LongLive) =>
  useHeldPlaces(view, live, fits, keyOfPlace, (rows) => rows.toReversed())

test('a long list holds its places and its keys while rows change; other rows come when somebody asks', async () => {
  const isEven = ({ value }: Place) => value % 2 === 0
  const rows = [0, 2, 3].map((value, key) => ({ key, value }))
  const live = { rows, before: undefined, touched: 'all' } as const
  const { now, give } = await open(useLong, { view: 'all', live, fits: isEven })
  expect([now().rows.map(keyOfPlace), now().keys]).toEqual([
    [1, 0],
    ['1', '0'],
  ])
  const { keys } = now()
  const next = rows.with(0, { key: 0, value: 5 }).with(2, { key: 2, value: 4 })
  give({ view: 'all', live: { rows: next, before: rows, touched: [0, 2] }, fits: isEven })
  await expect.poll(() => now().rows.map(({ value }) => value)).toEqual([2, 5])
  expect(now().keys).toBe(keys)
  expect([now().isOutside({ key: 0, value: 5 }), now().outside, now().fresh.count]).toEqual([true, 1, 1])
  now().fresh.onShow()
  await expect.poll(() => now().keys).toEqual(['2', '1'])
  // The answer of another view is on its way: what is shown stays, and none of it is marked.
  give({ view: 'other', live: { rows: next, before: rows, touched: [0, 2] }, fits: undefined })
  await expect.poll(() => [now().keys, now().outside, now().fresh.count]).toEqual([['2', '1'], 0, 0])
})

interface Ordered {
  readonly view?: string
  readonly rows: readonly number[]
  readonly isSettled?: boolean
}
const useOrdered = ({ view = 'all', rows, isSettled = true }: Ordered) =>
  useHeldOrder(view, rows, isSettled, (row) => row)

test('no row moves while the pointer or the focus is on one; new ones come last, and the order follows afterwards', async () => {
  const { now, give } = await open(useOrdered, { rows: [1, 2, 3], isSettled: false })
  const row = Object.assign(document.createElement('div'), { tabIndex: 0 })
  row.dataset.row = '1'
  document.body.append(row)
  const point = (at: Element) => at.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  point(row)
  // What was not in order yet is laid out under the hand as well.
  give({ rows: [2, 1, 3] })
  await expect.poll(now).toEqual([2, 1, 3])
  give({ rows: [3, 4, 1, 2] })
  await expect.poll(now).toEqual([2, 1, 3, 4])
  // While it is asked anew it is no more settled, and that moves nothing either.
  give({ rows: [4, 3, 2, 1], isSettled: false })
  await expect.poll(now).toEqual([2, 1, 3, 4])
  give({ rows: [3, 4, 1, 2] })
  point(document.body)
  await expect.poll(now).toEqual([3, 4, 1, 2])
  row.focus()
  give({ rows: [1, 2] })
  await expect.poll(now).toEqual([1, 2])
  give({ rows: [2, 1] })
  await expect.poll(now).toEqual([1, 2])
  give({ rows: [2, 1], view: 'other' })
  await expect.poll(now).toEqual([2, 1])
  row.remove()
})
