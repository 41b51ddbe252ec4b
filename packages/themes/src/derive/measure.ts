import {
  CONTRAST_PAIRS,
  type ContrastPair,
  DISTINCT_SETS,
  type DistinctSet,
  EDGELESS_PAIRS,
  FIXED_HUES,
  VISIONS,
  type Vision,
} from '../contract/pairs.ts'
import type { ColorToken } from '../contract/tokens.ts'
import { contrast, hueGap, type Swatch, swatchOf } from './color.ts'
import type { Tokens } from './tokens.ts'
import { distances, type Look, lookOf } from './vision.ts'

/** A contrast pair of the contract with what a palette gives it. */
export interface MeasuredPair extends ContrastPair {
  /** Contrast ratio, 1-21 (WCAG 2.2). */
  found: number
}

/** Two colours of a set that must be told apart. */
export interface MeasuredDistance {
  one: ColorToken
  other: ColorToken
  /** OKLab distance in each vision, 0 (the same) to about 1 (black and white). */
  found: Readonly<Record<Vision, number>>
  /** The least of them, and the vision that has it. */
  least: number
  vision: Vision
}

/** A distinct set of the contract with every pair of it, nearest first. */
export interface MeasuredSet extends DistinctSet {
  distances: readonly MeasuredDistance[]
  /** The nearest two of each vision: the least of `distances` there. */
  least: Readonly<Record<Vision, { one: ColorToken; other: ColorToken; found: number }>>
}

/** A hue that keeps its meaning, with how far it leans, in degrees. */
export interface MeasuredHue {
  token: ColorToken
  hue: number
  lean: number
  found: number
}

/** Everything that the contract promises, measured on one palette. */
export interface Measures {
  pairs: readonly MeasuredPair[]
  sets: readonly MeasuredSet[]
  hues: readonly MeasuredHue[]
}

const byVision = <T>(of: (vision: Vision, index: number) => T): Record<Vision, T> => {
  const [normal, protanopia, deuteranopia, tritanopia] = VISIONS
  return {
    normal: of(normal, 0),
    protanopia: of(protanopia, 1),
    deuteranopia: of(deuteranopia, 2),
    tritanopia: of(tritanopia, 3),
  }
}

function measureSet(set: DistinctSet, lookAt: (token: ColorToken) => Look): MeasuredSet {
  const all = set.tokens.flatMap((one, index) =>
    set.tokens.slice(index + 1).map((other): MeasuredDistance => {
      const list = distances(lookAt(one), lookAt(other))
      const least = Math.min(...list)
      return {
        one,
        other,
        found: byVision((_, at) => list[at] ?? 0),
        least,
        vision: VISIONS[list.indexOf(least)] ?? 'normal',
      }
    }),
  )
  const nearest = byVision((vision) => {
    const [first, ...rest] = all
    if (!first) throw new Error(`${set.name} is no set: it takes two to be told apart.`)
    const { one, other, found } = rest.reduce(
      (best, next) => (next.found[vision] < best.found[vision] ? next : best),
      first,
    )
    return { one, other, found: found[vision] }
  })
  return { ...set, distances: all.toSorted((a, b) => a.least - b.least), least: nearest }
}

/**
 * Measures every promise of the contract on finished tokens of one scheme, kept or not, blind to how they were made.
 * Pure, for the browser as well as for Node; a value that is no `#rrggbb` throws.
 */
export function measure(tokens: Tokens): Measures {
  const swatches = new Map<ColorToken, Swatch>()
  const looks = new Map<ColorToken, Look>()
  const at = (token: ColorToken): Swatch => {
    const color = swatches.get(token) ?? swatchOf(tokens[token])
    swatches.set(token, color)
    return color
  }
  const lookAt = (token: ColorToken): Look => {
    const look = looks.get(token) ?? lookOf(at(token))
    looks.set(token, look)
    return look
  }
  const hasEdge = tokens['brand-mark'] !== tokens['brand-bg']
  return {
    pairs: [...CONTRAST_PAIRS, ...(hasEdge ? [] : EDGELESS_PAIRS)].map((pair) => ({
      ...pair,
      found: contrast(at(pair.front), at(pair.back)),
    })),
    sets: DISTINCT_SETS.map((set) => measureSet(set, lookAt)),
    hues: FIXED_HUES.map(({ token, hue, lean }) => ({
      token,
      hue,
      lean,
      found: hueGap(at(token).lch.h, hue),
    })),
  }
}
