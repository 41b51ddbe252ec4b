import type { CallEnd } from '../session/index.ts'
import type { Found, WriteEnd } from '../writes/index.ts'

/** The intent of deleting a station: one key, whoever presses where and in which tab. */
export function deleteIntent(pk: number): string {
  return `station.delete:${pk}`
}

/**
 * What reading a station by its key says of its deletion: it is gone, it is still there, or that cannot be told. Only a
 * 404 and a 410 say that it is gone; any other refused answer may have other reasons.
 */
export function readDeleted(end: CallEnd): Found<void> {
  if (end === 404 || end === 410) return { found: 'applied', result: undefined }
  return { found: typeof end === 'number' && end >= 200 && end < 300 ? 'unchanged' : 'unreadable' }
}

/** What the end of a deletion says (STN-036, STN-037). */
export function deleteMessage(
  end: WriteEnd | 'notApplied',
): 'stationDeleted' | 'stationDeleteFailed' | 'stationDeleteUnknown' {
  if (end === 'done') return 'stationDeleted'
  return end === 'unknown' ? 'stationDeleteUnknown' : 'stationDeleteFailed'
}
