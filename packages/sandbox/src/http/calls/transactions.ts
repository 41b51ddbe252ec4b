import { Hono } from 'hono'
import { type Cell, xlsx } from '../../files/xlsx.ts'
import { measuresOf } from '../../queries/measures.ts'
import {
  findTransactions,
  listTransactions,
  TRANSACTIONS_MAX,
  type TransactionQuery,
} from '../../queries/transactions.ts'
import { readUtcText } from '../../wire/times.ts'
import { type NamedRecharge, transactionWire } from '../../wire/transaction.ts'
import { type ApiEnv, type CallContext, pathKey, readBody, session } from '../call.ts'
import { json, Refusal } from '../failure.ts'
import { takeReport } from '../limits.ts'
import { checkOffset, queryOf, readRequest } from '../schemas.ts'
import { stationQueries } from '../stationSchemas.ts'
import { transactionSchemas } from '../transactionSchemas.ts'
import { rechargeOf } from './transactionWrites.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** Longer than this, a recharge's measures make too large a file. */
const FILE_MS = 5 * 3_600_000

/** Recharges, as the station's card and the list of all ask for them. */
export const transactionCalls = new Hono<ApiEnv>()

/** @throws Refusal 400 when the range ends before it begins */
const readRange = (asked: { fromDate: string; toDate: string }): Pick<TransactionQuery, 'from' | 'to'> => {
  const from = readUtcText(asked.fromDate)
  const to = readUtcText(asked.toDate)
  if (from === undefined || to === undefined || from > to)
    throw new Refusal(400, 'Bad request', 'fromDate is after toDate')
  return { from, to: to + 999 }
}

transactionCalls.get('/api/v1/transaction/', session, ({ req, var: { core, caller } }) => {
  const query = readRequest(stationQueries.transactions, queryOf(req))
  checkOffset(query.timeZone, caller.offsetHours)
  const size = Number(query.size)
  const found = listTransactions(
    core.world,
    {
      network: caller.network,
      stationPk: query.chargeBoxPK === undefined ? undefined : Number(query.chargeBoxPK),
      ...readRange(query),
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
  const found = listTransactions(
    core.world,
    {
      network: caller.network,
      stationPk: body.chargeBoxPk === null || body.chargeBoxPk === '' ? undefined : body.chargeBoxPk,
      ...readRange(body),
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

transactionCalls.get('/api/v1/transaction/:pk/', session, (context) => {
  const { core, caller } = context.var
  const row = rechargeOf(context, pathKey(context, 'pk'))
  const now = core.clock.now()
  return json({
    error: null,
    transaction: transactionWire(core.world, row, now, caller.offsetHours),
    values: measuresOf(core.world, row, now),
  })
})

const file = (rows: readonly (readonly Cell[])[]): Response =>
  new Response(xlsx('Transactions', rows), {
    headers: { 'content-type': XLSX, 'cache-control': 'no-store' },
  })

const HEADINGS = [
  'ID',
  'Estação',
  'Conector',
  'Usuário',
  'Tag',
  'Início',
  'Fim',
  'kWh',
  'Receita',
  'Pagamento',
]

const cellsOf = (context: CallContext, row: NamedRecharge): Cell[] => {
  const { core, caller } = context.var
  const wire = transactionWire(core.world, row, core.clock.now(), caller.offsetHours)
  return [
    wire.id,
    wire.chargeBoxId,
    wire.connectorId,
    wire.userName,
    wire.ocppIdTag,
    wire.startTimestamp,
    wire.stopTimestamp,
    row.energyWh / 1000,
    wire.income,
    wire.paymentStatus,
  ]
}

transactionCalls.get('/api/v1/report/xlsx/transactions/', session, (context) => {
  const { core, caller, person } = context.var
  const query = readRequest(transactionSchemas.excel, queryOf(context.req))
  checkOffset(query.timeZone, caller.offsetHours)
  const range = readRange(query)
  if (person.profile === 'reader')
    throw new Refusal(403, 'Not allowed', 'the transaction options are disabled for this user')
  takeReport(core)
  const rows = findTransactions(core.world, {
    network: caller.network,
    stationPk: query.chargeBoxPK === undefined ? undefined : Number(query.chargeBoxPK),
    ...range,
    tag: query.ocppUserTag,
    payment: query.paymentStatus,
    search: query.searchInput,
    limit: TRANSACTIONS_MAX,
    offset: 0,
  })
  return file([HEADINGS, ...rows.map((row) => cellsOf(context, row))])
})

transactionCalls.get('/api/v1/report/xlsx/transactions/:pk/meter-values/', session, (context) => {
  const { core } = context.var
  const row = rechargeOf(context, pathKey(context, 'pk'))
  if (row.stoppedAt === null || row.stoppedAt - row.startedAt > FILE_MS)
    throw new Refusal(400, 'File too large', `recharge ${row.pk} is running, or lasted over 5 hours`)
  takeReport(core)
  const rows = Object.entries(measuresOf(core.world, row, core.clock.now())).flatMap(([measurand, values]) =>
    values.map(({ timestamp, value, unit }): Cell[] => [timestamp, measurand, Number(value), unit ?? null]),
  )
  return file([['Horário', 'Medida', 'Valor', 'Unidade'], ...rows])
})
