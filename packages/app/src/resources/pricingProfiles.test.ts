import { GOLDEN } from '@corrente/domain/fixtures'
import { EMPTY_WEEK, isSameWeek } from '@corrente/domain/pricing'
import { createStore, type WritableAtom } from 'jotai'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  type CallOptions,
  createQueryClient,
  type Gateway,
  type QueryCommand,
  type QueryState,
} from '../gateways/index.ts'
import { portsAtom } from '../ports/index.ts'
import { somePorts } from '../ports/testing/somePorts.ts'
import { pricingEntriesQuery, pricingProfilesQuery } from './pricingProfiles.ts'
import { savePricing } from './pricingSave.ts'

let asked: (readonly [string, CallOptions['params']])[]
beforeEach(() => {
  asked = []
})

const BODIES: Readonly<Record<string, unknown>> = {
  'dynamic-pricing': { error: null, dynamicPricingList: [{ uuid: 'a1', name: 'Ponta', chargeBoxCount: 14 }] },
  'dynamic-pricing/{uuid}/detail': GOLDEN.E13,
}
const cp: Gateway = {
  get: async (template, read, options = {}) => {
    asked.push([template, options.params])
    const found = read(BODIES[template])
    return found
      ? { kind: 'done', data: found.data, unreadRows: found.unread }
      : { kind: 'unreadable', status: 200 }
  },
  send: async () => ({ kind: 'done-empty' }),
  download: async () => ({ kind: 'unreachable', reason: 'network' }),
}

const now = 0
const clock = { now: () => now, serverNow: () => now, noteServerDate: () => undefined }
const queries = createQueryClient()

async function dataOf<T>(query: WritableAtom<QueryState<T>, [QueryCommand], Promise<void>>): Promise<T> {
  const store = createStore()
  const gateways = { cp, fin: cp, pag: cp, vg: cp, sc: cp }
  store.set(portsAtom, somePorts({ queries, clock, gateways }))
  const stop = store.sub(query, () => undefined)
  const data = await vi.waitUntil(() => store.get(query).data)
  stop()
  return data
}

test('DPR-037 DPR-046 VGR-071 all profiles are asked for in one call without pages', async () => {
  expect(await dataOf(pricingProfilesQuery())).toEqual([{ uuid: 'a1', name: 'Ponta', chargerCount: 14 }])
  expect(asked).toEqual([['dynamic-pricing', undefined]])
})

test('DPR-040 the entries of a profile are kept for five minutes; whoever edits reads them again', async () => {
  expect(await dataOf(pricingEntriesQuery('a1'))).toHaveLength(2)
  await dataOf(pricingEntriesQuery('a1'))
  expect(asked).toEqual([['dynamic-pricing/{uuid}/detail', { uuid: 'a1' }]])
  await dataOf(pricingEntriesQuery('a1', 0))
  await vi.waitUntil(() => asked.length === 2)
})

test('a save tells the list that it replaced, with what somebody else changed since it was loaded', async () => {
  const held = { uuid: 'a1', base: EMPTY_WEEK, week: EMPTY_WEEK, theirs: [], decided: [] }
  const save = savePricing(cp, 'America/Sao_Paulo', held)
  const look = await save.look()
  const end = look.look === 'ready' ? await save.send(look.ready, 'id') : undefined
  const replaced = end?.end === 'done' ? end.result.server : EMPTY_WEEK
  expect(isSameWeek(replaced, EMPTY_WEEK)).toBe(false)
})
