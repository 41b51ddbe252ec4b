/** Every wait of the live connection, in milliseconds; the numbers are those of rules R1 to R8 (decisions: Calls). */
export interface LiveTimings {
  /** A connection that is not CONNECTED by then is given up. */
  readonly connectTimeoutMs: number
  /** Requested heart-beat, both ways. */
  readonly heartBeatMs: number
  /** A dropped connection is tried again after a random wait between these two (R1). */
  readonly retryFromMs: number
  readonly retryToMs: number
  /** Down for this long, the waits grow up to `slowRetryMs`. */
  readonly slowAfterMs: number
  readonly slowRetryMs: number
  /** A connection counts as a success only after it lasted this long. */
  readonly stableAfterMs: number
  /** Status topics are subscribed this long after the connection (LIV-007, LIV-008). */
  readonly statusTopicsAfterMs: number
  /** How long a chunk of subscriptions waits for its receipt. */
  readonly receiptTimeoutMs: number
  /** Wait between chunks when the broker sends no receipts. */
  readonly chunkPauseMs: number
  readonly batchMs: number
  readonly hiddenBatchMs: number
  readonly snapshotEveryMs: number
  /** While the live connection is away, what it would tell is read again this often. */
  readonly awayEveryMs: number
  /** At most one snapshot in this time … */
  readonly snapshotSpacingMs: number
  /** … but after a gap, when it may follow the one before this soon. */
  readonly gapSpacingMs: number
  /** … or when a station that is not known speaks. */
  readonly unknownSpacingMs: number
  readonly snapshotTimeoutMs: number
  /** Silence without heart-beats after which the client takes a snapshot (R5). */
  readonly quietMs: number
  /** An event that was ahead of the snapshots' time for this long was wrong: the snapshot wins. */
  readonly trustMs: number
  /** A refused connection is tried again after this time (R6). */
  readonly refusedRetryMs: number
  /** A tab that was hidden for this long closes its socket. */
  readonly hiddenCloseMs: number
}

/** The product's own values. */
export const LIVE_TIMINGS: LiveTimings = {
  connectTimeoutMs: 10_000,
  heartBeatMs: 10_000,
  retryFromMs: 2_500,
  retryToMs: 7_500,
  slowAfterMs: 60_000,
  slowRetryMs: 30_000,
  stableAfterMs: 30_000,
  statusTopicsAfterMs: 5_000,
  receiptTimeoutMs: 15_000,
  chunkPauseMs: 250,
  batchMs: 100,
  hiddenBatchMs: 250,
  snapshotEveryMs: 300_000,
  awayEveryMs: 30_000,
  snapshotSpacingMs: 60_000,
  gapSpacingMs: 10_000,
  unknownSpacingMs: 15_000,
  snapshotTimeoutMs: 60_000,
  quietMs: 300_000,
  trustMs: 300_000,
  refusedRetryMs: 300_000,
  hiddenCloseMs: 600_000,
}

/** Subscriptions of one chunk; its last one asks for a receipt. */
export const SUBSCRIBE_CHUNK = 500

/** Stations of one post to the page: keeps each task of the main thread short in a network of any size. */
export const STATIONS_PER_POST = 1_000

/** Notifications, and statistics, kept in one batch; the page's list holds no more (LIV-011). */
export const LIST_PER_BATCH = 100

/** A live message's body is at most this long, in UTF-16 units; a longer one is a bad frame. */
export const MAX_BODY = 1_000_000

/** Time and timers, injected so that tests control both. */
export interface Timers {
  /** A monotonic clock in milliseconds, not a time of day. */
  readonly now: () => number
  /** Calls once after `ms`; the returned function cancels it. */
  readonly after: (ms: number, then: () => void) => () => void
}
