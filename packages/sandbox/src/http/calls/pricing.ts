import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { Hono } from 'hono'
import type { PricingProfileRow } from '../../store/rows.ts'
import { type ApiEnv, type CallContext, readBody, session } from '../call.ts'
import { json, Refusal } from '../failure.ts'
import { pricingEntry, pricingSchemas } from '../pricingSchemas.ts'
import { queryOf, readRequest, requestSchemas } from '../schemas.ts'

const profileOf = (context: CallContext): PricingProfileRow => {
  const uuid = context.req.param('uuid') ?? ''
  const { core, caller } = context.var
  const row = core.world.store.get<PricingProfileRow>(
    'SELECT * FROM pricingProfile WHERE uuid = ? AND network = ?',
    uuid,
    caller.network,
  )
  if (row === undefined)
    throw new Refusal(404, 'Pricing profile not found', `no pricing profile ${uuid} in ${caller.network}`)
  return row
}

type Entry = Readonly<Record<string, unknown>>
const UUID = 'dynamicPricingDetailUuid'

// Our own column.
const storedOf = ({ entries }: PricingProfileRow): readonly Entry[] => JSON.parse(entries) as readonly Entry[]

const currencyText = (value: unknown): string | null =>
  typeof value === 'number' ? `R$ ${value.toFixed(2).replace('.', ',')}` : null

/**
 * The entries of a PUT: one that comes back as it stands is taken, whatever it holds (this back end has entries that the
 * form does not know); every other one must be as the contract says. A new one gets its uuid here.
 *
 * @throws Refusal 400
 */
const takeEntries = (sent: readonly unknown[], stored: readonly Entry[]): readonly Entry[] =>
  sent.map((entry) => {
    const same = stored.find((one) => isDeepStrictEqual(one, entry))
    if (same) return same
    const read = readRequest(pricingEntry, entry)
    const known = stored.some((one) => one[UUID] === read[UUID])
    if (read[UUID] !== null && !known) throw new Refusal(400, 'Bad request', `no entry ${read[UUID]}`)
    if (read.kwhPrice > 0 && read.durationPrice > 0)
      throw new Refusal(400, 'Bad request', 'kwhPrice and durationPrice exclude each other')
    return { ...read, [UUID]: read[UUID] ?? randomUUID() }
  })

/** Pricing profiles and their entries. */
export const pricingCalls = new Hono<ApiEnv>()

pricingCalls.get('/api/v1/dynamic-pricing/', session, ({ req, var: { core, caller } }) => {
  readRequest(requestSchemas.nothing, queryOf(req))
  const rows = core.world.store.all<PricingProfileRow>(
    'SELECT * FROM pricingProfile WHERE network = ? ORDER BY rowid',
    caller.network,
  )
  return json({
    error: null,
    dynamicPricingList: rows.map(({ uuid, name, chargers }) => ({ uuid, name, chargeBoxCount: chargers })),
  })
})

pricingCalls.post('/api/v1/dynamic-pricing', session, async ({ req, var: { core, caller } }) => {
  const { name } = readRequest(pricingSchemas.create, await readBody(req))
  const row: PricingProfileRow = {
    uuid: randomUUID(),
    network: caller.network,
    name,
    chargers: 0,
    entries: '[]',
  }
  core.world.store.insertAll('pricingProfile', [row])
  return json({ error: null, dynamicPricingUuid: row.uuid })
})

pricingCalls.delete('/api/v1/dynamic-pricing/:uuid/', session, (context) => {
  const { uuid } = profileOf(context)
  context.var.core.world.store.run('DELETE FROM pricingProfile WHERE uuid = ?', uuid)
  return new Response(null, { status: 204 })
})

pricingCalls.get('/api/v1/dynamic-pricing/:uuid/detail/', session, (context) => {
  readRequest(requestSchemas.nothing, queryOf(context.req))
  return json({
    error: null,
    dynamicPricingDetailList: storedOf(profileOf(context)).map((entry) => ({
      ...entry,
      service_price_income_human_readable: currencyText(entry.servicePrice),
    })),
  })
})

pricingCalls.put('/api/v1/dynamic-pricing/:uuid/detail/', session, async (context) => {
  const row = profileOf(context)
  const body = readRequest(pricingSchemas.update, await readBody(context.req))
  const entries = takeEntries(body.dynamicPricingDetailFormList, storedOf(row))
  context.var.core.world.store.run(
    'UPDATE pricingProfile SET entries = ? WHERE uuid = ?',
    JSON.stringify(entries),
    row.uuid,
  )
  return json({ type: 'success', error: null, data: null })
})
