import { findStations, stationListBytes } from '../../queries/stations.ts'
import { type CallContext, sessionCall } from '../call.ts'
import { json, jsonBytes } from '../failure.ts'
import { checkStationLimit } from '../limits.ts'
import { checkOffset, queryOf, readRequest, requestSchemas } from '../schemas.ts'

const key = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text))

const byOrigin = ({ core, caller, url }: CallContext): Response => {
  const { originType = 'MOVE' } = readRequest(requestSchemas.stationsByOrigin, queryOf(url))
  const { model } = core.world
  const stations = model.byNetwork[caller.network].filter((station) => station.row.origin === originType)
  return jsonBytes(stationListBytes(model, stations, stations.length, core.clock.now(), caller.offsetHours))
}

const page = ({ core, caller, url }: CallContext): Response => {
  const query = readRequest(requestSchemas.stationList, queryOf(url))
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

const limitProbe = ({ core, caller, url }: CallContext): Response => {
  readRequest(requestSchemas.stationLimit, queryOf(url))
  const { model } = core.world
  checkStationLimit(core, caller.network)
  const own = model.byNetwork[caller.network].filter((station) => station.row.origin === 'MOVE')
  return jsonBytes(stationListBytes(model, own.slice(0, 1), own.length, core.clock.now(), caller.offsetHours))
}

const list = sessionCall('GET', '/api/v1/chargepoints/', (context) => {
  const { searchParams } = context.url
  if (searchParams.has('checkLimit')) return limitProbe(context)
  return searchParams.has('page') ? page(context) : byOrigin(context)
})

const accounts = sessionCall('GET', '/api/v1/tenants/', ({ core, caller, url }) => {
  readRequest(requestSchemas.accounts, queryOf(url))
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

/** Stations and accounts. */
export const stationCalls = [list, accounts]
