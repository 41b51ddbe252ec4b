import { Hono } from 'hono'
import { dailyLog } from '../../queries/logs.ts'
import type { AccountRow } from '../../store/rows.ts'
import { type ApiEnv, type CallContext, session } from '../call.ts'
import { Refusal } from '../failure.ts'
import { queryOf, readRequest, requestSchemas } from '../schemas.ts'

/** @throws Refusal 404 with the documented text: no account of the network has this name */
const logOf = ({ req, var: { core, caller } }: CallContext): string => {
  const { tenant } = readRequest(requestSchemas.log, queryOf(req))
  const account = core.world.store.get<AccountRow>(
    'SELECT * FROM account WHERE network = ? AND name = ?',
    caller.network,
    tenant,
  )
  if (account === undefined) throw new Refusal(404, 'Not Available', `no account is called ${tenant}`)
  return dailyLog(core.world, account.pk, core.clock.now())
}

const text = (body: string): Response =>
  new Response(body, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })

/** The log of the day, to read and as a file. */
export const logCalls = new Hono<ApiEnv>()

logCalls.get('/api/v1/log/', session, (context) => text(logOf(context)))
logCalls.get('/api/v1/log/download/', session, (context) => text(logOf(context)))
