/** One open STOMP connection. After `close` none of its handlers is called any more. */
export interface Socket {
  /**
   * Subscribes; both callbacks belong to this connection only.
   * @param onReceipt - given: a receipt is asked for, and this is called when it comes
   * @returns unsubscribes; harmless on a closed connection
   */
  readonly subscribe: (
    destination: string,
    onBody: (body: string) => void,
    onReceipt?: () => void,
  ) => () => void
  /** Gives the connection up at once, without a closing handshake that a dead link would not answer. */
  readonly close: () => void
}

/** What one connection tells. `onClosed` comes at most once, and nothing after it. */
export interface SocketHandlers {
  /** @param serverBeatMs - the server's promised heart-beat, 0 when it promises none */
  readonly onConnected: (serverBeatMs: number) => void
  /** The server sent an ERROR frame; the connection is of no more use. */
  readonly onError: (message: string) => void
  readonly onClosed: () => void
  /** Anything arrived, heart-beats included. */
  readonly onActivity: () => void
  /** A frame that no subscription waits for. */
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
