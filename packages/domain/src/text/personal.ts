/** How many characters of something personal stay readable. */
const KEPT = 3
const COVER = '•••'

/**
 * A document, an e-mail, a phone or a card as a shared screen may show it: its last three letters or digits, which is enough
 * to ask for it on the phone. Of an e-mail those before its @: nearly all end in the same three. What is no longer than
 * that is covered whole.
 */
export function coverPersonal(text: string): string {
  if (text === '') return text
  const at = text.lastIndexOf('@')
  if (at > 0) return `${coverPersonal(text.slice(0, at))}@${COVER}`
  const signs = text.match(/[\p{L}\p{N}]/gu) ?? []
  return signs.length > KEPT ? `${COVER}${signs.slice(-KEPT).join('')}` : COVER
}
