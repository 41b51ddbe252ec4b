const MARKS = /\p{M}+/gu
const SPACES = /\s+/gu

/**
 * A text as searches compare it: without case, without accents, blanks run together.
 * `fold(' São  José ')` is `'sao jose'`. Never throws; a lone surrogate stays as it is.
 */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(MARKS, '').toLowerCase().replace(SPACES, ' ').trim()
}

/** The folded words of a search text; a blank one has none. */
export function searchWords(query: string): readonly string[] {
  const folded = fold(query)
  return folded === '' ? [] : folded.split(' ')
}
