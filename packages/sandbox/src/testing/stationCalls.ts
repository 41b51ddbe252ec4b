import { NO_GRANTS, permissionFixtures } from '@corrente/domain/fixtures'
import { buildAccess } from '@corrente/domain/permissions'
import {
  loadedStation,
  newStation,
  planStationSave,
  readStationDetail,
  type StationDetail,
  type StationSave,
  stationPolicy,
} from '@corrente/domain/stations'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import type { Engine } from '../engine.ts'
import { call, engineFor, signIn } from './engine.ts'

export const ZONE = 'America/Sao_Paulo'
export const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]).toString('base64')
export let engine: Engine
export let token: string

export const get = (path: string) => call(engine, `/api/v1/${path}`, { token })
export const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  call(engine, `/api/v1/${path}`, { token, method, ...(body === undefined ? {} : { body }) })
export const reason = () => engine.control.requests().at(-1)?.reason ?? ''
export const seen: { to: string; body: unknown }[] = []
/** Bodies that were published while `work` ran, with their destinations. */
export const published = async (work: () => Promise<unknown> | unknown) => {
  seen.length = 0
  await work()
  return [...seen]
}

export const detailOf = async (pk: number): Promise<StationDetail> => {
  const read = readStationDetail((await get(`chargepoints/${pk}/`)).body, { zoneless: ZONE })
  if (read === undefined) throw new Error(`no station ${pk}`)
  return read.data
}
export const access = buildAccess(permissionFixtures.everything, NO_GRANTS)
export const context = { mode: 'new', access, accounts: undefined } as const

/** A body as the product makes it for a new station. */
export const newBody = (chargeBoxId: string, changes: Partial<StationSave> = {}): StationSave => {
  const base = newStation('BR', 1)
  const values = { ...base.values, chargeBoxId, description: `Nova ${chargeBoxId}` }
  const { station } = planStationSave(values, base, stationPolicy(values, base, context))
  if (station === undefined) throw new Error('nothing to send')
  return { ...station, ...changes }
}
export const created = async (chargeBoxId: string, changes: Partial<StationSave> = {}): Promise<number> => {
  const reply = await send('POST', 'chargepoints', newBody(chargeBoxId, changes))
  expect([reply.status, reason()]).toEqual([200, ''])
  return (reply.body as { data: { chargeBoxPk: number } }).data.chargeBoxPk
}
/** A body that changes nothing of a station but what is given. */
export const bodyOf = (detail: StationDetail, changes: Partial<StationSave> = {}): StationSave => {
  const base = loadedStation(detail, { country: 'BR', types: [], photos: [], people: [] })
  const policy = stationPolicy(base.values, base, { ...context, mode: 'edit' })
  const { station } = planStationSave(base.values, base, policy)
  if (station === undefined) throw new Error('nothing to send')
  return { ...station, description: station.description === '' ? 'x' : station.description, ...changes }
}

/** Starts an engine for the tests of a file, signed in, without faults and limits before each. */
export const withStations = () => {
  beforeAll(async () => {
    engine = engineFor()
    engine.core.broker.onPublish((to, body) => seen.push({ to, body: JSON.parse(body) }))
    token = await signIn(engine)
  })
  beforeEach(() => engine.control.clearRequests())
  afterEach(() => {
    engine.control.clearFaults()
    engine.control.limits({ stations: null, reports: null })
  })
  afterAll(() => engine.close())
}
