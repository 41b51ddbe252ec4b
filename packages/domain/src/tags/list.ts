import type { SortValues } from '../paging/index.ts'
import type { Tag } from './tag.ts'

/** How many tags a page shows, and a search offers at a time (TAG-002, TRX-060). */
export const TAGS_PER_PAGE = 10
/** How many tags are read at most to be sorted or narrowed here (decisions: Tags). */
export const TAGS_READ_MAX = 10_000
/** What the tags can be sorted by (TAG-002). */
export const TAG_SORTS = ['idTag', 'type', 'user', 'account', 'charging'] as const
export type TagSort = (typeof TAG_SORTS)[number]

/** The name of whoever has a tag: its owner, else the user of its parent. */
export const tagUserName = ({ ownerName, parentName }: Pick<Tag, 'ownerName' | 'parentName'>) =>
  ownerName ?? parentName

/** What the tags are sorted by: the text that each column shows; those in a recharge stand together. */
export const TAG_SORT_VALUES: SortValues<Tag, TagSort> = {
  idTag: ({ idTag }) => idTag,
  type: ({ type }) => type,
  user: tagUserName,
  account: ({ accountName }) => accountName,
  charging: ({ isCharging }) => (isCharging === undefined ? undefined : Number(isCharging)),
}

/** Most characters of an id that is shown (AST-029, TAG-005). */
export const TAG_TEXT_MAX = 25

/** An id as lists show it: cut at 25 characters with an ellipsis (AST-029, TAG-005). */
export function shortTagId(idTag: string): string {
  const shown = Array.from(idTag)
  return shown.length <= TAG_TEXT_MAX ? idTag : `${shown.slice(0, TAG_TEXT_MAX).join('')}…`
}
