import type { Catalogue } from './catalogueTypes.ts'
import type { MessageLanguage } from './languages.ts'

const rules = new Map<MessageLanguage, Intl.PluralRules>()

/** The plural form of a number: `one`, `many`, `other` … The rules are made on first use. */
const formOf = (language: MessageLanguage, count: number): string => {
  let own = rules.get(language)
  if (own === undefined) {
    own = new Intl.PluralRules(language)
    rules.set(language, own)
  }
  return own.select(count)
}

/** The text at a dotted key; undefined for none, an empty one or a branch. */
const textAt = (catalogue: Catalogue, key: string): string | undefined => {
  let at: string | Catalogue | undefined = catalogue
  for (const part of key.split('.')) {
    if (typeof at !== 'object' || !Object.hasOwn(at, part)) return undefined
    at = at[part]
  }
  return typeof at === 'string' && at !== '' ? at : undefined
}

/**
 * Finds the words of a key in one language's catalogue.
 *
 * With a count its plural form is looked for first, the key itself last; `_zero` is for 0 in every language. Portuguese and Spanish have a third form, `many`,
 * for round millions, that reads as `other` does in every text of ours: catalogues may leave it out.
 */
export function lookUp(
  catalogue: Catalogue,
  language: MessageLanguage,
  key: string,
  count: number | undefined,
): string | undefined {
  if (count === undefined) return textAt(catalogue, key)
  const none = count === 0 ? textAt(catalogue, `${key}_zero`) : undefined
  const form = formOf(language, count)
  // Not for `one`: a regional catalogue that has only the plural must not lend it to a single thing.
  const other = form === 'one' ? undefined : textAt(catalogue, `${key}_other`)
  return none ?? textAt(catalogue, `${key}_${form}`) ?? other ?? textAt(catalogue, key)
}
