/** How many characters of something personal stay readable. */
const KEPT = 3
const COVER = '•••'

/**
 * A document, an e-mail, a phone or a card as a shared screen may show it: its last three letters or digits, which is enough
 * to ask for it on the phone. What is no longer than that is covered whole.
 */
export function coverPersonal(text: string): string {
  const signs = text.match(/[\p{L}\p{N}]/gu) ?? []
  if (text === '') return text
  return signs.length > KEPT ? `${COVER}${signs.slice(-KEPT).join('')}` : COVER
}
