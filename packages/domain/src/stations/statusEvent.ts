import { type EpochMs, parseInstant, SECOND_MS } from '../time/index.ts'
import { isJsonObject, keyNumberOf, keyTextOf, looseKeyNumber, looseText, textOf, z } from '../wire/index.ts'
import { timeOf } from './clock.ts'
import { errorsOf, reportOf, withReport } from './schema.ts'
import type { Report, Station } from './station.ts'
import { type ConnectorStatus, normaliseStatus, stationStatusOf } from './status.ts'

/** That a connector's status changed. */
export interface StatusEvent {
  /** The chargeBoxId, else the name in the topic, which may be the uuid; undefined when there is neither. */
  readonly stationId: string | undefined
  readonly stationUuid: string | undefined
  /** 0 is the station as a whole: its own report, which changes no connector. */
  readonly connectorId: number
  readonly status: ConnectorStatus | undefined
  readonly rawStatus: string
  /** When the charger said so; where its clock is wrong, when it arrived. Undefined: the arrival counts. */
  readonly at: EpochMs | undefined
  /** What the charger's clock said, where that cannot be. */
  readonly claimedAt?: EpochMs
  readonly errorCode: string | undefined
  /** The maker's own words and code. */
  readonly errorInfo: string | undefined
}

/** What the topic of a message says, for messages that do not say it themselves. */
export interface StatusTopic {
  readonly stationId?: string | undefined
  readonly connectorId?: string | number | undefined
}

const statusEventWire = z.object({
  chargeBoxId: z.optional(z.unknown()),
  chargeBoxUuid: looseText,
  uuid: looseText,
  connectorId: looseKeyNumber,
  timestampDT: z.optional(z.unknown()),
  status: looseText,
  errorCode: looseText,
  errorInfo: looseText,
  vendorErrorCode: looseText,
})

/**
 * Reads a status message, either a full `StatusEvent` or at least `{connectorId, status}` whose station is the topic's.
 * Undefined when it names no station, no connector or no status. Never throws.
 * @param serverNow the server's clock at its arrival, which the charger's is held against
 */
export function readStatusEvent(
  body: unknown,
  topic: StatusTopic = {},
  serverNow?: EpochMs,
): StatusEvent | undefined {
  const read = isJsonObject(body) ? statusEventWire.safeParse(body) : undefined
  if (!read?.success) return undefined
  const wire = read.data
  const stationUuid = wire.chargeBoxUuid ?? wire.uuid
  const ownId = keyTextOf(wire.chargeBoxId)
  const stationId = ownId ?? textOf(topic.stationId)
  const connectorId = wire.connectorId ?? keyNumberOf(topic.connectorId)
  const { status: rawStatus } = wire
  if (connectorId === undefined || rawStatus === undefined) return undefined
  if (stationId === undefined && stationUuid === undefined) return undefined
  return {
    stationId,
    stationUuid,
    connectorId,
    status: normaliseStatus(rawStatus),
    rawStatus,
    ...timeOf(parseInstant(wire.timestampDT, { zoneless: 'utc' }), serverNow, serverNow),
    ...errorsOf(wire.errorCode, wire.errorInfo, wire.vendorErrorCode),
  }
}

/**
 * Whether a status takes the place of the one held: a later time does, an earlier one never. Of two of the same second the
 * later arrival wins, and without a time on either side too (R7). The wire's times are whole seconds in messages and
 * finer in lists, so that within a second neither says what came first.
 */
export const supersedes = (nextAt: EpochMs | undefined, heldAt: EpochMs | undefined): boolean =>
  nextAt === undefined || heldAt === undefined || secondOf(nextAt) >= secondOf(heldAt)

const secondOf = (at: EpochMs): number => Math.floor(at / SECOND_MS)

/** The later of two times. */
const laterOf = (a: EpochMs | undefined, b: EpochMs | undefined): EpochMs | undefined =>
  a === undefined || b === undefined ? (a ?? b) : Math.max(a, b)

/** What came again: the same status of the same time. One by a wrong clock is known by what that clock said. */
const isRepeated = (next: Report, held: Report): boolean =>
  next.reported === held.reported &&
  (next.claimedAt === undefined && held.claimedAt === undefined
    ? next.statusAt === undefined ||
      held.statusAt === undefined ||
      secondOf(next.statusAt) === secondOf(held.statusAt)
    : next.claimedAt === held.claimedAt)

/**
 * Whether a report takes the place of the one held. One by a clock that cannot be counts from its arrival, so it comes after
 * whatever is held, be that of a clock that is up to ten minutes ahead.
 */
const comesAfter = (next: Report, held: Report): boolean =>
  next.claimedAt !== undefined || supersedes(next.statusAt, held.statusAt)

/**
 * The report that holds after another came; the **same object** where it is older, or says what is held. A report that
 * came without a time moves the status but not the clock: what is older than the held time stays older.
 */
export function afterReport(held: Report, next: Report): Report {
  if (next.reported === undefined || !comesAfter(next, held)) return held
  if (isRepeated(next, held)) {
    // Said again with less: what the first one told of the error still holds.
    const isNews = next.errorCode !== undefined && next.errorCode !== held.errorCode
    const isLater = next.statusAt !== undefined && held.statusAt === undefined
    if (!isNews && !isLater) return held
    const { errorCode, errorInfo } = isNews ? next : held
    return { ...held, statusAt: laterOf(next.statusAt, held.statusAt), errorCode, errorInfo }
  }
  return { ...reportOf(next), statusAt: laterOf(next.statusAt, held.statusAt) }
}

const NOTHING_SAID: Report = {
  reported: undefined,
  statusAt: undefined,
  errorCode: undefined,
  errorInfo: undefined,
}

/** A station's own report after another came. */
export const afterOwnReport = (held: Report | undefined, next: Report | undefined): Report | undefined =>
  next === undefined ? held : afterReport(held ?? NOTHING_SAID, next)

/**
 * A station after a status event (LIV-014): the **same object** when nothing changes, which holds for an unknown
 * connector, for a repeated event and for one older than what is held. Number 0 is the station's own report. The map
 * colour is recomputed.
 */
export function applyStatusEvent(station: Station, event: StatusEvent): Station {
  const { rawStatus: reported, at: statusAt, claimedAt, errorCode, errorInfo } = event
  const report = reportOf({
    reported,
    statusAt,
    ...(claimedAt !== undefined && { claimedAt }),
    errorCode,
    errorInfo,
  })
  if (event.connectorId === 0) {
    const own = afterOwnReport(station.own, report)
    if (!own || own === station.own) return station
    return { ...station, own, status: stationStatusOf(station.connectors, own) }
  }
  const index = station.connectors.findIndex(({ id }) => id === event.connectorId)
  const connector = station.connectors[index]
  if (!connector) return station
  const after = afterReport(connector, report)
  if (after === connector) return station
  const connectors = station.connectors.with(index, withReport(connector, after))
  return { ...station, connectors, status: stationStatusOf(connectors, station.own) }
}
