import type { ReadResult } from './answers.ts'

/** Why the stations that "first 5" has left out may not be sent to yet. */
export type RestHold =
  /** So many of the first have not answered, or nobody has read what they say. */
  | { readonly why: 'waiting'; readonly count: number }
  /** More of them refused, or failed, than the operator allows. */
  | { readonly why: 'refused'; readonly count: number }

/**
 * What holds "then the rest" back: it goes on only once the first have answered, and not past the refusals that the operator
 * has set. One that was sent to again counts with its last answer; silence is no refusal.
 * @param first - the stations that it went to first
 * @param resultOf - the last result of a station; undefined: none was read
 * @returns undefined where nothing does
 */
export function restHold(
  first: readonly string[],
  resultOf: (stationId: string) => Pick<ReadResult, 'verdict'> | undefined,
  mostRefusals: number,
): RestHold | undefined {
  const verdicts = first.map((id) => resultOf(id)?.verdict ?? 'waiting')
  const refused = verdicts.filter((verdict) => verdict === 'refused' || verdict === 'failed').length
  if (refused > mostRefusals) return { why: 'refused', count: refused }
  const waiting = verdicts.filter((verdict) => verdict === 'waiting').length
  return waiting > 0 ? { why: 'waiting', count: waiting } : undefined
}
