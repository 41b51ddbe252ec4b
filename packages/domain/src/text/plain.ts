/** Format characters but those that belong to an emoji: a joiner between its parts, the tags of a flag. */
const UNSEEN =
  /(?!(?<=\p{Extended_Pictographic}[\uFE0F\p{EMod}\u{E0020}-\u{E007F}]*)[\u200D\u{E0020}-\u{E007F}])\p{Cf}/gu
/** Blanks that are none of the keyboard's. */
const BLANKS = /(?! )\p{Zs}/gu

/**
 * A text without the characters that nobody sees and no reader sends: zero widths, byte order marks, marks of direction,
 * soft hyphens. Blanks that do not break, or are of another width, become a blank (decisions: Tags). They come with what
 * was copied from a page, a mail or a sheet.
 */
export const plainText = (text: string): string => text.replace(UNSEEN, '').replace(BLANKS, ' ')
