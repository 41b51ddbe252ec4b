import { Hono } from 'hono'
import { pdf } from '../../files/pdf.ts'
import { type Cell, xlsx } from '../../files/xlsx.ts'
import { zip } from '../../files/zip.ts'
import type { LiveStation } from '../../network/model.ts'
import { findStations } from '../../queries/stations.ts'
import type { PersonRow } from '../../store/rows.ts'
import { readUtcText } from '../../wire/times.ts'
import { type ApiEnv, type CallContext, readBody, session } from '../call.ts'
import { Refusal } from '../failure.ts'
import { takeReport } from '../limits.ts'
import { queryOf, readRequest } from '../schemas.ts'
import { assessmentReport, stationQueries } from '../stationSchemas.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** Most people whose own report goes into one archive. */
const PEOPLE_MAX = 200

const file = (data: Uint8Array<ArrayBuffer>, type: string): Response =>
  new Response(data, { headers: { 'content-type': type, 'cache-control': 'no-store' } })

/** What a report is about, read from its body. */
const readReport = async (context: CallContext) => {
  const {
    req,
    var: { core, caller },
  } = context
  const body = readRequest(assessmentReport, await readBody(req))
  const from = readUtcText(body.from_date)
  const to = readUtcText(body.to_date)
  if (from === undefined || to === undefined || from > to)
    throw new Refusal(400, 'Bad request', 'from_date is after to_date')
  const stations = findStations(core.world.model, {
    network: caller.network,
    active: body.active,
    accountPk: body.tenant_pk ?? undefined,
    groupPk: body.charge_box_group_pk ?? undefined,
    search: body.search_input,
    online: typeof body.online === 'boolean' ? body.online : undefined,
  })
  return { body, stations, from, to: to + 999 }
}
type Report = Awaited<ReturnType<typeof readReport>>

const kwhText = (wh: number): string => `${(wh / 1000).toFixed(2).replace('.', ',')} kWh`

const rangeLines = ({ body }: Report): string[] => [
  `Período: ${body.from_date} a ${body.to_date} (UTC)`,
  `Custo por kWh: ${body.cost_kwh}    Receita por kWh: ${body.income_kwh}`,
  '',
]

const energyByStation = (
  context: CallContext,
  { from, to }: Report,
): Map<number, { wh: number; count: number }> => {
  const { world } = context.var.core
  const rows = world.store.all<{ stationPk: number; wh: number; count: number }>(
    `SELECT stationPk, sum(energyWh) AS wh, count(*) AS count FROM recharge
     WHERE network = ? AND startedAt BETWEEN ? AND ? GROUP BY stationPk`,
    context.var.caller.network,
    world.toStored(from),
    world.toStored(to),
  )
  return new Map(rows.map((row) => [row.stationPk, row]))
}

/** The three downloads of the stations list. */
export const reportCalls = new Hono<ApiEnv>()

reportCalls.post('/api/v1/report/assessment/unified', session, async (context) => {
  const report = await readReport(context)
  takeReport(context.var.core)
  const energy = energyByStation(context, report)
  const lines = report.stations.map(({ row }: LiveStation) => {
    const { wh, count } = energy.get(row.pk) ?? { wh: 0, count: 0 }
    return `${row.chargeBoxId}  ${row.description ?? ''}: ${count} recargas, ${kwhText(wh)}`
  })
  return file(pdf('Relatório unificado', [...rangeLines(report), ...lines]), 'application/pdf')
})

reportCalls.post('/api/v1/report/assessment/users', session, async (context) => {
  const report = await readReport(context)
  if (context.var.person.profile === 'reader')
    throw new Refusal(403, 'Not allowed', 'the individual report is disabled for this user')
  takeReport(context.var.core)
  const { world } = context.var.core
  const stations = new Map(report.stations.map(({ row }) => [row.pk, row]))
  const rows = world.store.all<PersonRow & { stationPk: number; wh: number; count: number }>(
    `SELECT person.*, stationPk, sum(energyWh) AS wh, count(*) AS count FROM recharge
     JOIN person ON person.pk = personPk WHERE recharge.network = ? AND startedAt BETWEEN ? AND ?
     GROUP BY personPk, stationPk ORDER BY personPk`,
    context.var.caller.network,
    world.toStored(report.from),
    world.toStored(report.to),
  )
  const linesByPerson = new Map<number, { person: PersonRow; lines: string[] }>()
  for (const row of rows) {
    const station = stations.get(row.stationPk)
    if (station === undefined) continue
    const own = linesByPerson.get(row.pk) ?? { person: row, lines: [] }
    own.lines.push(`${station.chargeBoxId}: ${row.count} recargas, ${kwhText(row.wh)}`)
    linesByPerson.set(row.pk, own)
  }
  const files = [...linesByPerson.values()]
    .slice(0, PEOPLE_MAX)
    .map(({ person: one, lines }) => [
      `${one.pk}-${one.firstName.normalize('NFD').replace(/[^A-Za-z]/g, '')}.pdf`,
      pdf(`${one.firstName} ${one.lastName ?? ''}`.trim(), [...rangeLines(report), ...lines]),
    ])
  return file(zip(Object.fromEntries(files)), 'application/zip')
})

const HEADINGS = ['ID', 'Nome', 'Conta', 'Estado', 'Cidade', 'Recargas', 'kWh', 'Conectores'] as const

reportCalls.post('/api/v1/report/xlsx/chargepoints', session, (context) => {
  const {
    req,
    var: { core, caller },
  } = context
  const query = readRequest(stationQueries.excel, queryOf(req))
  takeReport(core)
  const { model } = core.world
  const stations = findStations(model, {
    network: caller.network,
    active: query.active === 'true',
    accountPk: query.tenantPk === undefined ? undefined : Number(query.tenantPk),
    groupPk: query.chargeBoxGroupPk === undefined ? undefined : Number(query.chargeBoxGroupPk),
    search: query.searchInput,
    online: query.online === undefined ? undefined : query.online === 'true',
  })
  const rows = stations.map(({ row, connectors }): Cell[] => [
    row.chargeBoxId,
    row.description,
    model.accounts.get(row.accountPk)?.name ?? null,
    row.state,
    row.city,
    row.usage,
    row.monthWh / 1000,
    connectors.map((connector) => connector.row.type ?? '-').join(', '),
  ])
  return file(xlsx('Chargeboxes', [[...HEADINGS], ...rows]), XLSX)
})
