import { Hono, type MiddlewareHandler } from 'hono'
import type { SandboxControl } from '../control/control.ts'
import type { ActiveFault } from '../control/faults.ts'
import { safeHeaders } from '../control/recorder.ts'
import { controlApp } from '../control/routes.ts'
import { spoil } from '../control/spoil.ts'
import type { Core } from '../core.ts'
import type { StaticHost } from '../host/host.ts'
import { isoText } from '../wire/times.ts'
import { createApi } from './api.ts'
import type { ApiEnv } from './call.ts'

const ORIGIN = /^https?:\/\/(?:[a-z0-9-]+\.)*(?:localhost|127\.0\.0\.1)(?::\d+)?$/

const PREFLIGHT = {
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers':
    'Platform, Api-Key, Authorization, Accept-Language, X-Timezone-Offset, Content-Type, Accept',
  'access-control-max-age': '600',
}

/**
 * Answers preflights, and adds what a browser wants to see before it hands an answer to a page of another origin: this
 * machine's own, under any name of it. Hono's `cors` writes its headers before the call is made; a fault that throws
 * the answer away would throw them away too, and the page would see a failed connection in place of the fault.
 */
const crossOrigin: MiddlewareHandler = async (context, next) => {
  if (context.req.method === 'OPTIONS') context.res = new Response(null, { status: 204, headers: PREFLIGHT })
  else await next()
  const origin = context.req.header('origin')
  if (origin === undefined || !ORIGIN.test(origin)) return
  const { headers } = context.res
  headers.set('access-control-allow-origin', origin)
  headers.append('vary', 'origin')
  headers.set('access-control-expose-headers', 'Api-Key, Theme, Deeplinking-Host, Terms-Of-Use')
}

/** The whole sandbox but its websocket as one handler. */
export type Handler = (request: Request) => Promise<Response>

type AppEnv = { Variables: ApiEnv['Variables'] & { fault?: ActiveFault } }

/** Keeps each request, how it was answered and by what fault; a refusal goes to the log. */
const recorded =
  (core: Core): MiddlewareHandler<AppEnv> =>
  async (context, next) => {
    const record = core.recorder.begin()
    await next()
    const { req, res } = context
    // What the server calls now is the sandbox's clock, as in every time that it writes.
    res.headers.set('date', new Date(core.clock.now()).toUTCString())
    const { reason, fault } = context.var
    const { pathname, search } = new URL(req.url)
    record({
      at: isoText(core.clock.now()),
      method: req.method,
      path: pathname + search,
      headers: safeHeaders(req.raw.headers),
      status: res.status,
      ...(reason === undefined ? {} : { reason }),
      ...(fault === undefined ? {} : { fault: fault.id }),
    })
    if (reason !== undefined) core.log(`${res.status} ${req.method} ${pathname}: ${reason}`)
  }

/** Lets a fault meet the request: before the call, in place of it, or on its answer. */
const spoilt =
  (core: Core): MiddlewareHandler<AppEnv> =>
  async (context, next) => {
    const { pathname, searchParams: query } = new URL(context.req.url)
    const body = core.faults.list().length > 0 ? await context.req.raw.clone().text() : ''
    const fault = core.faults.take(context.req.method, pathname, { query, body })
    if (fault === undefined) return next()
    context.set('fault', fault)
    const response = await spoil(fault, async () => {
      await next()
      return context.res
    })
    // Cleared first: Hono would give the new answer the headers of the old one.
    context.res = undefined
    context.res = response
  }

/** Builds the handler: control, the contract's calls, and the built product for everything else. */
export const createHandler = (core: Core, control: SandboxControl, host: StaticHost | undefined): Handler => {
  const app = new Hono<AppEnv>()
  app.route('/_sandbox', controlApp(control))
  app.use(crossOrigin, recorded(core), spoilt(core))
  app.route('/', createApi(core))
  app.all(
    '*',
    ({ req }) =>
      host?.respond(req.raw, new URL(req.url)) ??
      new Response('No built product is served here.\n', { status: 404 }),
  )
  return async (request) => app.fetch(request)
}
