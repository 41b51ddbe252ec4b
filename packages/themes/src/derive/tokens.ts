import type { Skin } from '../contract/skin.ts'
import { COLOR_TOKENS, type Scheme, TOKEN_NAMES, type TokenName } from '../contract/tokens.ts'
import { putBrand } from './brand.ts'
import { putSeries } from './charts.ts'
import { putChrome } from './chrome.ts'
import { swatch } from './color.ts'
import { createDraft } from './draft.ts'
import { putGrounds, putInk } from './neutrals.ts'
import { deriveShape } from './shape.ts'
import { putStatuses } from './statuses.ts'
import { putTones } from './tones.ts'

/** A CSS value for every token: `#rrggbb`, but for the scrim (`#rrggbbaa`), lengths and shadows. */
export type Tokens = Record<TokenName, string>

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
