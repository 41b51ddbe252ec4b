import { LOWER } from './lowerCase.ts'
import { Pen } from './pen.ts'
import { SIGNS } from './signs.ts'
import { CAPITAL, type Draw, dot, type Face, type Glyph, stem } from './strokes.ts'
import { UPPER } from './upperCase.ts'

/** Combining accents (Unicode), drawn around the middle of their letter; `y` is where the letter begins. */
const ACCENTS: Record<string, (pen: Pen, x: number, y: number) => unknown> = {
  '\u0301': (pen, x, y) => pen.move(x - 0.9, y - 3).line(x + 1.5, y - 5.2),
  '\u0300': (pen, x, y) => pen.move(x + 0.9, y - 3).line(x - 1.5, y - 5.2),
  '\u0302': (pen, x, y) =>
    pen
      .move(x - 2.2, y - 3)
      .line(x, y - 5)
      .line(x + 2.2, y - 3),
  '\u0303': (pen, x, y) => pen.move(x - 3, y - 3.2).cubic(x - 1.6, y - 6, x + 1.6, y - 1.6, x + 3, y - 4.4),
  '\u0308': (pen, x, y) => dot(dot(pen, x - 2, y - 4), x + 2, y - 4),
  '\u0327': (pen, x) =>
    pen
      .move(x, CAPITAL)
      .line(x, CAPITAL + 1.6)
      .steep(x - 1.6, CAPITAL + 4),
}

const DOTLESS: Record<string, Draw> = {
  i: (pen, { top, base }) => {
    stem(pen, 0, top, base)
    return 0
  },
}

/** Upper case letters, lower case letters, digits and a few signs, with the accents of Portuguese and Spanish. */
export function glyphOf(character: string, { square, width, xHeight }: Face): Glyph | undefined {
  const [letter = '', ...marks] = [...character.normalize('NFD')]
  const isUpper = letter in UPPER
  const draw = (marks.length > 0 && DOTLESS[letter]) || LOWER[letter] || UPPER[letter] || SIGNS[letter]
  if (!draw || marks.some((mark) => !ACCENTS[mark])) return undefined
  const pen = new Pen(square)
  const top = CAPITAL - xHeight
  const metrics = { w: width, r: width / 2, top, middle: CAPITAL - xHeight / 2, base: CAPITAL, x: xHeight }
  const reach = draw(pen, metrics)
  for (const mark of marks) ACCENTS[mark]?.(pen, reach / 2, isUpper ? 0 : top)
  return { d: pen.d, width: reach }
}
