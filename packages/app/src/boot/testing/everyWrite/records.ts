import { readStations, type Station } from '@corrente/domain/stations'
import type { Server } from './server.ts'

export const API = '/api/v1/'
export const pkOf = (body: unknown, name: string): number => {
  const found = new RegExp(`"(?:${name})":(\\d+)`).exec(JSON.stringify(body))?.[1]
  if (found === undefined) throw new Error(`no ${name}: ${JSON.stringify(body)}`)
  return Number(found)
}

export const PROFILE = {
  description: 'Pico',
  currentLimitDefault: 32,
  intervals: [{ beginningEnd: ['18:00', '21:00'], currentLimit: 16 }],
}
export const makeCard = async (server: Server, n: number): Promise<number> => {
  const tags = await server.ask(`${API}ocpptags/?page=1&size=1`)
  const body = await server.tell('POST', `${API}ocpptags`, {
    id_tag: `EE${n}${Math.floor(Math.random() * 1e8)}`,
    type: 'CARD',
    tenant_pk: pkOf(tags, 'tenantPk'),
    parent_id_tag: null,
    note: null,
    isFreeRecharge: false,
  })
  return pkOf(body, 'ocppTagPk')
}

export const nth = <T>(rows: readonly T[], n: number, what: string): T => {
  const row = rows[n]
  if (row === undefined) throw new Error(`the sandbox has ${rows.length} ${what}, not ${n + 1}`)
  return row
}
/** Asks a sandbox once for each word, and keeps what it said. */
export function onceFor<T>(ask: (server: Server, word: string) => Promise<T>) {
  const kept = new WeakMap<Server, Map<string, Promise<T>>>()
  return (server: Server, word: string): Promise<T> => {
    const own = kept.get(server) ?? new Map<string, Promise<T>>()
    kept.set(server, own)
    const answer = own.get(word) ?? ask(server, word)
    own.set(word, answer)
    return answer
  }
}
export const VG = '/mk-ms-virtualgroup/virtual-groups'
export const makeGroup = async (server: Server, name: string): Promise<number> => {
  const pricing = {
    enabled: false,
    connector1_dynamic_pricing_id: null,
    connector2_dynamic_pricing_id: null,
    connector3_dynamic_pricing_id: null,
  }
  const body = await server.tell('POST', VG, {
    name,
    description: 'Doze vagas',
    tenant_id: 1,
    charge_boxs: [],
    smart_charging: {
      enabled: false,
      start_date: null,
      end_date: null,
      current_nominal_a: null,
      modulation: 'DYNAMIC',
      meter_device_remote_id: null,
      meter_device_remote_in_circuit: true,
    },
    dynamic_pricing: pricing,
  })
  return pkOf(body, 'id|virtual_group_id')
}
export const stationsOf = async (server: Server): Promise<readonly Station[]> =>
  readStations(await server.ask(`${API}chargepoints/?originType=MOVE`))?.data ?? []
export const stationPks = async (server: Server): Promise<readonly number[]> =>
  (await stationsOf(server)).map(({ pk }) => pk)
export const holdCard = async (server: Server, idTag: string): Promise<void> => {
  const [station] = await stationsOf(server)
  await server.order('emit', { card: { chargeBoxId: station?.id, idTag } })
}
const VOUCHER = {
  title: 'Abril',
  description: 'Vinte e cinco reais',
  kind: 'MONEY_RECHARGE',
  kind_value: 25,
  units: 50,
  start: '2026-03-14 03:00:00',
  expire: '2026-05-01 02:59:59',
  charge_box_pks: null,
  user_pks: null,
  uses_per_user: 1,
  expire_type: 'EXPIRATION_DATE',
  active: true,
  tenant_pk: 1,
}
export const makeVoucher = async (server: Server, n: number, by: string): Promise<number> =>
  pkOf(await server.tell('POST', `${API}vouchers`, { ...VOUCHER, code: `${by}${n}` }), 'voucher_pk')
export const PEAK = 'a1a1a1a1-0001-4000-8000-000000000001'
export const makePricing = async (server: Server, name: string): Promise<string> => {
  const body = JSON.stringify(await server.tell('POST', `${API}dynamic-pricing`, { name }))
  return /"uuid":"([^"]+)"/.exec(body)?.[1] ?? body
}
export const SMART = '/mk-ms-smartcharging/smart-charging'
