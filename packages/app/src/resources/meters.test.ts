import { GOLDEN } from '@corrente/domain/fixtures'
import { createStore } from 'jotai'
import { expect, test, vi } from 'vitest'
import { createQueryClient, type Gateway, type Outcome } from '../gateways/index.ts'
import { portsAtom } from '../ports/index.ts'
import { somePorts } from '../ports/testing/somePorts.ts'
import { findMeter, meterReadingsQuery, readManyMeters } from './meters.ts'
import { readLinkOfGroup } from './virtualGroups.ts'

const GROUPS = 1005
/** Groups of which the last one has the meter of the golden reading. */
const groups = (owner: number) =>
  Array.from({ length: GROUPS }, (_, index) => ({
    virtual_group_id: index + 1,
    name: `Grupo ${index + 1}`,
    meter_device_remote_id: index + 1 === owner ? 'MTR-0001' : null,
  }))

/** A gateway that answers so; each call is noted. */
const gatewayOf = (answer: (query: Readonly<Record<string, unknown>>) => unknown): Gateway => ({
  get: async (_template, read, options) => {
    const body = answer(options?.query ?? {})
    if (typeof body === 'number') return { kind: 'refused', status: body, body: undefined }
    const found = read(body)
    return found
      ? { kind: 'done', data: found.data, unreadRows: found.unread }
      : { kind: 'unreadable', status: 200 }
  },
  send: async (): Promise<Outcome<never>> => ({ kind: 'done-empty' }),
  download: async () => ({ kind: 'unreachable', reason: 'network' }),
})
const listOf = (owner: number) =>
  gatewayOf(({ page, size }) => ({
    content: groups(owner).slice(Number(page) * Number(size), (Number(page) + 1) * Number(size)),
    totalElements: GROUPS,
  }))

const find = (sc: Gateway, vg: Gateway, groupId?: number) =>
  findMeter({ sc, vg }, 'AA:BB:CC:00:00:01', { groupId, tenantPk: 1 }, new AbortController().signal)
const found = gatewayOf(() => GOLDEN.E14)

test('SMC-020 a meter of another group is taken, on whatever page of the list that group stands', async () => {
  expect((await find(found, listOf(GROUPS))).kind).toBe('taken')
  expect((await find(found, listOf(2))).kind).toBe('taken')
  expect(await find(found, listOf(4), 4)).toMatchObject({ kind: 'found', isChecked: true })
  expect((await find(found, listOf(4))).kind).toBe('taken')
})

test.each([
  [1, true],
  [0, false],
  [2, false],
])('SMC-004 a communication status of %j: online is %j', async (status, isOnline) => {
  const told = gatewayOf(() => ({ ...(GOLDEN.E14 as object), meter: { communication_status: status } }))
  expect(await find(told, listOf(0))).toMatchObject({ reading: { isOnline } })
})

test('SMC-020 where the groups cannot be read it is found, and nobody has compared it', async () => {
  expect(
    await find(
      found,
      gatewayOf(() => 500),
    ),
  ).toMatchObject({ kind: 'found', isChecked: false })
})

test.each([
  [404, 'missing'],
  [{}, 'missing'],
  [null, 'missing'],
  [409, 'taken'],
  [500, 'failed'],
  [403, 'failed'],
  ['<html>', 'failed'],
])('SMC-010 SMC-021 SMC-032 the answer %j is %s', async (answer, kind) => {
  expect(
    (
      await find(
        gatewayOf(() => answer),
        listOf(0),
      )
    ).kind,
  ).toBe(kind)
})

test('SMC-025 meters are read a hundred a call, so that no address grows too long; one call that fails is the answer', async () => {
  const asked: string[][] = []
  const meters = Array.from({ length: 205 }, (_, at) => `MTR-${at}`)
  const answering = (isBroken: boolean) =>
    gatewayOf(({ device_remote_ids }) => {
      const ids = String(device_remote_ids).split(',')
      asked.push(ids)
      return isBroken && ids.length < 100 ? 500 : ids.map((id) => ({ device_remote_id: id }))
    })
  const read = await readManyMeters(answering(false), meters)
  expect(read.kind === 'done' && read.data.map(({ meterId }) => meterId)).toEqual(meters)
  expect(asked.map(({ length }) => length)).toEqual([100, 100, 5])
  expect((await readManyMeters(answering(true), meters)).kind).toBe('refused')
  expect(await readManyMeters(answering(true), [])).toMatchObject({ kind: 'done', data: [] })
})

test('SMC-011 SMC-022 a link that is not there is one without an id; a failure is none', async () => {
  const link = (answer: unknown) =>
    readLinkOfGroup(
      gatewayOf(() => answer),
      4,
    )
  expect(await link(404)).toMatchObject({ data: { groupId: 4, smartChargingId: undefined } })
  expect((await link(500)).kind).toBe('refused')
})

test('SMC-025 nothing is asked without a meter in the rows, nor without the right to smart charging', async () => {
  const asked: unknown[] = []
  const sc = gatewayOf(({ device_remote_ids }) => {
    asked.push(device_remote_ids)
    return []
  })
  const store = createStore()
  const clock = { now: () => 0, serverNow: () => 0, noteServerDate: () => undefined }
  const gateways = { cp: sc, fin: sc, pag: sc, vg: sc, sc }
  store.set(portsAtom, somePorts({ queries: createQueryClient(), clock, gateways }))
  const queries = [
    meterReadingsQuery([], true),
    meterReadingsQuery(['MTR-1'], false),
    meterReadingsQuery(['MTR-1', 'MTR-2'], true),
  ]
  const stops = queries.map((query) => store.sub(query, () => undefined))
  await vi.waitUntil(() => asked.length > 0)
  for (const stop of stops) stop()
  expect(asked).toEqual(['MTR-1,MTR-2'])
})
