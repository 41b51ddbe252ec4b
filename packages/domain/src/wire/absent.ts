const NULL_WORD = /(?<![\p{L}\p{N}_])null(?![\p{L}\p{N}_])/u

/**
 * Whether a text of the wire says nothing: empty, blank, or with the word `null` in it, as in `"null por kWh"`.
 * Only the lower-case word counts (or a text that is nothing but `NULL`), because `Null` is a family name.
 */
export function isAbsent(text: string | null | undefined): boolean {
  if (text === null || text === undefined) return true
  const trimmed = text.trim()
  if (trimmed === '' || trimmed === 'NULL') return true
  // The cheap test first: a large network reads some 200,000 texts at once.
  return trimmed.includes('null') && NULL_WORD.test(trimmed)
}
