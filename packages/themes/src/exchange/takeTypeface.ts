import type { Typeface } from '../contract/index.ts'
import { typefaceOf } from '../derive/index.ts'
import { leave, type Sorted } from './sort.ts'
import { plain } from './words.ts'

const TEXT = /^(?:type|typography-)?font-famil(?:y|ies)(?:-(?:body|text|base|default|primary|sans))?$/

/**
 * The typeface of what is read: the family of the file that is meant for text, where a skin can have it. The product's own is
 * no word of a skin, and takes another away.
 */
export function takeTypeface(
  sorted: Sorted,
  base: Typeface | undefined,
  taken: string[],
): Typeface | undefined {
  let typeface = base
  let from: string | undefined
  for (const { path, name, family } of sorted.families) {
    const found = typefaceOf(family)
    const isOwn = /^inter(?: variable)?$/i.test(family)
    if (!found && !isOwn) leave(sorted, path, `${plain(family)} is no typeface that a skin has`)
    else if (!TEXT.test(name)) leave(sorted, path, 'a family for something else than text')
    else if (from === undefined) {
      typeface = found
      from = path
      taken.push(`typeface: ${found ?? 'inter'}, from ${plain(path)}`)
    } else if (found !== typeface) leave(sorted, path, 'a second family; a skin has one')
  }
  return typeface
}
