import { glyphOf } from './letters.ts'
import { ROUND, short } from './pen.ts'
import type { Random } from './random.ts'
import { CAPITAL, type Face } from './strokes.ts'

/** A written word: SVG of its strokes in `currentColor`, and how far it reaches from the left. */
export interface Wordmark {
  svg: string
  width: number
}

/** Letters whose open sides leave a hole beside their neighbours: those draw nearer. */
const OPEN_AFTER = new Set([...'rcktfvwyLTFPVYKC'])
const OPEN_BEFORE = new Set([...'vwyjtfTVYAJ'])
const SPACE = 10

/** The typeface that a seed writes in. */
export function faceOf(random: Random): Face {
  const letters = random.pick(['lower', 'lower', 'title', 'title', 'title', 'upper'] as const)
  const weight = random.pick([1.5, 1.8, 2.1, 2.4, 2.7, 3])
  const isUpper = letters === 'upper'
  return {
    weight,
    square: random.pick([ROUND, ROUND, 0.66, 0.8]),
    width: random.pick([7.4, 8.2, 9, 10]) + (weight > 2.5 ? 0.8 : 0),
    xHeight: random.pick([9.4, 10, 10.6]),
    slant: random.pick([0, 0, 0, 0, 0.16]),
    tracking: isUpper ? random.pick([2, 2.8, 3.6]) : random.pick([1.5, 1.9, 2.4]),
    letters,
    ends: random.pick(['round', 'round', 'butt']),
  }
}

/**
 * What of a name a logo says: all of it when it is short, else its first words, as many as are needed to tell it. Room
 * in a header is scarce; the whole name is the image's title.
 */
export function shortName(name: string, limit = 14): string {
  if (name.length <= limit) return name
  const [first = name, second, ...others] = name.split(/\s+/)
  const isTelling = first.length >= 4
  if (isTelling || second === undefined) return first
  return second.length < 4 && others[0] !== undefined
    ? `${first} ${second} ${others[0]}`
    : `${first} ${second}`
}

/** Every character of a word that the alphabet has no drawing for; none: it can be written. */
export const unwritable = (word: string, face: Face): string[] =>
  [...styled(word, face)].filter((letter) => letter !== ' ' && !glyphOf(letter, face))

function styled(word: string, { letters }: Face): string {
  return letters === 'lower' ? word.toLowerCase() : letters === 'upper' ? word.toUpperCase() : word
}

/**
 * Writes a word with strokes, its capitals centred on y 16 of a 32 px high image, beginning at `x`. Characters without a
 * drawing are left out; `unwritable` names them. A word wider than `limit` is drawn smaller.
 */
export function writeWord(word: string, face: Face, x: number, limit = 128): Wordmark {
  const { weight, tracking, slant, ends } = face
  const placed: { d: string; at: number }[] = []
  let cursor = 0
  let previous = ''
  for (const letter of styled(word, face)) {
    const glyph = letter === ' ' ? undefined : glyphOf(letter, face)
    if (!glyph) {
      if (letter === ' ') cursor += SPACE
      previous = ''
      continue
    }
    if (previous !== '') {
      cursor += weight + tracking
      if (OPEN_AFTER.has(previous)) cursor -= tracking * 0.4
      if (OPEN_BEFORE.has(letter)) cursor -= tracking * 0.4
    }
    placed.push({ d: glyph.d, at: cursor })
    cursor += glyph.width
    previous = letter
  }
  const natural = cursor + weight
  const scale = Math.min(1, limit / natural)
  const y = 16 - (CAPITAL / 2) * scale
  const lean = slant > 0 ? ` skewX(${short((-Math.atan(slant) * 180) / Math.PI)})` : ''
  const shift = slant * CAPITAL * scale
  const style =
    ends === 'round' ? ' stroke-linecap="round" stroke-linejoin="round"' : ' stroke-linecap="square"'
  const start = x + (weight / 2) * scale + shift
  const paths = placed.map(
    ({ d, at }) => `    <path d="${d}"${at === 0 ? '' : ` transform="translate(${short(at)} 0)"`}/>`,
  )
  const size = scale === 1 ? '' : ` scale(${short(scale)})`
  return {
    svg: [
      `  <g fill="none" stroke="currentColor" stroke-width="${short(weight)}"${style} transform="translate(${short(start)} ${short(y)})${size}${lean}">`,
      ...paths,
      '  </g>',
    ].join('\n'),
    width: natural * scale + shift,
  }
}
