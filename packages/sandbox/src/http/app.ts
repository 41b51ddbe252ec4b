import { Hono } from 'hono'
import type { SandboxControl } from '../control/control.ts'
import { safeHeaders } from '../control/recorder.ts'
import { controlApp } from '../control/routes.ts'
import { spoil } from '../control/spoil.ts'
import type { Core } from '../core.ts'
import type { StaticHost } from '../host/host.ts'
import { isoText } from '../wire/times.ts'
import { API_BASES, answerApi } from './api.ts'
import { preflight, withCors } from './cors.ts'

/** The whole sandbox but its websocket as one handler. */
export type Handler = (request: Request) => Promise<Response>

const isApi = (path: string): boolean => API_BASES.some((base) => path.startsWith(base))

/** Builds the handler: control, the contract's calls, and the built product for everything else. */
export const createHandler = (core: Core, control: SandboxControl, host: StaticHost | undefined): Handler => {
  const app = new Hono()
  app.route('/_sandbox', controlApp(control))

  const reply = async (
    request: Request,
    url: URL,
  ): Promise<{ response: Response; reason: string | undefined }> => {
    if (isApi(url.pathname)) return answerApi(core, request, url)
    const response =
      host?.respond(request, url) ?? new Response('No built product is served here.\n', { status: 404 })
    return { response, reason: undefined }
  }

  app.all('*', async (context) => {
    const request = context.req.raw
    const url = new URL(request.url)
    if (request.method === 'OPTIONS' && isApi(url.pathname)) return preflight(request)
    let reason: string | undefined
    const run = async (): Promise<Response> => {
      const answered = await reply(request, url)
      reason = answered.reason
      return answered.response
    }
    const fault = core.faults.take(request.method, url.pathname)
    const response = fault === undefined ? await run() : await spoil(fault, run)
    withCors(request, response.headers)
    core.recorder.add({
      at: isoText(core.clock.now()),
      method: request.method,
      path: url.pathname + url.search,
      headers: safeHeaders(request.headers),
      status: response.status,
      ...(reason === undefined ? {} : { reason }),
      ...(fault === undefined ? {} : { fault: fault.id }),
    })
    if (reason !== undefined) core.log(`${response.status} ${request.method} ${url.pathname}: ${reason}`)
    return response
  })
  return async (request) => app.fetch(request)
}
