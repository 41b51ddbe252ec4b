import { readStations } from '@corrente/domain/stations'
import type { EpochMs } from '@corrente/domain/time'
import { createClock, createGateway, type Gateway } from '../../gateways/index.ts'
import type { LiveSession } from '../protocol.ts'
import type { SnapshotReply } from './snapshots.ts'

/** The two calls that the live connection makes by itself. */
export interface LiveHttp {
  /** All stations of the brand's own origin (HOM-027, LIV-013), fetched, parsed and reduced here in the worker. */
  readonly stations: (signal: AbortSignal) => Promise<SnapshotReply>
  /** Whether the server still knows the session: a small call whose 401 says no (R6). */
  readonly checkSession: () => Promise<'ended' | 'stands'>
  /** The server's clock as its last answer told it; this machine's before the first. */
  readonly serverNow: () => EpochMs
}

export interface LiveHttpDeps {
  /** Absolute base of the charge-point API. */
  readonly apiBase: string
  /** Read before each call. */
  readonly session: () => LiveSession
  /** A monotonic clock, in milliseconds. */
  readonly now: () => number
  /** This machine's clock. */
  readonly machineNow: () => EpochMs
  readonly timeoutMs: number
  /** A 401 arrived for this token. */
  readonly onUnauthorized: (token: string) => void
  readonly fetch?: typeof globalThis.fetch
}

/** Origin of the stations that home and the live connection show (HOM-027). */
const ORIGIN = 'MOVE'

/** The calls, over the same gateway that the page uses. */
export function createLiveHttp(deps: LiveHttpDeps): LiveHttp {
  let isUnauthorized = false
  const clock = createClock(deps.machineNow)
  const gateway: Gateway = createGateway({
    base: deps.apiBase,
    rule: 'cp',
    credentials: deps.session,
    offsetHours: () => deps.session().offsetHours,
    now: deps.now,
    serverNow: clock.serverNow,
    onServerDate: clock.noteServerDate,
    onUnauthorized: (token) => {
      isUnauthorized = true
      if (token !== undefined) deps.onUnauthorized(token)
    },
    ...(deps.fetch ? { fetch: deps.fetch } : {}),
  })

  return {
    stations: async (signal) => {
      const outcome = await gateway.get(
        'chargepoints',
        (body, serverNow) =>
          readStations(body, { zoneless: { hoursEast: deps.session().offsetHours }, serverNow }),
        {
          query: { originType: ORIGIN },
          signal,
          timeoutMs: deps.timeoutMs,
        },
      )
      switch (outcome.kind) {
        case 'done':
          return { kind: 'done', stations: outcome.data, unreadRows: outcome.unreadRows }
        // A success without a body does not mean a network without stations.
        case 'done-empty':
          return { kind: 'unreadable' }
        case 'refused':
          return { kind: 'refused', status: outcome.status }
        case 'unreachable':
          return outcome
        case 'unreadable':
          return { kind: 'unreadable' }
      }
    },
    checkSession: async () => {
      isUnauthorized = false
      await gateway.get('report/user/permissions', () => ({ data: undefined, unread: 0 }))
      return isUnauthorized ? 'ended' : 'stands'
    },
    serverNow: clock.serverNow,
  }
}
