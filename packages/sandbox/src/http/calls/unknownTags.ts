import { Hono } from 'hono'
import { unknownTags } from '../../queries/tags.ts'
import { type ApiEnv, type CallContext, readBody, session } from '../call.ts'
import { json, Refusal } from '../failure.ts'
import { queryOf, readRequest, requestSchemas } from '../schemas.ts'
import { nextKey } from '../stationRecords.ts'
import { tagSchemas } from '../tagSchemas.ts'
import { checkAccount, checkFree } from './tags.ts'

/** Takes an id out of the inbox, all its stations. @throws Refusal 404 where it is not there */
const takeOut = ({ var: { core, caller } }: CallContext, idTag: string): void => {
  const { store } = core.world
  const where = 'FROM unknownTag WHERE network = ? AND idTag = ?'
  if (store.get(`SELECT 1 AS one ${where}`, caller.network, idTag) === undefined)
    throw new Refusal(404, 'Unknown tag not found', `${idTag} is not in the inbox of ${caller.network}`)
  store.run(`DELETE ${where}`, caller.network, idTag)
}

/** The inbox of ids that readers refused. Stands before the tags' calls: `unknown` is no key. */
export const unknownTagCalls = new Hono<ApiEnv>()

unknownTagCalls.get('/api/v1/ocpptags/unknown/', session, ({ req, var: { core, caller } }) => {
  readRequest(requestSchemas.nothing, queryOf(req))
  return json({ error: null, unknownOcppTags: unknownTags(core.world, caller.network, caller.offsetHours) })
})

unknownTagCalls.post('/api/v1/ocpptags/unknown', session, async (context) => {
  const body = readRequest(tagSchemas.approval, await readBody(context.req))
  checkAccount(context, body.tenant_pk)
  checkFree(context, body.id_tag)
  takeOut(context, body.id_tag)
  const { store } = context.var.core.world
  store.insertAll('tag', [
    {
      pk: nextKey(store, 'tag'),
      network: context.var.caller.network,
      idTag: body.id_tag,
      type: 'CARD',
      note: null,
      ownerPk: null,
      parentPk: null,
      accountPk: body.tenant_pk,
      inactive: 0,
      free: 0,
    },
  ])
  return json({ type: 'success', error: null, data: null })
})

unknownTagCalls.delete('/api/v1/ocpptags/unknown/:idTag/', session, (context) => {
  takeOut(context, context.req.param('idTag'))
  return new Response(null, { status: 204 })
})
