import type { LogFacts, LogIndex, LogPart, LogQuestion, LogView } from '@corrente/domain/logs'

/** What the page asks of the worker that holds a log; each has a number that its answer carries. */
export type ToLog =
  | { readonly kind: 'read'; readonly id: number; readonly body: Blob }
  /** The newer log takes the place of the one that is shown. */
  | { readonly kind: 'accept'; readonly id: number }
  | { readonly kind: 'ask'; readonly id: number; readonly question: LogQuestion }
  | { readonly kind: 'part'; readonly id: number; readonly question: LogQuestion; readonly part: LogPart }

/** A text that goes on from the one that the page has, or begins anew, with where its lines stand. */
export interface LogPiece {
  /** Letters of the page's text that stay. */
  readonly from: number
  readonly text: string
  readonly index: LogIndex
  readonly facts: LogFacts
}

/**
 * What the worker says. `read`: a piece where the shown log changed; `isOther`: the server has another log by now, which
 * waits until what is shown was dismissed.
 */
export type FromLog =
  | {
      readonly kind: 'read'
      readonly id: number
      readonly piece: LogPiece | undefined
      readonly isOther: boolean
    }
  | { readonly kind: 'view'; readonly id: number; readonly view: LogView }
  | { readonly kind: 'part'; readonly id: number; readonly text: string }
