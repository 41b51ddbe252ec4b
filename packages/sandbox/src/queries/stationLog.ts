import type { EpochMs } from '../clock/clock.ts'
import type { LiveStation } from '../network/model.ts'
import type { EventRow, RechargeRow } from '../store/rows.ts'
import { isoText } from '../wire/times.ts'

/** A line of the log and the moment of it. */
interface LogLine {
  readonly at: EpochMs
  readonly text: string
}

/** A recharge with the tag that began it. */
export type TaggedRecharge = RechargeRow & { readonly personTag: string | null }

/** What a station's log of a day is written from. */
interface StationDay {
  readonly station: LiveStation
  readonly recharges: readonly TaggedRecharge[]
  readonly events: readonly EventRow[]
  readonly from: EpochMs
  readonly to: EpochMs
  readonly beatMs: number
}

const METER_MS = 300_000
const HOUR_MS = 3_600_000

/** A number that is always the same for the same seed, 0 to `most` - 1. */
const scatter = (seed: number, most: number): number => {
  const mixed = Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d)
  return ((mixed ^ (mixed >>> 12)) >>> 0) % most
}

/** Writes the lines of one station. */
const writerOf = (chargeBoxId: string, sessionId: string) => {
  const lines: LogLine[] = []
  const say = (at: EpochMs, level: string, text: string, more: readonly string[] = []) => {
    const head = `${isoText(at).replace('T', ' ').slice(0, 23)} [${level}] ${text}`
    lines.push({ at, text: [head, ...more].join('\n') })
  }
  const about = `[chargeBoxId=${chargeBoxId}, sessionId=${sessionId}]`
  /** A message of the station and its answer. */
  const call = (at: EpochMs, seed: number, action: string, payload: unknown, answer: unknown): EpochMs => {
    // Of what it is about alone, so that the same message has the same id whenever the log is read.
    const id = `${sessionId}-${seed.toString(36)}-${action.length}`
    const answeredAt = at + 30 + scatter(seed + action.length, 420)
    say(at, 'INFO', `WebSocketLogger - ${about} Received: ${JSON.stringify([2, id, action, payload])}`)
    say(answeredAt, 'INFO', `WebSocketLogger - ${about} Sending: ${JSON.stringify([3, id, answer])}`)
    return answeredAt
  }
  return { lines, say, about, call }
}
type Writer = ReturnType<typeof writerOf>

const meterOf = (recharge: TaggedRecharge): number => 10_000 + scatter(recharge.pk, 900_000)

const writeRecharge = ({ call, say, about }: Writer, recharge: TaggedRecharge, to: EpochMs) => {
  const { pk, connectorId, startedAt, stoppedAt, energyWh } = recharge
  const idTag = recharge.idTag ?? recharge.personTag ?? 'APP'
  const accepted = { idTagInfo: { status: 'Accepted' } }
  call(startedAt - 2_000, pk, 'Authorize', { idTag }, accepted)
  const meterStart = meterOf(recharge)
  const begun = call(
    startedAt,
    pk,
    'StartTransaction',
    { connectorId, idTag, meterStart, timestamp: isoText(startedAt) },
    { transactionId: pk, ...accepted },
  )
  say(
    begun + 3,
    'INFO',
    `TransactionService - ${about} Transaction ${pk} started on connector ${connectorId}`,
  )
  const end = stoppedAt ?? to
  const watts = 3_000 + scatter(pk, 19_000)
  for (let at = startedAt + METER_MS; at < end; at += METER_MS)
    call(
      at,
      pk + Math.floor(at / METER_MS),
      'MeterValues',
      {
        connectorId,
        transactionId: pk,
        meterValue: [
          {
            timestamp: isoText(at),
            sampledValue: [
              { value: String(watts), measurand: 'Power.Active.Import', unit: 'W' },
              {
                value: String(meterStart + Math.round((watts * (at - startedAt)) / HOUR_MS)),
                measurand: 'Energy.Active.Import.Register',
                unit: 'Wh',
              },
            ],
          },
        ],
      },
      {},
    )
  if (stoppedAt === null) return
  const reason = recharge.stopReason ?? 'Local'
  call(
    stoppedAt,
    pk,
    'StopTransaction',
    { transactionId: pk, idTag, meterStop: meterStart + energyWh, timestamp: isoText(stoppedAt), reason },
    accepted,
  )
}

const TRACE = [
  'java.io.IOException: Broken pipe',
  '\tat java.base/sun.nio.ch.SocketDispatcher.writev0(Native Method)',
  '\tat io.undertow.conduits.ChunkedStreamSinkConduit.flush(ChunkedStreamSinkConduit.java:280)',
  '\tat br.com.network.ocpp.ws.WebSocketEndpoint.send(WebSocketEndpoint.java:131)',
]

const writeEvents = ({ call, say, about }: Writer, { events, station }: StationDay) => {
  const { vendor, model, firmware } = station.row
  for (const { pk, type, at, connectorId, errorCode, errorMessage } of events) {
    const status = (name: string, code: string) =>
      call(
        at,
        pk,
        'StatusNotification',
        {
          connectorId: connectorId ?? 0,
          status: name,
          errorCode: code,
          ...(errorMessage && { info: errorMessage }),
        },
        {},
      )
    if (type === 'Failure') {
      status('Faulted', errorCode ?? 'OtherError')
      say(at + 1, 'ERROR', `StatusService - ${about} Connector ${connectorId ?? 0} is faulted: ${errorCode}`)
    }
    if (type === 'Available') status('Available', 'NoError')
    if (type === 'Disconnected') {
      say(at, 'WARN', `WebSocketEndpoint - ${about} Connection was closed, status: 1006`)
      if (pk % 2 === 0)
        say(at + 2, 'ERROR', `WebSocketEndpoint - ${about} Could not send Heartbeat.conf`, TRACE)
    }
    if (type === 'Connected') say(at, 'INFO', `WebSocketEndpoint - ${about} New connection established`)
    if (type === 'StationBooted')
      call(
        at,
        pk,
        'BootNotification',
        { chargePointVendor: vendor, chargePointModel: model, firmwareVersion: firmware },
        { status: 'Accepted', currentTime: isoText(at), interval: 300 },
      )
  }
}

/** Somebody with a card that nobody knows, at some stations once a day. */
const writeRefusal = ({ call, say, about }: Writer, { station, from }: StationDay) => {
  const { pk } = station.row
  if (pk % 6 !== 0) return
  const at = from + scatter(pk + from / HOUR_MS, 14) * HOUR_MS + scatter(pk, HOUR_MS)
  const idTag = (0x04a20000 + scatter(pk, 0xffff)).toString(16).toUpperCase().padStart(8, '0')
  const answered = call(at, pk, 'Authorize', { idTag }, { idTagInfo: { status: 'Invalid' } })
  say(answered + 1, 'WARN', `OcppTagService - ${about} idTag=${idTag} is not registered`)
}

/** The lines of a station in no order; some may be later than the day goes. */
export const stationLog = (day: StationDay): LogLine[] => {
  const { pk, chargeBoxId, active, vendor } = day.station.row
  const writer = writerOf(chargeBoxId, scatter(pk, 0xffffff).toString(16).padStart(6, '0'))
  // A station that never said anything says nothing here.
  if (active === 1 && vendor !== null)
    for (let at = day.from + scatter(pk, day.beatMs); at <= day.to; at += day.beatMs)
      writer.call(at, pk + Math.floor(at / 1000), 'Heartbeat', {}, { currentTime: isoText(at) })
  for (const recharge of day.recharges) writeRecharge(writer, recharge, day.to)
  writeEvents(writer, day)
  writeRefusal(writer, day)
  return writer.lines
}
