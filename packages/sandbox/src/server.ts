import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { WIRE_HEADER } from './control/spoil.ts'

const BODY_LIMIT = 32 << 20

const bodyOf = async (request: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  if (request.method === 'GET' || request.method === 'HEAD') return undefined
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request) {
    // Without an encoding set, a request's parts are buffers.
    const bytes = part as Buffer
    size += bytes.length
    if (size > BODY_LIMIT) throw new Error('body too large')
    parts.push(bytes)
  }
  return size === 0 ? undefined : new Uint8Array(Buffer.concat(parts))
}

const toRequest = async (incoming: IncomingMessage): Promise<Request> => {
  const headers = new Headers()
  for (let i = 0; i + 1 < incoming.rawHeaders.length; i += 2)
    headers.append(incoming.rawHeaders[i] ?? '', incoming.rawHeaders[i + 1] ?? '')
  const url = `http://${incoming.headers.host ?? 'localhost'}${incoming.url ?? '/'}`
  const body = await bodyOf(incoming)
  return new Request(url, {
    method: incoming.method ?? 'GET',
    headers,
    ...(body === undefined ? {} : { body }),
  })
}

/** Writes an answer, broken in the way that its wire header asks for. */
const write = async (response: Response, outgoing: ServerResponse): Promise<void> => {
  const fault = response.headers.get(WIRE_HEADER)
  response.headers.delete(WIRE_HEADER)
  const { socket } = outgoing
  if (fault === 'reset') {
    socket?.resetAndDestroy()
    return
  }
  const body = Buffer.from(await response.arrayBuffer())
  outgoing.statusCode = response.status
  response.headers.forEach((value, name) => {
    outgoing.setHeader(name, value)
  })
  const half = body.subarray(0, Math.floor(body.length / 2))
  if (fault === 'truncated') {
    outgoing.setHeader('content-length', body.length)
    outgoing.write(half, () => socket?.destroy())
  } else if (fault === 'endless') {
    outgoing.write(half)
  } else if (fault === 'wrong-length') {
    outgoing.setHeader('content-length', half.length)
    outgoing.strictContentLength = false
    outgoing.end(body)
  } else {
    if (response.status !== 204 && response.status !== 304) outgoing.setHeader('content-length', body.length)
    outgoing.end(body)
  }
}

/** Longer than a caller pauses: one that comes back as its connection is being closed finds it reset. */
const KEEP_ALIVE_MS = 65_000

/** A Node server over a web-standard handler. */
export const serveHandler = (handle: (request: Request) => Promise<Response>): Server =>
  createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (incoming, outgoing) => {
    toRequest(incoming)
      .then(handle)
      .then((response) => write(response, outgoing))
      .catch(() => {
        // The client went away, or sent what is no request.
        if (!outgoing.headersSent) outgoing.statusCode = 400
        outgoing.end()
      })
  })
