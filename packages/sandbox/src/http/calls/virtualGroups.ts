import { Hono } from 'hono'
import {
  chargerWire,
  listGroupChargers,
  listGroupLog,
  listLinks,
  listVirtualGroups,
  pricingOf,
  smartLinkOf,
  virtualGroupWire,
} from '../../queries/virtualGroups.ts'
import type { VirtualGroupLogRow, VirtualGroupRow } from '../../store/virtualGroupRows.ts'
import { type ApiEnv, type CallContext, pathKey, readBody, session } from '../call.ts'
import { json, Refusal } from '../failure.ts'
import { queryOf, readRequest, requestSchemas } from '../schemas.ts'
import { nextKey, updateRow } from '../stationRecords.ts'
import { type GroupPricingBody, type VirtualGroupBody, virtualGroupSchemas } from '../virtualGroupSchemas.ts'

const BASE = '/mk-ms-virtualgroup'
const GROUPS = `${BASE}/virtual-groups`

const groupOf = ({ var: { core, caller } }: CallContext, pk: number): VirtualGroupRow => {
  const row = core.world.store.get<VirtualGroupRow>(
    'SELECT * FROM virtualGroup WHERE pk = ? AND network = ?',
    pk,
    caller.network,
  )
  if (row === undefined)
    throw new Refusal(404, 'Virtual group not found', `no virtual group ${pk} in ${caller.network}`)
  return row
}
const groupAt = (context: CallContext): VirtualGroupRow => groupOf(context, pathKey(context, 'groupPk'))

/** @throws Refusal 400 for an account of no or another network */
const checkTenant = ({ var: { core, caller } }: CallContext, pk: number): void => {
  if (core.world.model.accounts.get(pk)?.network !== caller.network)
    throw new Refusal(400, 'Bad request', `tenant_id: no account ${pk} in ${caller.network}`)
}
const pagingOf = ({ page, size }: { page: string; size: string }) => ({
  page: Number(page),
  size: Number(size),
})

const INVALID = 'BAD_REQUEST: O grupo contém carregadores inválidos'

/** @throws Refusal 400 for a charger of another network and, with smart charging, one without advanced configuration */
const checkCharger = ({ var: { core, caller } }: CallContext, pk: number, isSmart: boolean): void => {
  const station = core.world.model.stations.get(pk)
  if (station?.row.network !== caller.network)
    throw new Refusal(400, INVALID, `charge_box_id: no station ${pk} in ${caller.network}`)
  if (isSmart && chargerWire(station).has_config_tec !== true)
    throw new Refusal(400, INVALID, `charge_box_id: ${pk} has no advanced configuration`)
}

/** Gives a group chargers. @returns their places @throws Refusal 400 */
const addChargers = (
  context: CallContext,
  groupPk: number,
  stationPks: readonly number[],
  isSmart: boolean,
) => {
  const { store } = context.var.core.world
  for (const pk of stationPks) checkCharger(context, pk, isSmart)
  const first = nextKey(store, 'virtualGroupCharger')
  const links = [...new Set(stationPks)].map((stationPk, index) => ({
    pk: first + index,
    groupPk,
    stationPk,
  }))
  for (const { stationPk } of links)
    if (
      store.get('SELECT pk FROM virtualGroupCharger WHERE groupPk = ? AND stationPk = ?', groupPk, stationPk)
    )
      throw new Refusal(400, 'Bad request', `charge_box_id: ${stationPk} is in group ${groupPk} already`)
  store.insertAll('virtualGroupCharger', links)
  return links
}

const savePricing = ({ var: { core } }: CallContext, groupPk: number, body: GroupPricingBody): void => {
  const { store } = core.world
  store.run('DELETE FROM virtualGroupPricing WHERE groupPk = ?', groupPk)
  store.insertAll('virtualGroupPricing', [
    {
      groupPk,
      enabled: body.enabled ? 1 : 0,
      connector1: body.connector1_dynamic_pricing_id,
      connector2: body.connector2_dynamic_pricing_id,
      connector3: body.connector3_dynamic_pricing_id,
    },
  ])
}

/** The smart charging of a creation, with its link. @throws Refusal 400, 409 for a meter that another group has */
const createSmart = (context: CallContext, groupPk: number, body: VirtualGroupBody): void => {
  const { core, caller } = context.var
  const { store } = core.world
  const { smart_charging: smart } = body
  if (!smart.enabled) return
  if (smart.start_date === null || smart.end_date === null || smart.current_nominal_a === null)
    throw new Refusal(400, 'Bad request', 'smart_charging: dates and current are missing')
  const meterId = smart.meter_device_remote_id
  const other =
    meterId !== null &&
    store.get('SELECT pk FROM smartCharging WHERE network = ? AND meterId = ?', caller.network, meterId)
  if (other) throw new Refusal(409, 'Meter already associated', `meter ${meterId} is another group's`)
  const pk = nextKey(store, 'smartCharging')
  store.insertAll('smartCharging', [
    {
      pk,
      network: caller.network,
      enabled: 1,
      amps: smart.current_nominal_a,
      startDate: smart.start_date,
      endDate: smart.end_date,
      meterId,
      chargers: JSON.stringify(body.charge_boxs.map(({ charge_box_id }) => charge_box_id)),
      inCircuit: meterId === null ? null : 1,
    },
  ])
  store.insertAll('virtualGroupSmart', [{ groupPk, enabled: 1, smartChargingPk: pk }])
}

/** The virtual-group gateway. */
export const virtualGroupCalls = new Hono<ApiEnv>()

virtualGroupCalls.get(`${BASE}/charge-boxs`, session, (context) => {
  const query = readRequest(virtualGroupSchemas.list, queryOf(context.req))
  const { core, caller } = context.var
  checkTenant(context, Number(query.tenant_id))
  return json(
    listGroupChargers(core.world, caller.network, Number(query.tenant_id), query.search, pagingOf(query)),
  )
})

// Before the one by its key.
virtualGroupCalls.get(`${GROUPS}/list`, session, (context) => {
  const query = readRequest(virtualGroupSchemas.list, queryOf(context.req))
  const { core, caller } = context.var
  checkTenant(context, Number(query.tenant_id))
  return json(
    listVirtualGroups(core.world, caller.network, Number(query.tenant_id), query.search, pagingOf(query)),
  )
})

virtualGroupCalls.get(`${GROUPS}/charge-boxs/list`, session, (context) => {
  const query = readRequest(virtualGroupSchemas.links, queryOf(context.req))
  const { pk } = groupOf(context, Number(query.virtual_group_id))
  return json(listLinks(context.var.core.world, pk, pagingOf(query)))
})

virtualGroupCalls.get(`${GROUPS}/:groupPk`, session, (context) => {
  readRequest(virtualGroupSchemas.one, queryOf(context.req))
  return json(virtualGroupWire(context.var.core.world, groupAt(context)))
})

virtualGroupCalls.post(GROUPS, session, async (context) => {
  const body = readRequest(virtualGroupSchemas.create, await readBody(context.req))
  checkTenant(context, body.tenant_id)
  const { core, caller } = context.var
  const { store } = core.world
  const pk = nextKey(store, 'virtualGroup')
  store.together(() => {
    createSmart(context, pk, body)
    store.insertAll('virtualGroup', [
      {
        pk,
        network: caller.network,
        accountPk: body.tenant_id,
        name: body.name,
        description: body.description,
      },
    ])
    addChargers(
      context,
      pk,
      body.charge_boxs.map(({ charge_box_id }) => charge_box_id),
      body.smart_charging.enabled,
    )
  })
  // Its pricing is no part of this call: whoever wants one is asked for it.
  const asks = body.dynamic_pricing.enabled ? { virtual_group_id: pk } : null
  return json({ ...virtualGroupWire(core.world, groupOf(context, pk)), dynamic_pricing: asks })
})

virtualGroupCalls.put(`${GROUPS}/:groupPk`, session, async (context) => {
  const held = groupAt(context)
  const body = readRequest(virtualGroupSchemas.update, await readBody(context.req))
  checkTenant(context, body.tenant_id)
  const { core } = context.var
  updateRow(core.world.store, 'virtualGroup', held.pk, {
    name: body.name,
    description: body.description,
    accountPk: body.tenant_id,
  })
  return json(virtualGroupWire(core.world, groupAt(context)))
})

virtualGroupCalls.delete(`${GROUPS}/:groupPk`, session, (context) => {
  const { pk } = groupAt(context)
  const { store } = context.var.core.world
  store.together(() => {
    const link = smartLinkOf(context.var.core.world, pk)
    store.run('DELETE FROM smartCharging WHERE pk = ?', link.smart_charging_id)
    for (const table of ['Charger', 'Pricing', 'Smart', 'Log'])
      store.run(`DELETE FROM virtualGroup${table} WHERE groupPk = ?`, pk)
    store.run('DELETE FROM virtualGroup WHERE pk = ?', pk)
  })
  return new Response(null, { status: 204 })
})

virtualGroupCalls.post(`${GROUPS}/charge-boxs/all`, session, async (context) => {
  const list = readRequest(virtualGroupSchemas.chargers, await readBody(context.req))
  const { core } = context.var
  const groups = new Set(list.map(({ virtual_group_id }) => virtual_group_id))
  const links: ReturnType<typeof addChargers> = []
  core.world.store.together(() => {
    for (const pk of groups) {
      const isSmart = smartLinkOf(core.world, groupOf(context, pk).pk).enabled
      const wanted = list
        .filter((one) => one.virtual_group_id === pk)
        .map(({ charge_box_id }) => charge_box_id)
      links.push(...addChargers(context, pk, wanted, isSmart))
    }
  })
  return json(
    links.map(({ pk, groupPk, stationPk }) => ({
      virtual_group_charge_box_id: pk,
      virtual_group_id: groupPk,
      charge_box_id: stationPk,
    })),
  )
})

virtualGroupCalls.delete(`${GROUPS}/charge-boxs/:linkPk`, session, (context) => {
  const pk = pathKey(context, 'linkPk')
  const { store } = context.var.core.world
  const link = store.get<{ groupPk: number }>('SELECT groupPk FROM virtualGroupCharger WHERE pk = ?', pk)
  if (link === undefined) throw new Refusal(404, 'Charger not found', `no place ${pk} in a group`)
  groupOf(context, link.groupPk)
  store.run('DELETE FROM virtualGroupCharger WHERE pk = ?', pk)
  return new Response(null, { status: 204 })
})

virtualGroupCalls.get(`${GROUPS}/dynamic-pricing/:groupPk`, session, (context) => {
  readRequest(requestSchemas.nothing, queryOf(context.req))
  const { pk } = groupAt(context)
  const pricing = pricingOf(context.var.core.world, pk)
  if (pricing === undefined) throw new Refusal(404, 'Dynamic pricing not found', `group ${pk} has no pricing`)
  return json(pricing)
})

virtualGroupCalls.post(`${GROUPS}/dynamic-pricing`, session, async (context) => {
  const { virtual_group_id, ...body } = readRequest(
    virtualGroupSchemas.pricingCreate,
    await readBody(context.req),
  )
  const { pk } = groupOf(context, virtual_group_id)
  if (pricingOf(context.var.core.world, pk) !== undefined)
    throw new Refusal(409, 'Dynamic pricing exists', `group ${pk} has a pricing already`)
  savePricing(context, pk, body)
  return json(pricingOf(context.var.core.world, pk))
})

virtualGroupCalls.put(`${GROUPS}/dynamic-pricing/:groupPk`, session, async (context) => {
  const { pk } = groupAt(context)
  const body = readRequest(virtualGroupSchemas.pricing, await readBody(context.req))
  if (pricingOf(context.var.core.world, pk) === undefined)
    throw new Refusal(404, 'Dynamic pricing not found', `group ${pk} has no pricing`)
  savePricing(context, pk, body)
  return json(pricingOf(context.var.core.world, pk))
})

virtualGroupCalls.get(`${GROUPS}/smart-charging/:groupPk`, session, (context) => {
  readRequest(requestSchemas.nothing, queryOf(context.req))
  return json(smartLinkOf(context.var.core.world, groupAt(context).pk))
})

virtualGroupCalls.post(`${GROUPS}/smart-charging`, session, async (context) => {
  const body = readRequest(virtualGroupSchemas.smartLink, await readBody(context.req))
  const { pk } = groupOf(context, body.virtual_group_id)
  const { store } = context.var.core.world
  const smartPk = body.smart_charging_id
  if (smartPk !== null && !store.get('SELECT pk FROM smartCharging WHERE pk = ?', smartPk))
    throw new Refusal(400, 'Bad request', `smart_charging_id: no smart charging ${smartPk}`)
  store.run('DELETE FROM virtualGroupSmart WHERE groupPk = ?', pk)
  store.insertAll('virtualGroupSmart', [
    { groupPk: pk, enabled: body.enabled ? 1 : 0, smartChargingPk: smartPk },
  ])
  return json(smartLinkOf(context.var.core.world, pk))
})

const log = (context: CallContext, kind: VirtualGroupLogRow['kind']) => {
  const query = readRequest(virtualGroupSchemas.log, queryOf(context.req))
  return json(listGroupLog(context.var.core.world, groupAt(context).pk, kind, pagingOf(query)))
}
virtualGroupCalls.get(`${GROUPS}/:groupPk/events`, session, (context) => log(context, 'event'))
virtualGroupCalls.get(`${GROUPS}/:groupPk/transactions`, session, (context) => log(context, 'transaction'))
