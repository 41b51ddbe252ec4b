import type { ReadClocks, StationRow } from '@corrente/domain/stations'

/** What the page asks of the worker that reads the complete reply; each has a number that its answer carries. */
export type ToReader =
  | { readonly kind: 'read'; readonly id: number; readonly body: Blob; readonly clocks: ReadClocks }
  /** Rows of what was read, from one place up to another. */
  | { readonly kind: 'take'; readonly id: number; readonly from: number; readonly to: number }

/**
 * What the worker says. `read`: how many rows there are and how many could not be read; `refused`: the reply says that it
 * failed; `unreadable`: it is no list of stations.
 */
export type FromReader =
  | {
      readonly kind: 'read'
      readonly id: number
      readonly rows: number
      readonly count: number | undefined
      readonly unread: number
    }
  | { readonly kind: 'refused'; readonly id: number; readonly body: unknown }
  | { readonly kind: 'unreadable'; readonly id: number }
  | { readonly kind: 'rows'; readonly id: number; readonly rows: readonly StationRow[] }
