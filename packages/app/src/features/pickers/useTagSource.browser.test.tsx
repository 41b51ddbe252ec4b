import { tagWire, userWire } from '@corrente/domain/fixtures'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type CallOptions, createQueryClient, type Gateway } from '../../gateways/index.ts'
import { openHook } from '../../kit/testing/openHook.tsx'
import { useTagSource } from './useTagSource.ts'

const CARDS = 25
const PAGE = 10
const card = (pk: number) => tagWire({ ocppTagPk: pk, idTag: `04A2${String(pk).padStart(4, '0')}` })
let asked: (readonly [string, CallOptions['query']])[]
beforeEach(() => {
  asked = []
})
const callsOf = (template: string) => asked.filter(([path]) => path === template).map(([, query]) => query)

/** The first ten of 25 tags, the active cards, and one person. */
function answer(template: string, query: CallOptions['query'] = {}): unknown {
  if (template !== 'ocpptags') return { userDashboardList: [userWire()], count: 1 }
  if (query.type === 'CARD')
    return { error: null, ocppTagList: [{ ocppTagPk: 90, idTag: 'CARTAO90', parentUserPk: 201 }], count: 1 }
  const text = String(query.searchInput ?? '')
  const all = Array.from({ length: CARDS }, (_, pk) => card(pk + 1)).filter(({ idTag }) =>
    String(idTag).includes(text),
  )
  const from = (Number(query.page) - 1) * PAGE
  return { error: null, ocppTagList: all.slice(from, from + PAGE), count: all.length }
}
const cp: Gateway = {
  get: async (template, read, options = {}) => {
    asked.push([template, options.query])
    const found = read(answer(template, options.query))
    return found
      ? { kind: 'done', data: found.data, unreadRows: found.unread }
      : { kind: 'unreadable', status: 200 }
  },
  send: async () => ({ kind: 'unreachable', reason: 'network' }),
  download: async () => ({ kind: 'unreachable', reason: 'network' }),
}
const gateways = { cp, fin: cp, pag: cp, vg: cp, sc: cp }

let close: () => unknown[] = () => []
afterEach(() => {
  expect(close()).toEqual([])
})
async function open(isOff = false) {
  const opened = await openHook(
    useTagSource,
    { isOff },
    { ports: { gateways, queries: createQueryClient() } },
  )
  close = opened.close
  return opened.now
}
const idsOf = (source: ReturnType<typeof useTagSource>) => source.tags.data?.map(({ idTag }) => idTag) ?? []

test('TRX-060 nothing is read before the field has had the focus, and never while it is off', async () => {
  const off = await open(true)
  off().onOpen?.()
  await new Promise((done) => setTimeout(done, 50))
  expect([asked, off().tags.state]).toEqual([[], 'ready'])
  expect(close()).toEqual([])
  const now = await open()
  expect(asked).toEqual([])
  now().onOpen?.()
  await expect.poll(() => idsOf(now())).toHaveLength(PAGE)
})

test('TRX-004 TRX-060 ids come ten at a time as the list is walked, until there are no more', async () => {
  const now = await open()
  now().onOpen?.()
  await expect.poll(() => now().total).toBe(CARDS)
  now().onEnd?.()
  await expect.poll(() => idsOf(now())).toHaveLength(2 * PAGE)
  now().onEnd?.()
  await expect.poll(() => idsOf(now())).toHaveLength(CARDS)
  now().onEnd?.()
  await new Promise((done) => setTimeout(done, 50))
  expect(callsOf('ocpptags').map((query) => query?.page)).toEqual([1, 2, 3])
})

test('TRX-004 who is named brings their own tag and their cards', async () => {
  const now = await open()
  now().onOpen?.()
  await expect.poll(() => idsOf(now())).toHaveLength(PAGE)
  now().onSearch('Marina')
  await expect.poll(() => idsOf(now())).toEqual(['TAG000201', 'CARTAO90'])
  expect(now().hasNoNames).toBe(false)
  // Another text begins with its first page anew.
  now().onSearch('04A20007')
  await expect.poll(() => idsOf(now())).toEqual(['04A20007'])
})
