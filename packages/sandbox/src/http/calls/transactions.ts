import { Hono } from 'hono'
import { listTransactions } from '../../queries/transactions.ts'
import { readUtcText } from '../../wire/times.ts'
import { type ApiEnv, readBody, session } from '../call.ts'
import { json, Refusal } from '../failure.ts'
import { checkOffset, queryOf, readRequest } from '../schemas.ts'
import { stationQueries } from '../stationSchemas.ts'

/** Recharges, as the station's card and the list of all ask for them. */
export const transactionCalls = new Hono<ApiEnv>()

transactionCalls.get('/api/v1/transaction/', session, ({ req, var: { core, caller } }) => {
  const query = readRequest(stationQueries.transactions, queryOf(req))
  checkOffset(query.timeZone, caller.offsetHours)
  const from = readUtcText(query.fromDate)
  const to = readUtcText(query.toDate)
  if (from === undefined || to === undefined || from > to)
    throw new Refusal(400, 'Bad request', 'fromDate is after toDate')
  const size = Number(query.size)
  const found = listTransactions(
    core.world,
    {
      network: caller.network,
      stationPk: query.chargeBoxPK === undefined ? undefined : Number(query.chargeBoxPK),
      from,
      to: to + 999,
      tag: query.ocppUserTag,
      payment: query.paymentStatus,
      search: query.searchInput,
      limit: size,
      offset: (Number(query.page) - 1) * size,
    },
    core.clock.now(),
    caller.offsetHours,
  )
  return json({ error: null, ...found })
})

transactionCalls.post('/api/v1/transaction/list', session, async ({ req, var: { core, caller } }) => {
  const body = readRequest(stationQueries.transactionList, await readBody(req))
  const from = readUtcText(body.fromDate)
  const to = readUtcText(body.toDate)
  if (from === undefined || to === undefined || from > to)
    throw new Refusal(400, 'Bad request', 'fromDate is after toDate')
  const found = listTransactions(
    core.world,
    {
      network: caller.network,
      stationPk: body.chargeBoxPk === null || body.chargeBoxPk === '' ? undefined : body.chargeBoxPk,
      from,
      to: to + 999,
      tag: body.userOcppTag,
      payment: body.paymentStatus,
      search: body.searchInput,
      limit: body.size,
      offset: (body.page - 1) * body.size,
    },
    core.clock.now(),
    caller.offsetHours,
  )
  return json({ error: null, ...found })
})
