/** The known types of a station's event. */
export const EVENT_TYPES = [
  'Available',
  'Disconnected',
  'Connected',
  'StationBooted',
  'TransactionStarted',
  'TransactionEnded',
  'Failure',
  'Warning',
] as const
export type EventType = (typeof EVENT_TYPES)[number]

const SEPARATORS = /[\s_-]+/g
const squeeze = (text: string) => text.toLowerCase().replace(SEPARATORS, '')
const known = new Map<string, EventType>(EVENT_TYPES.map((type) => [squeeze(type), type]))

/** The type that a text means, without case and separators; undefined for one that is shown raw. */
export function eventTypeOf(raw: unknown): EventType | undefined {
  return typeof raw === 'string' && raw.length <= 60 ? known.get(squeeze(raw)) : undefined
}
