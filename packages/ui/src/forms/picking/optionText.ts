/** Characters of an option that a list of options shows (AST-023). */
export const OPTION_MAX = 32

/** What is shown of an option's name, and its whole name where that is more. */
export interface OptionText {
  text: string
  /** For the tooltip; undefined where the text is whole. */
  title: string | undefined
}

// What a reader takes for one character: an accent or a skin tone is never cut from what it belongs to. Made when the
// first long name is cut: a slow machine takes a tenth of a second for it.
let characters: Intl.Segmenter | undefined

/** Cuts an option's name at 32 characters with an ellipsis (AST-023). A search reads the whole name. */
export function optionText(name: string): OptionText {
  if (name.length <= OPTION_MAX) return { text: name, title: undefined }
  characters ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  const shown = Array.from(characters.segment(name), ({ segment }) => segment)
  if (shown.length <= OPTION_MAX) return { text: name, title: undefined }
  return { text: `${shown.slice(0, OPTION_MAX).join('').trimEnd()}…`, title: name }
}
