import type { OpenSocket, SocketHandlers, SocketOptions } from '../worker/transport.ts'

/** One connection of the fake server, seen from the server. */
export interface FakeSocket {
  readonly options: SocketOptions
  /** Destinations subscribed and not unsubscribed, in their order; a destination twice shows twice. */
  readonly subscribed: () => readonly string[]
  readonly isClosed: () => boolean
  /** CONNECTED, with the server's heart-beat in milliseconds (0: none). */
  readonly accept: (beatMs?: number) => void
  /** ERROR frame. */
  readonly refuse: (message?: string) => void
  /** The connection breaks. */
  readonly cut: () => void
  readonly beat: () => void
  /** A MESSAGE to everyone subscribed to the destination; text goes out as it is. Says how many got it. */
  readonly publish: (destination: string, body: unknown) => number
  /** Confirms what asked for a receipt. */
  readonly confirm: () => void
}

export interface FakeServer {
  readonly open: OpenSocket
  readonly sockets: readonly FakeSocket[]
  /** The newest connection. */
  readonly last: () => FakeSocket
  readonly openCount: () => number
}

/** A server without a network. @param hasReceipts - false: it never confirms; 'manual': only by `confirm` */
export function createFakeServer(hasReceipts: boolean | 'manual' = true): FakeServer {
  const sockets: FakeSocket[] = []
  const open: OpenSocket = (options, on: SocketHandlers) => {
    const subscriptions = new Map<number, { destination: string; onBody: (body: string) => void }>()
    const receipts: (() => void)[] = []
    let serial = 0
    let isClosed = false
    const unlessClosed = (then: () => void) => {
      if (!isClosed) then()
    }
    const confirm = () => {
      for (const receipt of receipts.splice(0)) unlessClosed(receipt)
    }
    sockets.push({
      options,
      subscribed: () => [...subscriptions.values()].map(({ destination }) => destination),
      isClosed: () => isClosed,
      accept: (beatMs = 10_000) => unlessClosed(() => on.onConnected(beatMs)),
      refuse: (message = 'Unauthorized') => unlessClosed(() => on.onError(message)),
      cut: () =>
        unlessClosed(() => {
          isClosed = true
          on.onClosed()
        }),
      beat: () => unlessClosed(on.onActivity),
      publish: (destination, body) => {
        const text = typeof body === 'string' ? body : JSON.stringify(body)
        let received = 0
        for (const { destination: own, onBody } of subscriptions.values()) {
          if (own !== destination) continue
          received++
          unlessClosed(() => {
            on.onActivity()
            onBody(text)
          })
        }
        return isClosed ? 0 : received
      },
      confirm,
    })
    return {
      subscribe: (destination, onBody, onReceipt) => {
        const id = serial++
        subscriptions.set(id, { destination, onBody })
        if (onReceipt && hasReceipts !== false) {
          receipts.push(onReceipt)
          if (hasReceipts === true) queueMicrotask(confirm)
        }
        return () => void subscriptions.delete(id)
      },
      close: () => {
        isClosed = true
      },
    }
  }
  return {
    open,
    sockets,
    last: () => {
      const last = sockets.at(-1)
      if (!last) throw new Error('no connection was made yet')
      return last
    },
    openCount: () => sockets.filter((socket) => !socket.isClosed()).length,
  }
}
