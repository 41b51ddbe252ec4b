import * as z from 'zod/mini'
import type { Core } from '../core.ts'
import { topics } from '../live/topics.ts'
import { isNetwork, type LiveConnector, type LiveStation } from '../network/model.ts'
import { statusEventWire } from '../wire/messages.ts'

/** What `POST /_sandbox/flood` takes. */
export const floodSchema = z.strictObject({
  messagesPerSecond: z.number().check(z.minimum(1), z.maximum(200_000)),
  seconds: z.number().check(z.minimum(0), z.maximum(600)),
  /** Country of the network; Brazil unless told. */
  network: z.optional(z.string()),
})
/** How much is sent for how long. */
export type FloodOrder = z.infer<typeof floodSchema>

/** How a flood went. */
export interface FloodState {
  isRunning: boolean
  /** Status events published; each goes to the connector's own topic. */
  published: number
  /** Frames handed to sockets. */
  delivered: number
  /** Real milliseconds so far, or in all. */
  tookMs: number
  /** Status of every connector that was touched, by `{chargeBoxId}/{connectorId}`, in the wire's spelling. */
  final: Record<string, string>
}

/** Sends status events at a rate, for benches. */
export interface Flood {
  start(order: FloodOrder): FloodState
  state(): FloodState
  stop(): void
}

const STATUSES = [
  'Available',
  'Preparing',
  'Charging',
  'SuspendedEV',
  'Finishing',
  'Faulted',
  'Unavailable',
] as const
const TICK_MS = 10
const MOST_WAITING_BYTES = 64 << 20

/** A flood that rests. */
export const createFlood = (core: Core): Flood => {
  let timer: NodeJS.Timeout | undefined
  let state: FloodState = { isRunning: false, published: 0, delivered: 0, tookMs: 0, final: {} }
  const touched = new Map<LiveConnector, LiveStation>()

  const finish = (): void => {
    clearInterval(timer)
    timer = undefined
    state.isRunning = false
    const { store } = core.world
    store.together(() => {
      for (const [connector, station] of touched) {
        const { row } = connector
        const at = row.statusAt === null ? null : core.world.toStored(row.statusAt)
        store.run(
          'UPDATE connector SET status = ?, statusAt = ?, errorCode = ? WHERE pk = ?',
          row.status,
          at,
          row.errorCode,
          row.pk,
        )
        station.bytes = undefined
      }
    })
    touched.clear()
  }

  const publishOne = (station: LiveStation, connector: LiveConnector, index: number): void => {
    const { row } = connector
    const status = STATUSES[(index * 31 + (index >> 3)) % STATUSES.length] ?? 'Available'
    // A second later than the one before: at one and the same time nobody could tell which status came last.
    const at = Math.max(Math.floor(core.clock.now() / 1000) * 1000, (row.statusAt ?? 0) + 1000)
    row.status = status
    row.statusAt = at
    row.errorCode = status === 'Faulted' ? 'OtherError' : 'NoError'
    station.bytes = undefined
    touched.set(connector, station)
    const wire = statusEventWire(station, connector, undefined, at)
    state.final[`${station.row.chargeBoxId}/${row.connectorId}`] = wire.status
    state.published++
    state.delivered += core.broker.publish(
      topics.connector(station.row.chargeBoxId, row.connectorId),
      JSON.stringify(wire),
    )
  }

  return {
    start: (order) => {
      if (timer !== undefined) finish()
      const network = order.network !== undefined && isNetwork(order.network) ? order.network : 'BR'
      const spots = core.world.model.byNetwork[network]
        .filter((station) => station.row.origin === 'MOVE' && station.connectors.length > 0)
        .flatMap((station) => station.connectors.map((connector) => ({ station, connector })))
      const wanted = spots.filter(({ station, connector }) =>
        core.broker.isWanted(topics.connector(station.row.chargeBoxId, connector.row.connectorId)),
      )
      const used = wanted.length > 0 ? wanted : spots
      const total = Math.round(order.messagesPerSecond * order.seconds)
      const began = performance.now()
      state = { isRunning: true, published: 0, delivered: 0, tookMs: 0, final: {} }
      timer = setInterval(() => {
        state.tookMs = Math.round(performance.now() - began)
        const due = Math.min(total, Math.floor((state.tookMs / 1000) * order.messagesPerSecond))
        const isClogged = core.waitingBytes() > MOST_WAITING_BYTES
        while (!isClogged && state.published < due) {
          // A large prime step visits all connectors before any one twice.
          const spot = used[(state.published * 7919) % used.length]
          if (spot === undefined) break
          publishOne(spot.station, spot.connector, state.published)
        }
        if (state.published >= total || used.length === 0) finish()
      }, TICK_MS)
      return state
    },
    state: () => state,
    stop: () => {
      if (timer !== undefined) finish()
    },
  }
}
