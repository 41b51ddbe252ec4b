import { Hono } from 'hono'
import { findTransaction } from '../../queries/transactions.ts'
import { readUtcText } from '../../wire/times.ts'
import type { NamedRecharge } from '../../wire/transaction.ts'
import { IDLE_FREE_SECONDS, isPaid } from '../../world/settlement.ts'
import { type ApiEnv, type CallContext, pathKey, readBody, session } from '../call.ts'
import { json, Refusal } from '../failure.ts'
import { readRequest } from '../schemas.ts'
import { transactionSchemas } from '../transactionSchemas.ts'

/** A recharge of the caller's network. @throws Refusal 404 */
export const rechargeOf = (context: CallContext, pk: number): NamedRecharge => {
  const { core, caller } = context.var
  const row = findTransaction(core.world, caller.network, pk)
  if (row === undefined)
    throw new Refusal(404, 'Transaction not found', `no recharge ${pk} in ${caller.network}`)
  return row
}

const saved = () => json({ type: 'success', error: null, data: null })

/** @throws Refusal 400 for a time that is to come */
const readPaidAt = ({ var: { core } }: CallContext, text: string): number => {
  const at = readUtcText(text)
  if (at === undefined || at > core.clock.now() + 60_000)
    throw new Refusal(400, 'paid_timestamp is in the future', `paid_timestamp is ${text}`)
  return core.world.toStored(at)
}

const markPaid = ({ var: { core } }: CallContext, pk: number, at: number): void =>
  core.world.store.run(
    `UPDATE recharge SET paymentType = 'MANUAL_DASHBOARD', paymentStatus = 'approved', paidAt = ?,
       paidError = 'NoError' WHERE pk = ?`,
    at,
    pk,
  )

/** What keeps a recharge from being marked as paid by hand. */
const obstacleOf = (row: NamedRecharge): string | undefined => {
  if (row.paymentType === null || row.income <= 0) return 'nothing is due'
  return isPaid(row) ? 'it is paid already' : undefined
}

/** What changes recharges: approval, the idle charge, the invoice. */
export const transactionWrites = new Hono<ApiEnv>()

transactionWrites.post('/api/v1/transaction/:pk/pay', session, async (context) => {
  const body = readRequest(transactionSchemas.pay, await readBody(context.req))
  const row = rechargeOf(context, pathKey(context, 'pk'))
  const at = readPaidAt(context, body.paid_timestamp)
  const obstacle = obstacleOf(row)
  if (obstacle !== undefined) throw new Refusal(400, 'Payment cannot be confirmed', obstacle)
  if (at < row.startedAt) throw new Refusal(400, 'Payment cannot be confirmed', 'paid before it began')
  markPaid(context, row.pk, at)
  return saved()
})

transactionWrites.post('/api/v1/transaction/confirm_payments', session, async (context) => {
  const body = readRequest(transactionSchemas.confirm, await readBody(context.req))
  const at = readPaidAt(context, body.paid_timestamp)
  // A key that is no recharge of the network refuses them all, before anything is written.
  const rows = body.transaction_pks.map((pk) => rechargeOf(context, pk))
  for (const row of rows) {
    // What is paid stays as it was, and what its provider still works on is left to it: the answer is 200 all the same.
    if (obstacleOf(row) === undefined && row.paymentStatus !== 'in_process' && at >= row.startedAt)
      markPaid(context, row.pk, at)
  }
  return saved()
})

transactionWrites.delete('/api/v1/cancel-idle-payment/transaction/:pk/', session, (context) => {
  const row = rechargeOf(context, pathKey(context, 'pk'))
  if ((row.idleSeconds ?? 0) <= IDLE_FREE_SECONDS || row.idleIncome === null)
    throw new Refusal(400, 'No idle payment to cancel', `idle ${row.idleSeconds} s, ${row.idleStatus}`)
  context.var.core.world.store.run(
    "UPDATE recharge SET idleIncome = NULL, idleStatus = 'cancelled' WHERE pk = ?",
    row.pk,
  )
  return new Response(null, { status: 204 })
})

const RESENDABLE = new Set([
  'error_cs',
  'error_disabled_or_not_configured',
  'erro_cancelamento',
  'erro_autorizacao',
  'rejeitado',
])

transactionWrites.post('/api/v1/nfe/resend', session, async (context) => {
  const { transaction_pk: pk } = readRequest(transactionSchemas.resend, await readBody(context.req))
  const row = rechargeOf(context, pk)
  if (!RESENDABLE.has(row.nfeStatus ?? ''))
    throw new Refusal(400, 'Invoice cannot be resent', `nfeStatus is ${row.nfeStatus}`)
  // The authority answers some at once, takes its time with others, and refuses a few again.
  const status = [row.nfeStatus, 'autorizado', 'processando_autorizacao'][pk % 7 === 0 ? 0 : 1 + (pk % 2)]
  context.var.core.world.store.run('UPDATE recharge SET nfeStatus = ? WHERE pk = ?', status ?? null, pk)
  return saved()
})
