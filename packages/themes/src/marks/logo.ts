import type { Corners } from '../contract/skin.ts'
import { drawMark, type Mark } from './mark.ts'
import { short } from './pen.ts'
import { randomOf } from './random.ts'
import type { Shape } from './shapes.ts'
import type { Face } from './strokes.ts'
import { faceOf, shortName, unwritable, writeWord } from './wordmark.ts'

/** Which variable an area or a line is painted with. */
type Paint = (role: Shape['role']) => string

/** SVG elements of a mark, one a line. */
function elements(shapes: readonly Shape[], paint: Paint, indent: string): string[] {
  return shapes.map(({ d, role, stroke, ends = 'round' }) => {
    const color = paint(role)
    if (stroke === undefined) return `${indent}<path fill-rule="evenodd" d="${d}" fill="${color}"/>`
    const style =
      ends === 'round' ? 'stroke-linecap="round" stroke-linejoin="round"' : 'stroke-linejoin="miter"'
    return `${indent}<path d="${d}" fill="none" stroke="${color}" stroke-width="${short(stroke)}" ${style}/>`
  })
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

function svg(name: string, width: number, seed: string | undefined, body: readonly string[]): string {
  const label = escaped(name)
  const drawn = seed === undefined ? '' : ` data-mark="${escaped(seed)}"`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="32" viewBox="0 0 ${width} 32" role="img" aria-label="${label}"${drawn}>`,
    `  <title>${label}</title>`,
    ...body,
    '</svg>',
    '',
  ].join('\n')
}

/** Where the word begins: after the mark and some air. */
const WORD_AT = 37

/** What is drawn for a tenant. */
export interface Drawing {
  name: string
  /** Seed of mark and typeface; it stands in the files, so that they can be drawn again. */
  seed: string
  corners: Corners
}

/** A drawn tenant: `logo.svg` and `favicon.svg` with the three variables that are painted per ground and scheme. */
export interface Drawn {
  logo: string
  favicon: string
  mark: Mark
}

const RADIUS: Record<Corners, number> = { square: 2, soft: 7, round: 11 }

/** Logo: the mark in the brand's colours, then the word in the ground's. */
export function logoSvg(name: string, mark: readonly Shape[], face: Face, seed?: string): string {
  const word = writeWord(shortName(name), face, WORD_AT)
  const paint: Paint = (role) => `var(--${role === 'main' ? 'mark' : 'accent'})`
  return svg(name, Math.ceil(WORD_AT + word.width + 2), seed, [...elements(mark, paint, '  '), word.svg])
}

/** Icon of a tab: the mark, lighter or darker than the tile of the brand's colour below it. */
export function faviconSvg(name: string, mark: readonly Shape[], corners: Corners, seed?: string): string {
  const paint: Paint = (role) => (role === 'main' ? 'currentColor' : 'var(--accent)')
  return svg(name, 32, seed, [
    `  <rect width="32" height="32" rx="${RADIUS[corners]}" fill="var(--mark)"/>`,
    '  <g transform="translate(3.2 3.2) scale(.8)">',
    ...elements(mark, paint, '    '),
    '  </g>',
  ])
}

/** The typeface of a seed. */
export const faceOfSeed = (seed: string): Face => faceOf(randomOf(`face of ${seed}`))

/** Draws both files. Throws when the short name holds a character that the alphabet has no drawing for. */
export function drawTenant({ name, seed, corners }: Drawing): Drawn {
  const face = faceOfSeed(seed)
  const missing = unwritable(shortName(name), face)
  if (missing.length > 0) throw new Error(`The alphabet of logos has no ${missing.join(', ')}.`)
  const mark = drawMark(seed, name)
  return {
    logo: logoSvg(name, mark.shapes, face, seed),
    favicon: faviconSvg(name, mark.shapes, corners, seed),
    mark,
  }
}
