import { Hono } from 'hono'
import type { GroupRow } from '../../store/rows.ts'
import { type ApiEnv, type CallContext, pathKey, readBody, session } from '../call.ts'
import { json, Refusal } from '../failure.ts'
import { queryOf, readRequest, requestSchemas } from '../schemas.ts'
import { addressColumns, groupColumns, nextKey, updateRow } from '../stationRecords.ts'
import { type GroupBody, groupSave } from '../stationSchemas.ts'

const groupWire = (group: GroupRow) => ({
  chargeBoxGroupPk: group.pk,
  name: group.name,
  status: group.status,
  externalId: group.externalId,
  address:
    group.addressPk === null
      ? null
      : {
          addressPk: group.addressPk,
          street: group.street,
          houseNumber: group.houseNumber,
          zipCode: group.zipCode,
          city: group.city,
          state: group.state,
          country: group.network,
        },
  locationLatitude: group.latitude,
  locationLongitude: group.longitude,
})

const groupOf = (context: CallContext): GroupRow => {
  const pk = pathKey(context, 'chargeBoxGroupPk')
  const group = context.var.core.world.model.groups.get(pk)
  if (group === undefined || group.network !== context.var.caller.network)
    throw new Refusal(404, 'Group not found', `no group ${pk} in ${context.var.caller.network}`)
  return group
}

const checkBody = (context: CallContext, body: GroupBody, group: GroupRow | undefined): void => {
  if (body.chargeBoxGroupPk !== group?.pk)
    throw new Refusal(400, 'Bad request', `chargeBoxGroupPk is ${body.chargeBoxGroupPk}, not ${group?.pk}`)
  const { address } = body
  if (address !== null && address.country !== context.var.caller.network)
    throw new Refusal(400, 'Bad request', `address.country is ${address.country}`)
  if (address !== null && address.addressPk !== (group?.addressPk ?? null))
    throw new Refusal(400, 'Bad request', 'address.addressPk')
}

/** Station groups; there is no call to delete one. */
export const groupCalls = new Hono<ApiEnv>()

groupCalls.get('/api/v1/chargepoint-groups/', session, ({ req, var: { core, caller } }) => {
  readRequest(requestSchemas.nothing, queryOf(req))
  const own = [...core.world.model.groups.values()].filter((group) => group.network === caller.network)
  return json({ error: null, chargeBoxGroupList: own.map(groupWire) })
})

groupCalls.get('/api/v1/chargepoint-groups/:chargeBoxGroupPk/', session, (context) => {
  readRequest(requestSchemas.nothing, queryOf(context.req))
  return json({ error: null, chargeBoxGroup: groupWire(groupOf(context)) })
})

groupCalls.post('/api/v1/chargepoint-groups', session, async (context) => {
  const {
    req,
    var: { core, caller },
  } = context
  const body = readRequest(groupSave, await readBody(req))
  checkBody(context, body, undefined)
  const { store, model } = core.world
  const pk = nextKey(store, 'stationGroup')
  const group: GroupRow = {
    pk,
    network: caller.network,
    ...groupColumns(body),
    ...addressColumns(body.address, null, pk + 900_000),
  }
  store.insertAll('stationGroup', [group])
  model.putGroup(group)
  return json({ type: 'success', error: null, data: { chargeBoxGroupPk: pk } })
})

groupCalls.put('/api/v1/chargepoint-groups/:chargeBoxGroupPk/', session, async (context) => {
  const {
    req,
    var: { core },
  } = context
  const group = groupOf(context)
  const body = readRequest(groupSave, await readBody(req))
  checkBody(context, body, group)
  const columns = {
    ...groupColumns(body),
    ...addressColumns(body.address, group.addressPk, group.pk + 900_000),
  }
  updateRow(core.world.store, 'stationGroup', group.pk, columns)
  core.world.model.putGroup({ ...group, ...columns })
  return json({ type: 'success', error: null, data: null })
})
