import { Hono } from 'hono'
import type * as z from 'zod/mini'
import { type Cell, xlsx } from '../../files/xlsx.ts'
import {
  findMovements,
  type MovementQuery,
  type MovementRow,
  sumMovements,
  TARGETS_OF,
} from '../../queries/movements.ts'
import { movementWire } from '../../wire/movement.ts'
import { type ApiEnv, type CallContext, pathKey, session } from '../call.ts'
import { json, Refusal } from '../failure.ts'
import { financialSchemas } from '../financialSchemas.ts'
import { takeReport } from '../limits.ts'
import { queryOf, readRequest, requestSchemas } from '../schemas.ts'

const BASE = '/mk-ms-financial'
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** How far back a refund looks for its movement. */
const REACH_MS = 400 * DAY_MS

type Scope = Pick<z.infer<typeof financialSchemas.list>, 'tenantApiKey' | 'searchTenantChildren'>

/** Of which account somebody asks; undefined: of all. @throws Refusal 403 for a key of another network */
const accountOf = ({ var: { core, caller } }: CallContext, scope: Scope): number | undefined => {
  const own = [...core.world.model.accounts.values()].filter(({ network }) => network === caller.network)
  if (scope.tenantApiKey === caller.apiKey)
    return scope.searchTenantChildren === 'true'
      ? undefined
      : own.find(({ parentPk }) => parentPk === null)?.pk
  const pk = /-account-(\d+)$/.exec(scope.tenantApiKey)?.[1]
  const account = own.find((one) => String(one.pk) === pk)
  if (account === undefined)
    throw new Refusal(403, 'Forbidden', `${scope.tenantApiKey} is no account of the caller`)
  return account.pk
}

const readQuery = (
  context: CallContext,
  kind: 'list' | 'summary',
  targets: readonly string[],
): MovementQuery => {
  const query = readRequest(financialSchemas[kind], queryOf(context.req))
  const { caller } = context.var
  const dayAt = (day: string): number => Date.parse(`${day}T00:00:00Z`) - caller.offsetHours * HOUR_MS
  const from = dayAt(query.startDate)
  const to = dayAt(query.endDate) + DAY_MS - 1
  if (from > to) throw new Refusal(400, 'Bad request', 'startDate is after endDate')
  const size = Number(query.size)
  return {
    network: caller.network,
    targets,
    from,
    to,
    by: query.sort.startsWith('paid') ? 'paidTimestamp' : 'createdTimestamp',
    terms: (query.userEmailOrTransactionId ?? '')
      .split(',')
      .map((term) => term.trim())
      .filter((term) => term !== ''),
    chargeBoxId: query.chargeBoxId,
    accountPk: accountOf(context, query),
    limit: size,
    offset: Number(query.page) * size,
  }
}

const HEADINGS = [
  'Número',
  'Tipo',
  'Usuário',
  'Conta',
  'Carregador',
  'Pagamento',
  'Situação',
  'Valor',
  'Estornado',
] as const

const cellsOf = (row: MovementRow): Cell[] => [
  row.pk,
  row.target,
  `${row.firstName} ${row.lastName ?? ''}`.trim(),
  row.accountName,
  row.stationName,
  row.paymentType,
  row.status,
  row.cents === null ? null : row.cents / 100,
  row.refunded / 100,
]

/** A list, or its file where the caller accepts one. */
const list = (context: CallContext, targets: readonly string[]): Response => {
  const query = readQuery(context, 'list', targets)
  const { core, caller } = context.var
  const now = core.clock.now()
  if (context.req.header('accept') === XLSX) {
    takeReport(core)
    const rows = findMovements(core.world, query, now).map(cellsOf)
    return new Response(xlsx('Movimentos', [[...HEADINGS], ...rows]), {
      headers: { 'content-type': XLSX, 'cache-control': 'no-store' },
    })
  }
  const content = findMovements(core.world, query, now).map((row) =>
    movementWire(core.world, caller.network, row),
  )
  return json({ content, totalElements: sumMovements(core.world, query, now).count })
}

/** Financial movements (`/mk-ms-financial`). */
export const financialCalls = new Hono<ApiEnv>()

for (const [name, targets] of Object.entries(TARGETS_OF))
  financialCalls.get(`${BASE}/transactions${name === 'transactions' ? '' : `/${name}`}`, session, (context) =>
    list(context, targets),
  )

financialCalls.get(`${BASE}/transactions/summary`, session, (context) => {
  const { core } = context.var
  const { count, recharges, deposits } = sumMovements(
    core.world,
    readQuery(context, 'summary', TARGETS_OF.transactions),
    core.clock.now(),
  )
  return json({
    totalTransactions: count,
    totalValue: (recharges + deposits) / 100,
    totalTransaction: recharges / 100,
    totalUser: deposits / 100,
  })
})

financialCalls.get(`${BASE}/tenants`, session, (context) => {
  const { core, caller } = context.var
  const scope = readRequest(financialSchemas.options, queryOf(context.req))
  const only = accountOf(context, scope)
  const accounts = [...core.world.model.accounts.values()].filter(
    ({ network, pk }) => network === caller.network && (only === undefined || pk === only),
  )
  return json(accounts.map(({ pk, name }) => ({ name, apiKey: `${caller.apiKey}-account-${pk}` })))
})

financialCalls.get(`${BASE}/chargeboxes`, session, (context) => {
  const { core, caller } = context.var
  const only = accountOf(context, readRequest(financialSchemas.options, queryOf(context.req)))
  const stations = core.world.model.byNetwork[caller.network].filter(
    ({ row }) => only === undefined || row.accountPk === only,
  )
  return json(
    stations.map(({ row }) => ({
      ocppChargeBoxId: row.chargeBoxId,
      chargeBoxCode: String(row.pk),
      description: row.description,
    })),
  )
})

/** The movement of a number: the recharge where an idle charge has the same one. @throws Refusal 404 */
const movementOf = (context: CallContext): MovementRow => {
  const { core, caller } = context.var
  const pk = pathKey(context, 'pk')
  const now = core.clock.now()
  const found = findMovements(
    core.world,
    {
      network: caller.network,
      targets: TARGETS_OF.transactions,
      from: now - REACH_MS,
      to: now,
      by: 'createdTimestamp',
      terms: [String(pk)],
      chargeBoxId: undefined,
      accountPk: undefined,
      limit: 10,
      offset: 0,
    },
    now,
  ).filter((row) => row.pk === pk)
  const row = found.find(({ target }) => target === 'TRANSACTION') ?? found[0]
  if (row === undefined)
    throw new Refusal(404, 'Transaction not found', `no movement ${pk} in ${caller.network}`)
  return row
}

financialCalls.post(`${BASE}/transactions/:pk/payments/refunds`, session, (context) => {
  const { core, caller } = context.var
  const { partialAmount } = readRequest(financialSchemas.refund, queryOf(context.req))
  const row = movementOf(context)
  const now = core.world.toStored(core.clock.now())
  // What was asked for and is on its way counts, too: no provider pays back twice.
  const due = core.world.store.get<{ cents: number | null }>(
    'SELECT SUM(cents) AS cents FROM refund WHERE target = ? AND pk = ? AND appliesAt > ?',
    row.target,
    row.pk,
    now,
  )
  const left = (row.cents ?? 0) - row.refunded - (due?.cents ?? 0)
  const asked = partialAmount === undefined ? (row.cents ?? 0) : Number(partialAmount.replace('.', ''))
  if (row.status !== 'approved') throw new Refusal(409, 'Payment is not approved', `status is ${row.status}`)
  if (asked <= 0 || asked > left)
    throw new Refusal(400, 'Amount exceeds the remaining value', `${asked} of ${left} hundredths`)
  const { refundDelayMs = 0 } = core
  // A yes that comes to nothing: the provider forgets it.
  if (refundDelayMs !== null)
    core.world.store.insertAll('refund', [
      {
        network: caller.network,
        target: row.target,
        pk: row.pk,
        cents: asked,
        at: now,
        appliesAt: now + refundDelayMs,
      },
    ])
  return new Response(null, { status: 204 })
})

financialCalls.post(`${BASE}/transactions/:pk/nfes/resends`, session, (context) => {
  readRequest(requestSchemas.nothing, queryOf(context.req))
  const row = movementOf(context)
  if (!['erro_autorizacao', 'rejeitado'].includes(row.nfeStatus ?? ''))
    throw new Refusal(400, 'Invoice cannot be resent', `nfeStatus is ${row.nfeStatus}`)
  context.var.core.world.store.run(
    "UPDATE recharge SET nfeStatus = 'processando_autorizacao' WHERE pk = ?",
    row.seed,
  )
  return new Response(null, { status: 204 })
})
