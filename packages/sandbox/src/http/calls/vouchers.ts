import { Hono } from 'hono'
import { listVouchers, statusOf, voucherHistory, voucherUsers, voucherWire } from '../../queries/vouchers.ts'
import type { VoucherRow } from '../../store/voucherRows.ts'
import { readUtcText } from '../../wire/times.ts'
import { type ApiEnv, type CallContext, pathKey, readBody, session } from '../call.ts'
import { json, Refusal } from '../failure.ts'
import { checkOffset, queryOf, readRequest, requestSchemas } from '../schemas.ts'
import { nextKey, updateRow } from '../stationRecords.ts'
import { type VoucherBody, voucherSchemas } from '../voucherSchemas.ts'
import { checkAccount } from './tags.ts'

const bad = (why: string, text = 'Bad request') => new Refusal(400, text, why)

const voucherOf = (context: CallContext): VoucherRow => {
  const pk = pathKey(context, 'voucherPk')
  const { core, caller } = context.var
  const row = core.world.store.get<VoucherRow>(
    'SELECT * FROM voucher WHERE pk = ? AND network = ?',
    pk,
    caller.network,
  )
  if (row === undefined) throw new Refusal(404, 'Voucher not found', `no voucher ${pk} in ${caller.network}`)
  return row
}

/** Vouchers of a code, those that run first, then those that will. */
const byCode = ({ var: { core, caller } }: CallContext, code: string, accountPk: number): string[] => {
  const rank = (status: string) => (status === 'ACTIVE' ? 0 : status === 'NOT_STARTED' ? 1 : 2)
  const now = core.world.toStored(core.clock.now())
  return core.world.store
    .all<VoucherRow>(
      'SELECT * FROM voucher WHERE network = ? AND accountPk = ? AND code = ? ORDER BY pk DESC',
      caller.network,
      accountPk,
      code.toUpperCase(),
    )
    .map((row) => statusOf(row, now))
    .sort((a, b) => rank(a) - rank(b))
}

/** Keys of a body that must be stations or drivers of the caller's network. @throws Refusal 400 */
const checkKeys = ({ var: { core, caller } }: CallContext, body: VoucherBody): void => {
  for (const pk of body.charge_box_pks ?? [])
    if (core.world.model.stations.get(pk)?.row.network !== caller.network)
      throw bad(`charge_box_pks: no station ${pk}`)
  for (const pk of body.user_pks ?? [])
    if (
      core.world.store.get(
        'SELECT pk FROM person WHERE pk = ? AND network = ? AND profile IS NULL',
        pk,
        caller.network,
      ) === undefined
    )
      throw bad(`user_pks: no driver ${pk}`)
}

const HIGHEST = { PERCENT_RECHARGE: 100, KWH_RECHARGE: 5000, MONEY_RECHARGE: 1_000_000 } as const

/** The columns of a body, after the rules that hold for a new one as for one that changes. @throws Refusal 400 */
const columnsOf = (context: CallContext, body: VoucherBody) => {
  checkAccount(context, body.tenant_pk)
  checkKeys(context, body)
  const { world } = context.var.core
  const startsAt = world.toStored(readUtcText(body.start) ?? 0)
  const endsAt = world.toStored(readUtcText(body.expire) ?? 0)
  const guests = new Set(body.user_pks)
  if (endsAt <= startsAt) throw bad('expire: not after start')
  if (guests.size > body.units) throw bad(`units: ${body.units} for ${guests.size} guests`)
  if (body.kind_value > HIGHEST[body.kind]) throw bad(`kind_value: more than ${HIGHEST[body.kind]}`)
  if (body.expire_type === 'USES_PER_USER' && body.kind !== 'PERCENT_RECHARGE')
    throw bad('expire_type: uses end a percentage alone')
  return {
    title: body.title,
    description: body.description,
    kind: body.kind,
    value: body.kind_value,
    units: body.units,
    startsAt,
    endsAt,
    active: body.active ? 1 : 0,
    chargers: body.charge_box_pks === null ? null : JSON.stringify(body.charge_box_pks),
    usesPerUser: body.uses_per_user,
    expireType: body.expire_type,
  }
}

/** The guests of a saved voucher. Who has used it or has it on hold stays. @throws Refusal 400 */
const changeGuests = ({ var: { core } }: CallContext, voucherPk: number, body: VoucherBody): void => {
  const { store } = core.world
  const held = voucherUsers(core.world, voucherPk)
  const wanted = new Set(body.user_pks)
  const activated = held.filter(({ source }) => source === 'ACTIVATION')
  if (wanted.size > 0 && activated.length > 0)
    throw bad('user_pks: a voucher that somebody activated cannot get guests')
  const kept = held.filter(({ source, status }) => source === 'GUEST' && status !== 'NOT_USED')
  const lost = kept.find(({ personPk }) => !wanted.has(personPk))
  if (lost !== undefined) throw bad(`user_pks: ${lost.personPk} has it already`)
  store.run("DELETE FROM voucherUser WHERE voucherPk = ? AND source = 'GUEST'", voucherPk)
  const status = new Map(held.map((user) => [user.personPk, user.status]))
  store.insertAll(
    'voucherUser',
    [...wanted].map((personPk) => ({
      voucherPk,
      personPk,
      source: 'GUEST',
      status: status.get(personPk) ?? 'NOT_USED',
    })),
  )
}

/** Vouchers. */
export const voucherCalls = new Hono<ApiEnv>()

voucherCalls.get('/api/v1/vouchers/', session, ({ req, var: { core, caller } }) => {
  const query = readRequest(voucherSchemas.list, queryOf(req))
  checkOffset(query.timeZone, caller.offsetHours)
  const { page, size, tenantPk, code, title, description, kind, status } = query
  const place = { limit: Number(size), offset: (Number(page) - 1) * Number(size) }
  return json(
    listVouchers(
      core.world,
      {
        network: caller.network,
        accountPk: Number(tenantPk),
        code,
        title,
        description,
        kind,
        status,
        ...place,
      },
      core.clock.now(),
    ),
  )
})

// Before the one by its key.
voucherCalls.get('/api/v1/vouchers/last/', session, (context) => {
  const { code, tenantPk } = readRequest(voucherSchemas.last, queryOf(context.req))
  const [status] = byCode(context, code, Number(tenantPk))
  if (status === undefined) throw new Refusal(404, 'Voucher not found', `no voucher has the code ${code}`)
  return json({ status })
})

voucherCalls.get('/api/v1/vouchers/:voucherPk/', session, (context) => {
  const { timeZone } = readRequest(voucherSchemas.one, queryOf(context.req))
  const { core, caller } = context.var
  checkOffset(timeZone, caller.offsetHours)
  return json(voucherWire(core.world, voucherOf(context), core.clock.now()))
})

voucherCalls.get('/api/v1/vouchers/:voucherPk/history/', session, (context) => {
  readRequest(requestSchemas.nothing, queryOf(context.req))
  return json(voucherHistory(context.var.core.world, voucherOf(context)))
})

voucherCalls.post('/api/v1/vouchers', session, async (context) => {
  const { code, ...body } = readRequest(voucherSchemas.create, await readBody(context.req))
  const columns = columnsOf(context, body)
  if (byCode(context, code, body.tenant_pk)[0] === 'ACTIVE')
    throw bad(`code: ${code} is taken`, 'Voucher code already in use')
  const { core, caller, person } = context.var
  const { store } = core.world
  const pk = nextKey(store, 'voucher')
  store.together(() => {
    store.insertAll('voucher', [
      {
        pk,
        network: caller.network,
        accountPk: body.tenant_pk,
        code,
        ...columns,
        used: 0,
        createdBy: `${person.firstName} ${person.lastName ?? ''}`.trim(),
      },
    ])
    changeGuests(context, pk, body)
  })
  return json({ type: 'success', error: null, data: { voucher_pk: pk } })
})

voucherCalls.put('/api/v1/vouchers/:voucherPk/', session, async (context) => {
  const held = voucherOf(context)
  const body = readRequest(voucherSchemas.update, await readBody(context.req))
  const columns = columnsOf(context, body)
  const { store } = context.var.core.world
  const registered = Math.max(held.used, voucherUsers(context.var.core.world, held.pk).length)
  if (body.units < Math.min(held.units, registered))
    throw bad(`units: fewer than the ${registered} registered`)
  if (body.kind !== held.kind) throw bad('kind: cannot be changed')
  if (body.kind_value !== held.value && held.used > 0) throw bad('kind_value: it was used')
  store.together(() => {
    updateRow(store, 'voucher', held.pk, columns)
    changeGuests(context, held.pk, body)
  })
  return json({ type: 'success', error: null, data: null })
})
