import type { Skin } from '../contract/skin.ts'
import type { ColorToken, Scheme } from '../contract/tokens.ts'
import { hueGap, type Swatch, swatchOf } from './color.ts'

/** Below this chroma a colour has no hue worth keeping. */
export const ACHROMATIC = 0.03
/** The hue that means danger, and how near to it a brand is taken for it. */
export const DANGER_HUE = 25
const DANGER_REACH = 32

/**
 * A palette in the making. Tokens are put one after the other, each solved against those before it; one that the skin
 * sets by hand takes that value, and what follows is solved against it.
 */
export interface Draft {
  scheme: Scheme
  isDark: boolean
  skin: Skin
  brand: Swatch
  /** False for black, white and gray brands. */
  isChromatic: boolean
  /** The brand's hue is the one of danger: the palette keeps it out of fields, rows and rings. */
  isAlarming: boolean
  /** Hue and strength of the grays. */
  tint: { h: number; c: number }
  put: (token: ColorToken, make: () => Swatch) => Swatch
  get: (token: ColorToken) => Swatch
  all: (tokens: readonly ColorToken[]) => Swatch[]
  /** Every token put so far. */
  hexes: () => Partial<Record<ColorToken, string>>
}

/** Chroma of a gray is about this times the factor of its place; 1 is a tint that is felt, not seen. */
const TINTS = { cool: { h: 252, c: 1 }, warm: { h: 75, c: 0.85 }, pure: { h: 0, c: 0 } } as const

export function createDraft(skin: Skin, scheme: Scheme): Draft {
  const brand = swatchOf(skin.color.brand)
  const isChromatic = brand.lch.c >= ACHROMATIC
  const put = new Map<ColorToken, Swatch>()
  const overrides = skin.overrides[scheme] ?? {}
  const get = (token: ColorToken): Swatch => {
    const color = put.get(token)
    if (!color) throw new Error(`${token} is read before it is solved.`)
    return color
  }
  const { neutral } = skin.color
  const ownTint = isChromatic ? { h: brand.lch.h, c: Math.min(1, brand.lch.c / 0.1) } : TINTS.pure
  return {
    scheme,
    isDark: scheme === 'dark',
    skin,
    brand,
    isChromatic,
    isAlarming: isChromatic && brand.lch.c > 0.09 && hueGap(brand.lch.h, DANGER_HUE) < DANGER_REACH,
    tint: neutral === 'brand' ? ownTint : TINTS[neutral],
    put: (token, make) => {
      const own = overrides[token]
      const color = own ? swatchOf(own.value) : make()
      put.set(token, color)
      return color
    },
    get,
    all: (tokens) => tokens.map(get),
    hexes: () => Object.fromEntries([...put].map(([token, color]) => [token, color.hex])),
  }
}
