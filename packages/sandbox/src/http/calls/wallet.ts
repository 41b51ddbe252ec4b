import { Hono } from 'hono'
import { depositsOf, depositWire, walletTotal } from '../../queries/wallets.ts'
import { type ApiEnv, type CallContext, pathKey, session } from '../call.ts'
import { json } from '../failure.ts'
import { queryOf, readRequest, requestSchemas } from '../schemas.ts'
import { driverOf } from '../userRecords.ts'

const walletOf = (context: CallContext) => {
  readRequest(requestSchemas.nothing, queryOf(context.req))
  const { core } = context.var
  const person = driverOf(context, pathKey(context, 'userPk'))
  return depositsOf(person, core.world.fromStored(person.registeredAt), core.clock.now())
}

/** The wallets of drivers. */
export const walletCalls = new Hono<ApiEnv>()

walletCalls.get('/api/v1/customer-wallet/userDeposits/totalizer/:userPk/', session, (context) =>
  json(walletTotal(context.var.caller.network, walletOf(context))),
)

walletCalls.get('/api/v1/customer-wallet/userDeposits/:userPk/', session, (context) =>
  json(walletOf(context).map((deposit) => depositWire(context.var.caller.network, deposit))),
)
