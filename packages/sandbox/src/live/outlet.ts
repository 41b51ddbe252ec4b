import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { Receiver } from './broker.ts'

/** What may be wrong with the live connections, until it is set otherwise. */
export interface SocketFaults {
  /** Every message waits this long. */
  latencyMs?: number | undefined
  /** Up to this much more, by turns, so that messages overtake each other. */
  jitterMs?: number | undefined
  /** Every n-th message is sent twice. */
  duplicateEvery?: number | undefined
  /** Every n-th message is held until the next one has gone. */
  reorderEvery?: number | undefined
  /** Sockets stay open but nothing goes in or out: a half-open link. */
  isSilent?: boolean | undefined
}

/** The sending side of one socket, where the faults happen. */
export interface Outlet extends Receiver {
  /** Sends at once: answers to the client's own frames, and heart-beats. */
  sendNow(frame: string): void
  isSilent(): boolean
  /** Ends the connection by a TCP reset. */
  reset(): void
  /** Bytes waiting in the socket. */
  waiting(): number
  socket: WebSocket
}

/**
 * @param stream what the websocket runs over
 * @param faults read at every message, so that a change holds at once
 */
export const createOutlet = (socket: WebSocket, stream: Duplex, faults: () => SocketFaults): Outlet => {
  let count = 0
  let held: string | undefined
  const sendNow = (frame: string): void => {
    if (socket.readyState === socket.OPEN && faults().isSilent !== true) socket.send(frame)
  }
  const deliver = (frame: string, wait: number): void => {
    if (wait > 0) setTimeout(() => sendNow(frame), wait)
    else sendNow(frame)
  }
  return {
    socket,
    sendNow,
    isSilent: () => faults().isSilent === true,
    reset: () => {
      if (stream instanceof Socket) stream.resetAndDestroy()
      else stream.destroy()
    },
    waiting: () => socket.bufferedAmount,
    send: (frame) => {
      const { latencyMs = 0, jitterMs = 0, duplicateEvery = 0, reorderEvery = 0 } = faults()
      count++
      // The golden ratio spreads the jitter without a random source: two runs are late alike.
      const wait = latencyMs + jitterMs * ((count * 0.618) % 1)
      if (reorderEvery > 0 && count % reorderEvery === 0 && held === undefined) {
        held = frame
        return
      }
      deliver(frame, wait)
      if (duplicateEvery > 0 && count % duplicateEvery === 0) deliver(frame, wait)
      if (held !== undefined) {
        deliver(held, wait)
        held = undefined
      }
    },
  }
}
