import { z } from '@corrente/domain/wire'
import { loaded } from '@corrente/ui/testing'
import { flushSync } from 'react-dom'
import { afterEach, expect, test, vi } from 'vitest'
import type { Ports } from '../../ports/index.ts'
import { lenient } from '../address/index.ts'
import { openHook } from '../testing/openHook.tsx'
import { nothingKept } from '../testing/openPages.tsx'
import { listRules } from './listSearch.ts'
import { useListAddress } from './useListAddress.ts'
import { useListPage } from './useListPage.tsx'
import { useCompleteList, useServerList } from './useLists.ts'
import { useListView } from './useListView.ts'
import { useSavedViews } from './useSavedViews.ts'
import { useSettled } from './useSettled.ts'

const RULES = listRules(
  ['name', 'city'],
  { group: lenient(z.string()) },
  { usual: { key: 'name', direction: 'ascending' } },
)
const PRIVATE_RULES = listRules(
  ['name'],
  { group: lenient(z.string()) },
  { inMemory: { page: 'rows', keys: ['q'] } },
)
const numbers = (count: number, from = 1) => Array.from({ length: count }, (_, n) => from + n)

let close: () => unknown[] = () => []
afterEach(() => {
  expect(close()).toEqual([])
})

async function open<Given, Result>(
  useHook: (given: Given) => Result,
  first: NoInfer<Given>,
  options: Parameters<typeof openHook>[2] = {},
) {
  close()
  const opened = await openHook(useHook, first, options)
  close = opened.close
  return opened
}

const useAddressOfRows = () => useListAddress(RULES)
const steps = (router: { history: { length: number } }) => router.history.length

test('what is typed and the sort take the place of the address, anything else is a step for Back', async () => {
  const { now, address, router } = await open(useAddressOfRows, undefined, { start: '/rows?page=3' })
  expect(now()).toMatchObject({ page: 3, query: '', sort: { key: 'name', direction: 'ascending' } })
  now().search('torre')
  await expect.poll(address).toBe('/rows?q=torre')
  now().sortBy({ key: 'city', direction: 'descending' })
  await expect.poll(address).toBe('/rows?q=torre&sort=-city')
  expect([now().sort, steps(router)]).toEqual([{ key: 'city', direction: 'descending' }, 1])
  now().goTo(2)
  await expect.poll(address).toBe('/rows?q=torre&sort=-city&page=2')
  now().narrow({ group: 'a' })
  await expect.poll(address).toBe('/rows?q=torre&sort=-city&group=a')
  now().goTo(2)
  await expect.poll(address).toContain('page=2')
  // What is typed with what stands already: that the page starts anew is no step by itself.
  now().narrow({ q: 'torres', group: 'a' })
  await expect.poll(address).toBe('/rows?q=torres&sort=-city&group=a')
  expect(steps(router)).toBe(4)
  now().search('')
  await expect.poll(address).toBe('/rows?sort=-city&group=a')
  now().sortBy(undefined)
  await expect.poll(address).toBe('/rows?group=a')
  expect(steps(router)).toBe(4)
})

test('what is said is known at once, before the router hands it on: no letter takes the place of the last one', async () => {
  for (const rules of [RULES, PRIVATE_RULES]) {
    const { now, address } = await open(() => useListAddress(rules), undefined, { start: '/rows?page=3' })
    for (const letter of 'torre') flushSync(() => now().search(now().query + letter))
    flushSync(() => now().narrow({ group: 'a' }))
    flushSync(() => now().narrow({ group: undefined }))
    expect(now()).toMatchObject({ query: 'torre', page: 1, values: { q: 'torre' } })
    await expect.poll(address).toBe(rules === RULES ? '/rows?q=torre' : '/rows?private=true')
    expect(now().query).toBe('torre')
  }
})

test('a form on the page does not hold up what is typed: a change of the address leaves nothing', async () => {
  const { now, router } = await open(useAddressOfRows, undefined, { start: '/rows' })
  const ask = vi.fn(() => false)
  router.history.block({ blockerFn: ask })
  for (const letter of 'torre') flushSync(() => now().search(now().query + letter))
  expect([now().query, ask.mock.calls]).toEqual(['torre', []])
})

test('a page that is left is not drawn again, and writes nothing into the next one’s address', async () => {
  const drawn = vi.fn(useAddressOfRows)
  const { now, router } = await open(drawn, undefined, { start: '/rows?q=torre' })
  drawn.mockClear()
  flushSync(() => router.history.push('/other?q=ponte'))
  expect([drawn.mock.calls, now().query]).toEqual([[], 'torre'])
  now().goTo(2)
  await expect.poll(() => router.state.status).toBe('idle')
  expect(router.history.location.href).toBe('/other?q=ponte')
})

test('a button is one step, also where it changes what is typed', async () => {
  const { now, address, router } = await open(useAddressOfRows, undefined)
  now().apply({ q: 'torre' })
  await expect.poll(address).toBe('/rows?q=torre')
  expect(steps(router)).toBe(2)
})

test('the first page has no number, and a correction leaves no step', async () => {
  const { now, address, router } = await open(useAddressOfRows, undefined)
  now().goTo(4)
  await expect.poll(address).toBe('/rows?page=4')
  now().correctTo(3)
  await expect.poll(address).toBe('/rows?page=3')
  expect(steps(router)).toBe(2)
  now().goTo(1)
  await expect.poll(address).toBe('/rows')
})

interface Rows {
  readonly rows: readonly number[]
  readonly hasData?: boolean
  readonly hasCome?: boolean
  readonly isSorted?: boolean
  readonly isWhole?: boolean
  readonly block?: { readonly before: number; readonly total: number | undefined }
  readonly count?: number
}
const readingOf = ({ hasData = true }: Rows) =>
  hasData ? loaded(true) : { ...loaded(true), data: undefined, state: 'loading' as const }
const useComplete = (given: Rows) =>
  useCompleteList({
    ...given,
    reading: readingOf(given),
    address: useListAddress(RULES),
    pageSize: 10,
  })
const useServed = (given: Rows) =>
  useServerList({
    count: undefined,
    ...given,
    reading: readingOf(given),
    address: useListAddress(RULES),
    pageSize: 10,
  })

test('a complete list is left whole for the table to sort and cut, and cut here where it comes sorted', async () => {
  const { now, give } = await open(useComplete, { rows: numbers(23) }, { start: '/rows?page=3' })
  expect(now()).toMatchObject({
    cut: { number: 3, size: 10 },
    total: 23,
    page: 3,
    pageSize: 10,
    isSorted: false,
  })
  expect(now().rows).toHaveLength(23)
  give({ rows: numbers(23), isSorted: true })
  expect(now()).toMatchObject({ rows: [21, 22, 23], total: 23, page: 3, isSorted: true })
  expect(now().cut).toBeUndefined()
  give({ rows: numbers(23), isSorted: true, isWhole: true })
  expect(now()).toMatchObject({ rows: numbers(23), page: 1, pageSize: undefined })
})

test('a page past the end is corrected once the answer is here, without a step', async () => {
  const { now, give, address, router } = await open(
    useComplete,
    { rows: [], hasData: false },
    {
      start: '/rows?page=9',
    },
  )
  expect([now().total, now().page, address()]).toEqual([undefined, 9, '/rows?page=9'])
  give({ rows: numbers(5), hasCome: false })
  await expect.poll(() => now().total).toBe(5)
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect([now().page, address()]).toEqual([1, '/rows?page=9'])
  give({ rows: numbers(23) })
  expect(now().page).toBe(3)
  await expect.poll(address).toBe('/rows?page=3')
  expect([now().page, steps(router)]).toEqual([3, 1])
})

test('a list on one page is never corrected', async () => {
  const { now, address } = await open(
    useComplete,
    { rows: numbers(5), isWhole: true },
    {
      start: '/rows?page=2',
    },
  )
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect([now().page, address()]).toEqual([1, '/rows?page=2'])
})

test('a block of a longer list counts from its place, and its total is the reply’s', async () => {
  const block = { before: 500, total: 1200 }
  const { now, give } = await open(
    useComplete,
    { rows: numbers(500, 501), isSorted: true, block },
    { start: '/rows?page=52' },
  )
  expect(now()).toMatchObject({ rows: numbers(10, 511), total: 1200, page: 52 })
  give({ rows: numbers(500, 501), isSorted: true, block: { before: 500, total: undefined } })
  expect(now()).toMatchObject({ total: undefined, page: 52 })
})

test('a list that the server cuts keeps its order, and is corrected where the reply counts', async () => {
  const first = { rows: numbers(10), count: 35 }
  const { now, give, address } = await open(useServed, first, { start: '/rows?page=2' })
  expect(now()).toMatchObject({ rows: numbers(10), total: 35, page: 2, pageSize: 10, isSorted: true })
  give({ rows: [], count: 5, hasCome: false })
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(address()).toBe('/rows?page=2')
  give({ rows: [], count: 5 })
  await expect.poll(address).toBe('/rows')
  // A reply without a list or a count says nothing of how many there are.
  give({ rows: [] })
  await expect.poll(() => now().total).toBeUndefined()
  give({ rows: [], count: 0 })
  await expect.poll(() => now().total).toBe(0)
  give({ rows: [], hasData: false })
  await expect.poll(() => now().total).toBeUndefined()
})

test('columns and density are kept for the user, list by list', async () => {
  const kept = nothingKept()
  const { now } = await open(useListView, 'rows', { kept })
  now()[1]({ hidden: ['city'], density: 'compact' })
  await expect.poll(() => now()[0]).toEqual({ hidden: ['city'], density: 'compact' })
  const other = await open(useListView, 'others', { kept })
  expect(other.now()[0].hidden).toEqual([])
  other.now()[1]({ hidden: ['name'], density: 'comfortable' })
  const again = await open(useListView, 'rows', { kept })
  expect(again.now()[0]).toEqual({ hidden: ['city'], density: 'compact' })
})

const useViews = () => useSavedViews('rows', '/rows', RULES.read)

test('a view is the address without its page; another tab’s are kept', async () => {
  const kept = nothingKept()
  const { now, router } = await open(useViews, undefined, { start: '/rows?q=torre&page=2&x=1', kept })
  expect([now().hasFilters, now().current]).toEqual([true, undefined])
  kept.preferences = {
    views: { rows: [{ name: 'B', search: '?q=b' }], others: [{ name: 'O', search: '?q=o' }] },
  }
  now().onSave('A')
  await expect
    .poll(() => now().views)
    .toEqual([
      { name: 'B', href: '/rows?q=b' },
      { name: 'A', href: '/rows?q=torre' },
    ])
  expect([now().current, kept.preferences.views?.others]).toEqual(['A', [{ name: 'O', search: '?q=o' }]])
  now().onRemove('B')
  await expect.poll(() => now().removed).toBe('B')
  now().onUndo()
  await expect.poll(() => now().views.map(({ name }) => name)).toEqual(['B', 'A'])
  expect(now().removed).toBeUndefined()
  await router.navigate({ to: '/rows', search: {} })
  await expect.poll(() => now().hasFilters).toBe(false)
  expect(now().current).toBeUndefined()
  now().onSave('C')
  expect(kept.preferences.views?.rows).toHaveLength(2)
})

const useRowsPage = () => useListPage({ name: 'rows', title: 'Linhas', path: '/rows', rules: RULES })

test('the page of a list names its window, and has the columns and the views of its name', async () => {
  const kept = nothingKept()
  kept.preferences = {
    lists: { rows: { hidden: ['city'], density: 'compact' } },
    views: { rows: [{ name: 'A', search: '?q=torre' }], others: [{ name: 'O', search: '?q=o' }] },
  }
  const titles: (string | undefined)[] = []
  const navigation = { title: (screen?: string) => void titles.push(screen) } as Ports['navigation']
  const options = { start: '/rows?q=torre', kept, ports: { navigation } }
  const { now } = await open(useRowsPage, undefined, options)
  expect(titles).toEqual(['Linhas'])
  expect(now().address.query).toBe('torre')
  expect(now().page.view).toEqual({ hidden: ['city'], density: 'compact' })
  expect(now().page.actions.props).toMatchObject({
    views: [{ name: 'A', href: '/rows?q=torre' }],
    current: 'A',
  })
  now().page.onViewChange({ hidden: [], density: 'compact' })
  await expect.poll(() => now().page.view.hidden).toEqual([])
  expect(kept.preferences.lists?.rows).toEqual({ hidden: [], density: 'compact' })
})

test('what is typed settles once, when it has stood for the pause', async () => {
  const { now, give } = await open((text: string) => useSettled(text, 150), 'a')
  give('ab')
  await new Promise((resolve) => setTimeout(resolve, 100))
  give('abc')
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(now()).toBe('a')
  await expect.poll(now).toBe('abc')
})
