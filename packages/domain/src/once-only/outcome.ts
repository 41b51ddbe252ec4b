import type { CallEnd } from '../session/index.ts'

/**
 * What the answer of a once-only action says (decisions: Financial and refunds): done only with a documented status;
 * refused, it did not happen, with a 4xx other than 408 or a body that says error under a documented status; everything
 * else is unknown.
 *
 * @param documented the statuses that the contract gives for success.
 */
export function onceEnd(
  end: CallEnd,
  documented: readonly number[],
  saysError = false,
): 'done' | 'refused' | 'unknown' {
  if (typeof end !== 'number') return 'unknown'
  if (documented.includes(end)) return saysError ? 'refused' : 'done'
  return end >= 400 && end < 500 && end !== 408 ? 'refused' : 'unknown'
}
