import type { CardRequest } from '@corrente/domain/card-bridge'

/** A message to the page, from any sender. */
export interface CardMessage {
  readonly data: unknown
  /** Origin of the sender; `''` where the mobile app put it into the page. */
  readonly origin: string
  /** Answers only the sender: `origin` is checked by the browser. */
  readonly answer: (text: string, origin: string) => void
}

/** How an authentication ended: what the provider said (`undefined` when it threw), or without the provider. */
export type CardEnd = { readonly kind: 'result'; readonly result: unknown } | { readonly kind: 'notLoaded' }

/** What the bridge needs from the page; boot provides it. */
export interface CardPort {
  /** Origins that may send from another window (TDS-002). */
  readonly origins: ReadonlySet<string>
  /** The mobile app around the page, if its bridge object exists. */
  readonly shell: () => ((text: string) => void) | undefined
  /** Messages, including those from before the first listener. Returns a function that unsubscribes. */
  readonly listen: (listener: (message: CardMessage) => void) => () => void
  /** Runs one authentication at the provider and loads its script if necessary. Never rejects. */
  readonly authenticate: (session: string, request: CardRequest) => Promise<CardEnd>
}
