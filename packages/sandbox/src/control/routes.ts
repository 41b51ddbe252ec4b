import { Hono } from 'hono'
import * as z from 'zod/mini'
import { json } from '../http/failure.ts'
import { geocode } from '../queries/ceps.ts'
import { chargerFaultSchema } from './chargers.ts'
import { type SandboxControl, socketOrderSchema } from './control.ts'
import { emitSchema, UnknownTarget } from './emit.ts'
import { faultRuleSchema } from './faults.ts'
import { floodSchema } from './flood.ts'

const clockSchema = z.strictObject({
  speed: z.optional(z.number()),
  paused: z.optional(z.boolean()),
  set: z.optional(z.union([z.number(), z.string()])),
  advanceMs: z.optional(z.number()),
})
const limitsSchema = z.strictObject({
  stations: z.optional(z.nullable(z.number())),
  reports: z.optional(z.nullable(z.number())),
  users: z.optional(z.nullable(z.number())),
})
const refundsSchema = z.strictObject({ delayMs: z.nullable(z.number()) })
const handshakeSchema = z.strictObject({
  omit: z.optional(z.array(z.string())),
  set: z.optional(z.record(z.string(), z.string())),
})

class BadOrder extends Error {}

const read = async <Schema extends z.ZodMiniType>(
  schema: Schema,
  request: Request,
): Promise<z.infer<Schema>> => {
  const text = await request.text()
  let value: unknown = {}
  try {
    if (text !== '') value = JSON.parse(text)
  } catch {
    throw new BadOrder('the body is no JSON')
  }
  const result = schema.safeParse(value)
  if (!result.success)
    throw new BadOrder(
      result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '),
    )
  return result.data
}

/** Reports come one by one (`report-uri`) or as a list (`report-to`). */
const reportsOf = (text: string): unknown[] => {
  try {
    const body: unknown = JSON.parse(text)
    return Array.isArray(body) ? body : [body]
  } catch {
    return [{ unreadable: text.slice(0, 500) }]
  }
}

/** `/_sandbox/*`: the control over HTTP. A wrong order is 400 and says why. */
export const controlApp = (control: SandboxControl): Hono => {
  const app = new Hono()
  const done = () => json({ done: true })

  app.get('/clock', () => json(control.clock({})))
  app.post('/clock', async ({ req }) => {
    const { set, ...patch } = await read(clockSchema, req.raw)
    const at = typeof set === 'string' ? Date.parse(set) : set
    if (at !== undefined && Number.isNaN(at)) throw new BadOrder('set: not an instant')
    return json(control.clock({ ...patch, set: at }))
  })
  app.get('/faults', () => json(control.faults()))
  app.post('/faults', async ({ req }) => json(control.addFault(await read(faultRuleSchema, req.raw)), 201))
  app.delete('/faults', () => {
    control.clearFaults()
    return done()
  })
  app.delete('/faults/:id', ({ req }) => {
    control.clearFaults(req.param('id'))
    return done()
  })
  app.get('/sockets', () => json(control.sockets({})))
  app.post('/sockets', async ({ req }) => json(control.sockets(await read(socketOrderSchema, req.raw))))
  app.post('/expire-tokens', () => json({ expired: control.expireTokens() }))
  app.post('/emit', async ({ req }) => {
    control.emit(await read(emitSchema, req.raw))
    return done()
  })
  app.post('/chargers', async ({ req }) => {
    control.charger(await read(chargerFaultSchema, req.raw))
    return done()
  })
  app.delete('/chargers', () => {
    control.charger(undefined)
    return done()
  })
  app.post('/refunds', async ({ req }) => {
    control.refunds((await read(refundsSchema, req.raw)).delayMs)
    return done()
  })
  app.get('/flood', () => json(control.floodState()))
  app.post('/flood', async ({ req }) => json(control.flood(await read(floodSchema, req.raw)), 202))
  app.post('/reset', () => {
    control.reset()
    return done()
  })
  app.get('/limits', () => json(control.limits({})))
  app.post('/limits', async ({ req }) => json(control.limits(await read(limitsSchema, req.raw))))
  // The geocoder of the sandbox: the product reaches one through an adapter, no call of the contract does.
  app.get('/geocode', ({ req }) => {
    const { street = '', number = '', city = '', state = '' } = req.query()
    return json(geocode({ street, number, city, state }))
  })
  app.get('/requests', () => json(control.requests()))
  app.delete('/requests', () => {
    control.clearRequests()
    return done()
  })
  app.get('/accounts', () => json(control.accounts()))
  app.get('/truth', () => json(control.truth()))
  app.get('/mail', () => json(control.mails()))
  app.get('/csp', () => json(control.cspReports()))
  app.post('/csp', async ({ req }) => {
    for (const report of reportsOf(await req.text())) control.addCspReport(report)
    return new Response(null, { status: 204 })
  })
  app.post('/handshake', async ({ req }) => {
    control.handshake(await read(handshakeSchema, req.raw))
    return done()
  })
  // A mounted app has no `notFound` of its own.
  app.all('*', () => json({ error: 'no such control' }, 404))
  app.onError((error) => {
    const isOrder = error instanceof BadOrder || error instanceof UnknownTarget
    return json({ error: error.message }, isOrder ? 400 : 500)
  })
  return app
}
