import * as z from 'zod/mini'
import type { Core } from '../core.ts'
import type { LiveConnector, LiveStation } from '../network/model.ts'
import { holdCard } from '../network/readers.ts'

/** What `POST /_sandbox/emit` takes: exactly one of the four. */
export const emitSchema = z.strictObject({
  /** A connector's new status, written to the database too. Without `connectorId`: every connector of the station. */
  status: z.optional(
    z.strictObject({
      chargeBoxId: z.string(),
      connectorId: z.optional(z.number()),
      status: z.string(),
      errorCode: z.optional(z.string()),
    }),
  ),
  /** A station event, written to the database too. */
  notification: z.optional(
    z.strictObject({
      chargeBoxId: z.string(),
      type: z.string(),
      connectorId: z.optional(z.number()),
      transactionId: z.optional(z.number()),
      userPk: z.optional(z.number()),
      errorCode: z.optional(z.string()),
      errorMessage: z.optional(z.string()),
    }),
  ),
  /** A card is held to a station's reader: unknown, it is in the inbox at once; registered, nothing happens. */
  card: z.optional(z.strictObject({ chargeBoxId: z.string(), idTag: z.string() })),
  /** Anything on any destination, as it is; a text is sent unquoted, so that it need not be JSON. */
  raw: z.optional(z.strictObject({ destination: z.string(), body: z.unknown() })),
})
/** One thing to publish. */
export type EmitOrder = z.infer<typeof emitSchema>

/** Raised for a station or connector that is not there. */
export class UnknownTarget extends Error {}

const stationOf = (core: Core, chargeBoxId: string): LiveStation => {
  const station = core.world.model.byChargeBoxId.get(chargeBoxId)
  if (station === undefined) throw new UnknownTarget(`no station ${chargeBoxId}`)
  return station
}

const connectorsOf = (station: LiveStation, connectorId: number | undefined): LiveConnector[] => {
  if (connectorId === undefined) return station.connectors
  const connector = station.connectors.find((one) => one.row.connectorId === connectorId)
  if (connector === undefined)
    throw new UnknownTarget(`no connector ${connectorId} at ${station.row.chargeBoxId}`)
  return [connector]
}

/** Publishes one given event. @throws UnknownTarget */
export const emit = (core: Core, order: EmitOrder): void => {
  const now = Math.floor(core.clock.now() / 1000) * 1000
  if (order.status !== undefined) {
    const station = stationOf(core, order.status.chargeBoxId)
    for (const connector of connectorsOf(station, order.status.connectorId)) {
      const { row } = connector
      row.statusAt = row.statusAt === null ? now : Math.max(now, row.statusAt + 1000)
      row.status = order.status.status
      row.errorCode = order.status.errorCode ?? (row.status === 'Faulted' ? 'OtherError' : 'NoError')
      core.publisher.status(station, connector, row.statusAt)
    }
  }
  if (order.notification !== undefined) {
    const { chargeBoxId, type, ...about } = order.notification
    const station = stationOf(core, chargeBoxId)
    core.publisher.event(
      {
        stationPk: station.row.pk,
        connectorId: about.connectorId ?? null,
        rechargePk: about.transactionId ?? null,
        personPk: about.userPk ?? null,
        type,
        at: now,
        errorCode: about.errorCode ?? null,
        errorMessage: about.errorMessage ?? null,
      },
      station,
    )
  }
  if (order.card !== undefined)
    holdCard(core.world, stationOf(core, order.card.chargeBoxId), order.card.idTag, now)
  if (order.raw !== undefined) {
    const { destination, body } = order.raw
    core.broker.publish(destination, typeof body === 'string' ? body : JSON.stringify(body))
  }
}
