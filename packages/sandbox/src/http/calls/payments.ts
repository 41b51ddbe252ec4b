import { Hono } from 'hono'
import { type ApiEnv, session } from '../call.ts'
import { json, Refusal } from '../failure.ts'
import { queryOf, readRequest, requestSchemas } from '../schemas.ts'

const BASE = '/mk-ms-payment-pagbank/payments'

/** What the provider knows of a payment (`/mk-ms-payment-pagbank`). */
export const paymentCalls = new Hono<ApiEnv>()

paymentCalls.get(`${BASE}/chargeId/:id`, session, ({ req }) => {
  readRequest(requestSchemas.nothing, queryOf(req))
  const id = req.param('id')
  if (!id.startsWith('CHAR_')) throw new Refusal(404, 'Charge not found', `${id} is no charge`)
  return json(`CHARGE_${id.slice('CHAR_'.length).toUpperCase()}`)
})

paymentCalls.get(`${BASE}/externalReferenceId/:id`, session, ({ req }) => {
  readRequest(requestSchemas.nothing, queryOf(req))
  const id = req.param('id')
  if (!id.startsWith('WREF_')) throw new Refusal(404, 'Reference not found', `${id} is no reference`)
  const key = Number.parseInt(id.slice('WREF_'.length), 16)
  // A recharge may be paid out of several deposits, or out of one that nobody remembers.
  return json(Array.from({ length: key % 4 }, (_, place) => `DEP_${key}-${place + 1}`))
})
