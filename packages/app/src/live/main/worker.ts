import type { FromWorker, ToWorker } from '../protocol.ts'

/** The worker as the page sees it. */
export interface LiveWorker {
  readonly post: (message: ToWorker) => void
  readonly terminate: () => void
}

/**
 * Starts a worker. `onFailure`: its file could not be loaded or run at all. May throw where workers are not allowed.
 */
export type SpawnLiveWorker = (handlers: {
  readonly onMessage: (message: FromWorker) => void
  readonly onFailure: () => void
}) => LiveWorker
