import { Hono } from 'hono'
import { listUsers } from '../../queries/users.ts'
import { isoText } from '../../wire/times.ts'
import { NETWORK_FACTS } from '../../world/networks.ts'
import { userGroupsOf } from '../../world/userGroups.ts'
import { type ApiEnv, type CallContext, pathKey, readBody, session } from '../call.ts'
import { json, Refusal } from '../failure.ts'
import { checkUserLimit, takeReport } from '../limits.ts'
import { queryOf, readRequest, requestSchemas } from '../schemas.ts'
import { nextKey, updateRow } from '../stationRecords.ts'
import { driverOf, newPerson, userColumns, userFormWire } from '../userRecords.ts'
import { userCreate, userQueries, userUpdate } from '../userSchemas.ts'
import { bindTags, checkTags, giveUserTag, tagKeysOf } from '../userTags.ts'

const saved = (data: Record<string, number> | null = null) => json({ type: 'success', error: null, data })
const noQuery = ({ req }: CallContext) => readRequest(requestSchemas.nothing, queryOf(req))

/** What a schema cannot see: that everything a body names is there. @throws Refusal 400 */
const checkNames = (
  { var: { core, caller } }: CallContext,
  named: { accountPk: number; groupPk: number | null },
): void => {
  if (core.world.model.accounts.get(named.accountPk)?.network !== caller.network)
    throw new Refusal(400, 'Bad request', 'tenant_pk: no such account')
  if (named.groupPk !== null && !userGroupsOf(caller.network).some(({ pk }) => pk === named.groupPk))
    throw new Refusal(400, 'Bad request', `no user group ${named.groupPk}`)
}

/** Drivers: their list, their form, what it offers. */
export const userCalls = new Hono<ApiEnv>()

userCalls.get('/api/v1/users_data/dashboard-details/', session, ({ req, var: { core, caller } }) => {
  const query = readRequest(userQueries.list, queryOf(req))
  const size = Number(query.size)
  const found = listUsers(core.world.store, {
    network: caller.network,
    active: query.activeUsers === 'true',
    search: query.searchInput ?? '',
    limit: size,
    offset: (Number(query.page) - 1) * size,
  })
  return json({ error: null, ...found })
})

userCalls.get('/api/v1/users_data/doc_types/', session, (context) => {
  noQuery(context)
  const own = NETWORK_FACTS[context.var.caller.network].docType
  return json({ error: null, docTypeList: [own, ...(own === 'CPF' ? ['CNPJ'] : []), 'Passaporte'] })
})

userCalls.get('/api/v1/user-groups/', session, (context) => {
  const { userPk } = readRequest(userQueries.groups, queryOf(context.req))
  if (userPk !== undefined) driverOf(context, Number(userPk))
  const userGroupList = userGroupsOf(context.var.caller.network).map(({ pk, name }) => ({
    userGroupPk: pk,
    name,
  }))
  return json({ error: null, userGroupList })
})

userCalls.get('/api/v1/feature-limits/users_data/', session, (context) => {
  noQuery(context)
  checkUserLimit(context.var.core, context.var.caller.network)
  return new Response(null, { status: 204 })
})

userCalls.get('/api/v1/report/xlsx/users/', session, (context) => {
  const { req, var: own } = context
  readRequest(userQueries.report, queryOf(req))
  takeReport(own.core)
  const { email } = own.person
  own.core.mails.push({ at: isoText(own.core.clock.now()), to: email, subject: 'Relatório de usuários' })
  own.core.log(`mail to ${email}: the report of users`)
  return saved()
})

userCalls.get('/api/v1/users_data/:userPk/', session, (context) => {
  noQuery(context)
  const { core, caller } = context.var
  const person = driverOf(context, pathKey(context, 'userPk'))
  checkUserLimit(core, caller.network)
  return json({ error: null, userForm: userFormWire(person, tagKeysOf(core.world.store, person.pk)) })
})

userCalls.get('/api/v1/users_data/:userPk/address/', session, (context) => {
  noQuery(context)
  const person = driverOf(context, pathKey(context, 'userPk'))
  const { addressPk, street, houseNumber, zipCode, city, state, country } = person
  const addressForm =
    addressPk === null ? null : { addressPk, street, houseNumber, zipCode, city, state, country }
  return json({ error: null, addressForm })
})

userCalls.post('/api/v1/users_data', session, async (context) => {
  const {
    req,
    var: { core, caller },
  } = context
  const body = readRequest(userCreate, await readBody(req))
  checkUserLimit(core, caller.network)
  checkNames(context, { accountPk: body.tenant_pk, groupPk: body.user_group_pk })
  const { store } = core.world
  const held = store.get(
    'SELECT 1 FROM person WHERE network = ? AND email = ?',
    caller.network,
    body.email.toLowerCase(),
  )
  if (held !== undefined) throw new Refusal(400, 'E-mail already exists', 'the e-mail is taken')
  const pk = nextKey(store, 'person')
  const registeredAt = core.world.toStored(core.clock.now())
  checkTags(context, body.ocppTags, pk)
  const person = newPerson(body, { pk, network: caller.network, registeredAt })
  store.insertAll('person', [person])
  giveUserTag(store, person)
  bindTags(store, pk, body.ocppTags)
  return saved({ user_pk: pk })
})

userCalls.put('/api/v1/users_data/:userPk/', session, async (context) => {
  const person = driverOf(context, pathKey(context, 'userPk'))
  const body = readRequest(userUpdate, await readBody(context.req))
  checkNames(context, { accountPk: body.tenant_pk, groupPk: body.userGroupPk })
  if (body.addressPk !== person.addressPk) throw new Refusal(400, 'Bad request', 'addressPk')
  for (const [name, sent, held] of [
    ['email', body.email, person.email],
    ['docType', body.docType, person.docType],
    ['docNumber', body.docNumber, person.docNumber],
    ['ocppIdTag', body.ocppIdTag, person.idTag],
  ])
    if (sent !== held) throw new Refusal(400, 'Bad request', `${name} is read-only`)
  const { store } = context.var.core.world
  checkTags(context, body.ocppTags, person.pk)
  updateRow(store, 'person', person.pk, userColumns(body, person))
  bindTags(store, person.pk, body.ocppTags)
  return saved()
})
