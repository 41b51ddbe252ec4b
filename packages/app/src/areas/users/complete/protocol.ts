import type { UserAnswer, UserQuestion } from '@corrente/domain/users'

/** What the page asks of the worker; each has a number that its answer carries. */
export type ToUsers =
  | { readonly kind: 'load'; readonly id: number; readonly body: Blob }
  | { readonly kind: 'ask'; readonly id: number; readonly question: UserQuestion }

/** What the worker says. `unreadable`: the reply is no list of users. */
export type FromUsers =
  | { readonly kind: 'loaded'; readonly id: number; readonly unread: number; readonly count: number }
  | { readonly kind: 'unreadable'; readonly id: number }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: UserAnswer }
