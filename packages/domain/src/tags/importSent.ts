import type { EpochMs } from '../time/index.ts'
import { numberOf, ownField } from '../wire/index.ts'
import type { Tag } from './tag.ts'

/** The cards of a list that were sent, as their tab keeps them: ids alone, since a list's notes may name people. */
export interface SentImport {
  readonly at: EpochMs
  readonly ids: readonly string[]
}

/** Reads what a tab kept; undefined where it cannot be read. */
export function readSentImport(stored: unknown): SentImport | undefined {
  const at = numberOf(ownField(stored, 'at'))
  const ids = ownField(stored, 'ids')
  if (at === undefined || !Array.isArray(ids) || !ids.every((id) => typeof id === 'string')) return undefined
  return { at, ids }
}

/** How many of the cards that were sent are registered now. */
export function countRegistered(
  { ids }: Pick<SentImport, 'ids'>,
  tags: readonly Pick<Tag, 'idTag'>[],
): number {
  const known = new Set(tags.map(({ idTag }) => idTag.toLowerCase()))
  return ids.filter((id) => known.has(id.toLowerCase())).length
}
