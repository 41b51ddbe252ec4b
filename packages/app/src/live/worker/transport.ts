/** One open STOMP connection. After `close` none of its handlers is called any more. */
export interface Socket {
  /**
   * Subscribes; both callbacks belong to this connection only.
   * @param onReceipt - if given, a receipt is requested, and this is called when it arrives
   * @returns unsubscribes; harmless on a closed connection
   */
  readonly subscribe: (
    destination: string,
    onBody: (body: string) => void,
    onReceipt?: () => void,
  ) => () => void
  /** Drops the connection at once, without a closing handshake that a dead link would not answer. */
  readonly close: () => void
}

/** The events of one connection. `onClosed` is called at most once, and nothing after it. */
export interface SocketHandlers {
  /** @param serverBeatMs - the server's promised heart-beat, 0 when it promises none */
  readonly onConnected: (serverBeatMs: number) => void
  /** The server sent an ERROR frame; the connection is of no further use. */
  readonly onError: (message: string) => void
  readonly onClosed: () => void
  /** Anything arrived, heart-beats included. */
  readonly onActivity: () => void
  /** A frame without a subscription. */
  readonly onUnhandled: () => void
  /** A handler of ours threw; the connection goes on. */
  readonly onFault: () => void
}

export interface SocketOptions {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly heartBeatMs: number
  readonly connectTimeoutMs: number
}

/** Opens one connection; never throws, a bad address ends in `onClosed`. */
export type OpenSocket = (options: SocketOptions, handlers: SocketHandlers) => Socket
