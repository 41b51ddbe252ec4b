import { convertLrgbToOklab, convertLrgbToRgb } from 'culori/fn'
import { VISIONS, type Vision } from '../contract/pairs.ts'
import { type Lab, type LinearRgb, type Swatch, swatchOf } from './color.ts'

type Matrix = readonly [number, number, number, number, number, number, number, number, number]

/**
 * Machado, Oliveira and Fernandes (2009), severity 1, for linear light: what someone without the long, the middle or
 * the short cones sees. Simulations are approximations; the palette keeps a margin.
 */
const MATRICES: Record<Exclude<Vision, 'normal'>, Matrix> = {
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
}

const clamp = (v: number): number => Math.min(1, Math.max(0, v))

function seen({ r, g, b }: LinearRgb, vision: Vision): LinearRgb {
  if (vision === 'normal') return { r, g, b }
  const [rr, rg, rb, gr, gg, gb, br, bg, bb] = MATRICES[vision]
  return {
    r: clamp(rr * r + rg * g + rb * b),
    g: clamp(gr * r + gg * g + gb * b),
    b: clamp(br * r + bg * g + bb * b),
  }
}

/** A colour as each vision sees it, in the order of `VISIONS`. */
export type Look = readonly Lab[]

export function lookOf(color: Swatch): Look {
  return VISIONS.map((vision) => {
    const { l, a, b } = convertLrgbToOklab(seen(color.linear, vision))
    return { l, a, b }
  })
}

/** OKLab distance of two colours in each vision, in the order of `VISIONS`. */
export const distances = (one: Look, other: Look): number[] =>
  one.map((p, index) => {
    const q = other[index] ?? p
    return Math.hypot(p.l - q.l, p.a - q.a, p.b - q.b)
  })

/** The OKLab distance in the vision that tells the two apart least. */
export function leastDistance(one: Look, other: Look): number {
  let least = Number.POSITIVE_INFINITY
  for (const [index, p] of one.entries()) {
    const q = other[index]
    if (q) least = Math.min(least, (p.l - q.l) ** 2 + (p.a - q.a) ** 2 + (p.b - q.b) ** 2)
  }
  return Math.sqrt(least)
}

/** What a person of this vision sees where the screen shows `hex` (`#rrggbb`; throws on anything else). */
export function simulate(hex: string, vision: Vision): string {
  const { r, g, b } = convertLrgbToRgb(seen(swatchOf(hex).linear, vision))
  const byte = (v: number): string =>
    Math.round(clamp(v) * 255)
      .toString(16)
      .padStart(2, '0')
  return `#${byte(r)}${byte(g)}${byte(b)}`
}
