/** A way of writing codes: what counts in a text, and how it is shown. */
export interface Mask {
  /** How a whole one looks, with 0 for a digit: for placeholders. */
  readonly example: string
  /** Whether a single character counts; everything else is punctuation. */
  readonly counts: (character: string) => boolean
  /** What counts in a typed or pasted text, with or without punctuation: `123.456` gives `123456`. */
  readonly clean: (text: string) => string
  /** How it is shown, as far as it is there; what is too much hangs at the end. */
  readonly format: (raw: string) => string
  /** Most characters that count, for what has been typed so far. */
  readonly sizeOf: (raw: string) => number
  /** What remains when the field is left: a code of a country without a number is no number. */
  readonly settle: (raw: string) => string
  /** Whether nothing is missing and nothing too much. It is no check of digits. */
  readonly isComplete: (raw: string) => boolean
}

/** The slots of a pattern, and what fits into each. */
const SLOTS: Readonly<Record<string, RegExp>> = { '0': /\d/, H: /[\dA-F]/, S: /[\dA-Z]/ }

/** Writes characters into the slots of a pattern; punctuation comes only before a character that is there. */
export function fillPattern(pattern: string, raw: string): string {
  let shown = ''
  let pending = ''
  let used = 0
  for (const place of pattern) {
    if (!(place in SLOTS)) {
      pending += place
      continue
    }
    const character = raw[used]
    if (character === undefined) return shown
    shown += pending + character
    pending = ''
    used += 1
  }
  return shown + raw.slice(used)
}

/** A mask of one pattern: `0` is a digit, `H` a hexadecimal digit, `S` a letter or digit; all else is punctuation. */
export function patternMask(pattern: string): Mask {
  const slots = [...pattern].flatMap((place) => SLOTS[place] ?? [])
  const fits = (character: string, at: number): boolean =>
    (slots[at] ?? slots.at(-1))?.test(character) ?? false
  const clean = (text: string): string => {
    let raw = ''
    for (const character of text.toUpperCase()) if (fits(character, raw.length)) raw += character
    return raw
  }
  return {
    example: pattern.replaceAll(/[HS]/g, '0'),
    counts: (character) => slots.some((slot) => slot.test(character.toUpperCase())),
    clean,
    format: (raw) => fillPattern(pattern, raw),
    sizeOf: () => slots.length,
    settle: (raw) => raw,
    isComplete: (raw) => raw.length === slots.length && clean(raw) === raw,
  }
}
