import type { MiddlewareHandler } from 'hono'

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
export const crossOrigin: MiddlewareHandler = async (context, next) => {
  if (context.req.method === 'OPTIONS') context.res = new Response(null, { status: 204, headers: PREFLIGHT })
  else await next()
  const origin = context.req.header('origin')
  if (origin === undefined || !ORIGIN.test(origin)) return
  const { headers } = context.res
  headers.set('access-control-allow-origin', origin)
  headers.append('vary', 'origin')
  headers.set('access-control-expose-headers', 'Api-Key, Theme, Deeplinking-Host, Terms-Of-Use')
}
