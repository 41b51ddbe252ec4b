import type { WriteEnd } from '../writes/index.ts'

/** The intent of deleting a station: one key, whoever presses where and in which tab. */
export function deleteIntent(pk: number): string {
  return `station.delete:${pk}`
}

/** What the end of a deletion says (STN-036, STN-037). */
export function deleteMessage(
  end: WriteEnd | 'notApplied',
): 'stationDeleted' | 'stationDeleteFailed' | 'stationDeleteUnknown' {
  if (end === 'done') return 'stationDeleted'
  return end === 'unknown' ? 'stationDeleteUnknown' : 'stationDeleteFailed'
}
