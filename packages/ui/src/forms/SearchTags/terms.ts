import { fold, plainText } from '@corrente/domain/text'

const BREAKS = /[\n\r\t;]+/

/** The terms of a typed or pasted text: one per line, column of a sheet, or semicolon; blanks around them go, and what nobody sees. */
export function termsOf(text: string): readonly string[] {
  return plainText(text)
    .split(BREAKS)
    .map((term) => term.trim())
    .filter((term) => term !== '')
}

/** Adds terms that are not there yet, compared without case and accents; the first spelling stays. */
export function addTerms(tags: readonly string[], terms: readonly string[]): readonly string[] {
  const there = new Set(tags.map(fold))
  const added = terms.filter((term) => {
    const folded = fold(term)
    if (there.has(folded)) return false
    there.add(folded)
    return true
  })
  return added.length === 0 ? tags : [...tags, ...added]
}

/** A term as its chip shows it: its first characters and an ellipsis (FIN-040); an emoji is one character. */
export function shorten(term: string, length: number): string {
  const characters = [...term]
  return characters.length > length ? `${characters.slice(0, length).join('')}…` : term
}
