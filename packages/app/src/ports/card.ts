import type { CardRequest } from '@corrente/domain/card-bridge'

/** A message as it came to the page, whoever sent it. */
export interface CardMessage {
  readonly data: unknown
  /** Origin of the sender; `''` where the mobile app put it into the page. */
  readonly origin: string
  /** Answers the sender, and nobody else: `origin` is checked by the browser. */
  readonly answer: (text: string, origin: string) => void
}

/** How an authentication ended: what the provider said (`undefined` when it threw), or without the provider. */
export type CardEnd = { readonly kind: 'result'; readonly result: unknown } | { readonly kind: 'notLoaded' }

/** What the bridge needs of the page around it, filled by boot. */
export interface CardPort {
  /** Origins that may send from another window (TDS-002). */
  readonly origins: ReadonlySet<string>
  /** The mobile app around the page, where its bridge object is there now. */
  readonly shell: () => ((text: string) => void) | undefined
  /** Messages, those that came before anybody listened included. Returns the way to stop. */
  readonly listen: (listener: (message: CardMessage) => void) => () => void
  /** Runs one authentication at the provider; loads its script where it is not there yet. Never rejects. */
  readonly authenticate: (session: string, request: CardRequest) => Promise<CardEnd>
}
