const ORIGIN = /^https?:\/\/(?:[a-z0-9-]+\.)*(?:localhost|127\.0\.0\.1)(?::\d+)?$/

const HEADERS = 'Platform, Api-Key, Authorization, Accept-Language, X-Timezone-Offset, Content-Type, Accept'

/** Whether a page of this origin may call: this machine's own, under any name of it. */
export const isAllowedOrigin = (origin: string): boolean => ORIGIN.test(origin)

/** Adds what a browser wants to see before it hands an answer to a page of another origin. */
export const withCors = (request: Request, headers: Headers): void => {
  const origin = request.headers.get('origin')
  if (origin === null || !isAllowedOrigin(origin)) return
  headers.set('access-control-allow-origin', origin)
  headers.append('vary', 'origin')
  headers.set('access-control-expose-headers', 'Api-Key, Theme, Deeplinking-Host, Terms-Of-Use')
}

/** The answer to a preflight. */
export const preflight = (request: Request): Response => {
  const headers = new Headers({
    'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers': HEADERS,
    'access-control-max-age': '600',
  })
  withCors(request, headers)
  return new Response(null, { status: 204, headers })
}
