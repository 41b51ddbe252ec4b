import { Hono } from 'hono'
import type * as z from 'zod/mini'
import { type Cell, xlsx } from '../../files/xlsx.ts'
import { fullName, listTags, oneTag, tagById, tagOptions } from '../../queries/tags.ts'
import type { PersonRow, TagRow } from '../../store/rows.ts'
import { type ApiEnv, type CallContext, pathKey, readBody, session } from '../call.ts'
import { json, Refusal } from '../failure.ts'
import { takeReport } from '../limits.ts'
import { queryOf, readRequest, requestSchemas } from '../schemas.ts'
import { nextKey, updateRow } from '../stationRecords.ts'
import { tagSchemas } from '../tagSchemas.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** Most characters of an id that is written today; older ones may be longer. */
const ID_MAX = 20

const tagOf = (context: CallContext): TagRow => {
  const pk = pathKey(context, 'ocppTagPk')
  const { core, caller } = context.var
  const tag = core.world.store.get<TagRow>(
    'SELECT * FROM tag WHERE pk = ? AND network = ?',
    pk,
    caller.network,
  )
  if (tag === undefined) throw new Refusal(404, 'OCPP tag not found', `no tag ${pk} in ${caller.network}`)
  return tag
}

/** @throws Refusal 400 for an account of no or another network */
export const checkAccount = ({ var: { core, caller } }: CallContext, pk: number): void => {
  if (core.world.model.accounts.get(pk)?.network !== caller.network)
    throw new Refusal(400, 'Bad request', `tenant_pk: no account ${pk} in ${caller.network}`)
}

/** @throws Refusal 400 for an id that another tag has */
export const checkFree = ({ var: { core, caller } }: CallContext, idTag: string, own?: number): void => {
  const held = tagById(core.world, caller.network, idTag)
  if (held !== undefined && held.pk !== own)
    throw new Refusal(400, `OCPP Tag ${held.idTag} already exists`, `tag ${held.pk} has the id ${idTag}`)
}

/** The columns of a tag that its form sends. @throws Refusal 400 */
const columnsOf = (
  context: CallContext,
  body: z.infer<typeof tagSchemas.save>,
  held: TagRow | undefined,
): Pick<TagRow, 'idTag' | 'type' | 'note' | 'ownerPk' | 'parentPk' | 'accountPk' | 'free'> => {
  const { core, caller } = context.var
  const bad = (why: string) => new Refusal(400, 'Bad request', why)
  checkAccount(context, body.tenant_pk)
  if (held !== undefined && held.type !== body.type) throw bad('type: cannot be changed')
  const isUser = body.type === 'USER'
  // A new USER tag gets its id here.
  const idTag =
    isUser && held === undefined
      ? `TAG9${String(nextKey(core.world.store, 'tag')).padStart(6, '0')}`
      : body.id_tag
  if (isUser && body.id_tag !== (held?.idTag ?? '')) throw bad('id_tag: a USER tag keeps its own')
  if (idTag.trim() === '') throw bad('id_tag: missing')
  if (idTag.length > ID_MAX && idTag !== held?.idTag) throw bad(`id_tag: more than ${ID_MAX} characters`)
  checkFree(context, idTag, held?.pk)
  const parent =
    body.parent_id_tag === null ? undefined : tagById(core.world, caller.network, body.parent_id_tag)
  if (body.parent_id_tag !== null && (isUser || parent?.type !== 'USER'))
    throw bad(`parent_id_tag: ${body.parent_id_tag} is no USER tag for a card`)
  return {
    idTag,
    type: body.type,
    note: body.note,
    ownerPk: isUser ? (held?.ownerPk ?? null) : (parent?.ownerPk ?? null),
    parentPk: parent?.pk ?? null,
    accountPk: body.tenant_pk,
    free: body.isFreeRecharge ? 1 : 0,
  }
}

/** Registered tags. */
export const tagCalls = new Hono<ApiEnv>()

tagCalls.get('/api/v1/ocpptags/', session, ({ req, var: { core, caller } }) => {
  const query = queryOf(req)
  if ('type' in query) {
    const { type } = readRequest(tagSchemas.options, query)
    return json({ error: null, ocppTagList: tagOptions(core.world, caller.network, type) })
  }
  const { page, size, tenantPk, searchInput } = readRequest(tagSchemas.list, query)
  const found = listTags(core.world, {
    network: caller.network,
    accountPk: tenantPk === undefined ? undefined : Number(tenantPk),
    search: searchInput,
    limit: Number(size),
    offset: (Number(page) - 1) * Number(size),
  })
  return json({ error: null, ...found })
})

tagCalls.get('/api/v1/ocpptags/tenant_parent/cpf/:digits/', session, ({ req, var: { core, caller } }) => {
  readRequest(requestSchemas.nothing, queryOf(req))
  const digits = req.param('digits')
  if (!/^\d{11}$/.test(digits)) throw new Refusal(400, 'Bad request', `digits is ${digits}, not 11 digits`)
  const found = core.world.store.get<Pick<PersonRow, 'firstName' | 'lastName'> & { idTag: string }>(
    `SELECT firstName, lastName, tag.idTag AS idTag FROM person JOIN tag ON ownerPk = person.pk AND type = 'USER'
     WHERE person.network = ? AND docType = 'CPF' AND docNumber = ?`,
    caller.network,
    digits,
  )
  if (found !== undefined)
    return json({
      error: null,
      ocppTag: { idTag: found.idTag, userName: fullName(found.firstName, found.lastName) },
    })
  // Both documented ways of saying that nobody has this number occur.
  if (Number(digits) % 2 === 1) throw new Refusal(404, 'User not found', `nobody has the CPF ${digits}`)
  return json({ type: 'success', error: null, data: { error: 'User not found' }, ocppTag: null })
})

tagCalls.get('/api/v1/ocpptags/:ocppTagPk/', session, (context) => {
  readRequest(requestSchemas.nothing, queryOf(context.req))
  const { core, caller } = context.var
  return json({ error: null, ocppTag: oneTag(core.world, caller.network, tagOf(context).pk) })
})

tagCalls.post('/api/v1/ocpptags', session, async (context) => {
  const body = readRequest(tagSchemas.save, await readBody(context.req))
  const columns = columnsOf(context, body, undefined)
  const { store } = context.var.core.world
  const pk = nextKey(store, 'tag')
  store.insertAll('tag', [{ pk, network: context.var.caller.network, ...columns, inactive: 0 }])
  // What is registered is unknown no more.
  store.run(
    'DELETE FROM unknownTag WHERE network = ? AND idTag = ?',
    context.var.caller.network,
    columns.idTag,
  )
  return json({ type: 'success', error: null, data: { ocppTagPk: pk } })
})

tagCalls.put('/api/v1/ocpptags/:ocppTagPk/', session, async (context) => {
  const held = tagOf(context)
  const body = readRequest(tagSchemas.update, await readBody(context.req))
  const columns = columnsOf(context, body, held)
  updateRow(context.var.core.world.store, 'tag', held.pk, { ...columns, inactive: body.inactive ? 1 : 0 })
  return json({ type: 'success', error: null, data: null })
})

tagCalls.delete('/api/v1/ocpptags/:ocppTagPk/', session, (context) => {
  const { pk, idTag, ownerPk, type } = tagOf(context)
  const { store } = context.var.core.world
  store.together(() => {
    store.run('UPDATE tag SET parentPk = NULL, ownerPk = NULL WHERE parentPk = ?', pk)
    if (type === 'USER' && ownerPk !== null)
      store.run('UPDATE person SET idTag = NULL WHERE pk = ? AND idTag = ?', ownerPk, idTag)
    store.run('DELETE FROM tag WHERE pk = ?', pk)
  })
  return new Response(null, { status: 204 })
})

const HEADINGS = [
  'Tag',
  'Tipo',
  'Usuário',
  'Conta',
  'Nota',
  'Inativa',
  'Recarga grátis',
  'Em recarga',
] as const

tagCalls.post('/api/v1/report/xlsx/ocpptags', session, ({ req, var: { core, caller } }) => {
  const { tenantPk, searchInput } = readRequest(tagSchemas.excel, queryOf(req))
  takeReport(core)
  const { ocppTagList } = listTags(core.world, {
    network: caller.network,
    accountPk: tenantPk === undefined ? undefined : Number(tenantPk),
    search: searchInput,
    limit: 1_000_000,
    offset: 0,
  })
  const yes = (value: boolean): string => (value ? 'Sim' : 'Não')
  const rows = ocppTagList.map((tag): Cell[] => [
    tag.idTag,
    tag.type,
    tag.ownerUserName ?? tag.parentUserName,
    tag.tenantName,
    tag.note,
    yes(tag.inactive),
    yes(tag.isFreeRecharge),
    yes(tag.inTransaction),
  ])
  return new Response(xlsx('Tags', [[...HEADINGS], ...rows]), {
    headers: { 'content-type': XLSX, 'cache-control': 'no-store' },
  })
})
