import { GRAPHIC, TEXT } from '../contract/pairs.ts'
import type { Skin } from '../contract/skin.ts'
import { brandRamp, INK, WHITE } from './brand.ts'
import { swatchOf } from './color.ts'
import { createDraft } from './draft.ts'
import { nearest, reads } from './solve.ts'
import { leastDistance, lookOf } from './vision.ts'

/** Nearer than this a colour is taken for its own ground. */
const ITSELF = 0.07

/** What a tenant's images are painted with: the word, the mark beside it, the mark's second colour, and what is cut out. */
export interface LogoColors {
  word: string
  mark: string
  accent: string
  ground: string
}

/**
 * Colours for a logo on a ground: the brand's own where it can be seen there (3:1), else its nearest shade that can;
 * on chrome in the brand's own colour, the word's.
 */
export function logoColors(skin: Skin, ground: string, word: string): LogoColors {
  const back = [swatchOf(ground)]
  const seen = (hex: string): string | undefined => {
    const seed = swatchOf(hex)
    if (reads(seed, back, GRAPHIC)) return seed.hex
    const { isChromatic } = createDraft({ ...skin, color: { ...skin.color, brand: hex } }, 'light')
    // A shade made for the ground may as well be clear on it.
    return nearest(brandRamp({ brand: seed, isChromatic }), seed.lch.l, (color) => reads(color, back, TEXT))
      ?.hex
  }
  const isOnBrand = leastDistance(lookOf(swatchOf(skin.color.brand)), lookOf(swatchOf(ground))) < ITSELF
  const mark = (isOnBrand ? undefined : seen(skin.color.brand)) ?? word
  return { word, mark, accent: (skin.color.accent && seen(skin.color.accent)) ?? mark, ground }
}

/** A tab's icon is a tile of the brand's own colour; no page stands behind it that could be asked. */
export function iconColors(skin: Skin): LogoColors {
  const tile = swatchOf(skin.color.brand)
  const word = reads(WHITE, [tile], 3) ? WHITE : INK
  const accent = skin.color.accent ? swatchOf(skin.color.accent) : word
  return {
    word: word.hex,
    mark: tile.hex,
    accent: reads(accent, [tile], 2) ? accent.hex : word.hex,
    ground: word.hex,
  }
}
