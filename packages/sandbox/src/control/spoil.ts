import type { ActiveFault, FaultKind } from './faults.ts'

/** Told to the socket's side in a response header, as no `Response` can be broken by itself. */
export const WIRE_HEADER = 'x-sandbox-wire'
/** Faults that only a socket can make. */
export type WireFault = 'truncated' | 'reset' | 'endless' | 'wrong-length'

const HTML = '<!doctype html><title>Portal</title><p>Sign in to the network to go on.</p>'

const wire = (response: Response, kind: WireFault): Response => {
  const headers = new Headers(response.headers)
  headers.set(WIRE_HEADER, kind)
  return new Response(response.body, { status: response.status, headers })
}

const byKind = async (kind: FaultKind, response: Response): Promise<Response> => {
  const headers = { 'content-type': 'application/json' }
  switch (kind) {
    case 'malformed':
      return new Response(`${(await response.text()).slice(0, 40)},,}]`, { status: response.status, headers })
    case 'html':
      return new Response(HTML, { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' } })
    case 'empty':
      return new Response('', { status: 200, headers })
    default:
      return wire(response, kind)
  }
}

const isUntouched = ({ rule }: ActiveFault): boolean => rule.status === undefined && rule.kind === undefined

/** Whether the call must run, for its effect or for its body. */
const needsCall = ({ rule }: ActiveFault): boolean =>
  rule.after === true ||
  isUntouched({ id: '', rule, met: 0 }) ||
  (rule.status === undefined && rule.kind !== 'html' && rule.kind !== 'empty' && rule.kind !== 'reset')

/**
 * Answers a request under a fault.
 * @param run makes the call; not made when the fault says that it never arrived
 */
export const spoil = async (fault: ActiveFault, run: () => Promise<Response>): Promise<Response> => {
  const { rule } = fault
  if (rule.latencyMs !== undefined) await new Promise((resolve) => setTimeout(resolve, rule.latencyMs))
  let response = needsCall(fault) ? await run() : new Response('{}', { status: 200 })
  if (rule.status !== undefined) {
    const text =
      typeof rule.body === 'string' ? rule.body : rule.body === undefined ? '' : JSON.stringify(rule.body)
    const isBare = rule.status === 204 || rule.status === 304 || rule.status === 205
    response = new Response(isBare ? null : text, {
      status: rule.status,
      headers: { 'content-type': 'application/json', ...rule.headers },
    })
  }
  return rule.kind === undefined ? response : byKind(rule.kind, response)
}
