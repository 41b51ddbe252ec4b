import type { EventType, StationNotification } from '../notifications/index.ts'

/** Event types that are trouble: what triage shows. The others are how a network lives, or how a trouble ends. */
export const TROUBLE_TYPES = ['Failure', 'Disconnected', 'Warning'] as const satisfies readonly EventType[]
export type TroubleType = (typeof TROUBLE_TYPES)[number]

const CODE_MAX = 60
const SEPARATORS = /[\s_-]+/g

/** Why something is in the triage view. */
export interface Cause {
  /** undefined: a type that this product does not know, shown raw. */
  readonly type: TroubleType | undefined
  readonly rawType: string
  /** The charger's error code as sent, where it names an error. */
  readonly errorCode: string | undefined
}

/** An error code as codes compare: without case and separators; '' for `NoError` and for none. */
function codeKey(code: string | undefined): string {
  const key = (code ?? '').toLowerCase().replace(SEPARATORS, '').slice(0, CODE_MAX)
  return key === 'noerror' ? '' : key
}

/**
 * Why an event stands in the triage view; undefined for one that is no trouble. An unknown type is kept: what nobody
 * understands must not be hidden.
 */
export function causeOf(
  alert: Pick<StationNotification, 'type' | 'rawType' | 'errorCode'>,
): Cause | undefined {
  const { type, rawType, errorCode } = alert
  const trouble = TROUBLE_TYPES.find((known) => known === type)
  if (type !== undefined && trouble === undefined) return undefined
  return { type: trouble, rawType, errorCode: codeKey(errorCode) === '' ? undefined : errorCode }
}

/** The key of a station's mark. */
export function stationMarkKey(stationId: string): string {
  return JSON.stringify([stationId])
}

/** The key of a station and a cause: the same whatever the case and the separators of the error code. */
export function groupKey(stationId: string, { type, rawType, errorCode }: Cause): string {
  return JSON.stringify([stationId, type ?? rawType.slice(0, CODE_MAX).toLowerCase(), codeKey(errorCode)])
}

/** Which of a station's open troubles an event ends. */
export function endsTrouble(
  event: Pick<StationNotification, 'type' | 'connectorId'>,
  trouble: Pick<StationNotification, 'type' | 'connectorId'>,
): boolean {
  switch (trouble.type) {
    case 'Disconnected':
      return event.type === 'Connected' || event.type === 'StationBooted'
    case 'Failure':
      // A connector that is free, or charges, works; 0 and none are the station as a whole.
      return (
        (event.type === 'Available' || event.type === 'TransactionStarted') &&
        (!event.connectorId || !trouble.connectorId || event.connectorId === trouble.connectorId)
      )
    default:
      return false
  }
}
