import type { OnceOutcome, ReadBack } from '../once-only/index.ts'
import type { CallEnd } from '../session/index.ts'

/** The intent of deleting a station: one key, whoever presses where and in which tab. */
export function deleteIntent(pk: number): string {
  return `station.delete:${pk}`
}

/**
 * What reading a station by its key says of its deletion: it is gone, it is still there, or that cannot be told. Only a
 * 404 and a 410 say that it is gone; any other refused answer may have other reasons.
 */
export function readDeleted(end: CallEnd): ReadBack {
  if (end === 404 || end === 410) return 'applied'
  return typeof end === 'number' && end >= 200 && end < 300 ? 'unchanged' : 'unreadable'
}

/** What the outcome of a deletion says (STN-036, STN-037). */
export function deleteMessage(
  outcome: OnceOutcome,
): 'stationDeleted' | 'stationDeleteFailed' | 'stationDeleteUnknown' {
  if (outcome === 'done') return 'stationDeleted'
  return outcome === 'unknown' ? 'stationDeleteUnknown' : 'stationDeleteFailed'
}
