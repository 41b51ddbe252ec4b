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

/** What every script writes as one letter in one code unit: nothing has to be asked for it. */
const PLAIN = /^[\p{Script=Latin}\d](?!\p{M}|\u200d)/u
let segmenter: Intl.Segmenter | undefined

function firstGrapheme(word: string): string {
  const plain = PLAIN.exec(word)?.[0]
  if (plain !== undefined) return plain
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  for (const { segment } of segmenter.segment(word)) return segment
  return ''
}
