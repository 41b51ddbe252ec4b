import { BACKDROPS, GRAPHIC, TEXT, TEXT_BACKDROPS } from '../contract/pairs.ts'
import { TONES, type Tone } from '../contract/tokens.ts'
import { INK, WHITE } from './brand.ts'
import { hueGap, type Swatch, swatch } from './color.ts'
import { DANGER_HUE, type Draft } from './draft.ts'
import { nearest, type Ramp, ramp, reads, solve } from './solve.ts'
import { leastDistance, lookOf } from './vision.ts'

interface ToneSeed {
  h: number
  c: number
  /** Wanted lightness of the fill, light and dark. */
  solid: readonly [number, number]
  /** Wanted lightness of text. */
  fg: readonly [number, number]
}

const SEEDS: Record<Exclude<Tone, 'neutral'>, ToneSeed> = {
  info: { h: 245, c: 0.135, solid: [0.53, 0.7], fg: [0.47, 0.79] },
  success: { h: 156, c: 0.13, solid: [0.52, 0.72], fg: [0.45, 0.8] },
  warning: { h: 72, c: 0.15, solid: [0.63, 0.8], fg: [0.48, 0.83] },
  danger: { h: DANGER_HUE, c: 0.195, solid: [0.54, 0.645], fg: [0.5, 0.76] },
}

/** A margin over what the audit asks, so that simulation and rounding never decide. */
const APART = { solid: 0.085, fg: 0.065 }
/** A red brand saves in red: there danger goes far deeper, not just as far as the eye needs. */
const FAR = { solid: 0.13, fg: 0.08 }

/** Danger's hue stays red; beside a red brand it leans to the other side of it, crimson or scarlet. */
function dangerHue({ isAlarming, brand }: Draft): number {
  if (!isAlarming) return DANGER_HUE
  return hueGap(brand.lch.h, 14) > hueGap(brand.lch.h, 36) ? 14 : 36
}

function putSoft(draft: Draft, tone: Tone, h: number, c: number): Swatch {
  const { put, isDark } = draft
  return put(`${tone}-bg`, () => swatch(isDark ? 0.265 : 0.955, Math.min(c, isDark ? 0.045 : 0.03), h))
}

/** Small enough that an amber with dark text has room for it between its ground and its text. */
const HOVER = 0.033

interface Solid {
  rest: Swatch
  hover: Swatch
  on: Swatch
}

function solidAt(of: Ramp, l: number, backs: readonly Swatch[]): Solid | undefined {
  const rest = of(l)
  for (const on of [WHITE, INK])
    for (const way of on === WHITE ? [-1, 1] : [1, -1]) {
      const hover = of(l + way * HOVER)
      if (reads(on, [rest, hover], TEXT) && [rest, hover].every((fill) => reads(fill, backs, GRAPHIC)))
        return { rest, hover, on }
    }
  return undefined
}

/**
 * Text, soft ground, border and fill of each meaning. Hues are the same in every tenant; where the brand is close to
 * danger, danger moves in lightness until nobody can take one for the other, whatever their eyes.
 */
export function putTones(draft: Draft): void {
  const { put, all, get, isDark, tint } = draft
  const side = isDark ? 1 : 0
  const texts = all(TEXT_BACKDROPS)
  const backs = all(BACKDROPS)
  const apart = draft.isAlarming ? FAR : APART
  const brandFill = lookOf(get('brand-bg'))
  const brandText = lookOf(get('brand-text'))
  for (const tone of TONES) {
    const seed: ToneSeed =
      tone === 'neutral'
        ? { h: tint.h, c: 0.02 * tint.c, solid: [0.45, 0.76], fg: [0.42, 0.82] }
        : SEEDS[tone]
    const isDanger = tone === 'danger'
    const of = ramp(seed.c, isDanger ? dangerHue(draft) : seed.h)
    const bg = putSoft(draft, tone, seed.h, tone === 'neutral' ? 0.012 * tint.c : seed.c)
    put(`${tone}-fg`, () =>
      solve(
        `${tone}-fg`,
        of,
        seed.fg[side],
        (color) =>
          reads(color, [...texts, bg], TEXT) &&
          (!isDanger || leastDistance(lookOf(color), brandText) >= apart.fg),
      ),
    )
    put(`${tone}-border`, () =>
      solve(`${tone}-border`, ramp(seed.c * 0.8, seed.h), isDark ? 0.56 : 0.66, (color) =>
        reads(color, [...all(['bg-page', 'bg-surface', 'bg-raised', 'bg-inset']), bg], GRAPHIC),
      ),
    )
    const rest = nearest(
      of,
      seed.solid[side],
      (color) =>
        solidAt(of, color.lch.l, backs) !== undefined &&
        (!isDanger || leastDistance(lookOf(color), brandFill) >= apart.solid),
    )
    const solid = rest && solidAt(of, rest.lch.l, backs)
    if (!solid) throw new Error(`No fill of ${tone} stands out and carries text.`)
    const fill = put(`${tone}-solid`, () => solid.rest)
    const hover = put(`${tone}-solid-hover`, () => solid.hover)
    put(`${tone}-on-solid`, () =>
      reads(solid.on, [fill, hover], TEXT) ? solid.on : solid.on === INK ? WHITE : INK,
    )
  }
}
