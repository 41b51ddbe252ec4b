import { Client, type IMessage, TickerStrategy, Versions } from '@stomp/stompjs'
import type { OpenSocket, Socket } from './transport.ts'

const SUPPORTED = new Versions([Versions.V1_2, Versions.V1_1])
const SILENT = () => {}

/**
 * One STOMP connection over a native websocket. The library's own reconnecting is off: each connection is one client,
 * so that nothing of an older connection can reach a newer one. Its debug output stays mute, as it would hold the
 * token; `logRawCommunication` only spares it from spelling out every frame for that mute output.
 */
export const openStomp: OpenSocket = (options, on): Socket => {
  let isOver = false
  let receipts = 0
  const guarded = (action: () => void) => {
    try {
      action()
    } catch {
      on.onFault()
    }
  }
  const end = () => {
    if (isOver) return
    isOver = true
    guarded(on.onClosed)
  }

  // The socket is made here, as the library would make it in an async step of its own, where the browser's refusal of
  // an address (malformed, or `ws:` on a secure page) would become an unhandled rejection.
  let webSocket: WebSocket
  try {
    webSocket = new WebSocket(options.url, SUPPORTED.protocolVersions())
  } catch {
    queueMicrotask(end)
    const close = () => {
      isOver = true
    }
    return { subscribe: () => SILENT, close }
  }

  const client = new Client({
    webSocketFactory: () => webSocket,
    connectHeaders: { ...options.headers },
    stompVersions: SUPPORTED,
    connectionTimeout: options.connectTimeoutMs,
    reconnectDelay: 0,
    heartbeatIncoming: options.heartBeatMs,
    heartbeatOutgoing: options.heartBeatMs,
    // A worker's timers are not slowed down in a hidden tab, and the policy allows no blob: worker.
    heartbeatStrategy: TickerStrategy.Interval,
    // The link's own watchdog is quicker; this one is the second line.
    heartbeatToleranceMultiplier: 3,
    // Otherwise a dead link is dropped only when the closing handshake times out, 60 s later.
    discardWebsocketOnCommFailure: true,
    logRawCommunication: true,
    debug: SILENT,
    onConnect: (frame) => {
      const [beat = '0'] = (frame.headers['heart-beat'] ?? '0,0').split(',')
      if (!isOver) guarded(() => on.onConnected(Math.max(0, Number.parseInt(beat, 10) || 0)))
    },
    onStompError: (frame) => {
      if (!isOver) guarded(() => on.onError(frame.headers.message ?? ''))
    },
    onWebSocketClose: end,
    onHeartbeatReceived: () => {
      if (!isOver) guarded(on.onActivity)
    },
    onUnhandledMessage: () => on.onUnhandled(),
    onUnhandledReceipt: () => on.onUnhandled(),
    onUnhandledFrame: () => on.onUnhandled(),
  })

  const close = () => {
    isOver = true
    client.deactivate({ force: true }).catch(SILENT)
    // A client that was cancelled before its first step never took over its socket.
    webSocket.close()
  }

  const subscribe: Socket['subscribe'] = (destination, onBody, onReceipt) => {
    if (isOver || !client.connected) return SILENT
    const receive = (message: IMessage) => {
      if (isOver) return
      guarded(on.onActivity)
      guarded(() => onBody(message.body))
    }
    const headers: Record<string, string> = { ack: 'auto' }
    if (onReceipt) {
      headers.receipt = `subscribed-${receipts++}`
      client.watchForReceipt(headers.receipt, () => {
        if (!isOver) guarded(onReceipt)
      })
    }
    const { unsubscribe } = client.subscribe(destination, receive, headers)
    return () => {
      if (!isOver && client.connected) guarded(() => unsubscribe())
    }
  }

  client.activate()
  return { subscribe, close }
}
