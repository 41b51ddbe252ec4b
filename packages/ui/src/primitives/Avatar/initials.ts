/**
 * The first letters of the first and the last word, upper case: 'Ana Maria de Souza' gives 'AS', 'ana' gives 'A'.
 * Counts letters as people do (an emoji or an accented letter is one); nothing gives '-'.
 */
export function initialsOf(name: string | null | undefined): string {
  const words = (name ?? '').trim().split(/\s+/u).filter(Boolean)
  const first = words[0]
  if (!first) return '-'
  const last = words.length > 1 ? words.at(-1) : undefined
  return [first, last ?? ''].map(firstGrapheme).join('').toLocaleUpperCase()
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

function firstGrapheme(word: string): string {
  for (const { segment } of segmenter.segment(word)) return segment
  return ''
}
