import { BACKDROPS, GRAPHIC, TEXT, TEXT_BACKDROPS } from '../contract/pairs.ts'
import { colorDistance, type Swatch, swatch } from './color.ts'
import type { Draft } from './draft.ts'
import { type Ramp, ramp, reads, solve } from './solve.ts'

export const WHITE = swatch(1, 0, 0)
/** Text on bright fills: nearly black, softer than black. */
export const INK = swatch(0.19, 0.012, 260)

/**
 * Where a hue leans when it darkens: yellow to amber and lime to green, since both turn to olive by themselves.
 * `from` to `to` lean fully, fading out over `fade` degrees on either side.
 */
const LEANS = [
  { from: 88, to: 107, fade: 8, toward: 66 },
  { from: 119, to: 128, fade: 4, toward: 140 },
] as const

function leanOf(h: number): { toward: number; weight: number } {
  for (const { from, to, fade, toward } of LEANS) {
    const outside = Math.max(0, from - h, h - to)
    if (outside < fade) return { toward, weight: 1 - outside / fade }
  }
  return { toward: h, weight: 0 }
}

/**
 * The brand's colour from black to white. On the way down a pale colour gains chroma, so that it stays a colour, and a
 * yellow or lime leans to a neighbour that stays clean.
 */
export function brandRamp({ brand, isChromatic }: Pick<Draft, 'brand' | 'isChromatic'>): Ramp {
  const { l: own, c, h } = brand.lch
  if (!isChromatic) return ramp(c, h)
  const { toward, weight } = leanOf(h)
  return (l) => {
    const down = Math.min(1, Math.max(0, (own - l) / 0.3))
    const richer = Math.max(c, 0.13)
    return swatch(l, c + (richer - c) * down, h + (toward - h) * weight * down)
  }
}

interface Action {
  bg: Swatch
  hover: Swatch
  active: Swatch
  fg: Swatch
}

/** The least lightness wanted of the main action in the dark scheme. */
const NIGHT = 0.66
/** A red brand pales further by night, and leaves the vivid red to danger. */
const RED_NIGHT = 0.77

/** How far hover and pressed go from the colour at rest: enough to be seen, little enough to stay the brand. */
const STATES = [0.045, 0.085] as const

function actionAt(
  of: Ramp,
  l: number,
  isSeen: (fill: Swatch) => boolean,
  waysOf: (fg: Swatch) => readonly [number, number],
): Action | undefined {
  const bg = of(l)
  if (!isSeen(bg)) return undefined
  for (const fg of [WHITE, INK]) {
    for (const way of waysOf(fg)) {
      const [toHover, toActive] = STATES
      if (l + way * toActive > 1 || l + way * toActive < 0.05) continue
      const hover = of(l + way * toHover)
      const active = of(l + way * toActive)
      const states = [bg, hover, active]
      if (reads(fg, states, TEXT) && states.every(isSeen)) return { bg, hover, active, fg }
    }
  }
  return undefined
}

/**
 * The fill of the main action: the lightness nearest to the brand's own that stands out from every ground and carries
 * readable text at rest, hovered and pressed.
 */
function solveAction(draft: Draft): Action {
  const of = brandRamp(draft)
  const backdrops = draft.all(BACKDROPS)
  const { l } = draft.brand.lch
  // A black or white brand is its own negative in the other scheme; anything between would be a gray nobody chose.
  const inverts = !draft.isChromatic && (draft.isDark ? l < 0.4 : l > 0.75)
  // By night a fill with dark text reads best well above the least contrast.
  const start = inverts
    ? draft.isDark
      ? 0.93
      : 0.2
    : draft.isDark
      ? Math.max(l, draft.isAlarming ? RED_NIGHT : NIGHT)
      : l
  const stands = (fill: Swatch): boolean => reads(fill, backdrops, GRAPHIC)
  for (let away = 0; away <= 1; away += 0.005)
    for (const at of [start - away, start + away]) {
      if (at < 0 || at > 1) continue
      // Away from the text first: the state then reads better than the rest, never worse. Nearly black can only lighten.
      const action = actionAt(of, at, stands, (fg) => (fg === WHITE && at > 0.25 ? [-1, 1] : [1, -1]))
      if (action) return action
    }
  throw new Error('No lightness of the brand carries readable text on these grounds.')
}

/** From here on (OKLab) a fill is another colour than the brand's to whoever sees both. */
export const ANOTHER = 0.12
/** Nearer to a ground than this a fill is the ground to whoever looks, with any edge. */
const FAINT = 0.05

/**
 * The main action of a pale brand, one that stands out as another colour only (`standing`): its own colour under dark text,
 * and its edge is what stands out. Under the pointer it leaves the grounds. Undefined for any other brand; a gray has no
 * colour to keep.
 */
function paleAction({ brand, isChromatic, all }: Draft, of: Ramp, standing: Action): Action | undefined {
  if (!isChromatic || reads(brand, all(BACKDROPS), GRAPHIC) || !reads(INK, [brand], TEXT)) return undefined
  if (colorDistance(standing.bg.hex, brand.hex) < ANOTHER) return undefined
  const isSeen = (fill: Swatch): boolean =>
    all(['bg-page', 'bg-surface', 'bg-raised']).every((back) => colorDistance(fill.hex, back.hex) >= FAINT)
  return actionAt(of, brand.lch.l, isSeen, () => [-1, 1])
}

/** Fill, edge, text and soft tint of the brand. */
export function putBrand(draft: Draft): void {
  const { put, all, isDark, isAlarming, isChromatic, brand, tint } = draft
  const of = brandRamp(draft)
  const standing = solveAction(draft)
  const action = paleAction(draft, of, standing) ?? standing
  const bg = put('brand-bg', () => action.bg)
  const hover = put('brand-bg-hover', () => action.hover)
  const active = put('brand-bg-active', () => action.active)
  put('brand-fg', () =>
    reads(action.fg, [bg, hover, active], TEXT)
      ? action.fg
      : reads(WHITE, [bg, hover, active], TEXT)
        ? WHITE
        : INK,
  )
  const isSeen = [bg, hover, active].every((fill) => reads(fill, all(BACKDROPS), GRAPHIC))
  put('brand-mark', () => (isSeen ? bg : standing.bg))
  const softness = (isDark ? 0.055 : 0.03) * (isAlarming ? 0.4 : 1)
  const soft = put('brand-soft-bg', () =>
    isChromatic
      ? swatch(isDark ? 0.295 : 0.938, Math.min(brand.lch.c, softness), brand.lch.h)
      : swatch(isDark ? 0.295 : 0.925, 0.012 * tint.c, tint.h),
  )
  const start = standing.bg.lch.l
  const text = put('brand-text', () =>
    solve('brand-text', of, isDark ? Math.max(start, 0.72) : Math.min(start, 0.55), (color) =>
      reads(color, [...all(TEXT_BACKDROPS), soft], TEXT),
    ),
  )
  put('brand-soft-fg', () =>
    solve('brand-soft-fg', of, text.lch.l + (isDark ? 0.05 : -0.05), (color) => reads(color, [soft], TEXT)),
  )
}
