import { Hono } from 'hono'
import { findStations, stationListBytes } from '../../queries/stations.ts'
import { type ApiEnv, type CallContext, session } from '../call.ts'
import { json, jsonBytes } from '../failure.ts'
import { checkStationLimit } from '../limits.ts'
import { checkOffset, queryOf, readRequest, requestSchemas } from '../schemas.ts'

const key = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text))

const byOrigin = ({ req, var: { core, caller } }: CallContext): Response => {
  const { originType = 'MOVE' } = readRequest(requestSchemas.stationsByOrigin, queryOf(req))
  const { model } = core.world
  const stations = model.byNetwork[caller.network].filter((station) => station.row.origin === originType)
  return jsonBytes(stationListBytes(model, stations, stations.length, core.clock.now(), caller.offsetHours))
}

const page = ({ req, var: { core, caller } }: CallContext): Response => {
  const query = readRequest(requestSchemas.stationList, queryOf(req))
  checkOffset(query.timeZone, caller.offsetHours)
  const { model } = core.world
  const found = findStations(model, {
    network: caller.network,
    active: query.active === 'true',
    accountPk: key(query.tenantPk),
    groupPk: key(query.chargeBoxGroupPk),
    search: query.searchInput,
    online: query.online === undefined ? undefined : query.online === 'true',
  })
  const size = Number(query.size)
  const first = (Number(query.page) - 1) * size
  const shown = found.slice(first, first + size)
  return jsonBytes(stationListBytes(model, shown, found.length, core.clock.now(), caller.offsetHours))
}

const limitProbe = ({ req, var: { core, caller } }: CallContext): Response => {
  readRequest(requestSchemas.stationLimit, queryOf(req))
  const { model } = core.world
  checkStationLimit(core, caller.network)
  const own = model.byNetwork[caller.network].filter((station) => station.row.origin === 'MOVE')
  return jsonBytes(stationListBytes(model, own.slice(0, 1), own.length, core.clock.now(), caller.offsetHours))
}

/** Stations and accounts. */
export const stationCalls = new Hono<ApiEnv>()

stationCalls.get('/api/v1/chargepoints/', session, (context) => {
  const { req } = context
  if (req.query('checkLimit') !== undefined) return limitProbe(context)
  return req.query('page') !== undefined ? page(context) : byOrigin(context)
})

stationCalls.get('/api/v1/tenants/', session, ({ req, var: { core, caller } }) => {
  readRequest(requestSchemas.accounts, queryOf(req))
  const own = [...core.world.model.accounts.values()].filter((account) => account.network === caller.network)
  return json({
    error: null,
    tenantList: own.map((account) => ({
      tenant_pk: account.pk,
      name: account.name,
      sms_enabled: account.smsEnabled === 1,
      ...(account.deviceReader === null ? {} : { isTenantDeviceReader: account.deviceReader === 1 }),
    })),
  })
})
