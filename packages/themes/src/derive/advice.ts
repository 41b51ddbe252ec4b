import type { Skin } from '../contract/skin.ts'
import { ANOTHER } from './brand.ts'
import { colorDistance } from './color.ts'
import { deriveTokens } from './tokens.ts'

/** Nearer (OKLab) than this a chrome is the brand's own. */
const ITS_OWN = 0.05

/** What a brand's colour would gain from `chrome: brand`. */
export interface ChromeAdvice {
  /** What buttons are filled with by day in place of the brand's colour. */
  readonly fill: string
  /** What header and sidebar would show. */
  readonly chrome: string
}

/**
 * Whether `chrome: brand` is the better choice: buttons cannot be in the brand's colour, which is too near to the page, and
 * header and sidebar could. Undefined where the colour is seen as it is, or nothing would be gained.
 */
export function chromeAdvice(skin: Skin): ChromeAdvice | undefined {
  if (skin.chrome === 'brand') return undefined
  const { brand } = skin.color
  const { 'brand-bg': fill, 'chrome-bg': now } = deriveTokens(skin, 'light')
  if (colorDistance(fill, brand) < ANOTHER) return undefined
  const chrome = deriveTokens({ ...skin, chrome: 'brand' }, 'light')['chrome-bg']
  const isGain = colorDistance(chrome, brand) < ITS_OWN && colorDistance(now, brand) >= ITS_OWN
  return isGain ? { fill, chrome } : undefined
}
