import type { Held } from '@corrente/domain/forms'
import { type TagBase, type TagSave, type TagValues, tagForm } from '@corrente/domain/tags'
import type { EpochMs } from '@corrente/domain/time'
import { type Gateway, queryAtom } from '../gateways/index.ts'
import type { WriteAction } from '../kit/writes/index.ts'
import { saveTag, TAGS_KEY, tagPages } from './tags.ts'

/** Tags that a list of cards is checked against at most: all of a large network. */
const CHECKED_MAX = 100_000

/**
 * All tags, read anew for each list of cards that is to be registered (jobs: Tags 2).
 * @param since - when the list was begun; undefined: there is none
 */
export const importGroundQuery = (since: EpochMs | undefined) =>
  queryAtom(({ gateways: { cp } }) => ({
    key: [...TAGS_KEY, 'import', since],
    isEnabled: since !== undefined,
    // For this list once: not again with every look at another window.
    freshMs: Number.POSITIVE_INFINITY,
    run: (signal) => tagPages.readAll(cp, { query: '', accountPk: undefined }, { max: CHECKED_MAX, signal }),
  }))

/** The registration of one card of a list. Many of them run together, so each has a key of its own. */
export function tagImport(cp: Gateway, values: TagValues): WriteAction<Held<TagBase>, TagSave> {
  const held = { base: tagForm(undefined), values }
  return {
    ...saveTag(cp, held, { isChecked: true }),
    keys: [`tag.import:${values.idTag.toLowerCase()}`],
    // Nothing stands there that could be asked about.
    look: async () => ({ look: 'ready', ready: held }),
  }
}
