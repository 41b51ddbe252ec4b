/*
 * No vowel: what is put in never reads as a name or a word of any language that the product speaks.
 */
const LOWER = 'bcdfghjkmnpqrstvwxz'
const UPPER = LOWER.toUpperCase()
const DIGITS = '0123456789'
const HEX = 'abcdef'
const LONGEST = 2000

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i
const URL_START = /^(https?|wss?):\/\/[^/]*/i

/** The letters or digits that may stand in for one; undefined for what stays: blanks, punctuation, signs. */
function alphabetOf(character: string): string | undefined {
  if (/\p{Nd}/u.test(character)) return DIGITS
  if (/\p{Lu}/u.test(character)) return UPPER
  // Marks go with their letters: an accent that stays would tell the letter below it.
  return /[\p{L}\p{M}\p{N}]/u.test(character) ? LOWER : undefined
}

const hexOf = (character: string): string | undefined => (/[a-f]/i.test(character) ? HEX : undefined)

/** Writes a running number into the places of a text that may change, from the end, so that two numbers differ. */
function fill(text: string, serial: number, pick: (character: string) => string | undefined): string {
  const characters = [...text]
  let rest = serial
  for (let at = characters.length - 1; at >= 0; at--) {
    const alphabet = pick(characters[at] ?? '')
    if (alphabet === undefined) continue
    const own = (at * 7 + 3 + (rest % alphabet.length)) % alphabet.length
    rest = Math.floor(rest / alphabet.length)
    characters[at] = alphabet[own] ?? ''
  }
  return characters.join('')
}

/** What stands for each character: `A`, `a`, `9`, or itself. */
const shapeOf = (text: string): string =>
  [...text]
    .map((one) => ({ [DIGITS]: '9', [UPPER]: 'A', [LOWER]: 'a' })[alphabetOf(one) ?? ''] ?? one)
    .join('')

/** Replaces texts; the same text becomes the same one, two different ones of a shape stay different. */
export interface Mask {
  /**
   * A text of the same form: letters for letters, digits for digits, case and punctuation kept. An address keeps its
   * scheme and leads to `example.invalid`. At most 2,000 characters.
   */
  readonly text: (original: string) => string
  /** A whole number of as many digits, the same as its text becomes. */
  readonly whole: (original: number) => number
}

/** An empty mask: nothing of one file can be compared with another's. */
export function createMask(): Mask {
  const known = new Map<string, string>()
  const serials = new Map<string, number>()

  const make = (original: string): string => {
    const host = URL_START.exec(original)
    if (host) return `${host[1]}://example.invalid${text(original.slice(host[0].length))}`
    const shape = shapeOf(original)
    const serial = (serials.get(shape) ?? 0) + 1
    serials.set(shape, serial)
    if (/^[1-9]\d*$/.test(original)) {
      // As a number it must not lose a leading zero.
      const least = 10 ** (original.length - 1)
      return original.length > 15 ? `1${fill(original.slice(1), serial, alphabetOf)}` : String(least + serial)
    }
    if (UUID.test(original))
      return fill(fill(original, serial, hexOf), serial, (one) => (/\d/.test(one) ? DIGITS : undefined))
    return fill(original, serial, alphabetOf)
  }
  const text = (given: string): string => {
    const original = given.slice(0, LONGEST)
    const masked = known.get(original) ?? make(original)
    known.set(original, masked)
    return masked
  }
  return {
    text,
    whole: (original) => {
      const masked = Number(text(String(Math.abs(original))))
      return original < 0 ? -masked : masked
    },
  }
}
