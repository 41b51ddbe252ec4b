import type { StationNotification } from '@corrente/domain/notifications'
import type { LivePhase, LiveReason, Station } from '@corrente/domain/stations'
import type { StatsPatch } from '@corrente/domain/stats'
import type { LiveTimings } from './timings.ts'

/**
 * The messages between the page and the live worker. Both ends are this code, in one build, so the messages are
 * plain discriminated unions without a schema: data from outside has passed a schema in the worker before it
 * is in one of them.
 */

/** Which of a station's two names its status topics have; a setting of the build (decisions: Calls). */
export const TOPIC_KEYS = ['chargeBoxId', 'uuid'] as const
export type TopicKey = (typeof TOPIC_KEYS)[number]

/** Whose connection it is. */
export interface LiveSession {
  /** Scopes the three brand topics and the snapshot. */
  readonly apiKey: string
  readonly token: string
  /** Hours east of UTC, for the header of the snapshot's call. */
  readonly offsetHours: number
}

/** Addresses, all absolute: a worker has no page to be relative to. */
export interface LiveConfig {
  /** `ws:` or `wss:` address; undefined: no connection is opened, the snapshots still come. */
  readonly websocketUrl: string | undefined
  /** Base of the charge-point API, `https://host/api/v1/`. */
  readonly apiBase: string
  readonly topicKey: TopicKey
  /** Other timings than the product's, for tests. */
  readonly timings?: Partial<LiveTimings>
}

/** Messages of the page to the worker. */
export type ToWorker =
  | {
      readonly kind: 'start'
      readonly session: LiveSession
      readonly config: LiveConfig
      readonly isHidden: boolean
    }
  | { readonly kind: 'session'; readonly session: LiveSession }
  | { readonly kind: 'visibility'; readonly isHidden: boolean }
  | { readonly kind: 'network'; readonly isOnline: boolean }
  | { readonly kind: 'priority'; readonly stationIds: readonly string[] }
  /** A station that was deleted here. */
  | { readonly kind: 'drop'; readonly stationId: string }
  | { readonly kind: 'refresh' }
  | { readonly kind: 'stop' }

/** How a snapshot ended. */
export type SnapshotReport =
  | { readonly kind: 'done'; readonly unreadRows: number }
  | { readonly kind: 'unreachable'; readonly reason: 'network' | 'timeout' }
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'unreadable' }

/** Counters since the start; they only grow (error panel, R10). */
export interface LiveCounters {
  /** Sockets that reached CONNECTED. */
  readonly connects: number
  /** Connections lost, for any reason. */
  readonly drops: number
  /** Message bodies received. */
  readonly messages: number
  /** Bodies that could not be read: broken JSON, another shape, too long. */
  readonly badFrames: number
  /** Repeated what was known already. */
  readonly duplicates: number
  /** Older than what was known; changed nothing (R7). */
  readonly outOfOrder: number
  /** About a station or connector that is not known. */
  readonly ignored: number
  /** Frames without a subscription; late ones after an unsubscribe are normal. */
  readonly unhandled: number
  /** Notifications and statistics left out because one batch held more of them than can be shown. */
  readonly dropped: number
  /** Station or tenant names that must not be in a topic (R20). */
  readonly refusedTopics: number
  readonly snapshots: number
  readonly snapshotFailures: number
  /** Errors of this product's own code, caught at the worker's edge. */
  readonly faults: number
}

/** One post of the worker. Absent fields mean no change. */
export interface LiveBatch {
  readonly kind: 'batch'
  /** Stations as they are now. */
  readonly stations?: readonly Station[]
  /** Ids of stations that are gone. */
  readonly removed?: readonly string[]
  /** More of the same change follows at once: store it, but call no listener yet. */
  readonly isPart?: boolean
  /** Notifications in the order of arrival, possibly with repetitions. */
  readonly notifications?: readonly StationNotification[]
  /** Statistics in the order of arrival; each goes over what is shown. */
  readonly stats?: readonly StatsPatch[]
  /** Set when a snapshot ended; its stations are in the batches up to this one. */
  readonly snapshot?: SnapshotReport
  /** True when anything arrived on the live connection since the last batch. */
  readonly hasMessages: boolean
  readonly counters: LiveCounters
}

/** Messages of the worker to the page. */
export type FromWorker =
  | LiveBatch
  | { readonly kind: 'phase'; readonly phase: LivePhase; readonly reason?: LiveReason }
  /** The server no longer knows the session's token (a 401). Sent once. */
  | { readonly kind: 'session-ended'; readonly token: string }
