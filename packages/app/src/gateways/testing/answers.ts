import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Reader } from '../calls.ts'

/** Reads whatever comes. */
export const anything: Reader<unknown> = (body) => ({ data: body, unread: 0 })
/** Reads a number and nothing else. */
export const onlyNumber: Reader<number> = (body) =>
  typeof body === 'number' ? { data: body, unread: 0 } : undefined

/** A server's behaviour: this status, body and headers. */
export const answer =
  (status: number, body = '', headers: Record<string, string> = {}) =>
  (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(status, headers)
    response.end(body)
  }

/** A server's behaviour: the connection breaks. */
export const reset = (request: IncomingMessage) => request.socket.destroy()
