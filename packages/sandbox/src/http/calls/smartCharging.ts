import { Hono } from 'hono'
import { metersOf, readingWire } from '../../queries/meters.ts'
import type { SmartChargingRow } from '../../store/smartChargingRows.ts'
import { type ApiEnv, type CallContext, pathKey, readBody, session } from '../call.ts'
import { json, Refusal } from '../failure.ts'
import { queryOf, readRequest, requestSchemas } from '../schemas.ts'
import { type SmartChargingBody, smartChargingSchemas } from '../smartChargingSchemas.ts'
import { nextKey, updateRow } from '../stationRecords.ts'

const BASE = '/mk-ms-smartcharging'

const flagOf = (value: number | null): boolean | null => (value === null ? null : value === 1)

const chargingWire = (row: SmartChargingRow) => ({
  smart_charging_id: row.pk,
  enabled: row.enabled === 1,
  current_nominal_a: row.amps,
  start_date: row.startDate,
  end_date: row.endDate,
  // Our own column.
  charge_boxs: (JSON.parse(row.chargers) as readonly number[]).map((pk) => ({ charge_box_id: pk })),
  modulation: 'DYNAMIC',
  meter_device_remote_id: row.meterId,
  meter_device_remote_in_circuit: flagOf(row.inCircuit),
})

/** @throws Refusal 404 for another network's */
const chargingOf = (context: CallContext): SmartChargingRow => {
  const { core, caller } = context.var
  const pk = pathKey(context, 'id')
  const row = core.world.store.get<SmartChargingRow>(
    'SELECT * FROM smartCharging WHERE pk = ? AND network = ?',
    pk,
    caller.network,
  )
  if (row === undefined)
    throw new Refusal(404, 'Smart charging not found', `no smart charging ${pk} in ${caller.network}`)
  return row
}

/** @throws Refusal 400 for dates in the wrong order, or a charger that is not the caller's */
const columnsOf = ({ var: { core, caller } }: CallContext, body: SmartChargingBody) => {
  if (body.start_date >= body.end_date)
    throw new Refusal(400, 'Bad request', `start_date ${body.start_date} is not before ${body.end_date}`)
  const chargers = body.charge_boxs.map(({ charge_box_id }) => charge_box_id)
  const foreign = chargers.find((pk) => core.world.model.stations.get(pk)?.row.network !== caller.network)
  if (foreign !== undefined) throw new Refusal(400, 'Bad request', `no charger ${foreign}`)
  return {
    enabled: body.enabled ? 1 : 0,
    amps: body.current_nominal_a,
    startDate: body.start_date,
    endDate: body.end_date,
    chargers: JSON.stringify(chargers),
  }
}

/** Limits over groups of chargers, and their meters (`/mk-ms-smartcharging`). */
export const smartChargingCalls = new Hono<ApiEnv>()

smartChargingCalls.get(`${BASE}/meters/measurements`, session, (context) => {
  const { core, caller } = context.var
  const asked = readRequest(smartChargingSchemas.meter, queryOf(context.req))
  const row = metersOf(core.world, caller.network).find(({ id, mac }) =>
    'mac_address' in asked ? mac === asked.mac_address.toUpperCase() : id === asked.device_remote_id,
  )
  if (row === undefined) throw new Refusal(404, 'Meter not found', `no meter ${JSON.stringify(asked)}`)
  return json(readingWire(core.world, row, core.clock.now()))
})

smartChargingCalls.get(`${BASE}/meters/measurements/list`, session, (context) => {
  const { core, caller } = context.var
  const { device_remote_ids } = readRequest(smartChargingSchemas.meters, queryOf(context.req))
  const ids = new Set(device_remote_ids.split(','))
  const rows = metersOf(core.world, caller.network).filter(({ id }) => ids.has(id))
  return json(rows.map((row) => readingWire(core.world, row, core.clock.now())))
})

smartChargingCalls.post(`${BASE}/smart-charging`, session, async (context) => {
  const body = readRequest(smartChargingSchemas.create, await readBody(context.req))
  const { core, caller } = context.var
  const { store } = core.world
  const row: SmartChargingRow = {
    pk: nextKey(store, 'smartCharging'),
    network: caller.network,
    ...columnsOf(context, body),
    meterId: null,
    inCircuit: null,
  }
  store.insertAll('smartCharging', [row])
  return json(chargingWire(row))
})

smartChargingCalls.get(`${BASE}/smart-charging/:id`, session, (context) => {
  readRequest(requestSchemas.nothing, queryOf(context.req))
  return json(chargingWire(chargingOf(context)))
})

smartChargingCalls.put(`${BASE}/smart-charging/:id`, session, async (context) => {
  const row = chargingOf(context)
  const body = readRequest(smartChargingSchemas.update, await readBody(context.req))
  if (body.smart_charging_id !== row.pk)
    throw new Refusal(400, 'Bad request', `smart_charging_id is ${body.smart_charging_id}, not ${row.pk}`)
  const { core, caller } = context.var
  const { store } = core.world
  const meterId = body.meter_device_remote_id
  if (
    meterId !== null &&
    !metersOf(core.world, caller.network).some(({ id }) => id === meterId) &&
    meterId !== row.meterId
  )
    throw new Refusal(400, 'Meter not found', `no meter ${meterId}`)
  const other = store.get<{ pk: number }>(
    'SELECT pk FROM smartCharging WHERE network = ? AND meterId = ? AND pk <> ?',
    caller.network,
    meterId,
    row.pk,
  )
  if (other !== undefined)
    throw new Refusal(409, 'Meter already in another group', `${meterId} is smart charging ${other.pk}'s`)
  const inCircuit = body.meter_device_remote_in_circuit
  const columns = {
    ...columnsOf(context, body),
    meterId,
    inCircuit: inCircuit === null ? null : Number(inCircuit),
  }
  updateRow(store, 'smartCharging', row.pk, columns)
  // The gateway of groups tells of the same switch.
  store.run('UPDATE virtualGroupSmart SET enabled = ? WHERE smartChargingPk = ?', columns.enabled, row.pk)
  return json(chargingWire({ ...row, ...columns }))
})
