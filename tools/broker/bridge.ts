import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'
import { type Frame, writeFrame } from '../../packages/sandbox/src/live/frame.ts'
import { createParser } from '../../packages/sandbox/src/live/parser.ts'
import type { Broker } from './broker.ts'
import { createCutter, createTurmoil, destinationOf } from './frames.ts'

/** What goes wrong between the client and the broker; each may be set at any time. */
export interface Faults {
  /** Every message comes twice. */
  isDoubling: boolean
  /** Messages overtake each other. */
  isMixing: boolean
  /** Open on both sides, and nothing passes: a peer that is frozen, or a network that forgot the connection. */
  isFrozen: boolean
  /** Every sign-in is answered by an ERROR. Neither broker knows the back end's tokens. */
  isRefusing: boolean
}

/** One connection through the bridge, as it was seen there. */
export interface Passage {
  /** Of its CONNECT. */
  headers: Readonly<Record<string, string>>
  /** How often each destination is subscribed. */
  readonly subscribed: Map<string, number>
  /** How many destinations were subscribed when the newest receipt came. */
  confirmed: number
  /** When that was, by `performance.now`. */
  confirmedAt: number
  /** Messages that the broker sent, by destination. */
  readonly delivered: Map<string, number>
}

/** The broker's websocket. */
export interface Bridge {
  readonly url: string
  readonly faults: Faults
  /** Every connection that came as far as a CONNECT, the newest last. */
  readonly passages: readonly Passage[]
  /** Resets every connection. */
  readonly cut: () => void
  readonly close: () => Promise<void>
}

const add = (counts: Map<string, number>, key: string, by: number) =>
  counts.set(key, (counts.get(key) ?? 0) + by)

/** Notes what a client sends. @returns takes a piece of it and gives its frames */
function createEar(passages: Passage[], passage: Passage): (piece: Buffer) => readonly Frame[] {
  const parser = createParser()
  const byId = new Map<string, string>()
  return (piece) => {
    const frames = parser.push(piece)
    for (const { command, headers } of frames) {
      const id = headers.get('id') ?? ''
      if (command === 'CONNECT') {
        passage.headers = Object.fromEntries(headers)
        passages.push(passage)
      } else if (command === 'SUBSCRIBE') {
        byId.set(id, headers.get('destination') ?? '')
        add(passage.subscribed, byId.get(id) ?? '', 1)
      } else if (command === 'UNSUBSCRIBE') add(passage.subscribed, byId.get(id) ?? '', -1)
    }
    return frames
  }
}

/** A client's frame with its destination as the broker spells it. */
const spelled = ({ command, headers, body }: Frame, { spell }: Broker): string => {
  const own = Object.fromEntries(headers)
  return writeFrame(
    command,
    own.destination === undefined ? own : { ...own, destination: spell(own.destination) },
    body,
  )
}

function carry(client: WebSocket, to: Broker, faults: Faults, passages: Passage[]): void {
  const passage: Passage = {
    headers: {},
    subscribed: new Map(),
    confirmed: 0,
    confirmedAt: 0,
    delivered: new Map(),
  }
  const broker = connect(to.port, '127.0.0.1').setNoDelay(true)
  const cut = createCutter()
  const hear = createEar(passages, passage)
  const turmoil = createTurmoil(faults, (frame) => client.send(frame))

  broker.on('data', (piece) => {
    if (faults.isFrozen) return
    for (const frame of cut(piece)) {
      const destination = destinationOf(frame)
      if (destination !== undefined) {
        add(passage.delivered, to.unspell(destination), 1)
        turmoil.pass(frame)
        continue
      }
      if (frame.includes('RECEIPT\n')) {
        passage.confirmed = passage.subscribed.size
        passage.confirmedAt = performance.now()
      }
      client.send(frame)
    }
  })
  client.on('message', (data: Buffer) => {
    if (faults.isFrozen) return
    const frames = hear(data)
    if (faults.isRefusing && frames.some(({ command }) => command === 'CONNECT')) {
      client.send(writeFrame('ERROR', { message: 'Unauthorized' }))
      client.close(1000)
      return
    }
    for (const frame of frames) broker.write(spelled(frame, to))
    // A heart-beat, or a part of a frame that is written when it is whole.
    if (frames.length === 0 && data.length === 1) broker.write(data)
  })
  client.on('close', () => {
    turmoil.stop()
    broker.destroy()
  })
  client.on('error', () => client.terminate())
  // What a frozen peer does on its side nobody hears.
  broker.on('close', () => faults.isFrozen || client.close(1001))
  broker.on('error', () => {})
}

/** Listens on a free port and carries each websocket to the broker. */
export async function startBridge(broker: Broker): Promise<Bridge> {
  const faults: Faults = { isDoubling: false, isMixing: false, isFrozen: false, isRefusing: false }
  const passages: Passage[] = []
  const server = createServer()
  const sockets = new WebSocketServer({
    server,
    perMessageDeflate: false,
    handleProtocols: (offered) => (offered.has('v12.stomp') ? 'v12.stomp' : false),
  })
  sockets.on('connection', (client) => carry(client, broker, faults, passages))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const cut = () => {
    for (const client of sockets.clients) client.terminate()
  }
  return {
    // A server that listens on a port has an address with one.
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    faults,
    passages,
    cut,
    close: async () => {
      cut()
      sockets.close()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
