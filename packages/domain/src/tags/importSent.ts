import type { EpochMs } from '../time/index.ts'
import { isJsonObject, keyNumberOf, numberOf, ownField } from '../wire/index.ts'
import type { ImportChoices } from './importCheck.ts'
import type { Tag } from './tag.ts'

/** A list of cards that was sent, as its tab keeps it. */
export interface SentImport {
  readonly at: EpochMs
  /** The list as it was typed. */
  readonly text: string
  readonly choices: ImportChoices
  /** What of it was to be registered. */
  readonly ids: readonly string[]
}

/** Reads what a tab kept; undefined where it cannot be read. */
export function readSentImport(stored: unknown): SentImport | undefined {
  const at = numberOf(ownField(stored, 'at'))
  const text = ownField(stored, 'text')
  const choices = ownField(stored, 'choices')
  const ids = ownField(stored, 'ids')
  const isWhole = typeof text === 'string' && isJsonObject(choices) && Array.isArray(ids)
  if (at === undefined || !isWhole || !ids.every((id) => typeof id === 'string')) return undefined
  return {
    at,
    text,
    choices: {
      accountPk: keyNumberOf(ownField(choices, 'accountPk')),
      hasZeros: ownField(choices, 'hasZeros') === true,
    },
    ids,
  }
}

/** How many of the cards that were sent are registered now. */
export function countRegistered(
  { ids }: Pick<SentImport, 'ids'>,
  tags: readonly Pick<Tag, 'idTag'>[],
): number {
  const known = new Set(tags.map(({ idTag }) => idTag.toLowerCase()))
  return ids.filter((id) => known.has(id.toLowerCase())).length
}
