import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { drawPicture } from '../../files/picture.ts'
import type { LiveStation } from '../../network/model.ts'
import { stationDetailWire } from '../../wire/chargePoint.ts'
import { CONNECTOR_TYPES } from '../../world/connectors.ts'
import { type ApiEnv, type CallContext, pathKey, readBody, session } from '../call.ts'
import { json, Refusal } from '../failure.ts'
import { checkStationLimit } from '../limits.ts'
import { queryOf, readRequest, requestSchemas } from '../schemas.ts'
import {
  addressColumns,
  changeBindings,
  changePhotos,
  deleteStation,
  nextKey,
  photosOf,
  stationColumns,
  updateRow,
} from '../stationRecords.ts'
import { connectorSave, type StationBody, stationSave } from '../stationSchemas.ts'

const saved = (data: Record<string, number> | null = null) => json({ type: 'success', error: null, data })
const noQuery = ({ req }: CallContext) => readRequest(requestSchemas.nothing, queryOf(req))

const stationOf = (context: CallContext): LiveStation => {
  const pk = pathKey(context, 'chargeBoxPk')
  const station = context.var.core.world.model.stations.get(pk)
  if (station === undefined || station.row.network !== context.var.caller.network)
    throw new Refusal(404, 'Station not found', `no station ${pk} in ${context.var.caller.network}`)
  return station
}

/** What a schema cannot see: that everything a body names is there, and nobody else's id is taken. */
const checkBody = (context: CallContext, body: StationBody, station: LiveStation | undefined): void => {
  const { core, caller } = context.var
  const { model, store } = core.world
  const refuse = (reason: string): never => {
    throw new Refusal(400, 'Bad request', reason)
  }
  if (body.chargeBoxPk !== station?.row.pk)
    refuse(`chargeBoxPk is ${body.chargeBoxPk}, not ${station?.row.pk}`)
  const holder = model.byChargeBoxId.get(body.chargeBoxId)
  if (station === undefined && holder !== undefined)
    throw new Refusal(400, `CHARGEBOX_ID_DUPLICATE: ${body.chargeBoxId}`, `${body.chargeBoxId} is taken`)
  if (station === undefined && /\s/.test(body.chargeBoxId)) refuse('chargeBoxId has a blank')
  if (station !== undefined && body.chargeBoxId !== station.row.chargeBoxId) refuse('chargeBoxId is fixed')
  if (model.accounts.get(body.tenant_pk)?.network !== caller.network) refuse('tenant_pk: no such account')
  const { chargeBoxGroupPk: groupPk, address, deletedPhotos, photos } = body
  if (groupPk !== null && model.groups.get(groupPk)?.network !== caller.network)
    refuse('chargeBoxGroupPk: no such group')
  if (address !== null && address.country !== caller.network) refuse(`address.country is ${address.country}`)
  if (address !== null && address.addressPk !== (station?.row.addressPk ?? null)) refuse('address.addressPk')
  if (body.isOpen_24Hours !== (body.openTime === null && body.closeTime === null))
    refuse('openTime and closeTime are null when open 24 hours, and only then')
  if (body.typeOf === 'PUBLIC' && body.bindUsers.length > 0) refuse('bindUsers of a public station')
  const held = station === undefined ? [] : photosOf(store, station.row.pk).map(({ name }) => name)
  const staying = held.filter((name) => !deletedPhotos.includes(name))
  if (deletedPhotos.some((name) => !held.includes(name))) refuse('deletedPhotos: no such photo')
  const names = [...held, ...photos.map(({ name }) => name)]
  if (new Set(names).size < names.length) refuse('photos: a name is taken')
  if (staying.length + photos.length > 3) refuse('photos: more than 3')
  for (const { user_pk: pk } of body.bindUsers)
    if (store.get('SELECT pk FROM person WHERE pk = ? AND network = ?', pk, caller.network) === undefined)
      refuse(`bindUsers: no user ${pk}`)
}

/** A station's form, its connectors and its end. */
export const stationFormCalls = new Hono<ApiEnv>()

stationFormCalls.get('/api/v1/chargepoints/:chargeBoxPk/', session, (context) => {
  noQuery(context)
  const station = stationOf(context)
  const { accountPk, groupPk } = station.row
  const { model } = context.var.core.world
  const names = {
    account: model.accounts.get(accountPk),
    group: groupPk === null ? undefined : model.groups.get(groupPk),
  }
  const now = context.var.core.clock.now()
  return json({
    error: null,
    chargePoint: stationDetailWire(station, names, now, context.var.caller.offsetHours),
  })
})

stationFormCalls.get('/api/v1/chargepoints/:chargeBoxId/photos/', session, (context) => {
  noQuery(context)
  const {
    req,
    var: { core, caller },
  } = context
  const station = core.world.model.byChargeBoxId.get(req.param('chargeBoxId'))
  if (station === undefined || station.row.network !== caller.network)
    throw new Refusal(404, 'Station not found', `no station ${req.param('chargeBoxId')}`)
  return json(
    photosOf(core.world.store, station.row.pk).map(({ pk, name, base64 }) => ({
      name,
      url: null,
      base64: base64 ?? drawPicture(pk).toString('base64'),
    })),
  )
})

stationFormCalls.get('/api/v1/connector_types/', session, (context) => {
  noQuery(context)
  const connectorTypeList = CONNECTOR_TYPES.map((name, index) => ({ connectorTypePk: index + 1, name }))
  return json({ error: null, connectorTypeList })
})

const uuidFrom = (text: string): string => {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

stationFormCalls.post('/api/v1/chargepoints', session, async (context) => {
  const {
    req,
    var: { core, caller },
  } = context
  const body = readRequest(stationSave, await readBody(req))
  checkStationLimit(core, caller.network)
  checkBody(context, body, undefined)
  const { world, clock, publisher } = core
  const { store, model } = world
  const now = clock.now()
  const pk = nextKey(store, 'station')
  const station: LiveStation = {
    connectors: [],
    bytes: undefined,
    bytesOffset: 0,
    row: {
      pk,
      network: caller.network,
      chargeBoxId: body.chargeBoxId,
      uuid: uuidFrom(`${core.options.seed ?? ''}/${body.chargeBoxId}`),
      origin: 'MOVE',
      ocppProtocol: null,
      vendor: null,
      model: null,
      firmware: null,
      heartbeatAt: null,
      insertedAt: now,
      usage: 0,
      monthWh: 0,
      style: 0,
      ...stationColumns(body),
      ...addressColumns(body.address, null, pk + 10_000),
    },
  }
  store.together(() => {
    store.insertAll('station', [{ ...station.row, insertedAt: world.toStored(now) }])
    changePhotos(store, pk, body)
    changeBindings(store, pk, body.bindUsers)
  })
  model.add(station)
  publisher.changed(station, now, 'INSERT')
  core.simulator.welcome(station)
  return saved({ chargeBoxPk: pk })
})

stationFormCalls.put('/api/v1/chargepoints/:chargeBoxPk/', session, async (context) => {
  const {
    req,
    var: { core },
  } = context
  const station = stationOf(context)
  const body = readRequest(stationSave, await readBody(req))
  checkBody(context, body, station)
  const { pk, addressPk } = station.row
  const { store } = core.world
  const columns = { ...stationColumns(body), ...addressColumns(body.address, addressPk, pk + 10_000) }
  store.together(() => {
    updateRow(store, 'station', pk, columns)
    changePhotos(store, pk, body)
    changeBindings(store, pk, body.bindUsers)
  })
  Object.assign(station.row, columns)
  core.publisher.changed(station, core.clock.now(), 'UPDATE')
  return saved()
})

stationFormCalls.put(
  '/api/v1/chargepoints/:chargeBoxPk/connector/:connectorId/',
  session,
  async (context) => {
    const {
      req,
      var: { core },
    } = context
    const station = stationOf(context)
    const id = pathKey(context, 'connectorId')
    const connector = station.connectors.find(({ row }) => row.connectorId === id)
    // Number 0 is the station as a whole; no call creates a connector.
    if (connector === undefined) throw new Refusal(404, 'Connector not found', `no connector ${id}`)
    const body = readRequest(connectorSave, await readBody(req))
    const type = CONNECTOR_TYPES[body.connectorTypePk - 1]
    if (type === undefined) throw new Refusal(400, 'Bad request', `no connector type ${body.connectorTypePk}`)
    const columns = {
      type,
      powerMax: body.powerMax,
      kwhIncome: body.moneyPerKilowattIncome,
      durationIncome: body.moneyPerDurationIncome,
      unusualStatus: body.unusualStatus,
    }
    updateRow(core.world.store, 'connector', connector.row.pk, columns)
    Object.assign(connector.row, columns)
    core.simulator.replace(station)
    core.publisher.changed(station, core.clock.now(), 'UPDATE')
    return saved()
  },
)

stationFormCalls.delete('/api/v1/chargepoints/:chargeBoxPk/', session, (context) => {
  noQuery(context)
  const station = stationOf(context)
  const { core } = context.var
  core.simulator.farewell(station)
  core.world.store.together(() => deleteStation(core.world.store, station.row.pk))
  core.world.model.remove(station)
  core.publisher.removed(station)
  return new Response(null, { status: 204 })
})
