import type { Corners, Density, Skin } from '../contract/skin.ts'
import {
  COLOR_TOKENS,
  type Scheme,
  type ShapeToken,
  TOKEN_NAMES,
  type TokenName,
} from '../contract/tokens.ts'
import { putBrand } from './brand.ts'
import { putSeries } from './charts.ts'
import { putChrome } from './chrome.ts'
import { swatch } from './color.ts'
import { createDraft } from './draft.ts'
import { putGrounds, putInk } from './neutrals.ts'
import { putStatuses } from './statuses.ts'
import { putTones } from './tones.ts'

type Radius = 'radius-s' | 'radius-m' | 'radius-l' | 'radius-control'
type Height = 'control-height' | 'control-height-small'

/** CSS lengths by corners. */
export const RADII: Record<Corners, Record<Radius, string>> = {
  square: { 'radius-s': '0px', 'radius-m': '0px', 'radius-l': '0px', 'radius-control': '0px' },
  soft: { 'radius-s': '4px', 'radius-m': '8px', 'radius-l': '12px', 'radius-control': '6px' },
  round: { 'radius-s': '8px', 'radius-m': '14px', 'radius-l': '20px', 'radius-control': '999px' },
}

/** The small control never goes below 24 px, the least target of WCAG 2.2. */
export const HEIGHTS: Record<Density, Record<Height, string>> = {
  compact: { 'control-height': '32px', 'control-height-small': '26px' },
  regular: { 'control-height': '36px', 'control-height-small': '28px' },
  roomy: { 'control-height': '42px', 'control-height-small': '32px' },
}

const SHADOWS: Record<Scheme, Record<'shadow-raised' | 'shadow-overlay', string>> = {
  light: {
    'shadow-raised': '0 1px 2px #1018280f,0 1px 3px #1018281a',
    'shadow-overlay': '0 4px 8px #10182814,0 16px 40px #10182829',
  },
  dark: {
    'shadow-raised': '0 1px 2px #00000059,0 0 0 1px #ffffff0a',
    'shadow-overlay': '0 8px 24px #0000008c,0 0 0 1px #ffffff14',
  },
}

/** Radii, heights (CSS lengths) and shadows of a skin; only the shadows differ between schemes. */
function deriveShape(skin: Skin, scheme: Scheme): Record<ShapeToken, string> {
  return { ...RADII[skin.shape.corners], ...HEIGHTS[skin.shape.density], ...SHADOWS[scheme] }
}

/** A CSS value for every token: `#rrggbb`, but for the scrim (`#rrggbbaa`), lengths and shadows. */
export type Tokens = Record<TokenName, string>

/** The line round a fill of the brand's colour: the mark where the fill is paler than that, else none. */
export const edgeOf = (tokens: Pick<Tokens, 'brand-mark' | 'brand-bg'>): string =>
  tokens['brand-mark'] === tokens['brand-bg'] ? 'transparent' : tokens['brand-mark']

/**
 * Solves every token of one scheme from a skin: the same skin gives the same tokens, to the byte. Throws, naming the
 * token, when overrides leave no solution.
 */
export function deriveTokens(skin: Skin, scheme: Scheme): Tokens {
  const draft = createDraft(skin, scheme)
  putGrounds(draft)
  putInk(draft)
  putBrand(draft)
  putChrome(draft)
  putTones(draft)
  putStatuses(draft)
  putSeries(draft)
  const scrim = draft.put('bg-overlay', () =>
    draft.isDark
      ? swatch(0.06, 0.008 * draft.tint.c, draft.tint.h)
      : swatch(0.22, 0.02 * draft.tint.c, draft.tint.h),
  )
  const values: Partial<Record<TokenName, string>> = {
    ...draft.hexes(),
    'bg-overlay': `${scrim.hex}${draft.isDark ? 'b3' : '80'}`,
    ...deriveShape(skin, scheme),
  }
  const missing = [...COLOR_TOKENS, ...TOKEN_NAMES].filter((token) => values[token] === undefined)
  if (missing.length > 0) throw new Error(`No rule derives ${missing.join(', ')}.`)
  // The check above makes it whole; key order is the contract's, so that two builds agree to the byte.
  return Object.fromEntries(TOKEN_NAMES.map((token) => [token, values[token]])) as Tokens
}
