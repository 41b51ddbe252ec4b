import { BACKDROPS, GRAPHIC, TEXT, TEXT_BACKDROPS } from '../contract/pairs.ts'
import type { Skin } from '../contract/skin.ts'
import { COLOR_TOKENS, type ColorToken, SCHEMES, type Scheme } from '../contract/tokens.ts'
import { INK, WHITE } from './brand.ts'
import { ownAnchor } from './charts.ts'
import { contrast, hueGap, swatchOf } from './color.ts'
import { ACHROMATIC, createDraft, DANGER_HUE } from './draft.ts'
import { deriveTokens, type Tokens } from './tokens.ts'

/**
 * Why a token is not (or is) the colour that the skin asks for. `kept`: it is. `faint`: too near to a ground (`ground`,
 * `before` to `now`, `min`). `textless`: neither white nor dark text reads on it. `night`: lifted for the dark scheme.
 * `negative`: black turns white by night and white black by day. `hueless`: a grey gives no hue, so a safe one stands
 * in. `danger`: it would look like danger. `apart`: moved so that every eye tells it from its neighbours.
 * `tuned`: brought to the lightness and strength that fit its place. `deep`: the chrome keeps the hue and leaves the light. `ringless`: no one focus
 * ring is seen both on it and on the page. `byHand`: the skin's own override, with its `note`.
 */
export const REASONS = [
  'kept',
  'faint',
  'textless',
  'night',
  'negative',
  'hueless',
  'danger',
  'apart',
  'tuned',
  'deep',
  'ringless',
  'byHand',
] as const
export type Reason = (typeof REASONS)[number]

/** What the derivation made of one wish. */
export interface Explained {
  token: ColorToken
  /** The colour that the skin asks for there (`#rrggbb`). */
  wanted: string
  got: string
  reason: Reason
  /** The ground on which the wanted colour fares worst. */
  ground?: ColorToken
  /** Contrast of the wanted colour on `ground`, 1-21. */
  before?: number
  /** Contrast of the colour that it got, on its own worst ground. */
  now?: number
  /** The least contrast asked for there. */
  min?: number
  /** The reviewer's words of an override. */
  note?: string
}

export type Explanation = Record<Scheme, readonly Explained[]>

interface Worst {
  ground: ColorToken
  ratio: number
}

const hexOf = (color: string): string => swatchOf(color).hex

/** The ground on which a colour reads worst. */
function worstOn(tokens: Tokens, hex: string, grounds: readonly ColorToken[]): Worst {
  return grounds
    .map((ground) => ({ ground, ratio: contrast(swatchOf(hex), swatchOf(tokens[ground])) }))
    .reduce((worst, next) => (next.ratio < worst.ratio ? next : worst))
}

const carriesText = (hex: string): boolean =>
  [WHITE, INK].some((text) => contrast(text, swatchOf(hex)) >= TEXT)

/** What one scheme is explained from, and the list that it fills. */
interface Page {
  readonly tokens: Tokens
  readonly draft: ReturnType<typeof createDraft>
  readonly accent: ReturnType<typeof swatchOf> | undefined
  readonly overrides: NonNullable<Skin['overrides'][Scheme]>
  readonly list: Explained[]
}

/** Explains a wish that must show on grounds. */
function explainOn(
  { tokens, overrides, list }: Page,
  token: ColorToken,
  wanted: string,
  grounds: readonly ColorToken[],
  min: number,
  why: (before: number) => Reason,
): void {
  if (overrides[token]) return
  const got = tokens[token]
  const before = worstOn(tokens, wanted, grounds)
  list.push({
    token,
    wanted,
    got,
    reason: got === wanted ? 'kept' : why(before.ratio),
    ground: before.ground,
    before: before.ratio,
    now: worstOn(tokens, got, grounds).ratio,
    min,
  })
}

function explainBrand(page: Page): void {
  const { isDark, isChromatic, brand } = page.draft
  const inverts = !isChromatic && (isDark ? brand.lch.l < 0.4 : brand.lch.l > 0.75)
  const moved =
    (min: number, otherwise: Reason) =>
    (before: number): Reason =>
      inverts ? 'negative' : before < min ? 'faint' : isDark ? 'night' : otherwise
  const { 'brand-bg': fill, 'brand-mark': mark, 'brand-fg': text } = page.tokens
  if (mark === fill) explainOn(page, 'brand-bg', brand.hex, BACKDROPS, GRAPHIC, moved(GRAPHIC, 'textless'))
  else {
    // A pale fill is judged by the text on it, and its edge, the mark, on the grounds.
    const now = contrast(swatchOf(text), swatchOf(fill))
    if (!page.overrides['brand-bg'])
      page.list.push({ token: 'brand-bg', wanted: brand.hex, got: fill, reason: 'kept', now, min: TEXT })
    explainOn(page, 'brand-mark', brand.hex, BACKDROPS, GRAPHIC, moved(GRAPHIC, 'textless'))
  }
  explainOn(page, 'brand-text', brand.hex, TEXT_BACKDROPS, TEXT, moved(TEXT, 'deep'))
}

function explainChrome({ tokens, draft: { isDark, brand }, overrides, list }: Page): void {
  if (overrides['chrome-bg']) return
  const got = tokens['chrome-bg']
  list.push({
    token: 'chrome-bg',
    wanted: brand.hex,
    got,
    reason: got === brand.hex ? 'kept' : isDark ? 'deep' : carriesText(brand.hex) ? 'ringless' : 'textless',
    now: contrast(swatchOf(tokens['chrome-fg']), swatchOf(got)),
    min: TEXT,
  })
}

function explainRing(page: Page): void {
  const ring = page.accent ?? page.draft.brand
  const isRingSafe = ring.lch.c >= ACHROMATIC && hueGap(ring.lch.h, DANGER_HUE) > 40
  const grounds = [...BACKDROPS, 'chrome-bg', 'chrome-hover-bg', 'chrome-selected-bg'] as const
  explainOn(page, 'focus-ring', ring.hex, grounds, GRAPHIC, (before) =>
    ring.lch.c < ACHROMATIC ? 'hueless' : !isRingSafe ? 'danger' : before < GRAPHIC ? 'faint' : 'tuned',
  )
}

function explainSeries(page: Page): void {
  const { isDark, isChromatic, brand } = page.draft
  const plain = ['bg-page', 'bg-surface', 'bg-raised'] as const
  const series = (token: ColorToken, wanted: string, hasHue: boolean): void =>
    explainOn(page, token, wanted, plain, GRAPHIC, (before) => {
      if (!hasHue) return 'hueless'
      if (before < GRAPHIC) return 'faint'
      const { l } = ownAnchor(wanted)
      const isWhereItBegan = Math.abs(swatchOf(page.tokens[token]).lch.l - l[isDark ? 1 : 0]) < 0.008
      return isWhereItBegan ? 'tuned' : 'apart'
    })
  series('chart-1', brand.hex, isChromatic)
  if (page.accent) series('chart-2', page.accent.hex, page.accent.lch.c >= ACHROMATIC)
}

function explainDanger({ tokens, draft, overrides, list }: Page): void {
  if (!draft.isAlarming || overrides['danger-solid']) return
  const got = tokens['danger-solid']
  list.push({
    token: 'danger-solid',
    wanted: draft.brand.hex,
    got,
    reason: 'danger',
    now: worstOn(tokens, got, BACKDROPS).ratio,
    min: GRAPHIC,
  })
}

function explainOverrides({ tokens, overrides, list }: Page): void {
  for (const token of COLOR_TOKENS) {
    const own = overrides[token]
    if (own)
      list.push({
        token,
        wanted: hexOf(own.value),
        got: tokens[token],
        reason: 'byHand',
        note: own.reason,
      })
  }
}

function explainScheme(skin: Skin, scheme: Scheme): Explained[] {
  const page: Page = {
    tokens: deriveTokens(skin, scheme),
    draft: createDraft(skin, scheme),
    accent: skin.color.accent === undefined ? undefined : swatchOf(skin.color.accent),
    overrides: skin.overrides[scheme] ?? {},
    list: [],
  }
  explainBrand(page)
  if (skin.chrome === 'brand') explainChrome(page)
  explainRing(page)
  explainSeries(page)
  explainDanger(page)
  explainOverrides(page)
  return page.list
}

/**
 * What became of the colours that a skin asks for, in both schemes: fill, text, chrome, ring and series, each with the
 * reason when it is not the colour asked for. A reason is a key; whoever shows it has the words.
 */
export function explain(skin: Skin): Explanation {
  const [light, dark] = SCHEMES
  return { light: explainScheme(skin, light), dark: explainScheme(skin, dark) }
}
