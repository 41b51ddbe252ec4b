import { type EpochMs, wireInstant } from '../time/index.ts'
import {
  type Block,
  keyNumberOf,
  keyText,
  loose,
  looseKeyNumber,
  looseName,
  looseText,
  type Read,
  readBlock,
  row,
  z,
} from '../wire/index.ts'
import { type EventType, eventTypeOf } from './eventType.ts'

/** Something that happened at a station. */
export interface StationNotification {
  /** Unique among notifications; the same for a message that is repeated (docs/contract.md#variations). */
  readonly key: string
  /** The server's own number, where it sends one. */
  readonly pk: number | undefined
  readonly stationId: string
  readonly stationName: string | undefined
  readonly connectorId: number | undefined
  readonly connectorType: string | undefined
  readonly type: EventType | undefined
  /** The type as sent, shown raw where `type` is undefined; empty when none was sent. */
  readonly rawType: string
  readonly at: EpochMs | undefined
  readonly userName: string | undefined
  readonly userPk: number | undefined
  readonly transactionId: string | undefined
  readonly errorCode: string | undefined
  readonly errorMessage: string | undefined
  readonly state: string | undefined
  readonly city: string | undefined
  readonly street: string | undefined
}

const transactionIdOf = (id: unknown): string | undefined => {
  const number = keyNumberOf(id)
  if (number !== undefined) return String(number)
  return typeof id === 'string' && id.trim() !== '' && id.trim() !== 'null' ? id.trim() : undefined
}

/** Schema of a notification, from a list or from the live topic; only the station is indispensable. */
export const notificationSchema = z.pipe(
  row<Omit<StationNotification, 'key' | 'type'>>({
    pk: ['notificationPk', looseKeyNumber],
    stationId: ['chargeBoxId', keyText],
    stationName: ['chargeBoxName', looseText],
    connectorId: ['connectorId', looseKeyNumber],
    connectorType: ['connectorType', looseText],
    rawType: ['type', looseName],
    at: ['notificationTimestampDT', wireInstant],
    userName: ['userName', looseText],
    userPk: ['userPk', looseKeyNumber],
    transactionId: ['transactionId', loose(transactionIdOf)],
    errorCode: ['connectorErrorCode', looseText],
    errorMessage: ['connectorErrorMsg', looseText],
    state: ['addressState', looseText],
    city: ['addressCity', looseText],
    street: ['addressStreet', looseText],
  }),
  z.transform(
    (facts): StationNotification => ({
      ...facts,
      key: facts.pk === undefined ? factsKey(facts) : `#${facts.pk}`,
      type: eventTypeOf(facts.rawType),
    }),
  ),
)

/** Each notification's, once: two lists are compared each with each, and notifications never change. */
const factsKeys = new WeakMap<object, string>()

/** What tells notifications without a number apart: station, type, connector, transaction, time. */
export function factsKey(
  facts: Pick<StationNotification, 'stationId' | 'rawType' | 'connectorId' | 'transactionId' | 'at'>,
): string {
  const known = factsKeys.get(facts)
  if (known !== undefined) return known
  const { stationId, rawType, connectorId = '', transactionId = '', at = '' } = facts
  const key = JSON.stringify([stationId, rawType, connectorId, transactionId, at])
  factsKeys.set(facts, key)
  return key
}

/** Reads one notification of the live topic; undefined when it names no station. Never throws. */
export function readNotification(body: unknown): StationNotification | undefined {
  const read = notificationSchema.safeParse(body)
  return read.success ? read.data : undefined
}

/** Reads a `NotificationListReply` or a bare list; undefined when it is neither. `notification/list` alone has a count. */
export const readNotifications = (body: unknown): Read<Block<StationNotification>> | undefined =>
  readBlock(notificationSchema, body, 'notificationList')
