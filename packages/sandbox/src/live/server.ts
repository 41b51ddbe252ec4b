import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { type ConnectionHost, serveConnection } from './connection.ts'
import { createOutlet, type Outlet, type SocketFaults } from './outlet.ts'

/** The address of the live connection on the sandbox's own origin. */
export const LIVE_PATH = '/ws'

/** The websocket side of the sandbox. */
export interface LiveServer {
  faults(): SocketFaults
  setFaults(faults: SocketFaults): void
  /** Refuses new sockets for this long, in real milliseconds. */
  refuseFor(ms: number): void
  /** Ends every socket: with a TCP reset, or properly with a close code. @returns how many there were */
  drop(code?: number): number
  outlets(): readonly Outlet[]
  close(): void
}

/** Listens for websockets on a server's `/ws`; any other upgrade is refused. */
export const serveLive = (server: Server, host: ConnectionHost): LiveServer => {
  const sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: 1 << 20,
    handleProtocols: (offered) => (offered.has('v12.stomp') ? 'v12.stomp' : false),
  })
  const outlets = new Set<Outlet>()
  let faults: SocketFaults = {}
  let refuseUntil = 0

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const path = new URL(request.url ?? '/', 'http://sandbox').pathname
    const isRefusing = performance.now() < refuseUntil
    if (path !== LIVE_PATH || isRefusing) {
      const status = path === LIVE_PATH ? '503 Service Unavailable' : '404 Not Found'
      host.log(`upgrade ${path} refused: ${status}`)
      socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
      return
    }
    sockets.handleUpgrade(request, socket, head, (client) => {
      const outlet = createOutlet(client, socket, () => faults)
      outlets.add(outlet)
      client.on('close', () => outlets.delete(outlet))
      serveConnection(client, outlet, host)
    })
  })

  const drop = (code?: number): number => {
    const count = outlets.size
    for (const outlet of outlets) {
      if (code === undefined) outlet.reset()
      else outlet.socket.close(code, 'closed by the sandbox')
    }
    return count
  }

  return {
    faults: () => faults,
    setFaults: (next) => {
      faults = next
    },
    refuseFor: (ms) => {
      refuseUntil = performance.now() + ms
    },
    drop,
    outlets: () => [...outlets],
    close: () => {
      drop()
      sockets.close()
    },
  }
}
