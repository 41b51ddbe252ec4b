import { topicSeg } from '@corrente/domain/wire'
import type { TopicKey } from '../protocol.ts'

/** What arrives on a destination. */
export type Topic =
  | { readonly kind: 'notification' }
  | { readonly kind: 'stats' }
  | { readonly kind: 'chargeBox' }
  /** `stationId` is the station's chargeBoxId, whatever name the destination has. */
  | { readonly kind: 'status'; readonly stationId: string; readonly connectorId: number | undefined }

/** A destination to subscribe, with what arrives on it. */
export interface Wanted {
  readonly destination: string
  readonly topic: Topic
}

/**
 * The three topics of a brand (LIV-004, LIV-005, LIV-006).
 * @returns undefined when the key must not be in a destination (R20)
 */
export function brandTopics(apiKey: string): readonly Wanted[] | undefined {
  const key = topicSeg(apiKey)
  if (key === null) return undefined
  return [
    { destination: `/topic/${key}/notification/chargeBox`, topic: { kind: 'notification' } },
    { destination: `/topic/${key}/stats`, topic: { kind: 'stats' } },
    { destination: `/topic/${key}/chargeBox`, topic: { kind: 'chargeBox' } },
  ]
}

/** What the status topics need from a station. */
export interface TopicStation {
  readonly id: string
  readonly uuid: string | undefined
  readonly connectors: readonly { readonly id: number }[]
}

/**
 * The status topics of a station: its own and one per connector, the whole-station connector 0 left out (LIV-007,
 * LIV-008).
 * @returns undefined when the station has no name that may be in a destination (R20)
 */
export function stationTopics(station: TopicStation, key: TopicKey): readonly Wanted[] | undefined {
  const name = key === 'uuid' ? station.uuid : station.id
  const segment = name === undefined ? null : topicSeg(name)
  if (segment === null) return undefined
  const own = `/topic/status/chargeBox/${segment}`
  const stationId = station.id
  const wanted: Wanted[] = [
    { destination: own, topic: { kind: 'status', stationId, connectorId: undefined } },
  ]
  for (const { id } of station.connectors)
    if (id > 0)
      wanted.push({
        destination: `${own}/connector/${id}`,
        topic: { kind: 'status', stationId, connectorId: id },
      })
  return wanted
}
