import { Hono } from 'hono'
import { lookUpCep } from '../../queries/ceps.ts'
import type { BindingRow, PersonRow } from '../../store/rows.ts'
import { type ApiEnv, type CallContext, session } from '../call.ts'
import { json, Refusal } from '../failure.ts'
import { queryOf, readRequest, requestSchemas } from '../schemas.ts'
import { stationQueries } from '../stationSchemas.ts'

/** Every so many people are hidden from the pickers of a station. */
const HIDDEN_EVERY = 89

const personWire = (context: CallContext, person: PersonRow, binding: BindingRow | undefined) => ({
  user_pk: person.pk,
  email: person.email,
  user_name: `${person.firstName} ${person.lastName ?? ''}`.trim(),
  tenant_name: context.var.core.world.model.accounts.get(person.accountPk)?.name ?? null,
  tenant_related: true,
  owner: binding?.owner === 1,
  bind_status: binding?.status ?? null,
  bind_exists: binding !== undefined,
  ...(person.pk % HIDDEN_EVERY === 0 ? { hidden: true } : {}),
})

/** Who is bound to the station of the query; nobody without one. @throws Refusal 404 for a station that is not there */
const bindingsOf = (context: CallContext): Map<number, BindingRow> => {
  const {
    req,
    var: { core, caller },
  } = context
  const { chargeBoxPK } = readRequest(stationQueries.people, queryOf(req))
  if (chargeBoxPK === undefined) return new Map()
  const station = core.world.model.stations.get(Number(chargeBoxPK))
  if (station === undefined || station.row.network !== caller.network)
    throw new Refusal(404, 'Station not found', `chargeBoxPK: no station ${chargeBoxPK}`)
  const rows = core.world.store.all<BindingRow>('SELECT * FROM binding WHERE stationPk = ?', station.row.pk)
  return new Map(rows.map((row) => [row.personPk, row]))
}

/** People to pick from, those of a private station, and zip codes. */
export const peopleCalls = new Hono<ApiEnv>()

peopleCalls.get('/api/v1/users_data/private_charge_point/', session, (context) => {
  const bindings = bindingsOf(context)
  const people = context.var.core.world.store.all<PersonRow>(
    'SELECT * FROM person WHERE network = ? AND profile IS NULL AND active = 1 ORDER BY firstName, lastName, pk',
    context.var.caller.network,
  )
  const userPrivateStationList = people.map((person) => personWire(context, person, bindings.get(person.pk)))
  return json({ error: null, userPrivateStationList })
})

peopleCalls.get('/api/v1/users_data/tenant_parent/cpf/:cpf/', session, (context) => {
  const bindings = bindingsOf(context)
  const {
    req,
    var: { core, caller },
  } = context
  const cpf = req.param('cpf')
  if (!/^\d{11}$/.test(cpf)) throw new Refusal(400, 'Bad request', `cpf is ${cpf}, not 11 digits`)
  const person = core.world.store.get<PersonRow>(
    "SELECT * FROM person WHERE network = ? AND docType = 'CPF' AND docNumber = ? ORDER BY active DESC, pk",
    caller.network,
    cpf,
  )
  if (person !== undefined)
    return json({
      error: null,
      data: null,
      userPrivateStation: personWire(context, person, bindings.get(person.pk)),
    })
  // Both documented ways of saying that nobody has this number occur.
  if (Number(cpf) % 2 === 1) throw new Refusal(404, 'User not found', `nobody has the CPF ${cpf}`)
  return json({ type: 'success', error: null, data: { error: 'User not found' }, userPrivateStation: null })
})

peopleCalls.get('/api/v1/users_data/ceps/:zip/', session, (context) => {
  readRequest(requestSchemas.nothing, queryOf(context.req))
  const zip = context.req.param('zip')
  if (!/^\d{8}$/.test(zip)) throw new Refusal(400, 'Bad request', `zip is ${zip}, not 8 digits`)
  const found = lookUpCep(zip)
  if (found === undefined) throw new Refusal(404, 'CEP not found', `no zip code ${zip}`)
  return json({ error: null, addressForm: found })
})
