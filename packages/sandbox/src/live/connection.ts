import type { RawData, WebSocket } from 'ws'
import { type Frame, FrameError, writeFrame } from './frame.ts'
import type { Outlet } from './outlet.ts'
import { createParser } from './parser.ts'

/** What a connection asks of the sandbox. */
export interface ConnectionHost {
  /** Network of a token, `undefined` when it is refused. */
  acceptToken(token: string): string | undefined
  subscribe(outlet: Outlet, id: string, destination: string): void
  unsubscribe(outlet: Outlet, id: string): void
  leave(outlet: Outlet): void
  log(line: string): void
  /** Called with the headers of each CONNECT, the token left out. */
  connected(headers: Readonly<Record<string, string>>, isAccepted: boolean): void
}

/** What the server offers to send, and wants, in milliseconds. */
export const HEART_BEAT_MS = 10_000
const CLOSE_AFTER_ERROR_MS = 50

const bytesOf = (data: RawData): Uint8Array => {
  if (Array.isArray(data)) return Buffer.concat(data)
  return data instanceof ArrayBuffer ? new Uint8Array(data) : data
}

const heartBeats = (text: string | undefined): [number, number] => {
  const [out = 0, wanted = 0] = (text ?? '0,0')
    .split(',')
    .map((part) => Math.max(0, Number.parseInt(part, 10) || 0))
  return [out, wanted]
}

/** What a CONNECT offers and wants by heart-beats, in milliseconds; a text says what is wrong with it. */
const readConnect = (frame: Frame, host: ConnectionHost): [offer: number, wants: number] | string => {
  const headers = Object.fromEntries(
    [...frame.headers].map(([name, value]) => [name, name === 'Authorization' ? 'Bearer …' : value]),
  )
  const versions = (frame.headers.get('accept-version') ?? '').split(',')
  const token = /^Bearer (.+)$/.exec(frame.headers.get('Authorization') ?? '')?.[1]
  const network = token === undefined ? undefined : host.acceptToken(token)
  const isPlatform = frame.headers.get('Platform') === 'DASHBOARD'
  host.connected(headers, versions.includes('1.2') && isPlatform && network !== undefined)
  if (!versions.includes('1.2')) return 'accept-version must offer 1.2'
  if (!isPlatform) return 'Platform must be DASHBOARD'
  if (network === undefined) return 'Unauthorized'
  return heartBeats(frame.headers.get('heart-beat'))
}

/** Beats for the client, and listens for its own. */
const createHeart = (socket: WebSocket, outlet: Outlet) => {
  const timers: NodeJS.Timeout[] = []
  let heardAt = performance.now()
  return {
    heard: (): void => {
      heardAt = performance.now()
    },
    start: (clientOffer: number, clientWants: number): void => {
      if (clientWants > 0) {
        const every = Math.max(HEART_BEAT_MS, clientWants)
        timers.push(setInterval(() => outlet.sendNow('\n'), every))
      }
      if (clientOffer > 0) {
        const every = Math.max(HEART_BEAT_MS, clientOffer)
        const judge = (): void => {
          if (performance.now() - heardAt > every * 2.5) socket.close(1002, 'heart-beat missing')
        }
        timers.push(setInterval(judge, every))
      }
    },
    stop: (): void => {
      for (const timer of timers) clearInterval(timer)
    },
  }
}

const CONNECTED = {
  version: '1.2',
  server: 'corrente-sandbox/1',
  'heart-beat': `${HEART_BEAT_MS},${HEART_BEAT_MS}`,
}

const closeSoon = (socket: WebSocket): void => {
  setTimeout(() => socket.close(1000), CLOSE_AFTER_ERROR_MS).unref()
}

/** Takes the frames of one client in their order; each gives what is wrong with it, if anything. */
const createSession = (
  socket: WebSocket,
  outlet: Outlet,
  host: ConnectionHost,
  onBeats: (offer: number, wants: number) => void,
) => {
  let isConnected = false
  const connect = (frame: Frame): string | undefined => {
    const read = readConnect(frame, host)
    if (typeof read === 'string') return read
    isConnected = true
    outlet.sendNow(writeFrame('CONNECTED', CONNECTED))
    onBeats(...read)
    return undefined
  }
  const subscribe = (frame: Frame): string | undefined => {
    const id = frame.headers.get('id')
    const destination = frame.headers.get('destination')
    if (id === undefined || destination === undefined) return 'SUBSCRIBE needs id and destination'
    host.subscribe(outlet, id, destination)
    return undefined
  }
  return (frame: Frame): string | undefined => {
    const { command } = frame
    if (command === 'CONNECT' || command === 'STOMP')
      return isConnected ? 'CONNECT came before' : connect(frame)
    if (!isConnected) return 'CONNECT must come first'
    let problem: string | undefined
    if (command === 'SUBSCRIBE') problem = subscribe(frame)
    else if (command === 'UNSUBSCRIBE') host.unsubscribe(outlet, frame.headers.get('id') ?? '')
    else if (command === 'DISCONNECT') closeSoon(socket)
    else if (command !== 'ACK' && command !== 'NACK') problem = `unexpected frame ${command}`
    const id = frame.headers.get('receipt')
    if (problem === undefined && id !== undefined) outlet.sendNow(writeFrame('RECEIPT', { 'receipt-id': id }))
    return problem
  }
}

/** Speaks STOMP 1.2 with one client until its socket closes. */
export const serveConnection = (socket: WebSocket, outlet: Outlet, host: ConnectionHost): void => {
  const parser = createParser()
  const heart = createHeart(socket, outlet)
  const handle = createSession(socket, outlet, host, heart.start)
  let isOver = false

  const fail = (message: string, body = ''): void => {
    isOver = true
    host.log(`stomp: ${message}`)
    outlet.sendNow(writeFrame('ERROR', { message, 'content-type': 'text/plain' }, body))
    closeSoon(socket)
  }

  socket.on('message', (data: RawData) => {
    if (outlet.isSilent() || isOver) return
    heart.heard()
    try {
      for (const frame of parser.push(bytesOf(data))) {
        const problem = isOver ? undefined : handle(frame)
        if (problem !== undefined) fail(problem)
      }
    } catch (error) {
      if (!(error instanceof FrameError)) throw error
      fail('unreadable frame', error.message)
    }
  })
  socket.on('close', () => {
    heart.stop()
    host.leave(outlet)
  })
  socket.on('error', (error) => host.log(`socket: ${error.message}`))
}
