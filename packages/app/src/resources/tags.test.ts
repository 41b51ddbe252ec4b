import { tagFixture, tagWire } from '@corrente/domain/fixtures'
import { tagForm } from '@corrente/domain/tags'
import { createStore, type WritableAtom } from 'jotai'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  type CallOptions,
  createQueryClient,
  type Gateway,
  type QueryCommand,
  type QueryState,
} from '../gateways/index.ts'
import { setUp } from '../kit/writes/testing/oneTab.ts'
import { workOfAction } from '../kit/writes/work.ts'
import { portsAtom } from '../ports/index.ts'
import { somePorts } from '../ports/testing/somePorts.ts'
import { cardActivation } from './activation.ts'
import { findKnown } from './knownId.ts'
import { readTagRecharges } from './tagRecharges.ts'
import { oneTag, saveTag, tagOptionsQuery, tagPages } from './tags.ts'

let asked: (readonly [string, CallOptions['query'] | unknown])[]
beforeEach(() => {
  asked = []
})

const BODIES: Readonly<Record<string, unknown>> = {
  ocpptags: { error: null, ocppTagList: [tagWire()], count: 41 },
  'ocpptags/{pk}': { error: null, ocppTag: tagWire() },
  'transaction/list': { error: null, list: [{ id: 9, chargeBoxId: 'IPE-1', ocppIdTag: 'AB' }], count: 1 },
}
/** Answers by the call's template. */
const cp: Gateway = {
  get: async (template, read, options = {}) => {
    asked.push([template, options.query ?? options.params])
    const found = read(BODIES[template])
    return found
      ? { kind: 'done', data: found.data, unreadRows: found.unread }
      : { kind: 'unreadable', status: 200 }
  },
  send: async (_method, template, options = {}, read) => {
    asked.push([template, options.json])
    const found = read?.(BODIES[template])
    return found ? { kind: 'done', data: found.data, unreadRows: 0 } : { kind: 'done-empty' }
  },
  download: async () => ({ kind: 'unreachable', reason: 'network' }),
}

const clock = { now: () => 0, serverNow: () => 0, noteServerDate: () => undefined }

async function dataOf<T>(query: WritableAtom<QueryState<T>, [QueryCommand], Promise<void>>): Promise<T> {
  const store = createStore()
  const gateways = { cp, fin: cp, pag: cp, vg: cp, sc: cp }
  store.set(portsAtom, somePorts({ queries: createQueryClient(), clock, gateways }))
  const stop = store.sub(query, () => undefined)
  const data = await vi.waitUntil(() => store.get(query).data)
  stop()
  return data
}

test('TAG-026 a page asks for what was typed without its blanks, and for an account only where one is chosen', async () => {
  const page = await tagPages.readPage(cp, { query: ' 04a2 ', accountPk: 7 }, { page: 3, size: 10 })
  expect(page).toMatchObject({ kind: 'done', data: { count: 41, rows: [tagFixture()] } })
  await tagPages.readPage(cp, { query: ' ', accountPk: undefined }, { page: 1, size: 10 })
  expect(asked).toEqual([
    ['ocpptags', { searchInput: '04a2', page: 3, size: 10, tenantPk: 7 }],
    ['ocpptags', { searchInput: undefined, page: 1, size: 10, tenantPk: undefined }],
  ])
})

test('TAG-028 one tag by its key; TAG-027 those on offer by their type and user', async () => {
  expect(await dataOf(oneTag.query('501'))).toEqual(tagFixture())
  expect(await dataOf(tagOptionsQuery('CARD', 201))).toHaveLength(1)
  expect(asked).toEqual([
    ['ocpptags/{pk}', { pk: '501' }],
    ['ocpptags', { type: 'CARD', userPk: 201 }],
  ])
})

test('the recharges of a tag, in UTC, by its id alone', async () => {
  const range = { from: Date.UTC(2026, 2, 1), to: Date.UTC(2026, 2, 14, 15, 5) }
  const read = await readTagRecharges(cp, { idTag: 'AB', range, size: 5 }, { zone: 'America/Sao_Paulo' })
  expect(read).toMatchObject({ kind: 'done', data: { rows: [{ stationId: 'IPE-1', idTag: 'AB' }] } })
  expect(asked[0]?.[1]).toMatchObject({
    userOcppTag: 'AB',
    fromDate: '2026-03-01 00:00:00',
    toDate: '2026-03-14 15:05:00',
    page: 1,
    size: 5,
  })
})

const ID = 'intent-1'
const heldAs = (idTag: string) => {
  const base = tagForm(undefined, '', 7)
  return { base, values: { ...base.values, idTag } }
}

test('TAG-033 an id that a tag has in other case is taken, and nothing is sent; what a list has checked is sent', async () => {
  const taken = saveTag(cp, heldAs('04a2b3c4d5e6f7'))
  expect(await taken.send(heldAs('04a2b3c4d5e6f7'), ID)).toEqual({
    end: 'refused',
    refusal: { status: 409, body: { error: 'already exists' } },
  })
  expect(asked.map(([template]) => template)).toEqual(['ocpptags'])
  asked = []
  expect(await saveTag(cp, heldAs('9F3C21AA')).send(heldAs('9F3C21AA'), ID)).toMatchObject({ end: 'done' })
  const checked = saveTag(cp, heldAs('04a2b3c4d5e6f7'), { isChecked: true })
  await checked.send(heldAs('04a2b3c4d5e6f7'), ID)
  expect(asked.map(([, sent]) => sent)).toMatchObject([
    { searchInput: '9F3C21AA' },
    { id_tag: '9F3C21AA' },
    { id_tag: '04a2b3c4d5e6f7' },
  ])
})

test('an id is looked for by what it may be registered as, until it is found', async () => {
  expect(await findKnown(cp, '04a2b3c4d5e6f7')).toMatchObject({ data: { how: 'plain', tag: tagFixture() } })
  expect(asked).toHaveLength(1)
  expect(await findKnown(cp, 'd5e6f7'.padStart(8, 'c4'))).toMatchObject({ data: { how: 'cut' } })
  expect(await findKnown(cp, '9F3C21AA')).toMatchObject({ kind: 'done', data: undefined })
})

test('a card is switched off once in two tabs, and not beside its form', async () => {
  const { browser, tab } = setUp()
  const other = browser.tab()
  const workOf = () => workOfAction(cardActivation(cp, tagFixture(), 'deactivate'))
  const { keys } = saveTag(cp, { ...heldAs('04a2b3c4d5e6f7'), base: tagForm(tagFixture()) })
  void tab.writes.press(workOf())
  await other.writes.press(workOf())
  expect(other.writes.stateOf(keys)).toEqual({ phase: 'elsewhere' })
  await browser.settle()
  expect(tab.writes.stateOf(keys)).toMatchObject({ phase: 'done' })
  expect(asked.filter(([, sent]) => Object(sent).inactive === true)).toHaveLength(1)
})
