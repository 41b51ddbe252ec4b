import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the server saw of a call. */
export interface Seen {
  readonly method: string
  readonly url: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** A server that behaves as the test says, and remembers what it was asked. */
export interface TestServer {
  readonly base: string
  readonly seen: Seen[]
  behave: (request: IncomingMessage, response: ServerResponse) => void
  readonly close: () => Promise<void>
}

/** Starts a server on a free port; every call goes to `behave`. */
export async function startServer(): Promise<TestServer> {
  const seen: Seen[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString()
    })
    request.on('end', () => {
      seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body })
      self.behave(request, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // a TCP server's address is never a pipe's text
  const self: TestServer = {
    base: `http://127.0.0.1:${port}/api/v1/`,
    seen,
    behave: (_request, response) => response.end(),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return self
}
