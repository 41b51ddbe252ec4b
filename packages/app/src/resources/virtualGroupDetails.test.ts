import { createStore, type WritableAtom } from 'jotai'
import { beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient, type Gateway, type QueryCommand, type QueryState } from '../gateways/index.ts'
import { portsAtom } from '../ports/index.ts'
import { somePorts } from '../ports/testing/somePorts.ts'
import { chargerGroupsQuery, profileGroupsQuery } from './virtualGroupDetails.ts'

let groups: readonly unknown[]
/** Groups that fail. */
let broken: readonly number[]
beforeEach(() => {
  groups = [1, 2, 3].map((id) => ({ virtual_group_id: id, name: `Grupo ${id}`, dynamic_price_enabled: true }))
  broken = []
})
const charger = (pk: number) => ({ charge_box_id: pk, virtual_group_charge_box_id: pk * 10 })

const bodyOf = (template: string, id: unknown): unknown => {
  if (template === 'virtual-groups/list') return { content: groups, totalElements: groups.length }
  if (template === 'virtual-groups/dynamic-pricing/{id}') return { enabled: true }
  // The second group has one that cannot be read.
  return { virtual_group_id: id, charge_boxs: [charger(7), ...(id === 2 ? [{}] : [])] }
}
const vg: Gateway = {
  get: async (template, read, { params } = {}) => {
    const id = params?.id
    if (broken.some((each) => each === id)) return { kind: 'refused', status: 500, body: undefined }
    const found = read(bodyOf(template, id))
    return found
      ? { kind: 'done', data: found.data, unreadRows: found.unread }
      : { kind: 'unreadable', status: 200 }
  },
  send: async () => ({ kind: 'done-empty' }),
  download: async () => ({ kind: 'unreachable', reason: 'network' }),
}

const clock = { now: () => 0, serverNow: () => 0, noteServerDate: () => undefined }

async function dataOf<T>(query: WritableAtom<QueryState<T>, [QueryCommand], Promise<void>>): Promise<T> {
  const store = createStore()
  store.set(
    portsAtom,
    somePorts({ queries: createQueryClient(), clock, gateways: { cp: vg, fin: vg, pag: vg, vg, sc: vg } }),
  )
  const stop = store.sub(query, () => undefined)
  const data = await vi.waitUntil(() => store.get(query).data)
  stop()
  return data
}

test('groups that fail, that the list names unreadably, or of which a charger is unreadable, are counted', async () => {
  const { found, unread, isPartial } = await dataOf(chargerGroupsQuery(1))
  expect([found.get(7)?.map(({ id }) => id), unread, isPartial]).toEqual([[1, 2, 3], 1, false])
  broken = [3]
  groups = [...groups, { name: 'sem chave' }]
  expect((await dataOf(chargerGroupsQuery(1))).unread).toBe(3)
  expect((await dataOf(profileGroupsQuery(1, () => undefined, true))).unread).toBe(2)
})

test('a question over all groups reads the first 200', async () => {
  groups = Array.from({ length: 201 }, (_, at) => ({ virtual_group_id: at + 1, dynamic_price_enabled: true }))
  const read = await dataOf(profileGroupsQuery(1, () => undefined, true))
  expect([read.found.length, read.isPartial, read.unread]).toEqual([200, true, 0])
})
